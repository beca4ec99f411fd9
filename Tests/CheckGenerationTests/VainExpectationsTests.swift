import Testing

@testable import CheckGeneration

/// What cannot fail counts for nothing; beside each, what looks like it and can.
@Suite("An expectation that cannot fail")
struct VainExpectationsTests {
  @Test("counts for nothing", arguments: vainOnes)
  func countsForNothing(_ source: String) throws {
    #expect(try !CountedExpectations(source).source.contains("SpecTesting.counted"))
  }

  @Test("is noted with its line, but where whatever fails is known")
  func noted() throws {
    func counted(_ source: String) throws -> String { try CountedExpectations(source).source }
    let noted = "sourceLocation: SpecTesting.uncounted(#_sourceLocation))"
    #expect(try counted("#expect(a == a)") == "#expect(a == a, \(noted)")
    #expect(try counted("#expect(1 == 1,)") == "#expect(1 == 1,\(noted)")
    #expect(
      try counted("#expect { throw E() } throws: { _ in true }")
        == "#expect(\(noted) { throw E() } throws: { _ in true }"
    )
    #expect(try !counted("withKnownIssue { #expect(a == a) }").contains("uncounted"))
  }

  @Test("is not taken for one that can", arguments: honestOnes)
  func counts(_ source: String) throws {
    #expect(try CountedExpectations(source).source.contains("SpecTesting.counted"))
  }

  @Test("is no helper of an ordinary test: nobody can confirm what has no name", arguments: confirmations)
  func confirms(_ body: String, _ weakness: TestWeakness?) throws {
    let source = "@Test func a() async throws {\n\(body)\n}\n"
    #expect(try #require(WrittenTests(source)).test(at: 1, named: "a()")?.weakness == weakness)
  }

  @Test("is found in brackets as deep as Swift takes them; what is deeper is refused in words, at once")
  func deep() throws {
    for (open, close) in nested {
      let depth = 240 / open.count { "([{".contains($0) }
      let clock = ContinuousClock()
      let time = try clock.measure {
        _ = try CountedExpectations("\(nest(open, close, depth))\n#expect(a)")
        for depth in [1500, 20_000] {
          #expect(throws: SourceProblem.self) { try CountedExpectations("\(nest(open, close, depth))\n#expect(a)") }
          #expect(WrittenTests("@Test func a() {\n\(nest(open, close, depth))\n}\n") == nil)
        }
      }
      #expect(time < .seconds(20), "\(open)")
    }
  }

  private func nest(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test("is looked for in whatever is cut off behind any of its words", arguments: vainOnes + honestOnes + cutOff)
  func cut(_ source: String) throws {
    let bytes = Array(source.utf8)
    let tokens = try SwiftLexer.tokens(of: source)
    for place in tokens.topLevel(tokens.indices) {
      let end = tokens[tokens[place].kind == .open ? tokens[place].partner ?? place : place].range.upperBound
      let text = "#expect(a)\n\(String(decoding: bytes[..<end], as: UTF8.self))"
      #expect(try CountedExpectations(text).source.hasPrefix("#expect(a, "))
      _ = WrittenTests("@Test func a() {\n\(text)\n}\n")?.test(at: 1, named: "a()")
    }
  }

  @Test("is found in time that grows with the source, however long a line, a chain or a list is", arguments: long)
  func wide(_ name: String, _ source: @Sendable (Int) -> String) throws {
    let clock = ContinuousClock()
    func time(_ count: Int) throws -> Duration {
      let body = source(count)
      return try clock.measure {
        _ = try CountedExpectations(body)
        _ = WrittenTests("import SpecTesting\n@Test func a() {\n\(body)\n}\n")?.test(at: 2, named: "a()")
      }
    }
    let short = try time(250)
    // Eight times as much takes about eight times as long, and would take sixty-four.
    #expect(try time(2000) < short * 24 + .milliseconds(100), "\(name)")
  }

  @Test("is found in time that grows with the source, however deep it is", arguments: chains)
  func deep(_ name: String, _ source: @Sendable (Int) -> String) throws {
    func time(_ depth: Int) throws -> Duration {
      let body = source(depth)
      return try ContinuousClock().measure { _ = try CountedExpectations(body) }
    }
    let short = try time(12)
    // What is followed twice from each member would take a million times as long.
    #expect(try time(48) < short * 64 + .milliseconds(500), "\(name)")
  }
}

private let chains: [(String, @Sendable (Int) -> String)] = [
  ("members", { "#expect(lamp\(String(repeating: ".size", count: $0)).width == 3)" }),
  (
    "members in parentheses",
    { "#expect(\(String(repeating: "(", count: $0))lamp\(String(repeating: ".size.size)", count: $0)).width == 3)" }
  ),
]

