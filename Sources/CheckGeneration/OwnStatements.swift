/// The statements of a block into which nothing comes from outside: whatever the components do, they say the same.
///
/// What is outside is any word that neither the block itself says what it is, nor the standard library. From there it comes by the names:
/// into what is bound by it, and with a variable into all that mentions that.
struct OwnStatements {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let statements: [Range<Int>]
  private var foreign: Set<Int> = []

  /// - Parameter isOfStandard: whether the word at a place is of Swift or of its standard library, as far as it stands there.
  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, isOfStandard: (Int) -> Bool) {
    self.tokens = tokens
    self.words = words
    statements = Self.statements(tokens, words)
    let names = DeclaredNames(tokens, words, scopes)
    var mentioning: [String: [Int]] = [:]
    var bound: [String: [Int]] = [:]
    for (number, statement) in statements.enumerated() {
      for place in statement {
        for name in names.declared(place) { bound[name, default: []].append(number) }
        for name in names.mentioned(place) { mentioning[name, default: []].append(number) }
        if !isOfStandard(place), !names.isKnown(place), foreign.insert(number).inserted { continue }
      }
    }
    // Where there are classes, who holds one by a constant may change it.
    let mayChange = words.contains { ["class", "actor"].contains($0) }
    // Who calls a function or a closure says what it is asked, and what it changes.
    let called = Set(
      bound.filter { _, numbers in numbers.contains { number in statements[number].contains { words[$0] == "{" } } }
        .keys
    )
    spread(mentioning, bound, isVariable: { mayChange || called.contains($0) || names.isVariable($0) })
  }

  /// Whether the expectation at a place is of such a statement.
  func contain(_ place: Int) -> Bool {
    var (first, end) = (0, statements.count)
    while first < end {
      let middle = (first + end) / 2
      if statements[middle].upperBound > place { end = middle } else { first = middle + 1 }
    }
    return first < statements.count && statements[first].contains(place) && !foreign.contains(first)
  }

  /// - Parameters:
  ///   - mentioning: the statements that say a name.
  ///   - bound: those that say what it is.
  private mutating func spread(
    _ mentioning: [String: [Int]],
    _ bound: [String: [Int]],
    isVariable: (String) -> Bool
  ) {
    var said: [Int: [String]] = [:]
    for (name, numbers) in mentioning { for number in numbers { said[number, default: []].append(name) } }
    for (name, numbers) in bound { for number in numbers { said[number, default: []].append(name) } }
    var waiting = Array(foreign)
    var told: Set<String> = []
    while let number = waiting.popLast() {
      for name in said[number] ?? [] where bound[name]?.contains(number) == true || isVariable(name) {
        guard told.insert(name).inserted else { continue }
        for other in (mentioning[name] ?? []) + (bound[name] ?? []) where foreign.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
  }

  // MARK: Statements

  /// Outside of all brackets; where it is not certain that one ends, it goes on.
  private static func statements(_ tokens: [SwiftToken], _ words: [String]) -> [Range<Int>] {
    var starts: [Int] = []
    var last: Int?
    for place in tokens.topLevel(tokens.indices) {
      if begins(place, behind: last, tokens, words) { starts.append(place) }
      last = tokens[place].kind == .open ? tokens[place].partner ?? place : place
    }
    return zip(starts, starts.dropFirst() + [tokens.count]).map { $0..<$1 }
  }

  private static func begins(_ place: Int, behind last: Int?, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard let last else { return true }
    if words[last] == ";" { return true }
    guard tokens[last].line < tokens[place].line, !afterwards.contains(words[place]), !before.contains(words[last]),
      ![.comma, .colon, .operator].contains(tokens[last].kind)
    else { return false }
    return ![.comma, .colon, .operator].contains(tokens[place].kind)
  }

  private static let afterwards: Set<String> = ["else", "catch", "where", "as", "is", "{", "in", "throws"]
  private static let before = SwiftBytes.wordsBeforeOperands.union([
    "let", "var", "for", "func", "struct", "enum", "do",
  ])
}
