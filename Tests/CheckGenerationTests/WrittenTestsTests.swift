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
      "let robot = Robot()\nrobot.tap(\"x\")", "try await Task.sleep(for: .milliseconds(1))", "_ = clamp(1, 0...2)",
      "_ = s.uppercased()", "await host.find(\"a\")!.tap()", "let n = count(of: a)\nprint(n)",
      "if isOn() { robot.tap(\"x\") }",
      "#expect(Lamp(\"a\").name == Lamp(\"a\").name)", "for n in 1...3 { #expect(n > 0) }",
      "let isNew = robot.hasTitle()",
      // A loop over nothing.
      "for lamp in [Lamp]() { Issue.record(\"broken\") }", "for _ in [] { #expect(Bool(false)) }",
      "for case let (name, width, height, isOn) in [Row]() { Issue.record(\"broken\") }",
      "let lamps: [Lamp] = []\nfor lamp in lamps {\n  if lamp.isBroken { Issue.record(\"broken\") }\n}",
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
      "#expect(true)\nexpectBadge(3)", "let f = { #expect(a == b) }", "robot.open().verifyTitle(\"a\")",
      "robot.tap(\"x\")\nrobot.seesTitle(\"a\")", "await robot.hasTitle(\"a\")", "try robot.tap(\"x\")",
      "try await Task.sleep(for: .seconds(1))\ntry robot.tap(\"x\")", "let a = try load()", "for a in b { helper(a) }",
      "for lamp in Lamp.all { Issue.record(\"broken\") }", "for lamp in [Lamp()] { Issue.record(\"broken\") }",
      "wait(for: 3) { n in [Lamp]()\n  Issue.record(\"broken\") }",
      "for lamp in [Lamp]() { print(lamp) }\nIssue.record(\"broken\")",
      "await store.send(.tap) { $0.count = 1 }", "for n in [1, 2] { #expect(f(n) == n) }",
    ]
  )
  func honest(_ body: String) throws {
    #expect(try weakness(body) == nil)
  }

  @Test("is found by its line and its name, whatever stands around it", arguments: found)
  func finds(_ source: String, _ line: Int, _ name: String, _ expected: TestWeakness?) throws {
    #expect(try #require(WrittenTests(source)).test(at: line, named: name)?.weakness == expected)
  }

  @Test("is to reach more expectations than those that cannot fail", arguments: toReach)
  func reach(_ body: String, _ vain: Int?) throws {
    let source = "import SpecTesting\n@Test func a() {\n\(body)\n}\n"
    #expect(try #require(WrittenTests(source)).test(at: 2, named: "a()")?.vainExpectations == vain)
    let uncounted = source.replacing("import SpecTesting", with: "import Testing")
    #expect(try #require(WrittenTests(uncounted)).test(at: 2, named: "a()")?.vainExpectations == nil)
  }

  @Test("is seen to run where an expectation stands in the way to its end", arguments: ways)
  func reaches(_ body: String, _ reaches: Bool) throws {
    let source = "import SpecTesting\n@Test func a() {\n\(body)\n}\n"
    #expect(try #require(WrittenTests(source)).test(at: 2, named: "a()")?.reachesForCertain == reaches)
  }

  @Test("hands its expectations on where they stand in a closure", arguments: handed)
  func handsOn(_ body: String, _ hands: Bool) throws {
    let tests = try #require(WrittenTests("@Test func a() {\n\(body)\n}\n"))
    #expect(tests.test(at: 1, named: "a()")?.handsExpectationsOn == hands)
  }

  @Test("says nothing where the source cannot be told apart")
  func unreadable() {
    #expect(WrittenTests("@Test func a() { #expect(") == nil)
  }

  private func weakness(_ body: String) throws -> TestWeakness? {
    let source = "@Suite struct A {\n  @Test func a() async throws {\n\(body)\n  }\n}\n"
    return try #require(WrittenTests(source)).test(at: 2, named: "a()")?.weakness
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

private let toReach: [(String, Int?)] =
  [
    ("#expect(a == b)", 0), ("if a { #expect(b) }", 0), ("#expect(true)\n#expect(a == b)\n#expect(1 == 1)", 2),
    ("let x = try #require(y)", 0), ("#expect(throws: E.self) { try f() }", 0),
    ("#expect(throws: E.self) {\n  expectWide(a)\n}", 0), ("await #expect(processExitsWith: .failure) { trap() }", 0),
    ("for badge in badges() {\n  #expect(badge.isWide)\n}", 0), ("badges.forEach { #expect($0.isWide) }", 0),
    ("load { result in\n  #expect(result)\n}", 0), ("switch a {\ncase .b: #expect(c)\ndefault: break\n}", 0),
    ("let badge = makeBadge(3)\nhost.tap(\"Save\")\nawait host.find(\"a\")!.tap()\nreturn\n#expect(badge.isWide)", 0),
    ("guard host.checkbox.isOn() else { return }\n#expect(a)", 0), ("do { try a.load() } catch { #expect(b) }", 0),
    // Nobody writes that who tests by the helper.
    ("expectWide(a)\nreturn\n#expect(b)", 0),
    // It has no expectation of its own that could fail.
    ("#expect(true)", nil), ("helper(a)", nil), ("", nil),
    // It is there not to be reached.
    ("switch a { case 1: break\ndefault: #expect(Bool(false)) }", nil),
    ("if a == 7 { return }\n#expect(Bool(false))", nil),
    ("do {\ntry f()\n#expect(Bool(false))\n} catch {}", nil),
    // Whether it is reached, nothing but the test itself decides.
    ("let later = true\nif later { return }\n#expect(Bool(false))", 0),
    ("let later = true\nguard !later else { return }\n#expect(a == 7)\n#expect(Bool(false))", 0),
    ("for n in [Int]() {\n#expect(a(n))\n}\nfor _ in [1] { break\n#expect(Bool(false)) }", 0),
  ] + passedBy.map { ($0, 0) } + testedOtherwise.map { ("\($0)\nif a { #expect(b) }", nil) }

/// One that cannot fail may be passed by, and the one that can was reached in its stead.
private let passedBy = [
  "if a {\n#expect(true)\n} else {\n#expect(b)\n}", "switch a {\ncase .b: #expect(c)\ndefault: #expect(Bool(true))\n}",
  "if isOld { withKnownIssue { #expect(a) } } else { #expect(a) }", "#if os(macOS)\n#expect(true)\n#endif\n#expect(a)",
  "guard let a else {\n#expect(b)\nreturn\n}\n#expect(true)", "withKnownIssue { if a { #expect(b) } }\n#expect(c)",
]

/// Helpers of other modules and files are not counted, nor is what says by itself that it failed.
private let testedOtherwise = [
  "if a { Issue.record(\"a\") }", "await confirmation { $0() }", "try await confirmation(expectedCount: 2) { $0() }",
  "#assertSnapshot(of: a)", "assertSnapshot(of: a, as: .image)", "helper(a)", "try helper(a)", "await helper(a)",
  "try await helper(a)", "let b = try unwrapped(a)", "let b = try await unwrapped(a)", "_ = requireBadge()",
  "robot.assertTitle(\"a\")", "robot\n  .open()\n  .verifyTitle(\"a\")", "robot.should_be_wide()",
  "await store.send(.tap) { $0.count = 1 }", "await store.receive(\\.loaded)", "checks[0]!(3)", "handler?(3)",
  "(expectWide)(icon)", "for a in b { helper(a) }", "for a in b {\n  helper(a)\n}", "if a { helper(b) }",
  "if try unwrapped(a) {\n#expect(b)\n}",
  "switch a {\ncase .b: helper(a)\ndefault: break\n}", "await verify { 1 }", "defer { helper(a) }",
  "helper(a); print(b)", "expect(a).to(equal(b))", "run { a in helper(a) }", "helper<Int>(a)",
  "if a { return helper(b) }",
]

private let handed: [(String, Bool)] = [
  ("#expect(a)", false), ("if a {\n#expect(b)\n}", false), ("for x in xs { if x { #expect(x) } }", false),
  ("guard a else { return }\n#expect(a)", false), ("do { try f() } catch { #expect(a) }", false),
  ("await Task.detached { #expect(a) }.value", true), ("load { result in\n#expect(result)\n}", true),
  ("func f() { #expect(a) }\nf()", true), ("queue.async { if a { #expect(b) } }", true),
  ("load { _ in }\n#expect(a)", false),
]

private let ways: [(String, Bool)] = [
  ("try f()\n#expect(a)", true), ("let b = try #require(a)\nif b { return }", true),
  ("if b { return }\n#expect(a)", false),
  ("if b { #expect(a) }", false), ("try f()", false), ("#expect(throws: E.self) { try f() }", false),
  ("#if DEBUG\n#expect(a)\n#endif", false), ("robot.sees { #expect(a) }", false),
]
