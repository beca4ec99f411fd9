import Evidence
import Files
import Findings
import Judgment
import Reporting
import SpecModel
import SpecReading
import Testing
import Traceability

/// Many things that each mean many others: what is made of them is bounded by what is read, and not by the product.
struct ProductTests {
  private static let spec = "specs/001-hostile"

  private func criteria(_ count: Int) -> String {
    "### Requirement 1: a\n\n" + (1...count).map { "\($0). a\($0) SHALL b\n" }.joined()
  }

  private func corpus(_ documents: [String: String]) async -> (Corpus, FileAccess) {
    let files = FileAccess.inMemory(Dictionary(uniqueKeysWithValues: documents.map { ("\(Self.spec)/\($0)", $1) }))
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return (await SpecReader(files: files, workers: 2).read(layout), files)
  }

  private func scan(_ count: Int) -> SourceScan {
    let path = DocumentPath("a.swift")
    let mentions = (1...count).map { line in
      let place = Location(path: path, range: SourceRange(line: line, columns: 1..<2))
      let target = Reference.Target.requirement(RequirementNumber("1"), occurrence: nil)
      return SourceMention(
        kind: .comment,
        reference: Reference(target: target, spec: "001-hostile", location: place),
        text: "Requirement 1",
        specs: []
      )
    }
    return SourceScan(
      files: [SourceFile(path: path, specs: [], mentions: mentions, unreadable: [])],
      readCount: 1,
      skipped: []
    )
  }

  @Test("sources that cite a requirement of a thousand criteria a thousand times are cut off at a limit that is named")
  func sources() async throws {
    let (corpus, files) = await corpus(["requirements.md": criteria(1000)])
    let graph = Linker(files: files).link(corpus, in: Surroundings(sources: scan(1000)))
    #expect(graph.sources.count == 1000)
    #expect(graph.criteria.values.map(\.sources.count).max() == 262)
    #expect(graph.corpus.problems.map(\.location.line) == [263])
    #expect(graph.corpus.problems.contains { "\($0.kind)".contains("limit of 262144") })
    let few = Linker(files: files).link(corpus, in: Surroundings(sources: scan(100)))
    #expect(few.criteria.values.allSatisfy { $0.sources.count == 100 })
    #expect(few.corpus.problems.isEmpty)
  }

  @Test("the model lists the criteria of whole requirements up to a limit that is named")
  func model() async throws {
    let lines = (1...600).map { "Words \($0) on Requirement 1.\n\n" }.joined()
    let report =
      "# Task 1 Completion\n\n## Validation (Tier 2: Standard)\n\n" + (1...600).map { "- ✅ a\($0)\n" }.joined()
    let (corpus, files) = await corpus([
      "requirements.md": criteria(1000), "design.md": lines, "tasks.md": "- [x] 1. a\n  - _Requirements: 1_\n",
      "completion/task-1-completion.md": report,
    ])
    let model = ModelFile(Linker(files: files).link(corpus))
    let bytes = model.bytes
    #expect(bytes.count < 8 << 20, "\(bytes.count)")
    #expect(String(decoding: bytes, as: UTF8.self).contains("limit of 262144 that are listed"))
    #expect(model.bytes == bytes)
  }

