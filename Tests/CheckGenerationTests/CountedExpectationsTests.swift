import Testing

@testable import CheckGeneration

@Suite("Expectations")
struct CountedExpectationsTests {
  @Test("are counted wherever they are code", arguments: rewritten)
  func counts(_ source: String, _ expected: String) throws {
    let short = try CountedExpectations(source).source
      .replacing("SpecTesting.counted(#_sourceLocation)", with: "C").replacing("sourceLocation: C", with: "©")
    #expect(short == expected)
  }

  @Test("are left alone in strings, comments and regular expressions", arguments: untouched)
  func leavesAlone(_ source: String) throws {
    #expect(try CountedExpectations(source).source == source)
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
  ("#expect(xs.allSatisfy { $0 > (1) })", "#expect(xs.allSatisfy { $0 > (1) }, ©)"),
  ("for i in 0..<3 { #expect(i < 3) }", "for i in 0..<3 { #expect(i < 3, ©) }"),
  ("#expect (a)", "#expect (a, ©)"),
  ("#expect(a, sourceLocation: here)", "#expect(a, sourceLocation: SpecTesting.counted(here))"),
  ("#expect(a, sourceLocation: f(1, 2), \"b\")", "#expect(a, sourceLocation: SpecTesting.counted(f(1, 2)), \"b\")"),
  ("#expect(f(sourceLocation: 1))", "#expect(f(sourceLocation: 1), ©)"),
  ("#expect(true == a)", "#expect(true == a, ©)"), ("#expect(1.isOdd)", "#expect(1.isOdd, ©)"),
  ("#expect(\"\\(a)\" == \"1\")", "#expect(\"\\(a)\" == \"1\", ©)"), ("#expect({ true }())", "#expect({ true }(), ©)"),
  ("#expect(#line == 1)", "#expect(#line == 1, ©)"), ("#expect($0)", "#expect($0, ©)"),
  ("#expect(`default`)", "#expect(`default`, ©)"),
  ("#expect(\"\"\"\n  )\n  \"\"\" == a)", "#expect(\"\"\"\n  )\n  \"\"\" == a, ©)"),
]

private let untouched: [String] = [
  "// #expect(a)", "/* /* #expect(a) */ #expect(b) */", "let a = \"#expect(b)\"", "let a = #\"\\(#expect(b))\"#",
  "let a = \"\"\"\n#expect(b)\n\"\"\"", "let a = /#expect(b)/", "let a = #/ #expect(b) /#", "expect(a)",
  "#expectation(a)",
  // What names nothing cannot fail, or fails always: it counts for nothing.
  "#expect(true)", "#expect(Bool(true), \"why\")", "#expect(!false)", "#expect(1 == 1)", "#expect((0x1F) < 2.5)",
  "#expect(\"a\" == \"a\")", "#require(true)", "#expect(nil == nil)", "#expect([1, 2] != [])",
  "let `#expect` = 1", "#selector(a)", "let a = \"\\\\\" + \"#expect(b)\"",
]

private let unbalanced: [(String, Int, String)] = [
  ("#expect(a", 1, "'(' is never closed"), ("}\nfunc f() {", 1, "'}' closes nothing"),
  ("if a {\n  #expect(b)\n", 1, "'{' is never closed"), ("let a = [1, 2)", 1, "does not close the '['"),
  ("\nlet a = \"b\nlet c = \"d\"", 2, "string is never closed"), ("a\n/* b", 2, "'/*' is never closed"),
  ("let a = \"\"\"\n b", 1, "string is never closed"), ("#if DEBUG\n#expect(a)", 1, "'#if' has no '#endif'"),
  ("#endif", 1, "'#endif' has no '#if'"), ("let a = \"\\(b\"", 1, "never closed"),
  ("#sourceLocation(file: \"x\", line: 1)", 1, "would hide"),
]
