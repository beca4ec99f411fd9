import Files
import Findings
import SpecModel
import SpecReading
import Testing

/// What documents are by their names and titles.
struct LooseNamesTests {
  private let requirements = "### Requirement 1: A\n\n1. A SHALL b\n"

  private func corpus(_ files: [String: String], loose: [String] = []) async -> Corpus {
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")], loose: loose.map { DocumentPath($0) })
    return await SpecReader(files: access, workers: 1).read(layout)
  }

  @Test("a number before the name, or a capital in it")
  func numbered() async {
    let read = await corpus([
      "specs/004-n/01-requirements.md": requirements, "specs/004-n/03-tasks.md": "- [ ] 1. A\n",
      "specs/005-m/Requirements.md": requirements,
    ])
    #expect(read.specs.map { "\($0.id) \($0.requirements.count) \($0.tasks.count)" } == ["004-n 1 1", "005-m 1 0"])
  }

  @Test(
    "a loose document names its spec at its head",
    arguments: [
      "**Spec**: 001-x", "**Spec**: 001", "**Spec**: [001-x](specs/001-x)", "**Scope**: `001-x`", "**Spec**: Spec 001",
      "**Feature**: x",
    ]
  )
  func spec(_ line: String) async {
    let read = await corpus(
      ["specs/001-x/requirements.md": requirements, "notes.md": "# Notes\n\n\(line)\n\n- ✅ Requirement 1.1: x\n"],
      loose: ["notes.md"]
    )
    #expect(read.specs.map(\.id.name) == ["001-x"])
    #expect(read.specs.first?.reports.flatMap(\.claims).map(\.reference.local) == ["1.1"])
    #expect(read.problems == [])
  }

  @Test("requirements and tasks that were named themselves are read as what their titles say")
  func titles() async {
    let read = await corpus(
      [
        "specs/001-x/requirements.md": requirements, "login.md": "# Requirements Document\n\n\(requirements)",
        "plan.md": "# Implementation Plan\n\n**Spec**: 001-x\n\n- [ ] 1. A\n",
      ],
      loose: ["login.md", "plan.md"]
    )
    #expect(read.specs.map { "\($0.id) \($0.requirements.count) \($0.tasks.count)" } == ["001-x 1 1", "login 1 0"])
  }
}
