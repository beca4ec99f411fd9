import Files
import Findings
import SourceReferences
import SpecModel
import SpecReading
import Testing
import Traceability

/// Of which spec a source speaks.
struct SourceLinkTests {
  private static let requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"

  private func links(_ source: String, tasks: [String: String] = [:]) async -> [SourceLink] {
    var files = ["src/Icon.swift": source]
    for spec in ["004-icon-system", "013-text-input"] {
      files["specs/\(spec)/requirements.md"] = Self.requirements
      files["specs/\(spec)/tasks.md"] = tasks[spec]
    }
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let scan = await SourceScanner(files: access, workers: 1).scan([DocumentPath("src/Icon.swift")])
    return Linker(files: access).link(
      await SpecReader(files: access, workers: 1).read(layout),
      in: Surroundings(sources: scan)
    ).sources
  }

  private func words(_ link: SourceLink?) -> String {
    let criteria = link?.resolution.criteria.map(\.description).joined(separator: " ") ?? ""
    return "\(link?.attribution.rawValue ?? "-") \(criteria)"
  }

  @Test(
    "the line says it, or the comment, or the head of the file, in this order",
    arguments: [
      ("// 013/1.1", "reference 013/1.1"),
      ("// Spec: 004\nlet a = \"1\"\n// Requirement 1.1 (Spec 013)", "reference 013/1.1"),
      ("// @see specs/013-text-input/requirements.md - Requirement 1.1", "reference 013/1.1"),
      ("// Spec: 004\nlet a = \"1\"\n/* @spec 013-text-input\n * Requirement 1.1 */", "comment 013/1.1"),
      ("// Feature: text-input, Property 1\n// Validates: Requirements 1.1", "comment 013/1.1"),
      ("// Spec: 004\n\nlet a = \"1\"\n// Requirement 1.1", "header 004/1.1"),
      ("// Requirement 1.1 of text-input", "comment 013/1.1"), ("// Requirement 1.1 (text-input)", "comment 013/1.1"),
      ("// Requirement 1.1 of .kiro/specs/text-input", "comment 013/1.1"),
      ("// Requirement 1.1 of text-input fields", "none "), ("// Requirement 1.1 (left-aligned)", "none "),
      ("// Requirement 1.1", "none "), ("// Feature: search\n// Requirement 1.1", "none "),
      ("let a = \"Spec: 004\"\n// Requirement 1.1", "none "),
      ("// Spec: 004\n// Spec: 013\n\nlet a = \"1\"\n// Requirement 1.1", "none "),
    ]
  )
  func attribution(source: String, expected: String) async {
    #expect(words(await links(source).last) == expected)
  }

  @Test("a spec that none is called so dangles, and is not taken for another")
  func unknownSpec() async {
    let link = await links("// Spec: 099\n// Requirement 1.1\n").first
    #expect(link?.resolution == .dangling(.spec("099")))
  }

  private let list = "- [ ] 1. Draw it\n  **Primary Artifacts:**\n  - `src/Icon.swift`\n"

  @Test("the only spec that lists the file says it")
  func artifacts() async {
    #expect(words(await links("// Requirement 1.1\n", tasks: ["013-text-input": list]).first) == "artifacts 013/1.1")
  }

  @Test("two specs that list the file leave it open")
  func twoLists() async {
    let links = await links("// Requirement 1.1\n", tasks: ["013-text-input": list, "004-icon-system": list])
    #expect(words(links.first) == "none ")
  }

  @Test("a source makes nothing cited")
  func provesNothing() async throws {
    let access = FileAccess.inMemory(["specs/004-a/requirements.md": Self.requirements, "a.swift": "// 004/1.1\n"])
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: access, workers: 1).read(layout)
    let scan = await SourceScanner(files: access, workers: 1).scan([DocumentPath("a.swift")])
    let graph = Linker(files: access).link(corpus, in: Surroundings(sources: scan))
    let id = try #require(corpus.specs.first?.requirements.first?.criteria.first?.id)
    #expect(graph.trace(id).sources == [0])
    #expect(graph.trace(id).isUncited)
  }
}
