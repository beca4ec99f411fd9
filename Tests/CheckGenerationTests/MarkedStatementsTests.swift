import Evidence
import Testing

@testable import CheckGeneration

@Suite("A block of a document")
struct MarkedStatementsTests {
  @Test("says which statement is tried, where that may throw and is none of a closure's", arguments: tried)
  func tries(_ source: String, _ marked: String) throws {
    let key = "\"\(Fingerprint(of: source))\""
    let counter = "sourceLocation: SpecTesting.counted(#_sourceLocation, \(key))"
    let expected = marked.replacing("®", with: "SpecTesting.trying(); ").replacing("©", with: counter)
    #expect(try CountedExpectations(source).source == expected)
  }

  @Test("keeps the environment and the time zone for the next one where it changes them, and only there")
  func surroundings() throws {
    let changing = [
      "setenv(\"A\", \"1\", 1)\n#expect(a)", "unsetenv(\"A\")\n#expect(a)",
      "NSTimeZone.default = zone\n#expect(a)", "TimeZone.ReferenceType.default = zone\n#expect(a)",
    ]
    for source in changing { #expect(try CountedExpectations(source).changesSurroundings, "\(source)") }
    let quiet = ["#expect(lamp.timeZone == .current)", "// setenv\n#expect(a.name == \"setenv\")"]
    for source in quiet { #expect(try !CountedExpectations(source).changesSurroundings, "\(source)") }
  }

  @Test("is told where it sleeps", arguments: sleeping)
  func sleeps(_ source: String, _ lines: [Int]) throws {
    #expect(try CountedExpectations(source).sleeps == lines)
  }

  @Test("is told why it cannot stand in a file with others, before it is compiled")
  func problems() throws {
    #expect(BlockProblem(of: "let a = 1") == nil)
    let problem = try #require(BlockProblem(of: "let a = 1\nlet b = (2"))
    #expect(problem.line == 2)
    #expect(problem.message == "does not parse: '(' is never closed")
    #expect(BlockProblem(of: "RunLoop.main.perform { f() }")?.message.hasPrefix("does not compile: ") == true)
  }
}

private let tried: [(String, String)] = [
  ("let a = try f()\nlet b = g()\ntry h()", "®let a = try f()\nlet b = g()\n®try h()"),
  ("if a {\n  try f()\n}", "if a {\n  ®try f()\n}"), ("if try a() { throw E() }", "®if try a() { ®throw E() }"),
  ("for a in try b() {\n  c(a)\n}", "®for a in try b() {\n  c(a)\n}"),
  ("let a = try #require(b)", "let a = try #require(b, ©)"), ("@State\nvar a = try f()", "®@State\nvar a = try f()"),
  // What belongs to it on lines of their own.
  ("@Clamped(0...1)\nvar a = try f()", "®@Clamped(0...1)\nvar a = try f()"),
  ("b()\n@A.B\n@C(1)\nlazy\nvar a = try f()", "b()\n®@A.B\n@C(1)\nlazy\nvar a = try f()"),
  ("@State var a = try f()", "®@State var a = try f()"),
  ("@MainActor\nfunc f() throws { try g() }", "@MainActor\nfunc f() throws { try g() }"),
  ("repeat {\n  f()\n}\nwhile try g()", "®repeat {\n  f()\n}\nwhile try g()"),
  ("if a {\n  f()\n}\nwhile try g() { h() }", "if a {\n  f()\n}\n®while try g() { h() }"),
  (
    "do {\n  f()\n} catch\n  let error as E {\n  throw error\n}",
    "do {\n  f()\n} catch\n  let error as E {\n  ®throw error\n}"
  ),
  ("if a {\n  f()\n} else\n  if try b() {\n  g()\n}", "®if a {\n  f()\n} else\n  if try b() {\n  g()\n}"),
  // However it begins.
  ("var (b, c) = (1, 2)\n(b, c) = try h()", "var (b, c) = (1, 2)\n®(b, c) = try h()"),
  ("a()\n\"x\".use(try i())", "a()\n®\"x\".use(try i())"), ("[1].use(try i())", "®[1].use(try i())"),
  ("try? f()", "try? f()"),
  ("let a = b.map { try c($0) }", "®let a = b.map { try c($0) }"),
  ("_ = b.map { try c($0) }", "_ = b.map { try c($0) }"),
  ("func f() throws { try g() }", "func f() throws { try g() }"),
  ("#if os(Linux)\ntry f()\n#endif", "#if os(Linux)\n®try f()\n#endif"),
  ("let a = b\n  ?? (try c())", "®let a = b\n  ?? (try c())"), ("let try_ = 1", "let try_ = 1"),
  ("guard let a = try b() else {\n  return\n}", "®guard let a = try b() else {\n  return\n}"),
]

private let sleeping: [(String, [Int])] = [
  ("sleep(1)", [1]), ("a()\nusleep(200)\ntry await Task.sleep(for: .seconds(1))", [2, 3]),
  ("Thread.sleep(forTimeInterval: 1)", [1]), ("lamp.sleep()", []), ("func sleep(_ n: Int) {}\nsleep(1)", []),
  ("let sleep = 3\nprint(sleep)", []), ("// sleep(1)", []),
  ("try await ContinuousClock().sleep(for: .seconds(1))", [1]),
  ("let clock = SuspendingClock()\ntry await clock.sleep(for: .seconds(1))\nlamp.clock.sleep()", [2]),
  ("lamp.clock.sleep(for: 3)", []), ("let clock = Clock()\nclock.sleep(for: 3)", []),
]
