import Evidence
import Testing

@testable import CheckGeneration

@Suite("Expectations")
struct CountedExpectationsTests {
  @Test("are counted wherever they are code", arguments: rewritten)
  func counts(_ source: String, _ expected: String) throws {
    let short = try withoutKey(CountedExpectations(source).source, of: source)
      .replacing("SpecTesting.counted(#_sourceLocation)", with: "C").replacing("sourceLocation: C", with: "©")
    #expect(short == expected)
  }

  @Test("are counted by a name that the block itself cannot bear")
  func bearsKey() throws {
    let source = "#expect(a)"
    #expect(
      try CountedExpectations(source).source
        == "#expect(a, sourceLocation: SpecTesting.counted(#_sourceLocation, \"\(Fingerprint(of: source))\"))"
    )
  }

  /// That name is of another block in each row.
  private func withoutKey(_ rewritten: String, of source: String) -> String {
    rewritten.replacing(", \"\(Fingerprint(of: source))\"", with: "")
  }

  /// Without the note that one counts for nothing.
  private func withoutNotes(_ source: String) throws -> String {
    let note = #/,? ?sourceLocation: SpecTesting.uncounted\(#_sourceLocation\)/#
    return try CountedExpectations(source).source.replacing(note, with: "")
  }

  @Test("are left alone in strings, comments and regular expressions", arguments: untouched)
  func leavesAlone(_ source: String) throws {
    #expect(try withoutNotes(source) == source)
  }

  @Test("count for nothing where all that they name is bound to a literal", arguments: constant)
  func seesThroughNames(_ source: String) throws {
    #expect(try withoutNotes(source) == source)
  }

  @Test("count where a name may stand for something else", arguments: variable)
  func believesNames(_ source: String) throws {
    #expect(try CountedExpectations(source).source.contains("sourceLocation: SpecTesting.counted"))
  }

  @Test("keep their lines")
  func keepsLines() throws {
    let source =
      "import Foundation\n\n#expect(\n  a == b, // because\n)\nlet x = \"\"\"\n  #expect(\n  \"\"\"\n#expect(c)\n"
    let rewritten = try CountedExpectations(source).source
    #expect(rewritten.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    #expect(rewritten.split(separator: "\n", omittingEmptySubsequences: false)[8].hasPrefix("#expect(c, "))
  }

  @Test("do not hide what is not closed, and where", arguments: unbalanced)
  func findsProblems(_ source: String, _ line: Int, _ words: String) {
    let problem = #expect(throws: SourceProblem.self) { try CountedExpectations(source) }
    #expect(problem?.line == line)
    #expect(problem?.message.contains(words) == true, "\(problem?.message ?? "no problem")")
  }

  @Test("are not looked for where they would wait for a run loop", arguments: waiting)
  func deaf(_ source: String, _ line: Int?) {
    do throws(SourceProblem) {
      _ = try CountedExpectations(source)
      #expect(line == nil)
    } catch {
      #expect(error.line == line && error.message.contains("run loop"), "\(error.message)")
    }
  }

  @Test("leave imports to the head of the file")
  func hoistsImports() throws {
    let block = try CountedExpectations("import Foundation\nimport SwiftUI // views\n#expect(a)")
    #expect(block.imports.map(\.declaration) == ["import Foundation", "import SwiftUI"])
    #expect(block.imports.map(\.line) == [1, 2])
    #expect(block.source.hasPrefix("\n // views\n#expect(a"))
  }

  @Test(
    "leave imports to the head of the file, however they are written",
    arguments: [
      "@testable import Shop", "import struct Foundation.Date", "private import Shop",
      "@_spi(Testing) import Shop.Parts",
      "@preconcurrency @testable package import Shop",
    ]
  )
  func hoistsEveryImport(_ declaration: String) throws {
    let block = try CountedExpectations("\(declaration)\nlet import1 = 1\n#expect(a)")
    #expect(block.imports.map(\.declaration) == [declaration])
    #expect(block.source.hasPrefix("\nlet import1 = 1\n#expect(a"))
  }
}

