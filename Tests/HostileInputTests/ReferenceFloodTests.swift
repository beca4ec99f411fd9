import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

/// Thousands of references beside thousands of what they might mean: each is looked up, and none is held against all.
@Suite(.serialized) struct ReferenceFloodTests {
  /// Half of the bytes are the one document, half the other.
  private static let floods:
    [(name: String, documents: [(path: String, head: String, piece: @Sendable (Int) -> String)])] =
      [
        (
          "criteria that are not there, of a long list",
          [
            ("requirements.md", "### Requirement 1: a\n\n", { "\($0 + 1). a SHALL b\n" }),
            ("tasks.md", "- [ ] 1. a\n", { _ in "  - _Requirements: 1.1, 1.1, 1.1, 1.1, 1.1, 1.1_\n" }),
          ]
        ),
        (
          "numbers of a long list of bullets",
          [
            ("requirements.md", "### Requirement 1: a\n\n", { _ in "- a SHALL b\n" }),
            ("tasks.md", "- [ ] 1. a\n", { _ in "  - _Requirements: 1.1, 1.2, 1.3, 1.4, 1.5, 1.6_\n" }),
          ]
        ),
        (
          "occurrences of one number",
          [
            ("requirements.md", "", { _ in "### Requirement 1: a\n1. a SHALL b\n" }),
            ("tasks.md", "- [ ] 1. a\n", { _ in "  - _Requirements: 1~900.1, 1~900.1, 1~9900.1_\n" }),
          ]
        ),
        (
          "claims of a number that thousands bear",
          [
            ("requirements.md", "", { _ in "### Requirement 1: a\n1. a SHALL b\n" }),
            ("completion/task-1-completion.md", report, { "✅ Requirement 1.1: word\($0) b\n" }),
          ]
        ),
        (
          "a series of which no requirement is",
          [
            ("requirements.md", "", { "### Requirement \($0 % 999): a\n1. a SHALL b\n" }),
            ("tasks.md", "- [ ] 1. a\n", { _ in "  - _Requirements: NFR-9, NFR-8.1, NFR-7, NFR-9, NFR-8.1, NFR-7_\n" }),
          ]
        ),
        (
          "ranges that repeat titles",
          [
            (
              "requirements.md", "",
              { "### Requirement \($0 % 999): title w\($0 % 300) v\($0 % 211)\n1. a SHALL b\n" }
            ),
            (
              "completion/task-1-completion.md", report,
              { "✅ Requirement \($0 % 999).7-\($0 % 999).9: title w\($0 % 300) v\($0 % 211)\n" }
            ),
          ]
        ),
        (
          "claims of a criterion that thousands of tasks cite, and not the one that is reported",
          [
            ("requirements.md", "### Requirement 1: a\n\n1. a SHALL b\n2. b SHALL c\n", { "3. c SHALL d\($0)\n" }),
            ("tasks.md", "- [ ] 1. a\n  - _Requirements: 1.2_\n", { "- [ ] \($0 + 2). a\n  - _Requirements: 1.1_\n" }),
            ("completion/task-1-completion.md", report, { _ in "✅ Requirement 1.1: b\n" }),
          ]
        ),
        (
          "lists behind the boxes of a group, and a long text behind them",
          [
            (
              "tasks.md", "## Task 1: a\n\n- [ ] 1.1 a\n\n",
              { $0 < 2000 ? "**Requirements:** 1.1\n\n" : "a\n" }
            )
          ]
        ),
        ("requirements beyond the limit", [("requirements.md", "", { "### Requirement \($0): title\n\n" })]),
        (
          "one task again and again behind thousands of headings",
          [
            ("tasks.md", String(repeating: "# a\n", count: 20_000), { _ in "- [ ] 1. a\n" })
          ]
        ),
      ]

  private static let report = "# Task 1 Completion: a\n\n## Requirements Compliance\n\n"
  private static let size = 200_000

  @Test("two floods that speak of each other are linked and judged in time", arguments: floods.indices)
  func pairs(_ index: Int) async throws {
    let (name, documents) = Self.floods[index]
    var files = [
      "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8),
      "specs/002-neighbour/tasks.md": Array("- [ ] 1. Keep\n  - _Requirements: 1.1, 7.7_\n".utf8),
    ]
    for document in documents {
      let flood = Flood.numbered("", after: document.head, document.piece)
      files["specs/001-hostile/\(document.path)"] = flood.bytes(Self.size / documents.count)
    }
    let access = FileAccess.inMemory(bytes: files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: access, workers: 1).read(layout)
    var judgment: Judgment?
    let time = processorTime {
      judgment = Judge(rules: RuleCatalog.all).judge(
        Linker(files: access).link(corpus),
        against: EvidenceSet(),
        on: Today(criterion: { _ in nil }, check: { _ in nil }, source: { _ in nil })
      )
    }
    #expect(time < allowance, "\(name)")
    let beside = judgment?.findings.filter { $0.location?.path.text.hasPrefix("specs/002") == true }
    #expect(beside?.map(\.rule) == ["dangling-reference"], "\(name)")
  }

  private func graph(_ requirements: String) async -> TraceGraph {
    let files = FileAccess.inMemory(["specs/001-hostile/requirements.md": requirements])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
  }

  private func result(_ name: String, _ criteria: [String]) -> CheckResult {
    CheckResult(
      check: CheckKey(name),
      source: .junit,
      kind: .unit,
      outcome: .passed,
      expectations: .unknown,
      confidence: .exact,
      platform: PlatformName("web"),
      criteria: criteria.map { CriterionBinding(criterion: CriterionReference($0), text: nil) },
      messages: [],
      inputs: Inputs(check: nil, components: []),
      origin: Origin(toolchain: "t", revision: nil),
      report: "a.xml",
      place: nil,
      duration: nil,
      pictures: []
    )
  }

  @Test("thousands of tests of what a long list does not hold are told so, and none is held against all of it")
  func tests() async {
    let graph = await graph("### Requirement 1: a\n\n" + (1...6000).map { "\($0). a SHALL b\n" }.joined())
    let results = (0..<6000).map { result("test \($0)", ["001/1.\(20_000 + $0)", "001/1.\($0 % 6000 + 1)"]) }
    var found: [Finding] = []
    let time = processorTime { found = UnresolvedResults(graph: graph).findings(results) }
    #expect(found.count == 6000)
    #expect(found.allSatisfy { $0.message.hasSuffix("Requirement 1 has no such criterion") })
    #expect(time < allowance)
  }

  @Test("the name of a test that cites thousands is not repeated for each of them")
  func longName() async {
    let graph = await graph(Judged.neighbour)
    let references = (0..<4000).map { "001/7.\($0)" }
    let name = references.map { "[\($0)] " }.joined()
    let found = UnresolvedResults(graph: graph).findings([result(name, references)])
    #expect(found.count == 4000)
    #expect(found.reduce(0) { $0 + $1.message.utf8.count } < 8_000_000)
    #expect(found.first?.message.contains("verifies `001/7.0`: spec `001-hostile` has no Requirement 7") == true)
  }
}