private let long: [(String, @Sendable (Int) -> String)] = [
  ("lines that sleep", { String(repeating: "sleep(1)\n", count: $0) + "#expect(a)" }),
  ("braces in heads on a line", { "\(repeated("if x {}", $0, ", "))\n#expect(a)" }),
  ("or", { "#expect(\(repeated("a.b", $0, " || ")))" }),
  ("or not", { "#expect(\(repeated("a == 1 || !b.c", $0, " || ")))" }),
  ("closures on a line", { "\(repeated("f { 1 }", $0, "; "))\n#expect(a)" }),
  ("else if", { "let v = \(repeated("if a { 1 }", $0, " else ")) else { 1 }\n#expect(v == 1)" }),
  ("known", { repeated("withKnownIssue { #expect(a) }", $0, "\n") }),
  ("arguments", { "#expect([1].allSatisfy { \(repeated("$0 > 0", $0, " && ")) })" }),
  ("awaited", { repeated("#expect(await a.b != nil)", $0, "\n") }),
  ("helpers", { "\(repeated("#expect(a); expectWide(b)", $0, "\n"))" }),
  ("bindings", { "let b0 = a == a\n\(chain($0))\n#expect(b\($0))" }),
  (
    "doubled",
    { count in
      let names = (1...count).map { "let x\($0) = x\($0 - 1) || x\($0 - 1)" }
      return "let x0 = f()\n\(names.joined(separator: "\n"))\n#expect(x\(count))"
    }
  ),
  ("types", { "let x: Lamp = f()\n\(repeated("#expect(x is Lamp)", $0, "\n"))" }),
  ("names of types", { (1...$0).map { "let x\($0): Lamp = f()\n#expect(x\($0) is Lamp)" }.joined(separator: "\n") }),
  ("loop", { "for a in b {\n\(repeated("c(a)", $0, "\n"))\n}\n#expect(d)" }),
  ("caught", { "do {\n\(repeated("try c()", $0, "\n"))\n} catch {}\n#expect(d)" }),
  ("cases", { "switch a {\n\(repeated("case 1:\nlet b = 1", $0, "\n"))\n}\n#expect(b == 1)" }),
]

private func chain(_ count: Int) -> String {
  (1...count).map { "let b\($0) = b\($0 - 1) && b\($0 - 1)" }.joined(separator: "\n")
}

private func repeated(_ text: String, _ count: Int, _ between: String) -> String {
  Array(repeating: text, count: count).joined(separator: between)
}

private let cutOff = [
  "let layout = MemoryLayout<Lamp>.size", "let size = MemoryLayout.size(ofValue: lamp)",
  "struct Grid { let side = 3 }\nlet grid = Grid(side: 3).side",
  "enum Side: Int { case left }\nlet side = Side.left.rawValue",
  "let text = \"\\(a)!\".count", "let one = [a, b].count", "let one = (a, name: b).name", "let red = SwiftUI.Color.red",
  "let day = Date.init().timeIntervalSinceNow", "await Task { a() }.value",
  "let all = lamps.reduce(true) { $0 && $1.isOn }",
  "let first = lamps.first(where: { $0.isOn }) == nil", "withKnownIssue { a() } when: { b } matching: { _ in c }",
  "if a { b() } else if c { d() } else { e() }", "for a in [Lamp]() where b { c() }",
  "try await ContinuousClock().sleep(for: d)",
  "@A.B(1) lazy var a = try f()", "repeat { a() } while try b()", "guard let a = try b() else { throw c }",
]

private let nested = [
  ("[", "]"), ("[A]().map(", ")"), ("zip([], ", ")"), ("{ let a = if b { 1 } else { 1 } ", "}"),
  ("func f() { withKnownIssue { f() } ", "}"), ("withKnownIssue { ", "}"), ("[[A]() ", "]"), ("#expect((", " || b))"),
]

private let vainOnes: [String] =
  dataFlow + besideComponents + [
    // Joined, or said in other words.
    "#expect(a == a && b == b)", "#expect((a == a) == true)", "#expect(a.self == a)", "#expect(a.b.self == a.b)",
    "#expect(!(!a) == a)", "#expect(a.self.b == a.b)", "#expect({ a == a }())", "#expect([f()].count == 1)",
    "#expect(a as Int == a)", "#expect(Optional(a) == a)", "#expect(type(of: a.b) == type(of: a.b))",
    "#expect([b, a].contains(a))",
    "#expect(a.name.uppercased() == a.name.uppercased())",
    "#expect([a, b].first == a)", "let lamps = [Lamp]()\n#expect(lamps.map(\\.count).reduce(0, +) == 0)",
    "let ok: Bool\nif f() { ok = true } else { ok = true }\n#expect(ok)", "#expect((a ?? a) == a)",
    "#expect((a > 3) == (a > 3))", "#expect(a == nil || a != nil)",
    "#expect(a || !(a && a))", "#expect(true == (f() || true))", "#expect(max(1, 2) == 2)", "#expect(abs(-3) == 3)",
    "let n = max(1, 2)\n#expect(n == 2)",
    // A function, a closure or an operator of the block that says the same of everything.
    "func same(_ a: Int) -> Bool { a == a }\n#expect(same(lamp.count))",
    "let same = { (a: Int) in a == a }\n#expect(same(lamp.count))",
    "let same: (Int) -> Bool = { $0 == $0 }\n#expect(same(lamp.count) == true)",
    "struct Any1: Equatable { let n: Int; static func == (a: Self, b: Self) -> Bool { true } }\n#expect(Any1(n: lamp.count) == Any1(n: 3))",
    "struct Any1 { let n: Int; static func < (a: Self, b: Self) -> Bool { a.n <= a.n } }\n#expect(Any1(n: lamp.count) < Any1(n: 3))",
    // Nothing comes into it from outside.
    "var n = 1\nn += 2\n#expect(n == 3)", "let ok: Bool\nif 1 < 2 { ok = true } else { ok = true }\n#expect(ok)",
    "struct Counter { var n = 0; mutating func up() { n += 1 } }\nvar c = Counter()\nc.up()\n#expect(c.n == 1)",
    "func twice(_ n: Int) -> Int { n * 2 }\n#expect(twice(3) == 6)",
    "func fails(_ n: Int) throws { if n > 1 { throw E() } }\nstruct E: Error {}\n#expect(throws: E.self) { try fails(3) }",
    "enum Side { case left, right; var other: Side { self == .left ? .right : .left } }\n#expect(Side.left.other == .right)",
    "let a = f()\nlet twice = [1, 2].map { $0 * 2 }\n#expect(twice == [2, 4])",
    "for n in 1...3 {\n  let m = n * 2\n  #expect(m > n)\n}",
    // Asked already.
    "if a == 3 { #expect(a == 3) }", "guard a > 0 else { return }\n#expect(a > 0)",
    "let a = f()\nguard a.b else { print(\"no\"); return }\n#expect(a.b)",
    "let a = f()\nguard a > 0 else { return }\ng()\n#expect(a > 0)", "if a == 3, b { #expect(a == 3 && b) }",
    "if a == 3 && b { #expect(a == 3) }", "if a { f() } else { return }\nif !a { return } else { #expect(a) }",
    "for lamp in lamps where lamp.isOn { #expect(lamp.isOn) }", "let n = f()\nif n == 3 { g(); #expect(n == 3) }",
    "let n = f()\nif n == 3 {\n  g()\n  if h() { #expect(n == 3) }\n}",
    "switch a.b {\ncase .on: #expect(a.b == .on)\ndefault: break\n}",
    "let a = f()\nswitch a {\ncase 1: print(\"no\")\ncase 3:\n  g()\n  if h() { #expect(a == 3) }\ncase 4: return\n}",
    "if case .on = a.b { #expect(a.b == .on) }", "guard case .on = a.b else { return }\n#expect(.on == a.b)",
    "if let b = a.b { #expect(a.b != nil) }", "guard let b = a.b else { return }\n#expect(a.b != nil)",
    "if a.b { #expect(a.b) } else { #expect(!a.b) }",
    "switch a.b {\ncase true: #expect(a.b)\ncase false: #expect(!a.b)\n}",
    "switch a.b {\ncase .on: #expect(a.b == .on)\ncase .off: #expect(a.b == .off)\n}",
    // Handed on.
    "let a = f()\nvar b = a\n#expect(b == a)", "let size = icon.size\nvar copy = size\n#expect(copy == icon.size)",
    "let a = f()\nlet pair = (a, a)\n#expect(pair.0 == pair.1)",
    "let a = f()\nlet all = [a, a]\n#expect(all[0] == all[1])",
    "let a = f()\nlet pair = (left: a, right: a)\n#expect(pair.left == a)",
    "let (a, b) = (icon.size, 3)\n#expect(icon.size == a)", "var size = icon.size\n#expect(icon.size <= size)",
    "try #require(Optional(f()))", "try #require(.some(a))",
    "#expect(throws: E.self) { f(); throw E() }", "#expect(throws: E.bad) {\n  f()\n  throw E.bad\n}",
    // Questions to nobody.
    "let ns = [Int]()\n#expect(ns.reduce(0, +) == 0)", "let ns = [Int]()\n#expect(ns.description == \"[]\")",
    "#expect([Lamp]().allSatisfy { $0.isOn })", "#expect(![Lamp]().contains { $0.isOn })", "#expect([Lamp]().isEmpty)",
    "#expect([Lamp]().count == 0)", "#expect([Lamp]().first == nil)", "#expect([String: Lamp]().isEmpty)",
    "#expect([Lamp]().filter { $0.isOn }.map(\\.name) == [])", "#expect(Set<Lamp>().isSubset(of: lamps()))",
    "#expect([Lamp]().lazy.map(name).allSatisfy(isShort))", "#expect(([] as [Lamp]).allSatisfy { $0.isOn })",
    "#expect(Array<Lamp>().allSatisfy(\\.isOn))", "#expect(([:] as [String: Lamp]).allSatisfy { $0.value.isOn })",
    "let lamps: [Lamp] = []\n#expect(lamps.allSatisfy { $0.isOn })", "let lamps = [Lamp]()\n#expect(lamps.isEmpty)",
    "let lamps: [String: Lamp] = [:]\n#expect(lamps.values.allSatisfy { $0.isOn })",
    "#expect(zip([Lamp](), lamps()).allSatisfy { $0 == $1 })", "#expect(zip(lamps(), []).allSatisfy { $0 == $1 })",
    "#expect([Shop.Lamp]().allSatisfy { $0.isOn } && true)", "#expect([Lamp?]().contains(nil) == false)",
    "let nobody: Lamp? = nil\n#expect(nobody?.name == nil)", "let nobody: Lamp? = nil\n#expect(nobody == nil)",
    "let nobody: Lamp? = nil\n#expect((nobody?.size(of: 3).width ?? 7) == 7)",
    "let n: Int? = nil\n#expect(n.map { $0 + 1 } == nil)",
    "#expect(Optional<Lamp>.none == nil)", "#expect(nil == Optional<[String: Lamp]>.none)",
    // What is written is asked for.
    "let p = (width: 24, height: 3)\n#expect(p.width == 24)", "let p = (24, 3)\n#expect(p.0 == 24)",
    "let p = (24, name: \"a\"); #expect(p.name.count == 1)",
    "let ok: () -> Bool = { true }\n#expect(ok())", "let n: () -> Int = { 3 }; #expect(n() == 3)",
    // Ways that lead to the same.
    "let v = if f() { true } else { true }\n#expect(v)",
    "let v = if f() { 1 } else if g() { 1 } else { 1 }\n#expect(v == 1)",
    "let v = f() ? true : true\n#expect(v)", "let v: Bool = f() ? true : true; #expect(v)",
    "let v = switch f() { case 1: true; default: true }\n#expect(v)",
    "let v = switch f() {\ncase .a(let x) where x > 1: 3\ncase .b, .c: 3\n}\n#expect(v == 3)",
    "var ok: Bool { true }\n#expect(ok)", "let ok = { true }\n#expect(ok())",
    "#expect(a.count == 1 || a.count != 1)", "#expect((lamp.size != 3) || lamp.size == 3)",
    // What is written is what it is.
    "let x: Bool = f()\n#expect(x is Bool)", "var x: Lamp = f()\ng(x)\n#expect(x is Lamp)",
    "let x: Lamp = f()\n#expect(x as? Lamp != nil)", "let x: Lamp = f()\nlet y = try #require(x as? Lamp)",
    "let v = f()\n#expect((v ? 1 : 1) == 1)",
    "#expect([f() ? 2 : 1, (g() ? 3 : 3)].isEmpty || ((a ? b : c) == (a ? b : c)))",
    "#expect((a + b) * 2 == (a + b) * 2)", "#expect(a[0].name == a[0].name)", "#expect(abs(f(a)) >= 0)",
    "#expect(0 <= abs(a.width - b))", "#expect(abs(a) > -1)", "#expect(-1 < abs(a))",
    "#expect(\"\\(icon.size) pt\" == \"\\(icon.size) pt\")",
    "func fits(_ n: Int) -> Bool { true }\n#expect(fits(lamp.count))",
    "func ok(_ a: Bool) -> Bool { true }\n#expect(ok(f()))",
    "func side(of a: Lamp) -> Int { return 24 }\n#expect(side(of: a) == 24)",
    "let fits: (Int) -> Bool = { _ in true }\n#expect(fits(f(a)))",
    "let fits = { (n: Int) in true }\n#expect(!fits(3) == false)",
    "let size = icon.size\n#expect(icon.size == size)",
    "let size = icon.size.width\n#expect(1 == 1)\n#expect(size == icon.size.width)",
    // A name that stands for an expression.
    "let ok = a == a\n#expect(ok)", "let ok = a == a; let fine = ok\n#expect(!(!fine))",
    "let ok = (a == a)\nf()\n#expect(ok && ok)",
    "let ok = f() ||\n  true\n#expect(ok)", "let (ok, n) = (true, 3)\n#expect(ok)",
    "let (ok, n) = (true, 3)\n#expect(n == 3)",
    "let n = 3, m = 4\n#expect(n < m)", "let a = f(), ok = true || f()\n#expect(ok)",
    "let n = f().count, m = 4\n#expect(m == 4)",
    "let x: Lamp = f()\nlet ok = x is Lamp\n#expect(ok)", "let n = (f() ? 1 : 1)\nlet m = n\n#expect(m == 1)",
    "let size = icon.size\nlet same = icon.size == size\nicon.grow()\n#expect(same)",
    "func g() {\n  let ok = a == a\n  if b { #expect(ok) }\n}",
    // A type of the block that holds nothing else.
    "struct Grid { static let side = 24 }\n#expect(Grid.side == 24)",
    "enum Grid { static let side: Int = 24; static let gap = 2.5 }\n#expect(Grid.side > 2)",
    "struct Grid { let side: Int }\n#expect(Grid(side: 24).side == 24)",
    "struct Grid {\n  let side: Int\n  var gap = 2\n}\nlet grid = Grid(side: 24)\n#expect(grid.side == 24)",
    "enum Side { case left, right }\nlet side = Side.left\n#expect(side == .left)",
    "enum Side: String { case left = \"x\" }\n#expect(Side.left.rawValue == \"x\")",
    "enum Side: Int, CaseIterable {\n  case left = 1\n  case right\n}\nlet side = Side.left\n#expect(side.rawValue == 1)",
    "struct Badge { let count: Int }\n#expect(Badge(count: 3).count == 3)",
    "#expect(\"a b\".split(separator: \" \").count == 2)",
    "let all = \"a b\".split(separator: \" \")\n#expect(all.count == 2)",
    // Errors and exits of their own making.
    "#expect(processExitsWith: .failure) { fatalError() }",
    "#expect(processExitsWith: .failure) { Swift.fatalError(\"x\") }",
    "#expect(processExitsWith: .failure) {\n  preconditionFailure(\"no\")\n  f()\n}",
    "#expect(processExitsWith: .failure) { exit(1) }",
    "#expect(processExitsWith: .exitCode(3)) { exit(3) }", "#expect(processExitsWith: .success) { exit(0) }",
    "#expect(throws: (any Error).self) { struct E: Error {}; throw E() }",
    "#expect(throws: (any Error).self) {\n  try f()\n  throw E()\n}", "#expect { throw E() } throws: { _ in true }",
    "#expect(throws: (any Error).self) { throw E(); return }",
    "#expect(throws: (any Error).self) {\n  throw E()\n  #if os(Linux)\n  return\n  #endif\n}",
    "func fails() throws { throw E() }\n#expect(throws: E.self) { try fails() }",
    "func fails() async throws -> Int { throw E() }\n#expect(throws: (any Error).self) { try await fails() }",
    "struct Fake { func fails() throws { f() } }\nfunc fails() throws { throw E() }\n#expect(throws: E.self) { try fails() }",
    "if f() {\n  func fails() throws { throw E() }\n  #expect(throws: E.self) { try fails() }\n}",
    "struct Fake { func exit(_ code: Int) { f() } }\n#expect(processExitsWith: .failure) { exit(1) }",
    "struct Fake { func fatalError() { f() } }\n#expect(processExitsWith: .failure) { fatalError() }",
    // What no component decides: the size of a type, the length of a text of which some is written.
    "#expect(MemoryLayout<Lamp>.size >= 0)", "#expect(MemoryLayout<Lamp>.stride > 0)",
    "#expect(MemoryLayout<Int>.size == 8)", "#expect(0 <= MemoryLayout.size(ofValue: lamp))",
    "#expect(\"\\(lamp)\".count >= 0)", "#expect(!\"\\(lamp)!\".isEmpty)", "#expect(\"\\(lamp)!\".count > 0)",
    "#expect(\"\\(lamp)!\".hasSuffix(\"!\"))", "#expect(\"a \\(f(lamp)) b\".contains(\"a \"))",
    // What fails nothing.
    "withKnownIssue { #expect(a) }", "withKnownIssue(\"later\", isIntermittent: true) { f(); #expect(a) }",
    "withKnownIssue(isIntermittent: true) { #expect(a) } when: { true }",
    "withKnownIssue(isIntermittent: true) { #expect(a) } matching: { _ in true }",
    "withKnownIssue(isIntermittent: true, { #expect(a) })", "withKnownIssue({ #expect(a) }, when: { true })",
    "func inner() { #expect(a) }\nwithKnownIssue(isIntermittent: true) { inner() }",
  ]

private let honestOnes: [String] =
  written + ofComponents + [
    "#expect(a == a && b == c)", "#expect([f()].first == a)", "#expect([1, 2].contains(a))", "#expect(a as Grid == a)",
    "#expect([f()].contains(f()))", "#expect(lamp.name() == lamp.name())", "#expect(a.random() == a.random())",
    "#expect([a].contains { $0 == a })", "#expect({ a == b }())",
    "let ok: Bool\nif f() { ok = true } else { ok = g() }\n#expect(ok)", "#expect((a == b) == true)",
    "#expect(!a == a.b)", "#expect((a ?? b) == b)",
    "#expect((a > 3) == (b > 3))", "#expect(max(1, a) == 2)", "#expect(max == 3)",
    "func max(_ a: Int) -> Int { f(a) }\n#expect(max(1) == 2)",
    "func same(_ a: Int) -> Bool { a == 3 }\n#expect(same(lamp.count))",
    "let same = { (a: Int) in a == f() }\n#expect(same(3))",
    """
    struct One: Equatable { let n: Int; static func == (a: Self, b: Self) -> Bool { a.n == b.n } }
    #expect(One(n: lamp.count) == One(n: 3))
    """,
    // Something comes into it from outside.
    "var n = 1\nn += f()\n#expect(n == 3)", "let ok: Bool\nif f() { ok = true } else { ok = false }\n#expect(ok)",
    "struct Counter { var n = 0; mutating func up() { n += lamp.count } }\nvar c = Counter()\nc.up()\n#expect(c.n == 1)",
    "struct Counter { var n = 0 }\nvar c = Counter()\npress { c.n += 1 }\n#expect(c.n == 1)",
    "final class Counter { var n = 0 }\nlet c = Counter()\nrun(c)\n#expect(c.n == 1)",
    "var log: [String] = []\nlet note = { (s: String) in log.append(s) }\nrun(note)\n#expect(log == [\"a\"])",
    "for lamp in lamps() {\n  let m = lamp.count\n  #expect(m > 1)\n}", "let n = 3\n#expect(n.badge == 3)",
    "enum Side { case left }\nextension Side: Named {}\n#expect(Side.left.name == 3)",
    // Asked, but answered for, or something happens since.
    "if a == 3 { #expect(a == 3) } else { Issue.record(\"no\") }", "guard a > 0 else { throw E() }\n#expect(a > 0)",
    "guard a > 0 else { Issue.record(\"no\"); return }\n#expect(a > 0)",
    "if lamp.isOn { lamp.tap(); #expect(lamp.isOn) }",
    "if !lamp.isOn, lamp.press() { #expect(!lamp.isOn) }",
    "guard lamp.isOn, let row = tap(lamp) else { return }\n#expect(lamp.isOn)",
    "if a == 3 { #expect(a == 4) }", "if a == 3 || b { #expect(a == 3) }",
    "guard a > 0 else { return }\n#expect(a > 1)",
    "if let a = f() { #expect(a > 3) }", "if a { #expect(b) }", "if !a { #expect(b || a == c) }",
    "for lamp in lamps where lamp.isOn { #expect(lamp.isLit) }",
    "if a == 3 { #expect(b) } else { #expect(a == 4) }", "while a.next() { #expect(a.next()) }",
    "if f() { #expect(f()) }", "guard try f() else { return }\n#expect(try f())",
    "#expect(throws: E.self) { try f(); throw E() }", "#expect(throws: E.self) { f(); throw F() }",
    // A list of types is no list of arguments.
    "#expect(Dictionary<String, Int>(lamps()).count == 2)", "#expect(Pair<Int, Int>(1, 2).isGood)",
    "#expect(Dictionary<String, [Int]>(lamps()) == [:], \"why\")", "#expect(Set<Pair<Int, Int>>(lamps()).count == 2)",
    // They may be the components' own.
    "#expect([Lamp]().total == 0)", "#expect(![Lamp]().contains(id: 3))", "#expect([Lamp]().joinedNames() == \"\")",
    "#expect([Lamp]().filter { $0.isOn }.total == 0)", "#expect(Gallery([Lamp]()).isEmpty)",
    "#expect(LampList().isEmpty)",
    "#expect([Lamp]().count == gallery.count)", "#expect(gallery[Lamp]().isEmpty)", "#expect([lamp]().isEmpty)",
    "#expect([Lamp()].allSatisfy { $0.isOn })",
    "#expect(try [Lamp]().contains(load()) || [Lamp]().contains(try load()))",
    "let lamps: [Lamp] = f()\n#expect(lamps.isEmpty)", "let lamps: LampList = []\n#expect(lamps.isEmpty)",
    "var lamps: [Lamp] = []\nf(&lamps)\n#expect(lamps.isEmpty)",
    "var lamps = [Lamp]()\nhost { lamps.append($0) }\n#expect(lamps.isEmpty)",
    "let lamps: [Lamp] = []\nf { lamps in #expect(lamps.isEmpty) }",
    "let lamps: [Lamp] = []\n  + f()\n#expect(lamps.isEmpty)",
    "let lamps = [Lamp]().grouped()\n#expect(lamps.isEmpty)", "#expect(zip([a], lamps()).allSatisfy { $0 == $1 })",
    "#expect(wall.zip([], lamps()).allSatisfy { $0 == $1 })", "#expect([Lamp]().reduce(start()) { $0 } == 1)",
    "let nobody: Lamp? = f()\n#expect(nobody?.name == nil)", "let nobody: Lamp? = nil\n#expect(nobody.isDark)",
    "let nobody: Lamp? = nil\n#expect(nobody == wall.lamp)",
    "let none: [Item] = []\n#expect(String(listing: none) == \"nothing\")",
    "#expect(String(listing: [Item]()) == \"nothing\")", "let none: Icon? = nil\n#expect(CGFloat(none) == 0)",
    "let nobody: Lamp? = nil\nif let nobody = f() { #expect(nobody.isOn) }",
    "var nobody: Lamp? = nil\nhost { nobody = $0 }\n#expect(nobody == nil)",
    "let nobody: Lamp? = nil\n#expect(title(nobody?.name) == \"\")",
    "#expect(Optional<Lamp>.none == wall.lamp)", "#expect(Optional<Lamp>.none.isDark)",
    "#expect(Shop.Optional<Lamp>.none == nil)", "#expect(title(Optional<Lamp>.none) == \"\")",
    "func zip(_ a: [Lamp], _ b: [Lamp]) -> [Lamp] { f(a, b) }\n#expect(zip([Lamp](), lamps()).isEmpty)",
    "#expect(zip(rows: [Lamp](), columns: lamps()).isEmpty)",
    "let p = (width: f(), height: 3)\n#expect(p.width == 3)", "let p = (24, 3)\n#expect(p.total == 24)",
    "var p = (width: 24, height: 3)\ng(&p)\n#expect(p.width == 24)",
    "let p = (width: 24, height: 3)\nf { p in #expect(p.width == 24) }",
    "let s = String(listing: 3)\n#expect(s == \"three\")",
    "let p = (s: String(listing: 3), n: 3)\n#expect(p.s == \"three\")",
    "let ok: () -> Bool = { f() }\n#expect(ok())", "let ok: () -> Lamp = { true }\n#expect(ok() == lamp)",
    // The ways lead apart.
    "let v = if f() { true } else { false }\n#expect(v)", "let v = f() ? 1 : 2\n#expect(v == 1)",
    "let v = f() ? g() : g()\n#expect(v)", "let v = if f() { g() } else { g() }\n#expect(v)",
    "let v = switch f() { case 1: true; default: false }\n#expect(v)", "let v = try f() ? true : true\n#expect(v)",
    "let v = if f() { true } else { true } && g()\n#expect(v)",
    "let v = f() ? true : true\nlet w = { v in #expect(v) }\nlamp.each(w)",
    "var ok: Bool { f() }\n#expect(ok)", "let ok = { f() }\n#expect(ok())",
    "#expect(a.count == 1 || b.count != 1)", "#expect(f() == 1 || f() != 1)", "#expect(a == 1 || a != 2)",
    "#expect(a == 1 || a == 1)", "#expect(a < 1 || a >= 1)",
    "#expect(\"\\(f())\" == \"\\(f())\")", "#expect(\"\\(icon.size)\" == \"\\(icon.side)\")",
    "#expect((f() ? 1 : 2) == 1)", "#expect((try f() ? 1 : 1) == 1)", "#expect((f() ? g() : g()) == 1)",
    "#expect((a + f()) == (a + f()))", "#expect((a ? b : c) == (a ? b : d))", "#expect(abs(a) >= 1)",
    "#expect(abs(a) >= 0.5)",
    "#expect(abs(a) - 3 >= 0)", "#expect(0 <= abs(a) - 3)", "#expect(a.abs(b) >= 0)", "#expect(abs(try f()) >= 0)",
    "func abs(_ a: Int) -> Int { a }\n#expect(abs(lamp.count) >= 0)",
    "func fits(_ n: Int) -> Bool { n == 1 }\n#expect(fits(lamp.count))",
    "func fits(_ n: Int) -> Lamp { 3 }\n#expect(fits(1) == lamp)",
    "func fits(_ n: Int) -> Bool { true }\n#expect(try fits(load()))",
    "struct S { func fits(_ n: Int) -> Bool { true } }\n#expect(fits(3))",
    "func fits(_ n: Int) -> Bool { true }\nfunc fits(_ n: Lamp) -> Bool { n.isOn }\n#expect(fits(lamp))",
    "let fits: (Int) -> Lamp = { _ in 3 }\n#expect(fits(1) == lamp)",
    "let fits = { (n: Int) in n == 1 }\n#expect(fits(lamp.count))",
    "let size = icon.size\nicon.grow()\n#expect(icon.size == size)",
    "let size = icon.size\nicon.size = 3\n#expect(icon.size == size)",
    "let size = icon.size\ntry await later()\n#expect(icon.size == size)",
    "let size = icon.size\n#expect(other.size == size)",
    "let size = icon.size\nicon = g\n#expect(icon.size == size)",
    "let size = icon.size\n#expect(icon.tap() && icon.size == size)",
    "let first = icon.id\nlet second = icon.id\n#expect(first == second)",
    "let size = icon.size\n#expect(icon.size != size)",
    "switch a.b {\ncase .on: #expect(a.b == .on)\ndefault: Issue.record()\n}",
    "switch a.b {\ncase .on: #expect(a.b == .off)\ndefault: break\n}",
    "switch a.b {\ncase .on, .off: #expect(a.b == .on)\ndefault: break\n}",
    "switch a.b {\ncase let b where b > 3: #expect(a.b == b)\ndefault: break\n}",
    "switch a.b {\ncase .on: a.press(); #expect(a.b == .on)\ndefault: break\n}",
    "switch a.b {\ncase .on: break\ncase .off: #expect(a.c == .on)\n}",
    "if case .on = a.b { a.press(); #expect(a.b == .on) }",
    "if case .on = a.b { #expect(a.b == .on) } else { throw E() }",
    "if a.b { #expect(a.b) } else { #expect(a.b, \"on\") }", "if a.b { #expect(a.b) } else { #expect(Bool(false)) }",
    "if let b = a.b { #expect(a.b != nil) } else { #expect(a.b != nil) }",
    "switch a.b {\ncase .on: #expect(a.b == .on)\ndefault: #expect(a.b == .on)\n}",
    "guard a.b else { #expect(a.c == 2); return }", "guard a.b else { #expect(a.b || a.c); return }\n#expect(a.c)",
    "if c {\n  guard a.b\n  #expect(a.c)\n} else {}", "(guard a #expect(b) else )",
    "let (a, b) = (x, a)\n#expect(b == 3)", "let (a, b) = (icon.size, a)\n#expect(b == icon.size)",
    "switch a.b {\ncase .off: fallthrough\ncase .on: #expect(a.b == .on)\n}",
    "switch a.b {\ncase .off: let s = Style.default; Issue.record(\"no\")\ncase .on: #expect(a.b == .on)\n}",
    "if let b = a.b { #expect(b == 3) }", "if let b = a.b { #expect(a.c != b) }",
    "guard let b = a.b else { throw E() }\n#expect(a.b != nil)",
    "let a = f()\nvar b = a\nb = g()\n#expect(b == a)", "let a = f()\nvar b = a\nb.press()\n#expect(b == a)",
    "let a = f()\nlet b = g()\nlet pair = (a, b)\n#expect(pair.0 == pair.1)",
    "let pair = (icon.id, icon.id)\n#expect(pair.0 == pair.1)", "let all = [a, b]\n#expect(all[0] == all[1])",
    "let a = f()\nlet all = [a, a]\n#expect(all[0] == all.last())", "try #require(Optional(try f()))",
    // What a name stands for that can fail.
    "let ok = a == b\n#expect(ok)", "let ok = a == a\n  && f()\n#expect(ok)",
    "let ok = a == a\ng { ok in #expect(ok) }",
    "var ok = a == a\nf(&ok)\n#expect(ok)", "let (ok, n) = (f(), true)\n#expect(ok)", "let (ok, n) = f()\n#expect(ok)",
    "let (ok, n) = (a: true, b: 3)\n#expect(n == f())", "let ok = true, n = f()\n#expect(n)",
    "if let ok = a == a { #expect(ok) }",
    "if a {\n  let ok = a == a\n}\n#expect(ok)", "let ok: Lamp = 3\n#expect(ok == lamp)",
    "let p = (3, 4), q = 3\n#expect(q.total == 3)",
    "let size = icon.size\nicon.grow()\nlet same = icon.size == size\n#expect(same)",
    "let before = icon.size\nrobot.tap()\nlet same = icon.size == before\n#expect(same)",
    "let ok = try f() || true\n#expect(ok)",
    "let ok = lamp.isOn\nlet other = lamp.isOn\n#expect(ok == other)", "struct S { let ok = a == a }\n#expect(ok)",
    "let ok = a == a\n#expect(lamp.ok)",
    // A type of the block that asks the components.
    "struct Grid { static let side = Lamp().side }\n#expect(Grid.side == 24)",
    "struct Grid { var side: Int { f() } }\n#expect(Grid().side == 24)",
    "struct Grid { static let side = 24 }\n#expect(Grid.total == 24)",
    "struct Grid: Sided { let side = 24 }\n#expect(Grid().count == 24)",
    "struct Grid { let side: Int }\n#expect(Grid(side: f()).side == 24)",
    "struct Grid { let side: Int }\n#expect(Grid(side: 24).count == 24)",
    "struct Grid { let side: Int }\nlet grid = Grid(side: 3)\n#expect(grid.count == 24)",
    "struct Grid { let side: Int }\n#expect(lamp.side == 24)",
    "struct Grid { @Clamped var side = 24 }\n#expect(Grid().side == 24)",
    "struct Grid { let side: Int; init() { side = f() } }\n#expect(Grid().side == 24)",
    "enum Side { case left }\n#expect(lamp.side == .left)",
    "enum Side { case left(Int) }\nlet side = Side.left(f())\n#expect(side == .left(3))",
    "if f() { struct Grid { static let side = 24 } }\n#expect(Grid.side == 24)",
    "struct Local: View { var body: some View { Lamp() } }\n#expect(try host(Local()).size.width == 3)",
    // Made of a literal by the components.
    "let fits = { (n: Int) -> Lamp in 3 }\n#expect(fits(1) == \"three\")", "#expect(String(listing: 3) == \"three\")",
    "#expect(\"abc\".contains(badge: 3))",
    "#expect([1].first(badge: 3) == 1)",
    "#expect(CGFloat(token: 3) == 24)", "let all = \"a b\".split(by: 3)\n#expect(all.count == 2 || f())",
    // It may be something else.
    "let x: Any = f()\n#expect(x is Bool)", "let x = f()\n#expect(x is Bool)", "let x: Bool? = f()\n#expect(x is Bool)",
    "struct Lamp {}\nlet x: Lamp = f()\n#expect(x is Lamp)", "let x: Bool = f()\ng { x in #expect(x is Bool) }",
    // They may end otherwise.
    "#expect(processExitsWith: .failure) { if f() { fatalError() } }",
    "#expect(processExitsWith: .success) { fatalError() }", "#expect(processExitsWith: .failure) { precondition(f()) }",
    "#expect(processExitsWith: .failure) { fatalError(f()) }", "#expect(processExitsWith: .failure) { exit(f()) }",
    "#expect(processExitsWith: .failure) { exit(0) }", "#expect(processExitsWith: .exitCode(3)) { exit(4) }",
    "#expect(processExitsWith: .failure) { lamp.abort() }", "#expect(throws: (any Error).self) { try f() }",
    "#expect(throws: (any Error).self) { if f() { return }; throw E() }",
    "#expect(throws: (any Error).self) { if f() { throw E() } }",
    "#expect { throw E() } throws: { $0 is E }", "#expect { try f() } throws: { _ in true }",
    "func exit(_ code: Int) { lamp.go(code) }\n#expect(processExitsWith: .failure) { exit(1) }",
    "func fatalError() { lamp.go() }\n#expect(processExitsWith: .failure) { fatalError() }",
    "struct Fake { func turnOn() throws { throw E() } }\n#expect(throws: E.self) { try turnOn() }",
    "if f() {\n  func turnOn() throws { throw E() }\n  g { try turnOn() }\n}\n#expect(throws: (any Error).self) { try turnOn() }",
    "func fails() throws { if f() { throw E() } }\n#expect(throws: E.self) { try fails() }",
    "func fails() throws { throw F() }\n#expect(throws: E.self) { try fails() }",
    "func fails() throws { g() }\n#expect(throws: E.self) { try fails() }",
    "#expect(throws: E.self) { try fails() }",
    "#expect(MemoryLayout<Lamp>.size == 8)", "#expect(MemoryLayout<Lamp>.size > 0)",
    "#expect(MemoryLayout<Lamp>.size <= MemoryLayout<Int>.size)", "#expect(MemoryLayout<Lamp>.slots >= 0)",
    "#expect(\"\\(lamp)\".count > 0)", "#expect(!\"\\(lamp)\".isEmpty)", "#expect(\"\\(lamp)!\".count > 1)",
    "#expect(\"\\(lamp)!\".hasSuffix(\"a!\"))", "#expect(\"\\(lamp)!\".hasPrefix(\"!\"))",
    "#expect(\"\\(try f())!\".hasSuffix(\"!\"))", "#expect(\"\\(lamp)!\".spoken >= 0)",
    // Others may fail.
    "withKnownIssue { #expect(a) } when: { isOld }", "withKnownIssue { #expect(a) } matching: { $0.error != nil }",
    "func inner() { #expect(a) }\nwithKnownIssue(isIntermittent: true) { inner() }\ninner()",
    "func inner() { #expect(a) }\nwithKnownIssue(isIntermittent: true) { f() }",
    "withKnownIssue(comment(), isIntermittent: true, f)\n#expect(a)",
  ]

private let confirmations: [(String, TestWeakness?)] = [
  ("#expect(a || 1 < 2)", .assertsNothing), ("#expect(a || 2 < 1)", nil),
  ("await confirmation(expectedCount: 0) { _ in robot.tap(\"x\") }", .assertsNothing),
  ("await confirmation(\"none\", expectedCount: 0) { _ in }", .assertsNothing),
  ("await confirmation(expectedCount: 0) { called in f(called) }", nil),
  ("await confirmation(expectedCount: 0...) { called in called() }", .assertsNothing),
  ("await confirmation(\"any\", expectedCount: 0...) { $0() }", .assertsNothing),
  ("await confirmation(expectedCount: 0...) { called in f(called) }", nil),
  ("await confirmation(expectedCount: 0...5) { f($0) }", nil),
  ("await confirmation(expectedCount: 1...) { f($0) }", nil),
  ("Issue.record(\"slow\", severity: .warning)", .assertsNothing),
  ("if isSlow { Issue.record(\"slow\", severity: Issue.Severity.warning) }", .assertsNothing),
  ("if isSlow { Issue.record(\"slow\", severity: .error) }", nil), ("if isSlow { Issue.record(\"no warning\") }", nil),
  ("await confirmation(expectedCount: 0) { _ in #expect(a) }", nil),
  ("await confirmation(expectedCount: 0) { f($0) }", nil), ("await confirmation { $0() }", nil),
  ("await confirmation(expectedCount: 1) { _ in }", nil),
  ("try await confirmation(expectedCount: 0) { _ in try f() }", nil),
]
