import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// Validation items linked to criteria, named or inferred.
struct ValidationItemTests {
  private func items(_ line: String) async -> [TracedItem] {
    let access = FileAccess.inMemory([
      "specs/004-a/requirements.md":
        "### Requirement 1: Size\n\n1. WHEN drawn THEN it SHALL be wide\n2. WHEN drawn THEN it SHALL be high\n3. WHEN drawn THEN it SHALL be blue\n",
      "specs/004-a/tasks.md":
        "- [x] 1. Draw it\n  - [x] 1.1 Width\n    - _Requirements: 1.1_\n  - [x] 1.2 Height\n    - _Requirements: 1.2_\n",
      "specs/004-a/completion/task-1-parent-completion.md":
        "# Task 1 Completion\n\n## Validation (Tier 2: Standard)\n\n### Functional Validation\n\n\(line)\n",
    ])
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout)).items
  }

  @Test("a line that names criteria is linked to them")
  func named() async {
    let items = await items("✅ It is blue (Requirement 1.3)")
    #expect(items.map { $0.criteria.map(\.local) } == [["1.3"]])
    #expect(items.map(\.isInferred) == [false])
  }

  @Test("a line that names none is linked to what its task cites, subtasks included, and marked so")
  func inferred() async {
    let items = await items("✅ It is drawn")
    #expect(items.map { $0.criteria.map(\.local) } == [["1.1", "1.2"]])
    #expect(items.map(\.isInferred) == [true])
  }

  @Test("for a line that names what is not there nothing is inferred")
  func dangling() async {
    let items = await items("✅ It is green (Requirement 1.9)")
    #expect(items.map(\.criteria) == [[]])
    #expect(items.map(\.isInferred) == [false])
  }
}
