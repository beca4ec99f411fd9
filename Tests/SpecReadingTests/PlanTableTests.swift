import SpecModel
import SpecReading
import Testing

struct PlanTableTests {
  private static let table = """

    | Requirement | Tasks |
    |---|---|
    | 1.1 Width | 1 |
    | Req 2 | 1, 2 |
    """

  private func cited(_ plan: String) async -> [[String]] {
    await Reading(["tasks.md": plan]).tasks.map { $0.citations.flatMap(\.references).map(\.local) }
  }

  @Test("a table of requirements and tasks says what the tasks cite")
  func cites() async {
    #expect(await cited("- [ ] 1. Draw it\n- [ ] 2. Name it\n" + Self.table) == [["1.1", "2"], ["2"]])
  }

  @Test("where a task cites something itself, the table repeats it")
  func repeats() async {
    let plan = "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Name it\n" + Self.table
    #expect(await cited(plan) == [["1.1"], []])
  }

  @Test("a table of something else cites nothing", arguments: ["| Version | Task |", "| Requirement | Status |"])
  func others(header: String) async {
    let plan = "- [ ] 1. Draw it\n\n\(header)\n|---|---|\n| 1.1 | 1 |\n"
    #expect(await cited(plan) == [[]])
  }

  @Test("a line below the plan says what a task waits for")
  func waits() async {
    let plan = "- [ ] 1. Draw it\n- [ ] 2. Name it\n\n## Dependencies\n\n- Task 2 depends on Task 1 (its size)\n"
    #expect(await Reading(["tasks.md": plan]).tasks.map(\.dependencies) == [[], [TaskNumber("1")]])
  }
}
