import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

struct LinkerTests {
  private let requirements = """
    ### Requirement 1: Size

    1. WHEN it is drawn THEN it SHALL be 24 points wide
    2. WHEN it is drawn THEN it SHALL be 24 points high

    ### Requirement 2: Colour

    1. WHEN it is drawn THEN it SHALL be blue
    """

  private func graph(_ files: [String: String]) async -> TraceGraph {
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
  }

  @Test(
    "a year names the one folder that begins with it, and none of several",
    arguments: [(["2010-12-factor-app"], ["2010-12-factor-app/1.2"]), (["2010-12-a", "2010-11-b"], [])]
  )
  func year(_ folders: [String], _ expected: [String]) async {
    var files = ["specs/own/tasks.md": "- [ ] 1. A\n  - _Requirements: 2010/1.2_\n"]
    for folder in folders { files["specs/\(folder)/requirements.md"] = requirements }
    let criteria = await graph(files).links.flatMap(\.resolution.criteria)
    #expect(criteria.map { "\($0.spec)/\($0.local)" } == expected)
  }

  @Test(
    "a block that a report or a summary quotes keeps its name, whichever of both is read first",
    arguments: ["completion/task-1-completion.md", "completion-summary.md"]
  )
  func quoted(_ name: String) async {
    let example = "```swift example name=wide verifies=1.1\n#expect(a)\n```\n"
    let files = ["specs/001-a/requirements.md": requirements, "specs/001-a/design.md": "# Design\n\n\(example)"]
    let report = ["specs/001-a/\(name)": "# Task 1 Completion\n\n\(example)"]
    let names = await graph(files.merging(report) { $1 }).obligations.map { "\($0.block.fence.path.name): \($0.id)" }
    #expect(names.sorted() == ["\(DocumentPath(name).name): 001/1.1@wide~2", "design.md: 001/1.1@wide"].sorted())
    let alone = await graph(report.merging(["specs/001-a/requirements.md": requirements]) { $1 }).obligations
    #expect(alone.map(\.id.text) == ["001/1.1@wide"])
    // A second one in the same document is no quote.
    let twice = await graph(files.merging(["specs/001-a/design.md": "# Design\n\n\(example)\n\(example)"]) { $1 })
    #expect(twice.obligations.map(\.id.text) == ["001/1.1@wide", "001/1.1@wide~2"])
  }

  @Test(
    "functional requirements are a series of their own",
    arguments: [
      ("### Requirement 1: A\n\n1. a SHALL b\n\n### FR-1: C\n\n1. c SHALL d\n", "FR-1, 1", ["004/FR-1.1", "004/1.1"]),
      ("### Requirement 1: A\n\n1. a SHALL b\n", "FR-1", []),
      // A chapter counts the criteria of all: `AC-2` is one of them, and where each requirement counts anew it may be any.
      ("### FR-1: A\n\n1. a SHALL b\n\n### FR-2: B\n\n2. c SHALL d\n", "AC-2", ["004/FR-2.2"]),
      ("### FR-1: A\n\n1. a SHALL b\n2. a SHALL c\n\n### FR-2: B\n\n1. c SHALL d\n", "AC-2", []),
      ("### FR-1: C\n\n1. c SHALL d\n", "1.1", ["004/FR-1.1"]),
      ("## US-2: A\n\n## Requirements\n\n- **FR-001**: c SHALL d\n", "1", ["004/FR-001.b1"]),
      ("### Requirement 1.1: A\n\n1. a SHALL b\n2. a SHALL c\n", "1.1", ["004/1.1.1", "004/1.1.2"]),
      ("### Requirement 1.1: A\n\n1. a SHALL b\n2. a SHALL c\n", "Requirement 1.1.2", ["004/1.1.2"]),
      ("### Requirement 1.1: A\n\n1. a SHALL b\n", "Requirement 1.1.2, 1.2", []),
      ("### US-1: A\n\n- **AC-1.1**: a SHALL b\n\n### FR-1: C\n\n- c SHALL d\n", "AC-1.1", ["004/US-1.1"]),
      (
        "### Requirement 1: A\n\n#### Acceptance Criteria\n\na. a SHALL b\nb. a SHALL c\n", "1b, 1.a",
        ["004/1.b", "004/1.a"]
      ),
      ("### Requirement 1: A\n\n1. a SHALL b\n\n### Requirement 1b: B\n\n1. a SHALL c\n", "1b", ["004/1b.1"]),
      ("### Requirement 1: A\n\n1. a SHALL b\n", "1b", []),
      ("### Requirement 3: A\n\n- a SHALL b\n\n### Requirement 3: B\n\n1. a SHALL b\n", "3.1", ["004/3~2.1"]),
      ("### Requirement 3: A\n\n1. a SHALL b\n\n### Requirement 3: B\n\n1. a SHALL b\n", "3.1", []),
    ]
  )
  func functional(_ requirements: String, _ list: String, _ criteria: [String]) async {
    let graph = await graph([
      "specs/004-icon/requirements.md": requirements,
      "specs/004-icon/tasks.md": "- [ ] 1. Draw it\n  - _Requirements: \(list)_\n",
    ])
    #expect(graph.links.flatMap(\.resolution.criteria).map(\.description) == criteria)
  }