private let rewritten: [(String, String)] = [
  ("#expect(a)", "#expect(a, ©)"),
  ("#expect(a, \"why\")", "#expect(a, \"why\", ©)"),
  ("#expect(a,)", "#expect(a,©)"),
  ("let x = try #require(y)", "let x = try #require(y, ©)"),
  ("f(try #require(y), #expect(z))", "f(try #require(y, ©), #expect(z, ©))"),
  ("#expect(throws: E.self) { try f() }", "#expect(throws: E.self, ©) { try f() }"),
  ("#expect { try f() } throws: { _ in true }", "#expect(©) { try f() } throws: { _ in true }"),
  ("#expect(a == \")\")", "#expect(a == \")\", ©)"),
  ("#expect(a == #\")\"# )", "#expect(a == #\")\"# , ©)"),
  ("#expect(\"\\(f(\")\"))\" == b)", "#expect(\"\\(f(\")\"))\" == b, ©)"),
  ("#expect(a /* ) */)", "#expect(a /* ) */, ©)"),
  ("#expect(a // )\n)", "#expect(a // )\n, ©)"),
  ("#expect(a.contains(/\\)/))", "#expect(a.contains(/\\)/), ©)"),
  ("#expect(a.contains(#/)/#))", "#expect(a.contains(#/)/#), ©)"),
  ("#expect(a / (b / c) == d)", "#expect(a / (b / c) == d, ©)"),
  (
    "#expect(xs.allSatisfy { $0 > (1) })",
    "#expect(xs.allSatisfy { $0 > (1) }, sourceLocation: SpecTesting.counted(#_sourceLocation, SpecTesting.canFail(each: xs)))"
  ),
  ("for i in 0..<n { #expect(i < 3) }", "for i in 0..<n { #expect(i < 3, ©) }"),
  ("#expect (a)", "#expect (a, ©)"),
  ("#expect(a, sourceLocation: here)", "#expect(a, sourceLocation: SpecTesting.counted(here))"),
  ("#expect(a, sourceLocation: f(1, 2), \"b\")", "#expect(a, sourceLocation: SpecTesting.counted(f(1, 2)), \"b\")"),
  ("#expect(f(sourceLocation: 1))", "#expect(f(sourceLocation: 1), ©)"),
  ("#expect(true == a)", "#expect(true == a, ©)"), ("#expect(1.isOdd)", "#expect(1.isOdd, ©)"),
  ("#expect(\"\\(a)\" == \"1\")", "#expect(\"\\(a)\" == \"1\", ©)"), ("#expect({ a }())", "#expect({ a }(), ©)"),
  ("#expect(#line == a)", "#expect(#line == a, ©)"), ("#expect(#color == 1)", "#expect(#color == 1, ©)"),
  ("#expect($0)", "#expect($0, ©)"), ("#expect([1].chunks == 1)", "#expect([1].chunks == 1, ©)"),
  ("#expect(1 as Grid == 1)", "#expect(1 as Grid == 1, ©)"), ("#expect(1 <+> 2)", "#expect(1 <+> 2, ©)"),
  ("#expect(f() == f())", "#expect(f() == f(), ©)"), ("#expect(x == y.x)", "#expect(x == y.x, ©)"),
  ("#expect(x || false)", "#expect(x || false, ©)"), ("#expect(x && true)", "#expect(x && true, ©)"),
  ("#expect(try f() || true)", "#expect(try f() || true, ©)"), ("#expect(!x)", "#expect(!x, ©)"),
  ("#expect(true ? x : y)", "#expect(true ? x : y, ©)"), ("#expect(x != x)", "#expect(x != x, ©)"),
  ("#expect(throws: Never.self) { try f() }", "#expect(throws: Never.self, ©) { try f() }"),
  ("#expect(a || !b)", "#expect(a || !b, ©)"), ("#expect(f() || !f())", "#expect(f() || !f(), ©)"),
  ("#expect(throws: E.self) { throw e() }", "#expect(throws: E.self, ©) { throw e() }"),
  ("withKnownIssue { f() }\n#expect(a)", "SpecTesting.withKnownIssueInForce { f() }\n#expect(a, ©)"),
  ("withKnownIssue { #expect(a) } when: { b }", "SpecTesting.withKnownIssueInForce { #expect(a, ©) } when: { b }"),
  ("Testing.`withKnownIssue` { f() }\n#expect(a)", "SpecTesting.`withKnownIssueInForce` { f() }\n#expect(a, ©)"),
  (
    "func withKnownIssue() {}\nwithKnownIssue()\n#expect(a)",
    "func withKnownIssue() {}\nwithKnownIssue()\n#expect(a, ©)"
  ),
  (
    "struct S { func withKnownIssue() {} }\nTesting.withKnownIssue { f() }\n#expect(a)",
    "struct S { func withKnownIssue() {} }\nSpecTesting.withKnownIssueInForce { f() }\n#expect(a, ©)"
  ),
  ("lamp.withKnownIssue()\n#expect(a)", "lamp.withKnownIssue()\n#expect(a, ©)"),
  ("#expect(throws: E.self) { f() }", "#expect(throws: E.self, ©) { f() }"),
  ("#expect(`default`)", "#expect(`default`, ©)"),
  ("#expect(\"\"\"\n  )\n  \"\"\" == a)", "#expect(\"\"\"\n  )\n  \"\"\" == a, ©)"),
]

