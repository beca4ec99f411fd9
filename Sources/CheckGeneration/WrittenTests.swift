import Evidence

/// The ordinary tests of a file as they are written: what stands in their bodies tells of some that they cannot fail.
///
/// Nobody counts the expectations of an ordinary test while it runs. One that was emptied, or is left with `#expect(true)`, would pass.
package struct WrittenTests: Sendable {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]

  /// - Returns: `nil` where the brackets, quotes or comments of the file have no partners.
  package init?(_ source: String) {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return nil }
    self.tokens = tokens
    bytes = Array(source.utf8)
  }

  /// - Parameters:
  ///   - line: of the attribute, from 1.
  ///   - name: as Swift Testing says it: `keepsItsCount(_:)`.
  /// - Returns: `nil` where it may fail, or nobody can say what it does.
  package func weakness(ofTestAt line: Int, named name: String) -> TestWeakness? {
    guard let body = body(line, name),
      let inner = try? SwiftLexer.tokens(of: String(decoding: bytes[body], as: UTF8.self))
    else { return nil }
    return TestBody(inner, Array(bytes[body])).weakness
  }

  /// What stands between the braces of the test. Its name may itself hold parentheses: `` `keeps (all) counts`() ``.
  private func body(_ line: Int, _ name: String) -> Range<Int>? {
    let name = name.filter { $0 != "`" }
    let found = tokens.indices.dropFirst().filter { tokens[$0].line == line }.lazy.compactMap { test(at: $0) }
    return found.first { name.hasPrefix("\($0.name)(") }?.body
  }

  /// - Returns: `nil` where no `@Test` stands, or none of a function with a body.
  private func test(at place: Int) -> (name: String, body: Range<Int>)? {
    guard word(place) == "Test", word(place - 1) == "@" else { return nil }
    let following = tokens.topLevel(place..<tokens.count).dropFirst()
    guard let function = following.first(where: { ["func", "}"].contains(word($0)) }), word(function) == "func",
      let open = following.first(where: { $0 > function && ["{", "}"].contains(word($0)) }),
      let close = tokens[open].partner, close > open
    else { return nil }
    return (word(function + 1).filter { $0 != "`" }, tokens[open].range.upperBound..<tokens[close].range.lowerBound)
  }

  private func word(_ place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }
}

/// Why a test that passed says nothing.
package enum TestWeakness: Hashable, Sendable {
  /// Whatever the components do, it passes.
  case assertsNothing
  /// All that it tests stands in a `withKnownIssue`: where that fails, its author expects it.
  case forgiven
}

/// Looks for anything in the body of a test that it could fail by. What may be a helper that tests something counts as that.
private struct TestBody {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let constants: ConstantConditions

  init(_ tokens: [SwiftToken], _ bytes: [UInt8]) {
    self.tokens = tokens
    words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    constants = ConstantConditions(tokens, bytes)
  }

  var weakness: TestWeakness? {
    var idle = constants.known
    for place in tokens.indices where ["#expect", "#require"].contains(words[place]) {
      guard let vain = vainExpectation(place) else { continue }
      idle.append(vain)
    }
    let others = tokens.indices.filter { place in !idle.contains { $0.contains(place) } }
    if others.contains(where: mayFail) { return nil }
    return constants.known.isEmpty ? .assertsNothing : .forgiven
  }

  /// - Returns: everything of an expectation that cannot fail, the closure behind it included.
  private func vainExpectation(_ place: Int) -> Range<Int>? {
    guard place + 1 < tokens.count, words[place + 1] == "(", let close = tokens[place + 1].partner else { return nil }
    let arguments = (place + 2)..<close
    let comma = tokens.topLevel(arguments).first { tokens[$0].kind == .comma }
    let condition = arguments.lowerBound..<(comma ?? close)
    guard constants.cannotFail(condition, closing: close), !constants.failsForCertain(condition) else { return nil }
    guard close + 1 < tokens.count, words[close + 1] == "{", let end = tokens[close + 1].partner else {
      return place..<(close + 1)
    }
    return place..<(end + 1)
  }

  private func mayFail(_ place: Int) -> Bool {
    let word = words[place]
    switch tokens[place].kind {
    case .pound: return !Self.harmlessMacros.contains(word)
    case .identifier:
      if word == "throw" { return true }
      if word == "try" {
        return !next(place).hasPrefix("?") && !words[(place + 1)...].prefix(2).contains("withKnownIssue")
      }
      return isCall(place)
    default: return isCallOfValue(place)
    }
  }

  /// `checks["size"]!(view)`, `handler?(3)`, `(expectWide)(icon)`: nobody can say what is called.
  private func isCallOfValue(_ place: Int) -> Bool {
    words[place] == "(" && place > 0 && ["]", ")", "!", "?", "}"].contains(words[place - 1])
  }

  /// `expectBadge(3)`, `confirmation { ... }`, `Issue.record()`. What is made of a type by its name tests nothing.
  private func isCall(_ place: Int) -> Bool {
    let word = words[place]
    guard let first = word.first(where: { $0 != "`" }), !first.isUppercase else { return false }
    guard !Self.harmlessWords.contains(word), place == 0 || words[place - 1] != "func" else { return false }
    if ["(", "<"].contains(next(place)) { return true }
    guard next(place) == "{" else { return false }
    let line = tokens[place].line
    return !tokens.indices.contains { tokens[$0].line == line && Self.statements.contains(words[$0]) }
  }

  private func next(_ place: Int) -> String { place + 1 < words.count ? words[place + 1] : "" }

  private static let harmlessMacros: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#available", "#unavailable", "#line", "#column", "#file", "#fileID",
    "#filePath", "#function", "#selector", "#keyPath", "#colorLiteral", "#_sourceLocation", "#warning",
  ]
  private static let statements: Set<String> = [
    "if", "for", "while", "guard", "switch", "else", "do", "catch", "repeat", "defer", "init", "var", "get", "set",
  ]
  private static let harmlessWords: Set<String> = statements.union([
    "print", "debugPrint", "dump", "withKnownIssue", "return", "in", "is", "as", "where", "case", "let", "await",
    "inout", "func", "some", "any", "_", "os", "arch", "canImport", "swift", "compiler", "targetEnvironment",
  ])
}