  @Test("a criterion knows the properties, tasks, claims and checks that lead to it")
  func trace() async throws {
    let graph = await graph([
      "specs/004-icon/requirements.md": requirements,
      "specs/004-icon/design.md": """
      ### Property 1: Width

      **Validates: Requirements 1.1**

      ```swift check name=width
      #expect(1 == 1)
      ```
      """,
      "specs/004-icon/tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1-1.2_\n",
      "specs/004-icon/completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: drawn\n",
    ])
    let spec = try #require(graph.corpus.specs.first)
    let first = try #require(spec.requirements.first?.criteria.first)
    let trace = graph.trace(first.id)
    #expect(trace.properties.map(\.description) == ["004/P1"])
    #expect(trace.tasks.map(\.description) == ["004#1"])
    #expect(trace.claims.count == 1)
    #expect(trace.checks.map(\.text) == ["004/P1@width"])
    #expect(graph.trace(spec.requirements[1].criteria[0].id).isUncited)
  }

  @Test(
    "a reference to another spec is looked up there, by number or by name",
    arguments: ["005/2.1", "005-button/2.1"]
  )
  func otherSpec(reference: String) async throws {
    let graph = await graph([
      "specs/004-icon/requirements.md": requirements, "specs/005-button/requirements.md": requirements,
      "specs/004-icon/tasks.md": "- [ ] 1. Draw it\n  - _Requirements: \(reference)_\n",
    ])
    #expect(graph.links.first?.resolution.criteria.map(\.description) == ["005/2.1"])
  }

  @Test("an example proves no criterion unless its fence says so")
  func examples() async throws {
    let graph = await graph([
      "specs/004-icon/requirements.md": requirements,
      "specs/004-icon/completion/task-1-completion.md": """
      # Task 1 Completion

      **Validates: Requirements 1.1**

      ```swift example
      _ = 1
      ```

      ```swift example verifies=2.1
      _ = 2
      ```
      """,
    ])
    #expect(graph.obligations.map { $0.criteria.map(\.local) } == [[], ["2.1"]])
  }

  @Test("a check keeps its name when another is put above it")
  func names() async throws {
    let block = "```swift check verifies=1.1\n#expect(1 == 1)\n```\n"
    let before = await graph(["specs/004-icon/requirements.md": requirements, "specs/004-icon/design.md": block])
    let other = "```swift check verifies=1.2\n#expect(2 == 2)\n```\n\n"
    let after = await graph(["specs/004-icon/requirements.md": requirements, "specs/004-icon/design.md": other + block])
    #expect(after.obligations.map(\.id).contains(try #require(before.obligations.first?.id)))
  }
}