private let waiting: [(String, Int?)] = [
  ("a()\nRunLoop.main.perform { #expect(a) }", 2), ("RunLoop.current.perform { #expect(a) }", 1),
  ("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in #expect(a) }", 1),
  ("model.values.receive(on: RunLoop.main)\n#expect(a)", nil), ("robot.main.perform { #expect(a) }", nil),
  ("DispatchQueue.main.async { #expect(a) }", nil),
]

private let untouched: [String] = [
  "// #expect(a)", "/* /* #expect(a) */ #expect(b) */", "let a = \"#expect(b)\"", "let a = #\"\\(#expect(b))\"#",
  "let a = \"\"\"\n#expect(b)\n\"\"\"", "let a = /#expect(b)/", "let a = #/ #expect(b) /#", "expect(a)",
  "#expectation(a)",
  // What names nothing cannot fail, or fails always: it counts for nothing.
  "#expect(true)", "#expect(Bool(true), \"why\")", "#expect(!false)", "#expect(1 == 1)", "#expect((0x1F) < 2.5)",
  "#expect(\"a\" == \"a\")", "#require(true)", "#expect(nil == nil)", "#expect([1, 2] != [])",
  "#expect(true as Bool)", "#expect({ true }())", "#expect({ return true }())", "#expect(#line > 0)",
  "#expect(Swift.Bool(true))", "#require(1 as Int?)", "#expect(try Bool(true))",
  // Nor does what is compared with itself, or asked beside what holds anyway.
  "#expect(x == x)", "#expect(a.b.c <= a.b.c)", "#expect(x === x, \"why\")", "#expect(!(x != x))",
  "#expect(true || f())", "#expect((1 == 2) || (true))", "#expect(f() || !false)", "#expect(Bool(true || f()))",
  "#expect(true || (try f()))", "#expect(x == x && true)", "#expect(!(false && f()))",
  "#expect(a || !a)", "#expect(!a.b || f() || a.b)", "#expect(throws: (any Error).self) { throw E() }",
  "#expect(f() ? true : true)", "#expect(Lamp(name: \"a\").name == Lamp(name: \"a\").name)",
  "#expect(Lamp(2) == Lamp(2))",
  "#expect(Lamp([.a: 1]).title(of: 2) <= Lamp([.a: 1]).title(of: 2))", "#expect(throws: E.self) { throw E() }",
  "#expect(throws: E.bad) { throw E.bad }", "await #expect(processExitsWith: .success) {}",
  // Nor does what the standard library says of a literal.
  "#expect([1, 2].count == 2)", "#expect(Set([1]).contains(1))", "#expect(Int.max > 0)", "#expect(\"abc\".count == 3)",
  "#expect([].isEmpty)", "#expect(Double.pi > 3)", "#expect([1, 2].map { $0 + 1 }.reduce(0, +) == 5)",
  "#expect([1].contains(where: { $0 == 1 }))", "#expect([3, 1].sorted(by: <).first == 1)",
  // Nor does what fails nothing.
  "#expect(throws: Never.self) {}", "#expect(throws: Never.self, \"why\") { let a = f() }",
  "let `#expect` = 1", "#selector(a)", "let a = \"\\\\\" + \"#expect(b)\"",
]

private let constant: [String] = [
  "let all = [\n  1,\n  2,\n]\n#expect(all == [1, 2])",
  "let ok = true\n#expect(ok)", "let ok: Bool = true; #expect(ok)", "let ok: Bool? = true\n#require(ok)",
  "let n = 48 // points\nf(n)\n#expect(n == 48)", "let a = \"x\"\nlet b = a\n#expect(b == \"x\")",
  "let ok = true\nif f() { #expect(ok, \"why\") }", "var ok = true\n#expect(ok)\n#expect(ok == true)",
  "let ok = true\n#expect(ok || f())", "let n = [1, 2]\n#expect(n == [1, 2])",
  "let ok = true\nf { [ok] in g(ok) }\n#expect(ok)", "let n = [1].count\n#expect(n == 1)",
  "let names = [\"a\", \"b\"]\n#expect(names.map { $0.count } == [1, 1])",
  "let n: Int? = 3\n#expect(n.map { $0 + 1 } == 4)",
  "for n in [1, 2, 3] { #expect(n > 0) }", "for n in 1...3 {\n  f(n)\n  #expect(n > 0)\n}",
  "func ok() -> Bool { true }\n#expect(ok())", "func n() throws -> Int {\n  return 3\n}\n#expect(try n() == 3)",
  "var ok = false\nok = true\n#expect(ok)", "let a = Lamp(f()).name\nlet b = a\n#expect(a == b)",
  "let a = f()\nlet b = a\nlet c = b\n#expect(a.name == c.name)",
]

