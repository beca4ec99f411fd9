import Files
import Findings
import SourceReferences
import SpecModel
import SpecReading
import Testing
import Traceability

/// Packages of one repository number their specs on their own, and may call two folders alike.
struct PackagedSpecTests {
  private func requirements(_ count: Int) -> String {
    "### Requirement 1: A\n\n#### Acceptance Criteria\n\n"
      + (1...count).map { "\($0). It SHALL be \($0)\n" }.joined()
  }

  private func graph(_ files: [String: String], roots: [String]) async -> TraceGraph {
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: roots.map { DocumentPath($0) })
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
  }

  private func meanings(_ graph: TraceGraph) -> [String] {
    graph.links.map { link in
      switch link.resolution {
      case .dangling: "\(link.reference.location.path.text.prefix(10)) \(link.reference.local) dangles"
      default: link.resolution.criteria.map(\.description).joined(separator: " ")
      }
    }.sorted()
  }

  @Test("two packages with a folder of one name have two specs, and each document speaks of its own")
  func two() async {
    let tasks = "- [ ] 1. Do it\n  - _Requirements: 1.1, 1.2_\n"
    let graph = await graph(
      [
        "packages/a/.kiro/specs/001-a/requirements.md": requirements(2), "packages/a/.kiro/specs/001-a/tasks.md": tasks,
        "packages/b/.kiro/specs/001-a/requirements.md": requirements(1), "packages/b/.kiro/specs/001-a/tasks.md": tasks,
      ],
      roots: ["packages/a/.kiro/specs", "packages/b/.kiro/specs"]
    )
    #expect(graph.corpus.specs.map(\.id.name) == ["packages/a/001-a", "packages/b/001-a"])
    #expect(
      meanings(graph) == [
        "packages/a/001-a/1.1", "packages/a/001-a/1.2", "packages/b 1.2 dangles", "packages/b/001-a/1.1",
      ]
    )
  }

  @Test(
    "a name means the spec of the same package, and a path the one that it leads to",
    arguments: [
      ("001-a/1.1", "packages/b/001-a/1.1"), ("Requirement 1.1 (Spec 001)", "packages/b/001-a/1.1"),
      ("Spec 001-a, Requirement 1.1", "packages/b/001-a/1.1"), ("packages/a/001-a/1.1", ""),
      ("[Requirement 1.2](../../../../a/.kiro/specs/001-a/requirements.md)", "packages/a/001-a/1.2"),
      ("Requirement 1.2 (`packages/a/.kiro/specs/001-a/requirements.md`)", "packages/a/001-a/1.2"),
      ("[Requirement 1.1](../001-a/requirements.md)", "packages/b/001-a/1.1"),
    ]
  )
  func names(_ text: String, _ meaning: String) async {
    let graph = await graph(
      [
        "packages/a/.kiro/specs/001-a/requirements.md": requirements(2),
        "packages/b/.kiro/specs/001-a/requirements.md": requirements(1),
        "packages/b/.kiro/specs/002-b/requirements.md": requirements(1),
        "packages/b/.kiro/specs/002-b/design.md": "# Design\n\n- \(text)\n",
      ],
      roots: ["packages/a/.kiro/specs", "packages/b/.kiro/specs"]
    )
    #expect(graph.corpus.specs.map(\.id.name) == ["002-b", "packages/a/001-a", "packages/b/001-a"])
    #expect(meanings(graph) == (meaning.isEmpty ? [] : [meaning]))
  }

  @Test(
    "folders of one name that are one spec",
    arguments: [
      [".kiro/specs/001-a/requirements.md", "docs/specs/001-a/task-1-summary.md"],
      ["packages/a/.kiro/specs/001-a/requirements.md", "packages/a/docs/specs/001-a/task-1-summary.md"],
      // Only one of them demands anything.
      ["design/specs/001-a/requirements.md", "reports/specs/001-a/completion/task-1-completion.md"],
      ["packages/a/specs/001-a/requirements.md"],
    ]
  )
  func one(_ paths: [String]) async {
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, requirements(1)) })
    let graph = await graph(files, roots: [""])
    #expect(graph.corpus.specs.map(\.id.name) == ["001-a"])
    #expect(graph.corpus.specs.first?.folder == DocumentPath(DocumentPath(paths[0]).folder))
  }

  @Test(
    "a source names the spec of the package that it lies in",
    arguments: [
      ("packages/b/src/a.swift", "// Spec: 001-a\n// Requirement 1.1", "packages/b/001-a/1.1"),
      ("packages/a/src/a.swift", "// 001/1.2", "packages/a/001-a/1.2"),
      ("packages/a/src/a.swift", "// Requirement 1.2 (Spec 001)", "packages/a/001-a/1.2"),
      ("src/a.swift", "// 001-a/1.1", ""), ("packages/ab/src/a.swift", "// 001-a/1.1", ""),
    ]
  )
  func sources(_ path: String, _ source: String, _ meaning: String) async {
    let files = FileAccess.inMemory([
      "packages/a/specs/001-a/requirements.md": requirements(2),
      "packages/b/specs/001-a/requirements.md": requirements(1), path: source + "\n",
    ])
    let layout = SpecLayout(files: files, roots: ["packages/a/specs", "packages/b/specs"].map { DocumentPath($0) })
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    let scan = await SourceScanner(files: files, workers: 1).scan([DocumentPath(path)])
    let links = Linker(files: files).link(corpus, in: Surroundings(sources: scan)).sources
    #expect(links.flatMap(\.resolution.criteria).map(\.description) == (meaning.isEmpty ? [] : [meaning]))
  }

  @Test("a package whose name ends like a folder of specs is none")
  func endingAlike() async {
    let graph = await graph(
      ["packages/my-specs/.specs/001-a/requirements.md": requirements(1)],
      roots: ["packages/my-specs/.specs"]
    )
    #expect(graph.corpus.specs.map(\.id.name) == ["001-a"])
  }

  @Test("the specs of the repository itself keep their names beside those of a package")
  func root() async {
    let graph = await graph(
      [
        "specs/035-bar/requirements.md": requirements(1), "packages/ios/specs/035-bar/requirements.md": requirements(2),
        "specs/035-bar/design.md": "# D\n\nRequirement 1.1 (Spec 035)\n",
        "packages/ios/specs/035-bar/design.md": "# D\n\nRequirement 1.2 (Spec 035)\n",
      ],
      roots: ["specs", "packages/ios/specs"]
    )
    #expect(graph.corpus.specs.map(\.id.name) == ["035-bar", "packages/ios/035-bar"])
    #expect(meanings(graph) == ["035/1.1", "packages/ios/035-bar/1.2"])
  }
}
