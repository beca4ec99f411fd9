/// The statements of a block. Each place belongs to the innermost one: what stands in the braces of an `if` or of a loop to the statements
/// in there, the rest of it to its head.
struct BlockStatements {
  struct Statement {
    /// The statement whose braces it stands in.
    let parent: Int?
    /// With all that stands in its braces.
    let range: Range<Int>
    /// It says a closure, whose statements are not told apart from it.
    var hasClosure = false
  }

  private(set) var all: [Statement] = []
  private let range: Range<Int>
  private var owners: [Int?]
  private var bodies: Set<Int> = []
  private let tokens: [SwiftToken]
  private let words: [String]

  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.init(tokens, words, of: tokens.indices)
  }

  /// - Parameter range: what stands between two brackets, or all.
  init(_ tokens: [SwiftToken], _ words: [String], of range: Range<Int>) {
    self.tokens = tokens
    self.words = words
    self.range = range
    owners = Array(repeating: nil, count: range.count)
    read(range, nil)
    for place in range where words[place] == "{" && !bodies.contains(place) {
      if let number = owner(of: place) { all[number].hasClosure = true }
    }
  }

  /// - Returns: the number of the statement that a place belongs to.
  func owner(of place: Int) -> Int? { range.contains(place) ? owners[place - range.lowerBound] : nil }

  /// - Returns: the places of a statement that belong to none of those in its braces.
  func places(of number: Int) -> [Int] { all[number].range.filter { owner(of: $0) == number } }

  /// - Returns: the statements around one, the innermost first.
  func ancestors(of number: Int) -> [Int] {
    Array(sequence(first: number) { all[$0].parent }.dropFirst())
  }

  /// Those whose statements stand in its braces, at any depth. They follow it, one after another.
  func descendants(of number: Int) -> Range<Int> {
    let end = all[number...].dropFirst().firstIndex { $0.range.lowerBound >= all[number].range.upperBound }
    return (number + 1)..<(end ?? all.count)
  }

  /// - Returns: the ranges of the statements of a range, outside of all its brackets; where it is not certain that one ends, it goes on.
  static func ranges(of range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> [Range<Int>] {
    var starts: [Int] = []
    var last: Int?
    for place in tokens.topLevel(range) {
      if begins(place, behind: last, tokens, words) { starts.append(place) }
      last = tokens[place].kind == .open ? tokens[place].partner ?? place : place
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<$1 }
  }

  /// - Parameters:
  ///   - body: what stands between the braces of a closure or of a function.
  ///   - mayThrow: what an error says instead is no answer.
  /// - Returns: the expression that it comes to, in its last statement, where nothing may leave it before.
  static func answer(
    of body: Range<Int>,
    _ tokens: [SwiftToken],
    _ words: [String],
    mayThrow: Bool = false
  ) -> Range<Int>? {
    let leaving = mayThrow ? Self.leaving.subtracting(["throw", "try"]) : Self.leaving
    let statements = ranges(of: body, tokens, words)
    guard let last = statements.last, last.count < mostOfAnswer,
      !words[body.lowerBound..<last.lowerBound].contains(where: leaving.contains)
    else { return nil }
    let answer = words[last.lowerBound] == "return" ? last.dropFirst() : last
    // Of `if` and `switch` each branch may say something else.
    guard let first = answer.first.map({ words[$0] }), !heads.contains(first), first != "switch" else { return nil }
    return leaving.contains(first) ? nil : answer
  }

  /// - Parameter body: as above.
  /// - Returns: what stands behind each `return` of a body that has several, those of closures in it among them.
  static func returned(by body: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> [Range<Int>] {
    guard body.count < mostOfBody, case let exits = body.filter({ words[$0] == "return" }), exits.count > 1 else {
      return []
    }
    return exits.map { exit in
      var end = exit + 1
      while end < body.upperBound, tokens[end].kind != .close, words[end] != ";",
        end == exit + 1 || !begins(end, behind: end - 1, tokens, words)
      {
        end = tokens[end].kind == .open ? (tokens[end].partner ?? end) + 1 : end + 1
      }
      return (exit + 1)..<min(end, body.upperBound)
    }
  }

  private static let mostOfBody = 1000

  private static let mostOfAnswer = 200
  private static let leaving: Set<String> = ["return", "throw", "try", "#if"]

  // MARK: Reading

  private mutating func read(_ statements: Range<Int>, _ parent: Int?) {
    for statement in Self.ranges(of: statements, tokens, words) {
      let number = all.count
      all.append(Statement(parent: parent, range: statement))
      for place in statement { owners[place - range.lowerBound] = number }
      for open in braces(of: statement) {
        bodies.insert(open)
        read(body(open), number)
      }
    }
  }

  /// - Returns: the places of the braces whose statements are told apart: of `if`, of loops, and of what is asked of each element.
  private func braces(of statement: Range<Int>) -> [Int] {
    let top = tokens.topLevel(statement)
    if Self.heads.contains(words[statement.lowerBound]) { return top.filter { words[$0] == "{" } }
    guard let open = top.last, words[open] == "{", tokens[open].partner == statement.upperBound - 1,
      isOfEach(open, in: statement)
    else { return [] }
    return [open]
  }

  private static let heads: Set<String> = ["for", "while", "repeat", "if", "guard", "do", "defer"]

  /// `lamps.forEach {`, `_ = lamps.map {`: nobody hears what the closure says.
  private func isOfEach(_ open: Int, in statement: Range<Int>) -> Bool {
    guard open > statement.lowerBound + 1, words[open - 2] == "." else { return false }
    return words[open - 1] == "forEach"
      || Self.ofEach.contains(words[open - 1]) && words[statement].starts(with: ["_", "="])
  }

  private static let ofEach: Set<String> = ["map", "compactMap", "flatMap", "filter", "allSatisfy", "contains"]

  /// - Returns: what stands in the braces, behind the names of what a closure is handed.
  private func body(_ open: Int) -> Range<Int> {
    let close = tokens[open].partner ?? open
    let sign = tokens.topLevel((open + 1)..<close).prefix(Self.mostNames).first { words[$0] == "in" }
    guard let sign, !words[open..<sign].contains("for") else { return (open + 1)..<close }
    return (sign + 1)..<close
  }

  private static let mostNames = 32

  private static func begins(_ place: Int, behind last: Int?, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard let last else { return true }
    if words[last] == ";" { return true }
    guard tokens[last].line < tokens[place].line, !afterwards.contains(words[place]), !before.contains(words[last]),
      ![.comma, .colon, .operator].contains(tokens[last].kind), !endsLoop(place, behind: last, tokens, words)
    else { return false }
    return ![.comma, .colon, .operator].contains(tokens[place].kind)
  }

  /// `while` of `repeat { … } while isOn`, on a line of its own.
  private static func endsLoop(_ place: Int, behind last: Int, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard words[place] == "while", words[last] == "}", let open = tokens[last].partner, open > 0 else { return false }
    return words[open - 1] == "repeat"
  }

  private static let afterwards: Set<String> = ["else", "catch", "where", "as", "is", "{", "in", "throws"]
  private static let before = SwiftBytes.wordsBeforeOperands.union([
    "let", "var", "for", "func", "struct", "enum", "do", "catch",
  ])
}
