import SpecModel
import Testing

/// Requirements and stories that bear the number of a series, and nothing else that tells what they are.
struct SeriesRequirementTests {
  @Test("a list of functional requirements whose numbers nothing but a blank sets off")
  func unmarked() async {
    let requirements = """
      # Lid

      ## Functional Requirements

      - FR-001 The lid SHALL shut
      - FR-002 The lid MUST open

      ## Notes

      - FR-003 Title of something
      """
    let reading = await Reading(["requirements.md": requirements])
    #expect(reading.criteria.map(\.id.local) == ["FR-001.b1", "FR-002.b1"])
  }

  @Test("stories in a list of references")
  func stories() async {
    let story = "1. WHEN shut THE lid SHALL hold\n"
    for heading in ["Story", "User Story"] {
      let reading = await Reading([
        "requirements.md": "### \(heading) 1: Lid\n\n\(story)\n### \(heading) 2: Box\n\n\(story)",
        "tasks.md": "- [ ] 1. A\n  - _Requirements: Story 1, Story 2.1_\n",
      ])
      #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["1", "2.1"])
    }
  }

  @Test(
    "rows that `FR-001` leads are claims, whatever the column is called",
    arguments: [
      ("| Spec Ref | Status |\n|---|---|\n| FR-001 | ✅ 完成 |\n| FR-002 | ❌ |", "FR-001 ✅|FR-002 ❌"),
      ("| FR | Verdict | Notes |\n|---|---|---|\n| FR-001 | ❌ | late |", "FR-001 ❌"),
      ("| Task | Status |\n|---|---|\n| Write FR-001 | ✅ |", ""),
    ]
  )
  func rows(_ table: String, _ expected: String) async {
    let reading = await Reading([
      "requirements.md": "- **FR-001**: The lid SHALL shut\n- **FR-002**: The lid SHALL open\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Final Summary\n\n\(table)\n",
    ])
    let claims = reading.claims.map { "\($0.reference.local) \($0.mark?.rawValue ?? "-")" }
    #expect(claims.joined(separator: "|") == expected)
  }
}
