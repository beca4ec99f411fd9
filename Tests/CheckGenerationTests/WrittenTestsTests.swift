import Testing

@testable import CheckGeneration

@Suite("An ordinary test, by its source")
struct WrittenTestsTests {
  @Test(
    "cannot fail where it was emptied, or nothing in it can",
    arguments: [
      "", "// later", "/* #expect(a) */", "#expect(true)", "let ok = true\n#expect(ok)", "_ = Badge(count: 1)",
      "let badge = Badge(count: 1)\nprint(badge)", "if true {}", "return", "try? Badge()",
      "#expect(1 == 1)\n#expect(2 > 1)",
      "#expect(throws: Never.self) {}", "for _ in 0..<3 {}", "#if os(Linux)\n#endif",
    ]
  )
  func emptied(_ body: String) throws {
    #expect(try weakness(body) == .assertsNothing)
  }

  @Test(
    "is forgiven where it tests nothing but what may fail",
    arguments: [
      "withKnownIssue(isIntermittent: true) { #expect(badge.count == 1) }",
      "try await withKnownIssue(\"later\", isIntermittent: true) {\n  try load()\n  #expect(a == b)\n}\n#expect(true)",
    ]
  )
  func forgiven(_ body: String) throws {
    #expect(try weakness(body) == .forgiven)
  }

  @Test(
    "may fail by an expectation, an error, or what may be a helper that tests something",
    arguments: [
      "#expect(badge.count == 1)", "let x = try #require(y)", "try load()", "expectBadge(3)", "Issue.record(\"no\")",
      "await confirmation { $0() }", "throw Problem()", "verify { 1 }", "#assertSnapshot(of: badge)",
      "withKnownIssue(isIntermittent: true) { #expect(a == b) }\n#expect(c == d)",
      "withKnownIssue { #expect(a == b) } when: { isOld }", "for count in counts { #expect(count > 0) }",
      "helper<Int>()",
      "#expect(true)\nexpectBadge(3)", "let f = { #expect(a == b) }",
    ]
  )
  func honest(_ body: String) throws {
    #expect(try weakness(body) == nil)
  }

  @Test("is found by its line and its name, whatever stands around it", arguments: found)
  func finds(_ source: String, _ line: Int, _ name: String, _ expected: TestWeakness?) throws {
    #expect(try #require(WrittenTests(source)).weakness(ofTestAt: line, named: name) == expected)
  }

  @Test("says nothing where the source cannot be told apart")
  func unreadable() {
    #expect(WrittenTests("@Test func a() { #expect(") == nil)
  }

  private func weakness(_ body: String) throws -> TestWeakness? {
    let source = "@Suite struct A {\n  @Test func a() async throws {\n\(body)\n  }\n}\n"
    return try #require(WrittenTests(source)).weakness(ofTestAt: 2, named: "a()")
  }
}

private let found: [(String, Int, String, TestWeakness?)] = [
  ("@Test func a() {}\n@Test func b() { #expect(x) }", 1, "a()", .assertsNothing),
  ("@Test func a() {}\n@Test func b() { #expect(x) }", 2, "b()", nil),
  ("@Test func a() {}; @Test func b() { #expect(x) }", 1, "a()", .assertsNothing),
  ("@Test func b() { #expect(x) }; @Test func a() {}", 1, "a()", .assertsNothing),
  (
    "@Test(\"a {\", .enabled(if: { true }()), arguments: [1])\n@MainActor func a(_ x: Int) async throws {\n}", 1,
    "a(_:)", .assertsNothing
  ),
  ("@Test func `keeps its count`() {}", 1, "`keeps its count`()", .assertsNothing),
  ("@Test func `keeps (all) counts`() {}", 1, "`keeps (all) counts`()", .assertsNothing),
  ("@Test func a() { guard b else { #expect(Bool(false)); return } }", 1, "a()", nil),
  ("@Test func a() { 確認(3) }", 1, "a()", nil), ("@Test func a() { checks[0]!(3) }", 1, "a()", nil),
  ("@Test func a() { handler?(3) }", 1, "a()", nil), ("@Test func a() { (expectWide)(3) }", 1, "a()", nil),
  ("@Test func a() {}", 2, "a()", nil), ("@Test func a() {}", 1, "c()", nil), ("func a() {}", 1, "a()", nil),
  ("@Test func a<T>(_ x: T) -> Void where T: Equatable {}", 1, "a(_:)", .assertsNothing),
]
