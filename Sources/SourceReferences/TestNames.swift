/// Tells which texts and names of a source name tests.
enum TestNames {
  enum Role {
    /// `@Test("...")`, `it("...")`, `` fun `...`() ``
    case testName
    /// `.verifies("...")`
    case verifies
  }

  /// Calls whose text names a test.
  private static let calls: Set<String> = [
    "Test", "Suite", "it", "test", "describe", "context", "specify", "fit", "xit", "xtest", "xdescribe", "fdescribe",
    "suite", "scenario", "feature", "given", "DisplayName", "ParameterizedTest", "Run", "step", "bench",
  ]

  /// - Parameter patience: bytes that may still be looked at for where parentheses open; a file of calls that open nowhere would
  ///   otherwise be read again for each.
  static func role(
    of token: SourceToken,
    in bytes: [UInt8],
    _ language: SourceLanguage,
    patience: inout Int
  ) -> Role? {
    if token.kind == .tickedName {
      return language.functionWords.contains(word(before: token.whole.lowerBound, in: bytes).text) ? .testName : nil
    }
    var call = CallHead(bytes: bytes, textStart: token.whole.lowerBound, patience: patience)
    defer { patience = call.patience }
    guard let name = call.name() else { return nil }
    if name.last == "verifies" { return .verifies }
    // `@pytest.mark.requirement("8.2")`, `@Requirement("8.2")`: where nothing but a reference stands in it.
    if call.isAnnotation, let last = name.last?.lowercased(), last == "requirement" || last == "requirements",
      bytes[token.content].first.map({ $0 >= 48 && $0 <= 57 }) == true
    {
      return .verifies
    }
    // `it.only("...")`, `test.each(table)("...")`
    return name.contains(where: calls.contains) ? .testName : nil
  }

  /// Names such as `testRequirement8_4` and `test_req_8_4_is_large`, as `Requirement 8.4`.
  static func functions(in bytes: [UInt8], _ language: SourceLanguage) -> [(text: ArraySlice<UInt8>, offset: Int)] {
    TestFunctionNames(bytes: bytes, words: language.functionWords).names()
  }

  /// The word that ends before a place, blanks passed over.
  static func word(before end: Int, in bytes: [UInt8]) -> (text: String, start: Int) {
    var end = end
    while end > 0, bytes[end - 1] == 32 || bytes[end - 1] == 9 || bytes[end - 1] == 10 || bytes[end - 1] == 13 {
      end -= 1
    }
    var start = end
    while start > 0, end - start < 100, isNameByte(bytes[start - 1]) { start -= 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }
}

/// What is called with a text: the names before the parenthesis that opens right before it.
private struct CallHead {
  let bytes: [UInt8]
  var index: Int
  var patience: Int
  /// An `@` stands before the names.
  private(set) var isAnnotation = false

  init(bytes: [UInt8], textStart: Int, patience: Int) {
    self.bytes = bytes
    self.patience = patience
    index = textStart
  }

  mutating func name() -> [String]? {
    skipPrefix()
    skipBlanks()
    guard index > 0, bytes[index - 1] == UInt8(ascii: "(") else { return nil }
    index -= 1
    skipBlanks()
    // `each(table)("...")`: over the table.
    if index > 0, bytes[index - 1] == UInt8(ascii: ")") { skipParentheses() }
    if index > 0, bytes[index - 1] == UInt8(ascii: "`") { skipTicks() }
    var names: [String] = []
    while names.count < 6 {
      let (text, start) = TestNames.word(before: index, in: bytes)
      guard !text.isEmpty else { break }
      names.insert(text, at: 0)
      index = start
      guard index > 0, bytes[index - 1] == UInt8(ascii: ".") else { break }
      index -= 1
    }
    isAnnotation = index > 0 && bytes[index - 1] == UInt8(ascii: "@")
    return names.isEmpty ? nil : names
  }

  /// `r"..."`, `f"..."`
  private mutating func skipPrefix() {
    var start = index
    while start > 0, index - start < 3, isNameByte(bytes[start - 1]) { start -= 1 }
    index = start
  }

  private mutating func skipBlanks() {
    while index > 0, [32, 9, 10, 13].contains(bytes[index - 1]) { index -= 1 }
  }

  private mutating func skipParentheses() {
    var depth = 0
    let limit = max(0, index - min(20_000, patience))
    let start = index
    defer { patience -= start - index }
    while index > limit {
      index -= 1
      if bytes[index] == UInt8(ascii: ")") { depth += 1 }
      if bytes[index] == UInt8(ascii: "(") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// ``test.each`table`("...")``
  private mutating func skipTicks() {
    index -= 1
    let limit = max(0, index - min(20_000, patience))
    let start = index
    defer { patience -= start - index }
    while index > limit, bytes[index - 1] != UInt8(ascii: "`") { index -= 1 }
    index = max(0, index - 1)
  }
}
