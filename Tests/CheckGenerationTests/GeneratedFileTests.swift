import Evidence
import Findings
import SpecModel
import Testing

@testable import CheckGeneration

@Suite("The generated file")
struct GeneratedFileTests {
  @Test("holds a test for each block, with the lines of the document")
  func blocks() throws {
    try expectSnapshot(
      file([
        block("let icon = side()\n#expect(icon == 24)\n", line: 10, name: "size", cites: ["2.1", "2.2"]),
        block("import Foundation\nlet url = try #require(URL(string: address()))\n", line: 20),
      ]),
      named: "blocks"
    )
  }

  @Test("has a failing test in place of a block whose brackets do not close, and leaves the others alone")
  func unbalanced() throws {
    try expectSnapshot(
      file([block("#expect(one == 1)\n", line: 10), block("}\n#expect(2 == 2)\n", line: 20)]),
      named: "unbalanced"
    )
  }

  @Test("has a failing test in place of a block that the compiler refused")
  func refused() throws {
    let source = "#expect(nothing)\n"
    let refused = LeftOutBlock(
      document: "specs/004-icon-system/design.md",
      source: Fingerprint(of: source),
      problem: "cannot find 'nothing' in scope",
      line: 11
    )
    try expectSnapshot(file([block(source, line: 10)], leftOut: [refused]), named: "refused")
  }

  @Test("compiles a block again as soon as its source is another")
  func refusedOnce() {
    let refused = LeftOutBlock(
      document: "specs/004-icon-system/design.md",
      source: Fingerprint(of: "old"),
      problem: "old",
      line: 11
    )
    #expect(!file([block("#expect(true)\n", line: 10)], leftOut: [refused]).contains("leftOut"))
  }

  @Test(
    "has a failing test in place of a block whose assertions nobody would hear",
    arguments: ["import XCTest", "@preconcurrency import XCTest", "import func XCTest.XCTFail"]
  )
  func deaf(_ declaration: String) {
    let text = file([
      block("\(declaration)\nXCTFail()\n#expect(1 == 1)\n", line: 10), block("#expect(true)\n", line: 20),
    ])
    #expect(text.contains("does not compile: nobody hears what XCTest asserts"))
    #expect(!text.contains("XCTFail()"))
    #expect(text.contains("func line20"))
  }

  @Test("quotes names that would break a string")
  func quotes() {
    #expect(file([block("", line: 1, name: "a\"\\b")]).contains(#"@Test("a\"\\b (design.md:1)""#))
  }

  private func file(_ blocks: [CheckBlock], leftOut: [LeftOutBlock] = []) -> String {
    GeneratedFile(
      document: design,
      spec: "004",
      blocks: blocks,
      modules: ["SwiftUI", "ComponentLibrary"],
      leftOut: leftOut
    ).text
  }
}

private let design = DocumentPath("specs/004-icon-system/design.md")

private func block(_ source: String, line: Int, name: String? = nil, cites: [String] = []) -> CheckBlock {
  let place = Location(path: design, range: SourceRange(line: line, columns: 1..<4))
  let references = cites.map { text in
    let parts = text.split(separator: ".").map(String.init)
    let target = Reference.Target.criterion(RequirementNumber(parts[0]), occurrence: nil, CriterionLabel(parts[1]))
    return Reference(target: target, location: place)
  }
  let citation = Citation(written: cites.joined(separator: ", "), location: place, references: references)
  return CheckBlock(
    kind: .check,
    name: name,
    verifies: nil,
    unknownArguments: [],
    property: nil,
    sectionCitations: [citation],
    successCriterion: nil,
    fence: place,
    firstLine: line + 1,
    source: source
  )
}
