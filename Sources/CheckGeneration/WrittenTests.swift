import Evidence

/// The ordinary tests of a file as they are written: what stands in their bodies tells of some that they cannot fail.
///
/// Nobody counts what cannot fail apart from the rest while a test runs. One that was emptied, or is left with `#expect(true)`, would
/// pass.
package struct WrittenTests: Sendable {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// The places of the tokens of each line.
  private let lines: [Int: [Int]]
  /// What the tests reach is counted.
  private let isCounted: Bool
  private let hasSwiftUI: Bool

  /// - Returns: `nil` where the brackets, quotes or comments of the file have no partners.
  package init?(_ source: String) {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return nil }
    self.tokens = tokens
    let bytes = Array(source.utf8)
    self.bytes = bytes
    lines = Dictionary(grouping: tokens.indices.dropFirst()) { tokens[$0].line }
    func imports(_ module: String) -> Bool {
      tokens.indices.dropFirst().contains { place in
        tokens[place].isWord(module, bytes) && tokens[place - 1].isWord("import", bytes)
      }
    }
    isCounted = imports("SpecTesting")
    hasSwiftUI = imports("SwiftUI")
  }

  /// - Parameters:
  ///   - line: of the attribute, from 1.
  ///   - name: as Swift Testing says it: `keepsItsCount(_:)`.
  /// - Returns: `nil` where no such test is found.
  package func test(at line: Int, named name: String) -> WrittenTest? {
    guard let body = body(line, name),
      let inner = try? SwiftLexer.tokens(of: String(decoding: bytes[body], as: UTF8.self))
    else { return nil }
    let read = TestBody(inner, Array(bytes[body]), hasSwiftUI: hasSwiftUI)
    return WrittenTest(
      weakness: read.weakness,
      vainExpectations: isCounted ? read.vainExpectations : nil,
      reachesForCertain: isCounted && read.reachesForCertain,
      handsExpectationsOn: read.handsExpectationsOn
    )
  }

  /// What stands between the braces of the test. Its name may itself hold parentheses: `` `keeps (all) counts`() ``.
  private func body(_ line: Int, _ name: String) -> Range<Int>? {
    let name = name.filter { $0 != "`" }
    let found = (lines[line] ?? []).lazy.compactMap { test(at: $0) }
    return found.first { name.hasPrefix("\($0.name)(") }?.body
  }

  /// - Returns: `nil` where no `@Test` stands, or none of a function with a body.
  private func test(at place: Int) -> (name: String, body: Range<Int>)? {
    guard word(place) == "Test", word(place - 1) == "@" else { return nil }
    var name: String?
    var current = place + 1
    while current < tokens.count {
      switch word(current) {
      case "func" where name == nil: name = word(current + 1).filter { $0 != "`" }
      case "{":
        guard let name, let close = tokens[current].partner, close > current else { return nil }
        return (name, tokens[current].range.upperBound..<tokens[close].range.lowerBound)
      case "}": return nil
      default: break
      }
      current = tokens[current].kind == .open ? (tokens[current].partner ?? current) + 1 : current + 1
    }
    return nil
  }

  private func word(_ place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }
}

extension SwiftToken {
  fileprivate func isWord(_ word: String, _ bytes: [UInt8]) -> Bool {
    kind == .identifier && bytes[range].elementsEqual(word.utf8)
  }
}
