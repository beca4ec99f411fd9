/// What names hold that were handed it just before: `let size = icon.size`, `var copy = size`, `let (a, b) = (icon.size, 3)`,
/// `let sizes = [icon.size, icon.size]`. Nothing happens between that could change it.
struct CopiedValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions

  init(_ tokens: [SwiftToken], _ words: [String], _ bound: BoundExpressions) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
  }

  /// - Returns: the places of the words that say the same without names that stand for other names; the same places where there are none.
  func original(_ range: Range<Int>) -> [Int] { original(range, asksAgain: false) }

  /// - Parameter use: where that is asked.
  /// - Returns: what a name holds that is more than a path, where nothing happened since.
  func held(_ place: Int, at use: Int) -> Range<Int>? {
    guard let binding = bound.copied(place), !isPath(binding.expression), isQuiet(binding.end..<use) else {
      return nil
    }
    return binding.expression
  }

  /// - Returns: the place of the name that a name stands for; its own place where it stands for none.
  func name(_ place: Int) -> Int {
    let original = original(place..<(place + 1))
    return original.count == 1 ? original[0] : place
  }

  /// - Parameter asksAgain: names stand for what components were asked, too.
  func original(_ range: Range<Int>, asksAgain: Bool) -> [Int] {
    var places = Array(range)
    // Each name stands behind what it is bound to, so that this comes to an end.
    for _ in 0..<Self.mostNames {
      guard let next = withoutFirstName(places, asksAgain), next.count <= Self.most else { return places }
      places = next
    }
    return places
  }

  private static let mostNames = 8
  private static let most = 64

  private func withoutFirstName(_ places: [Int], _ asksAgain: Bool) -> [Int]? {
    for (index, place) in places.enumerated() where tokens[place].kind == .identifier {
      let isMember = index > 0 && NameUses.isDot(words[places[index - 1]])
      let isLabel = index + 1 < places.count && words[places[index + 1]] == ":"
      guard !isMember, !isLabel, let binding = bound.copied(place),
        let (value, rest) = value(of: binding.expression, asked: places[(index + 1)...]), asksAgain || value.count == 1,
        // What a `let` was given of another stays what it is.
        bound.isKept(place..<(place + 1)) && bound.isKept(value) || isQuiet(binding.end..<place)
      else { continue }
      return Array(places[..<index]) + Array(value) + Array(rest)
    }
    return nil
  }

  private func isQuiet(_ range: Range<Int>) -> Bool { QuietTokens(tokens: tokens, words: words).areQuiet(range) }

  /// - Parameter asked: what is asked of the name: `.0`, `[1]`, `.first`.
  private func value(of expression: Range<Int>, asked: ArraySlice<Int>) -> (value: Range<Int>, rest: ArraySlice<Int>)? {
    if isPath(expression) { return (expression, asked) }
    guard let open = expression.first, tokens[open].partner == expression.upperBound - 1,
      ["(", "["].contains(words[open])
    else { return nil }
    let inside = (open + 1)..<(expression.upperBound - 1)
    let parts = tokens.listed(inside)
    let said = asked.prefix(3).map { words[$0] }
    guard said.count > 1, let element = element(words[open] == "(", said, of: parts), isPath(element.value) else {
      return nil
    }
    return (element.value, asked.dropFirst(element.length))
  }

  private func element(
    _ isTuple: Bool,
    _ asked: [String],
    of parts: [Range<Int>]
  ) -> (value: Range<Int>, length: Int)? {
    if isTuple {
      guard asked[0] == "." else { return nil }
      return tokens.element(asked[1], of: parts, words).map { ($0, 2) }
    }
    guard asked[0] == "[", asked.last == "]", let number = Int(asked[1]), parts.indices.contains(number) else {
      return nil
    }
    return (parts[number], 3)
  }

  /// `icon.size`: a name and what it is asked, without a call.
  func isPath(_ range: Range<Int>) -> Bool {
    range.first.map { tokens[$0].kind == .identifier && !ConstantWords.isConstant(words[$0]) } == true
      && range.allSatisfy {
        tokens[$0].kind == .identifier && !SwiftBytes.wordsBeforeOperands.contains(words[$0]) || words[$0] == "."
      }
  }
}
