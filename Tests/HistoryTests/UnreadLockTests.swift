import Files
import Findings
import History
import SpecModel
import Testing
import Traceability

/// What nobody has read is not gone: the lock keeps what it knows of it.
struct UnreadLockTests {
  private static let tooLong = String(repeating: "Words and words and words.\n", count: 60_000)

  private func world() async throws -> World {
    let world = World([
      "requirements.md": requirements([("Size", ["IT SHALL be wide", "IT SHALL be high"])]),
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n",
    ])
    try await world.lock()
    return world
  }

  private func renewed(_ world: World) async throws -> Lock {
    let graph = await world.graph()
    return UnreadDocuments(graph.corpus).keeping([try world.readLock()], in: Lock(graph, files: world.files))
  }

  @Test(
    "requirements that cannot be read keep their lines, and no reference to them is older",
    arguments: [true, false]
  )
  func whole(_ isNeighbour: Bool) async throws {
    let world = try await world()
    let old = try world.readLock()
    try world.write(Self.tooLong, to: "requirements.md")
    if isNeighbour { try world.write(Array("# Other\n".utf8), to: "specs/002-other/requirements.md") }
    #expect(try await renewed(world) == old)
    #expect(try await world.older().references.isEmpty)
    let graph = await world.graph()
    #expect(UnreadDocuments(graph.corpus).paths.map(\.text) == ["specs/001-icon/requirements.md"])
  }

  @Test("lines of a document that cannot be read stay, and those of one that was emptied go")
  func lines() async throws {
    let world = try await world()
    let old = try world.readLock()
    let path = DocumentPath("specs/001-icon/tasks.md")
    try world.write(Self.tooLong, to: "tasks.md")
    #expect(try await renewed(world).lines[path] == old.lines[path])
    try world.write("# Tasks\n", to: "tasks.md")
    #expect(try await renewed(world).lines[path] == nil)
  }

  @Test("what was put back and renumbered meanwhile is noticed")
  func putBack() async throws {
    let world = try await world()
    try world.write(Self.tooLong, to: "requirements.md")
    try world.write(LockFile.bytes(try await renewed(world)), to: Lock.path.text)
    let changed = requirements([("Size", ["IT SHALL be red", "IT SHALL be wide", "IT SHALL be high"])])
    try world.write(changed, to: "requirements.md")
    let moved = try await world.older().references.map(\.isMoved)
    #expect(moved == [true, true])
  }

  @Test("of a document that was read in part what is seen counts, and what is not seen stays")
  func part() {
    let spec = SpecID("001-icon")
    let document = SpecDocument(
      path: DocumentPath("specs/001-icon/requirements.md"),
      kind: .requirements,
      spec: spec,
      title: "",
      headings: [],
      links: [],
      mentions: [],
      listedMentions: [],
      checks: [],
      renames: [],
      lineCount: 9,
      substance: .text,
      isLoose: false
    )
    let start = Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1))
    let corpus = Corpus(
      specs: [],
      documents: [document],
      problems: [DocumentProblem(kind: .cutOff("it is too long"), location: start)]
    )
    func numbering(_ texts: [(String, String)]) -> Numbering {
      let id = RequirementID(spec: spec, number: RequirementNumber("1"), occurrence: 1)
      let criteria = texts.map { label, text in
        SpecNumbering.Entry(id: CriterionID(requirement: id, label: CriterionLabel(label)), text: text)
      }
      return Numbering([SpecNumbering(spec: spec, criteria: criteria, requirements: [])])
    }
    let kept = UnreadDocuments(corpus).keeping(
      numbering([("1", "then"), ("2", "then")]),
      in: numbering([("1", "now")])
    )
    #expect(kept == numbering([("1", "now"), ("2", "then")]))
  }
}
