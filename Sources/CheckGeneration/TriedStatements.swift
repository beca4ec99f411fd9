/// Where a block says which of its statements is about to be tried: an error that it throws is told at the line of that one.
struct TriedStatements {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let statements: BlockStatements

  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
    statements = BlockStatements(tokens, words)
  }

  /// What is inserted, and at which offset.
  var marks: [(text: String, offset: Int)] {
    statements.all.indices.filter(mayThrow).map { number in
      ("SpecTesting.trying(); ", tokens[start(of: number)].range.lowerBound)
    }
  }

  private func mayThrow(_ number: Int) -> Bool {
    let statement = statements.all[number]
    guard isStatement(statement.range), isOfStatements(statement.parent),
      statements.places(of: number).contains(where: throwsHere)
    else { return false }
    let first = start(of: number)
    // Where one begins that stands on the line of another is not certain.
    return first == 0 || tokens[first - 1].line < tokens[first].line || ["{", ";"].contains(words[first - 1])
  }

  /// - Returns: where it begins, with the attributes and modifiers that stand on lines of their own before it.
  private func start(of number: Int) -> Int {
    var first = statements.all[number].range.lowerBound
    for before in statements.all[..<number].reversed() {
      guard before.range.upperBound == first, head(of: before.range) == first else { break }
      first = before.range.lowerBound
    }
    return first
  }

  /// - Returns: the place behind its attributes and modifiers: `var` of `@Clamped(0...1) lazy var level`.
  private func head(of statement: Range<Int>) -> Int {
    var place = statement.lowerBound
    while place < statement.upperBound {
      if words[place] == "@" {
        place += 2
        while place < statement.upperBound, words[place] == "." { place += 2 }
      } else if Self.modifiers.contains(words[place]) {
        place += 1
      } else {
        return place
      }
      if place < statement.upperBound, words[place] == "(", let close = tokens[place].partner { place = close + 1 }
    }
    return min(place, statement.upperBound)
  }

  /// A requirement says itself where it is not met.
  private func throwsHere(_ place: Int) -> Bool {
    words[place] == "throw"
      || words[place] == "try" && !(place + 1 < words.count && ["#require", "?", "!"].contains(words[place + 1]))
  }

  /// Directives stand on lines of their own, declarations throw nothing where they stand, and an expectation keeps what is thrown in it.
  private func isStatement(_ statement: Range<Int>) -> Bool {
    let first = head(of: statement)
    guard statement.contains(first), [.identifier, .open, .literal].contains(tokens[first].kind) else { return false }
    return words[first] != "{" && !Self.declarations.contains(words[first])
  }

  /// Whether what begins with a word happens where it stands: no declaration, and no part of a statement before it.
  static func isAction(_ first: SwiftToken, _ word: String) -> Bool {
    switch first.kind {
    case .identifier: !declarations.contains(word)
    case .pound: ["#expect", "#require"].contains(word)
    default: false
    }
  }

  /// What stands in the braces of a closure may be its answer, as long as it stands there alone.
  private func isOfStatements(_ parent: Int?) -> Bool {
    guard let parent, let first = statements.all[parent].range.first else { return true }
    return Self.heads.contains(words[first]) && isOfStatements(statements.all[parent].parent)
  }

  private static let heads: Set<String> = ["for", "while", "repeat", "if", "guard", "do"]
  private static let modifiers: Set<String> = ["lazy", "weak", "unowned", "nonisolated"]
  private static let declarations: Set<String> = [
    "func", "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "import", "case", "default",
    "final", "private", "fileprivate", "static", "nonisolated", "else", "catch", "in",
  ]
}