private let variable: [String] = [
  "let all = [\n  lamp.size,\n]\n#expect(all == [3])", "let n = (\n  f())\n#expect(n == 3)",
  "let n = f()\n#expect(n == 1)", "let n = 1\n  .grid\n#expect(n == 2)", "let n = 1\n  + f()\n#expect(n == 2)",
  "let n: Grid = 1\n#expect(n == 1)", "let n = 1 + f()\n#expect(n == 2)", "let n = f(1)\n#expect(n == 2)",
  "let ok = true\nlet a = f { ok in #expect(ok) }", "let ok = true\nfor ok in f() { #expect(ok) }",
  "let ok = true\nif let ok = f() { #expect(ok) }", "let ok = true\nf { (a, ok) in #expect(ok) }",
  "let ok = true\nf { a, ok, b in #expect(ok) }", "let ok = true\nfunc g(ok: Bool) { #expect(ok) }\ng(ok: f())",
  "let ok = true\nif case .some(let ok) = f() { #expect(ok) }", "do { let ok = true; f(ok) }\n#expect(ok)",
  "let ok = true\nlet (a, ok) = f()\n#expect(ok)", "let ok = true\n#expect(button.ok)", "#expect(ok)\nlet ok = true",
  "var n = 0\npress { n += 1 }\n#expect(n == 0)", "var ok = true\nf(&ok)\n#expect(ok)",
  "var ok = true\n#expect(f(&ok))\n#expect(ok)", "var ok = true\nprint(\"\\(f(&ok))\")\n#expect(ok)",
  "var ok = false\nhost(Toggle($ok))\n#expect(ok == false)", "var ok = false\n#expect({ ok = f(); return ok }())",
  "xs.forEach { #expect($0 > 0) }", "for n in xs { #expect(n > 0) }", "for n in [1, f()] { #expect(n > 0) }",
  "for n in [1, 2] { #expect(f(n) == n) }", "for n in [1, 2] where f(n) { #expect(n > 1) }",
  "func ok() -> Bool { f() }\n#expect(ok())", "func ok(_ a: Bool) -> Bool { a }\n#expect(ok(f()))",
  "var ok = false\npress { ok = true }\n#expect(ok)", "var ok = false\nok = f()\n#expect(ok)",
  "var ok = false\nif f() { ok = true }\n#expect(ok)", "var a = f()\nlet b = a\na.toggle()\n#expect(a == b)",
  "let a = f()\nlet b = a\n#expect(a.name == b.title)", "let a = f()\nlet b = g(a)\n#expect(a == b)",
  "#expect(f() ? true : false)", "#expect(Lamp(\"a\") == Lamp(\"b\"))", "#expect(Lamp(f()) == Lamp(f()))",
  "#expect(Lamp(\"a\") === Lamp(\"a\"))", "#expect(lamp.next() == lamp.next())",
  "#expect([1].contains(lamp.count))", "#expect(throws: E.self) { throw F() }", "#expect(Icon.all.count == 1)",
  "await #expect(processExitsWith: .success) { f() }", "let n = [1].grid\n#expect(n == 1)",
  "var n = [1]\n#expect(n.next() == 1)\n#expect(n == [1])", "struct S { var ok = true }\n#expect(S(ok: f()).ok)",
]

private let unbalanced: [(String, Int, String)] = [
  ("#expect(a", 1, "'(' is never closed"), ("}\nfunc f() {", 1, "'}' closes nothing"),
  ("if a {\n  #expect(b)\n", 1, "'{' is never closed"), ("let a = [1, 2)", 1, "does not close the '['"),
  ("\nlet a = \"b\nlet c = \"d\"", 2, "string is never closed"), ("a\n/* b", 2, "'/*' is never closed"),
  ("let a = \"\"\"\n b", 1, "string is never closed"), ("#if DEBUG\n#expect(a)", 1, "'#if' has no '#endif'"),
  ("#endif", 1, "'#endif' has no '#if'"), ("let a = \"\\(b\"", 1, "never closed"),
  ("#sourceLocation(file: \"x\", line: 1)", 1, "would hide"),
]
