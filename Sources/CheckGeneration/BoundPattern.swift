/// The names that a pattern binds: `level` of `case .on(let level)`, `a` and `b` of `let (a, b)`, of `case let .pair(a, b)`.
struct BoundPattern {
  /// Their places.
  private(set) var names: [Int] = []
  /// Those of them that a `var` binds.
  private(set) var variables: Set<Int> = []

  /// - Parameters:
  ///   - range: what stands behind the `case`, or from the `let` on.
  ///   - binds: all names of it, as those of a `for` do.
  init(_ range: Range<Int>, binds: Bool = false, _ tokens: [SwiftToken], _ words: [String]) {
    func end(from start: Int) -> Int {
      let end = tokens.ahead(from: start) {
        $0 >= range.upperBound || tokens[$0].kind == .comma || tokens[$0].kind == .close
      }
      return min(end ?? range.upperBound, range.upperBound)
    }
    var bound = binds ? range.upperBound : range.lowerBound
    var keyword = ""
    var place = range.lowerBound
    while place < range.upperBound, words[place] != "where" {
      switch words[place] {
      case "let", "var":
        bound = end(from: place + 1)
        keyword = words[place]
        place += 1
      // What follows is a type.
      case "as", "is": place = end(from: place + 1)
      default:
        if place < bound, Self.isName(place, before: range.upperBound, tokens, words) {
          names.append(place)
          if keyword == "var" { variables.insert(place) }
        }
        place += 1
      }
    }
  }

  /// Neither a case, nor a type that has one, nor a label, nor a literal.
  private static func isName(_ place: Int, before end: Int, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard tokens[place].kind == .identifier, words[place] != "_", !ConstantWords.isLiteral(words[place]),
      place == 0 || !NameUses.isDot(words[place - 1])
    else { return false }
    guard place + 1 < end else { return true }
    return tokens[place + 1].kind != .colon && ![".", "("].contains(words[place + 1])
  }
}
