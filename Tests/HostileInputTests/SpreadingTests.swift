import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing

/// Workspaces whose documents are harmless one by one.
@Suite(.serialized) struct SpreadingTests {
  @Test("tasks that each cite a requirement of thousands of criteria are cut off at a limit that is named")
  func spreading() async throws {
    let criteria = (1...4000).map { "\($0). a SHALL b\n" }.joined()
    let tasks = (1...900).map { "- [ ] \($0). a\n  - _Requirements: 1_\n" }.joined()
    let judged = try await Judged([
      "specs/001-hostile/requirements.md": Array("### Requirement 1: a\n\n\(criteria)".utf8),
      "specs/001-hostile/tasks.md": Array(tasks.utf8),
      "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8),
    ])
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.corpus.specs[0].tasks.count == 65)
    let findings = judged.judgment.findings.filter { $0.rule == "unreadable-document" }
    #expect(findings.map(\.location?.line) == [132])
    #expect(findings.allSatisfy { $0.message.contains("limit of 262144") })
  }

  /// Few bytes that stand for hundreds of criteria each, and thousands of them.
  private static let wide: [(name: String, text: @Sendable (Int) -> String)] = [
    ("tasks.md", { "- [ ] 1. a\n  - _Requirements: " + String(repeating: "1.1-399.2, ", count: $0) + "_\n" }),
    ("tasks.md", { (1...$0).map { "- [ ] \($0). a\n  - _Requirements: 1.1-399.2_\n" }.joined() }),
    ("tasks.md", { (1...$0).map { "- [ ] \($0). a\n  - _Requirements: \($0 % 200 + 1).1-399.9_\n" }.joined() }),
    ("design.md", { "### Property 1: a\n\n" + String(repeating: "**Validates: 1.1-399.2**\n", count: $0) }),
    (
      "design.md",
      {
        (1...$0).map { "### Property \($0): a\n\n**Validates: \($0 % 390 + 1).\($0 % 2 + 1)-399.2**\n" }.joined()
      }
    ),
    (
      "completion/task-1-completion.md",
      { "# Task 1 Completion\n\n## Requirements\n\n" + String(repeating: "- ✅ 1.1-399.2: all\n", count: $0) }
    ),
    (
      "completion/task-1-completion.md",
      {
        "# Task 1 Completion\n\n## Requirements\n\n| Requirement | Status |\n|---|---|\n"
          + String(repeating: "| 1.1-399.2 | ✅ |\n", count: $0)
      }
    ),
  ]

  @Test("ranges over several requirements stand for so many criteria together", arguments: wide.indices)
  func wideRanges(_ index: Int) async throws {
    let (name, text) = Self.wide[index]
    let requirements = (1...400).map { "### Requirement \($0): a\n\n1. a SHALL b\n2. a SHALL c\n\n" }.joined()
    let files = [
      "specs/001-hostile/requirements.md": Array(requirements.utf8),
      "specs/001-hostile/\(name)": Array(text(FloodTests.size / 40).utf8),
      "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8),
    ]
    var judged: Judged?
    let time = try await fastest(within: FloodTests.allowance) { judged = try await Judged(files) }
    #expect(time < FloodTests.allowance)
    let spec = try #require(judged?.corpus.specs.first)
    let citations = spec.tasks.flatMap(\.citations) + spec.properties.flatMap(\.validates)
    let references = citations.flatMap(\.references).count + spec.reports.flatMap(\.claims).count
    #expect(judged?.neighbour == ["002/1.1"])
    #expect(references <= 8192)
    let unread = citations.flatMap(\.unreadable).count
    let told = judged?.judgment.findings ?? []
    #expect(told.filter { $0.rule == "unreadable-reference" }.count >= unread)
    let limits = told.filter { $0.rule == "unreadable-document" && $0.message.contains("limit of 8192") }
    #expect(limits.count == (references > 1000 ? 1 : 0))
    // No cure repeats thousands of requirements for each of thousands of ranges.
    #expect(told.reduce(0) { $0 + $1.message.utf8.count + ($1.cure?.utf8.count ?? 0) } < 16_000_000)
  }

  private func corpus(_ specs: Int, workers: Int = 2, _ documents: [String: String]) async -> Corpus {
    var files: [String: String] = [:]
    for spec in 1...specs {
      for (name, text) in documents { files["specs/\(100 + spec)-a/\(name)"] = text }
    }
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return await SpecReader(files: access, workers: workers).read(layout)
  }

  private static let spread = "- [ ] 1. a\n  - _Requirements: " + String(repeating: "1.1-1.200, ", count: 40) + "1.1_\n"

  @Test(
    "documents that are harmless one by one are read up to a limit for all, whoever reads how fast",
    arguments: [1, 3]
  )
  func manyDocuments(_ workers: Int) async throws {
    let corpus = await corpus(36, workers: workers, ["tasks.md": Self.spread])
    // Each holds a task and 8001 references.
    let read = corpus.documents.filter { $0.lineCount > 0 }.map(\.path.text)
    #expect(read == (1...32).map { "specs/\(100 + $0)-a/tasks.md" })
    #expect(corpus.problems.map(\.location.path.text) == (33...36).map { "specs/\(100 + $0)-a/tasks.md" })
    #expect(corpus.problems.allSatisfy { "\($0.kind)".contains("limit of 262144") })
  }

  @Test("what the citations of all specs stand for is bounded, and the limit is named")
  func manySpecs() async throws {
    let criteria = (1...4000).map { "\($0). a SHALL b\n" }.joined()
    let tasks = (1...70).map { "- [ ] \($0). a\n  - _Requirements: 1_\n" }.joined()
    let corpus = await corpus(6, ["requirements.md": "### Requirement 1: a\n\n\(criteria)", "tasks.md": tasks])
    #expect(corpus.specs.map(\.tasks.count) == [65, 65, 65, 65, 0, 0])
    let words = corpus.problems.map { "\($0.kind)" }
    #expect(words.prefix(4).allSatisfy { $0.contains("limit of 262144") })
    #expect(words.count == 6 && words.dropFirst(4).allSatisfy { $0.contains("limit of 1048576") })
  }

  @Test("what the ranges of all specs stand for is bounded, and the limit is named")
  func manyRanges() async throws {
    let requirements = (1...400).map { "### Requirement \($0): a\n\n1. a SHALL b\n2. a SHALL c\n\n" }.joined()
    let tasks = "- [ ] 1. a\n  - _Requirements: " + String(repeating: "1.1-399.2, ", count: 10) + "_\n"
    let corpus = await corpus(18, ["requirements.md": requirements, "tasks.md": tasks])
    let counts = corpus.specs.map { $0.tasks.flatMap(\.citations).flatMap(\.references).count }
    #expect(counts.prefix(16).allSatisfy { $0 == 7980 } && counts.reduce(0, +) <= 131_072)
    #expect(corpus.problems.count == 2 && corpus.problems.allSatisfy { "\($0.kind)".contains("limit of 131072") })
  }

  /// A workspace with a link to a folder of so many folders, each of a hundred files.
  private func linking(to folders: Int) -> FileAccess {
    let memory = FileAccess.inMemory(["specs/002-neighbour/requirements.md": Judged.neighbour])
    return FileAccess(
      read: memory.read,
      list: { folder throws(FileFailure) in
        func entry(_ index: Int, _ kind: FileAccess.Entry.Kind) -> FileAccess.Entry {
          FileAccess.Entry(
            name: "\(index).txt",
            kind: kind,
            identity: UInt64(index) << 8 + UInt64(folder.text.utf8.count)
          )
        }
        if folder.name == "out" { return (0..<folders).map { entry($0, .folder) } }
        if folder.folder.hasSuffix("out") { return (0..<100).map { entry($0, .file) } }
        let link = FileAccess.Entry(name: "out", kind: .folder, identity: 1, isLink: true)
        return try memory.list(folder) + (folder.name == "002-neighbour" ? [link] : [])
      },
      write: memory.write,
      kind: memory.kind
    )
  }

  @Test("what links lead to is read up to a limit that is named", arguments: [(100, false), (200, true)])
  func links(_ folders: Int, _ isCutOff: Bool) async throws {
    let judged = try await Judged(linking(to: folders))
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.judgment.findings.map(\.rule) == (isCutOff ? ["unreadable-document"] : []))
    #expect(judged.judgment.findings.allSatisfy { $0.message.contains("limit of 16384") })
  }
}
