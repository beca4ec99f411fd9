import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

/// Floods of what reports and designs name, beyond what a document may give: it is cut off at a limit, and what comes behind it costs
/// no more than being passed over.
@Suite(.serialized) struct ClaimFloodTests {
  private static let report = "# Task 1 Completion: a\n\n## Requirements Compliance\n\n"

  private func read(_ text: String, at name: String) async -> (corpus: Corpus, seconds: Double) {
    let files = FileAccess.inMemory([
      "specs/001-hostile/\(name)": text, "specs/002-neighbour/requirements.md": Judged.neighbour,
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    var corpus: Corpus?
    let time = await fastest(within: .seconds(allowance)) {
      corpus = await SpecReader(files: files, workers: 1).read(layout)
    }
    return (corpus ?? Corpus(specs: [], documents: [], problems: []), time / .seconds(1))
  }

  @Test(
    "tens of thousands of claims are read up to a limit that is named",
    arguments: [
      "- Requirement 1 AC1: a shall b\n", "- 1.1 a b c\n", "- 1.1 is still only partly tested, for now\n",
      "| 1.1 | a | not yet |\n",
      "### Requirement 1.1: a\n",
    ]
  )
  func beyond(_ line: String) async {
    let heads = line.hasPrefix("|") ? "| Requirement | Name | Status |\n|---|---|---|\n" : ""
    let text = Self.report + heads + String(repeating: line, count: 900_000 / line.utf8.count)
    let (corpus, seconds) = await read(text, at: "completion/task-1-completion.md")
    #expect(seconds < allowance, "\(line)")
    #expect(corpus.specs.flatMap(\.reports).flatMap(\.claims).count <= 8192)
    let limits = corpus.problems.map { "\($0.kind)" }.filter { $0.contains("limit of 8192") }
    #expect(limits.count == 1, "\(corpus.problems.map(\.kind))")
    #expect(corpus.specs.contains { $0.id == SpecID("002-neighbour") && $0.requirements.count == 1 })
  }

  @Test("what a report tells of files and tests behind the limit is read all the same", arguments: ["last", "v2/last"])
  func behind(file: String) async {
    let text =
      Self.report + String(repeating: "- 1.1: a\n", count: 9000) + "\n## Artifacts Created\n\n- `src/\(file).swift`\n"
    let (corpus, _) = await read(text, at: "completion/task-1-completion.md")
    #expect(corpus.specs.flatMap(\.reports).flatMap(\.artifacts).map(\.path) == ["src/\(file).swift"])
  }

  @Test("a title as long as a document is taken apart once, however many claims stand below it")
  func longTitle() async {
    let title = "## \u{274C} Requirements " + String(repeating: "not met ", count: 10_000) + "\n\n"
    let (corpus, seconds) = await read(
      "# Task 1 Completion\n\n" + title + String(repeating: "- \u{2705} Requirement 1.1: x\n", count: 2000),
      at: "completion/task-1-completion.md"
    )
    #expect(seconds < allowance)
    #expect(corpus.specs.flatMap(\.reports).flatMap(\.claims).count == 2000)
  }

  @Test("a list of half a million numbers is not kept beyond what a document may give")
  func longList() async {
    let (corpus, seconds) = await read(
      Self.report + "✅ Requirements " + String(repeating: "1,", count: 250_000) + "1: met\n",
      at: "completion/task-1-completion.md"
    )
    #expect(seconds < allowance)
    #expect(corpus.specs.flatMap(\.reports).flatMap(\.claims).count == 8192)
    #expect(corpus.problems.contains { "\($0.kind)".contains("limit of 8192") })
  }

  @Test("thousands of numbers in parentheses on one line look for code spans of the line once")
  func parentheses() async {
    func text(_ count: Int) -> String { "# Design\n\n" + String(repeating: "`a` word (2.1) ", count: count) + "\n" }
    let (corpus, seconds) = await read(text(30_000), at: "design.md")
    #expect(corpus.documents.first?.possibleMentions.count == 8192)
    #expect(seconds < allowance)
    let few = await read("# Design\n\nThe lid (2.1) shuts `by (2.2) itself` and word (2.3).\n", at: "design.md")
    #expect(few.corpus.documents.first?.possibleMentions.map(\.local) == ["2.1", "2.3"])
  }

  @Test(
    "thousands of requirements of one number in a series are not asked one by one for what thousands of references name"
  )
  func series() async {
    let requirements = String(repeating: "### NFR-1: a\n\n1. a SHALL b\n\n", count: 4000)
    let tasks = "- [ ] 1. a\n" + String(repeating: "  - _Requirements: 1.1, 1.1, 1.1, 1.2_\n", count: 2000)
    let files = FileAccess.inMemory([
      "specs/001-hostile/requirements.md": requirements, "specs/001-hostile/tasks.md": tasks,
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    var graph: TraceGraph?
    let time = processorTime { graph = Linker(files: files).link(corpus) }
    #expect(graph?.corpus.specs.first?.requirements.count == 4000)
    #expect(time < allowance)
  }

  @Test(
    "thousands of claims of one criterion of pages look at its beginning",
    arguments: ["✅ 1.1: rejected", "✅ 1.1: a (not implemented)", "1.1: fails"]
  )
  func pages(_ claim: String) async throws {
    let words = String(repeating: "the dialog is shown and ", count: 8000)
    let files = FileAccess.inMemory([
      "specs/001-hostile/requirements.md": "### Requirement 1: a\n\n1. WHEN a THEN b SHALL c \(words)\n",
      "specs/001-hostile/completion/task-1-completion.md": Self.report
        + String(repeating: "- \(claim)\n", count: 4000),
      "specs/002-neighbour/requirements.md": Judged.neighbour,
    ])
    var judged: Judged?
    let time = try await fastest(within: .seconds(allowance)) { judged = try await Judged(files) }
    #expect(time < .seconds(allowance))
    #expect(judged?.neighbour == ["002/1.1"])
    #expect(judged?.judgment.findings.contains { $0.rule == "mark-against-words" } == claim.hasPrefix("✅"))
  }

  @Test("what thousands of tasks of one number cite is inferred for an item once, and not once for each of them")
  func namesakes() async {
    let files = FileAccess.inMemory([
      "specs/001-hostile/requirements.md": "### Requirement 1: a\n\n1. a SHALL b\n",
      "specs/001-hostile/tasks.md": String(repeating: "- [x] 1.1 a\n  - _Requirements: 1.1_\n", count: 4000),
      "specs/001-hostile/completion/task-1-completion.md":
        "# Task 1 Completion: a\n\n## Validation\n\n### Functional Validation\n\n- ✅ a\n",
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    var graph: TraceGraph?
    let time = processorTime { graph = Linker(files: files).link(corpus) }
    #expect(graph?.items.map(\.criteria.count) == [1])
    #expect(time < allowance)
  }
}
