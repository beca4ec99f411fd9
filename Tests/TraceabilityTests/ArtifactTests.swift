import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// Artifacts against files and history.
struct ArtifactTests {
  private let tree = [
    "src/Icon.swift", "src/icons/Moved.swift", "src/new/A.swift", "src/new/deep/Rewritten.swift",
    "specs/004-a/completion/notes.md",
  ]
  private let history = FileHistory(
    gone: [
      DocumentPath("src/Moved.swift"): .renamed(DocumentPath("lib/Moved.swift")),
      DocumentPath("lib/Moved.swift"): .renamed(DocumentPath("src/icons/Moved.swift")),
      DocumentPath("src/Gone.swift"): .deleted,
      DocumentPath("src/old/A.swift"): .renamed(DocumentPath("src/new/A.swift")),
      DocumentPath("src/Lost.swift"): .renamed(DocumentPath("src/AlsoLost.swift")),
      DocumentPath("src/old/deep/Rewritten.swift"): .deleted,
      DocumentPath("src/old/Removed.swift"): .deleted,
    ],
    isComplete: true
  )

  private func state(
    _ line: String,
    history: FileHistory?,
    ignored: Set<DocumentPath> = [],
    prefix: String = ""
  ) async throws -> ArtifactState {
    var files = Dictionary(uniqueKeysWithValues: tree.map { ($0, "x") })
    files["specs/004-a/completion/task-1-completion.md"] = "# Task 1 Completion\n\n## Artifacts\n\n- \(line)\n"
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let surroundings = Surroundings(
      sources: SourceScan(files: [], readCount: 0, skipped: []),
      paths: tree.map { DocumentPath($0) },
      history: history,
      ignored: ignored,
      prefix: prefix
    )
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout), in: surroundings)
    return try #require(graph.artifacts.first).state
  }

  @Test(
    "an artifact is there, or went, or never was",
    arguments: [
      ("Created: `src/Icon.swift`", ArtifactState.present), ("Created: `src/Icon.swift:12`", .present),
      ("Created: `Icon.swift`", .present), ("Created: `icons/Moved.swift`", .present),
      ("Created: `src/icons/`", .present), ("Created: `icons/`", .present), ("Created: `004-a/completion/`", .present),
      ("Created: `cons/`", .neverExisted), ("Created: `old/A.swift`", .moved(DocumentPath("src/new/A.swift"))),
      ("Created: `old/`", .moved(DocumentPath("src/new"))), ("Created: `lib/icons/Moved.swift`", .neverExisted),
      ("Created: `notes.md`", .present), ("Created: `completion/notes.md`", .present),
      ("Created: `src/Moved.swift`", .moved(DocumentPath("src/icons/Moved.swift"))),
      ("Created: `src/old/`", .moved(DocumentPath("src/new"))), ("Created: `src/Gone.swift`", .deleted),
      ("Created: `src/old/deep/Rewritten.swift`", .moved(DocumentPath("src/new/deep/Rewritten.swift"))),
      ("Created: `src/old/Removed.swift`", .deleted),
      ("Created: `src/Lost.swift`", .deleted), ("Created: `src/Never.swift`", .neverExisted),
      ("Created: `Never.swift`", .neverExisted),
      ("Created: `Gone.swift`", .deleted), ("Deleted: `src/Icon.swift`", .remains),
      ("Deleted: `src/Gone.swift`", .deleted), ("Deleted: `Icon.swift`", .deleted), ("Deleted: `icons/`", .deleted),
      ("Deleted: `src/Never.swift`", .deleted), ("Created: `color/primary`", .unknown),
      ("Created: `/Users/me/a.swift`", .unknown),
      ("Created: `../../../../out.swift`", .unknown), ("Created: `../../../never.swift`", .neverExisted),
    ]
  )
  func states(line: String, expected: ArtifactState) async throws {
    #expect(try await state(line, history: history) == expected)
  }

  @Test("without a history, or with one that is cut short, nobody says never")
  func withoutHistory() async throws {
    let short = FileHistory(gone: [:], isComplete: false)
    for history in [nil, short] {
      #expect(try await state("Created: `src/Never.swift`", history: history) == .missing)
    }
  }

  @Test("what version control does not keep is not missed")
  func ignored() async throws {
    let path = DocumentPath("dist/a.js")
    #expect(try await state("Created: `dist/a.js`", history: history, ignored: [path]) == .ignored)
  }

  @Test(
    "a part of a larger repository is found from its root",
    arguments: [("packages/ui/src/Icon.swift", ArtifactState.present), ("packages/other/a.swift", .unknown)]
  )
  func prefix(path: String, expected: ArtifactState) async throws {
    #expect(try await state("Created: `\(path)`", history: history, prefix: "packages/ui/") == expected)
  }
}