  @Test("the model is handed on spec by spec, and never as a whole")
  func pieces() async throws {
    let text = criteria(500)
    let documents = (1...20).map { ("specs/\(100 + $0)-a/requirements.md", text) }
    let files = FileAccess.inMemory(Dictionary(uniqueKeysWithValues: documents))
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let model = ModelFile(Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout)))
    var pieces: [Int] = []
    model.write { pieces.append($0.count) }
    #expect(pieces.count > 40 && pieces.reduce(0, +) == model.bytes.count)
    #expect((pieces.max() ?? 0) < model.bytes.count / 10)
  }

  @Test("reports of one task with a thousand success criteria are compared up to a limit that is named")
  func reports() async throws {
    let tasks = "- [x] 1. a\n  **Success Criteria:**\n" + (1...1000).map { "  - thing \($0) holds\n" }.joined()
    var documents = ["tasks.md": tasks]
    for number in 1...100 {
      documents["completion/task-1-\(number)-completion.md"] =
        "# Task 1 Completion: a\n\n## Success Criteria Verification\n\n### Criterion 1: thing \(number) holds\n\nx\n"
    }
    let (corpus, files) = await corpus(documents)
    let judgment = Judge(rules: RuleCatalog.all).judge(
      Linker(files: files).link(corpus),
      against: EvidenceSet(),
      on: Today(criterion: { _ in nil }, check: { _ in nil }, source: { _ in nil })
    )
    let found = judgment.findings.filter { $0.rule == "lost-success-criterion" }
    // All of them stand in the one list of tasks, where a thousand are told.
    #expect(found.count == 1000)
    let rest = judgment.findings.filter { $0.rule == "unreadable-document" }.map(\.message)
    #expect(rest.count == 1 && rest[0].contains("finds \(17 * 999 + 83 - 1000) more here"), "\(rest)")
  }

  @Test("thousands of claims of one line bear a kilobyte of it each")
  func gloss() async throws {
    let ids = (1...900).map { "1.\($0)" }.joined(separator: ", ")
    let report =
      "# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ Requirements \(ids): "
      + String(repeating: "the dialog ", count: 9000) + "\n"
    let (corpus, _) = await corpus(["completion/task-1-completion.md": report])
    let claims = corpus.specs.flatMap(\.reports).flatMap(\.claims)
    #expect(claims.count == 900)
    #expect(claims.allSatisfy { $0.gloss.count == 1025 && $0.gloss.hasPrefix("the dialog") && $0.gloss.hasSuffix("…") })
  }

  @Test(
    "thousands of artifacts that are gone are told from thousands of files of their name, and found where they are there"
  )
  func artifacts() async throws {
    let there = (0..<3000).map { DocumentPath("src/e\($0)/deep/index.swift") }
    let gone = (0..<1500).map { "- `gone/x\($0)/deep/index.swift` - x\n- `e\($0)/deep/index.swift` - x\n" }
    let text = "# Task 1 Completion: a\n\n## Artifacts Created\n\n- `index.swift`\n" + gone.joined()
    let (corpus, files) = await corpus(["completion/task-1-completion.md": text])
    let surroundings = Surroundings(
      sources: SourceScan(files: [], readCount: 0, skipped: []),
      paths: there.sorted(),
      history: FileHistory(gone: [:], isComplete: true)
    )
    var found: [TracedArtifact] = []
    let time = processorTime { found = Linker(files: files).link(corpus, in: surroundings).artifacts }
    #expect(found.count { $0.state == .present } == 1501)
    #expect(
      found.filter { $0.state == .present }.prefix(3).map { $0.path?.text } == [
        "src/e0/deep/index.swift", "src/e0/deep/index.swift", "src/e1/deep/index.swift",
      ]
    )
    #expect(found.count { $0.state == .neverExisted } == 1500)
    #expect(time < allowance)
  }

  @Test("thousands of documents of one folder are linked in one pass, and each has its own anchors")
  func folder() async {
    let count = 3000
    let names = (0..<count).map { "notes/n\($0).md" }
    let texts = (0..<count).map { "# n\($0)\n\n[x](n\($0 + 1).md) [y](#n\($0)) [z](#n0)\n" }
    let (corpus, files) = await corpus(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    var links: [DocumentLink] = []
    let time = processorTime { links = Linker(files: files).link(corpus).documentLinks }
    #expect(links.count == 3 * count)
    // The last one leads to no document, and `#n0` is there in the first one only.
    let broken = links.filter { if case .found = $0.target { false } else { true } }
    #expect(broken.count { $0.link.destination == "#n0" } == count - 1)
    #expect(broken.count == count)
    #expect(time < allowance)
  }

  @Test("hundreds of references to what is not among hundreds of requirements are told where these begin and end")
  func dangling() async throws {
    let requirements = (1...499).map { "### Requirement \($0): a\n\n1. a SHALL b\n\n" }.joined()
    let tasks = "- [ ] 1. a\n" + (500...999).map { "  - _Requirements: \($0).1_\n" }.joined()
    let (corpus, files) = await corpus(["requirements.md": requirements, "tasks.md": tasks])
    let graph = Linker(files: files).link(corpus)
    var judgment: Judgment?
    let time = processorTime {
      judgment = Judge(rules: RuleCatalog.all).judge(
        graph,
        against: EvidenceSet(),
        on: Today(criterion: { _ in nil }, check: { _ in nil }, source: { _ in nil })
      )
    }
    let found = (judgment?.findings ?? []).filter { $0.rule == "dangling-reference" }
    #expect(found.count == 500)
    #expect(found.allSatisfy { $0.cure?.contains("one of its requirements, 1 to 499") == true }, "\(found.prefix(1))")
    #expect(time < allowance)
  }

  @Test("what is shown of a text full of marks takes as long as the text, and not its square")
  func marks() {
    let text = String(repeating: "a\u{202E}b\u{2028}", count: 20_000)
    var shown = ""
    let time = processorTime { shown = Printable.json(text) }
    #expect(shown == String(repeating: "a\\u202eb\\u2028", count: 20_000))
    #expect(time < allowance)
  }
}
