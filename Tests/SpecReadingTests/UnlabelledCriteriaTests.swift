import SpecModel
import Testing

/// Criteria that stand right below their requirement, where no label says that they follow.
struct UnlabelledCriteriaTests {
  private func read(_ document: String) async -> String {
    await Reading(["requirements.md": "# Lid\n\n\(document)\n"]).criteria.map { "\($0.id.local) \($0.text)" }
      .joined(separator: "|")
  }

  @Test(
    "bullets that say what must happen",
    arguments: [
      (
        "### Requirement 1: Lid\n\n- WHEN shut THE lid SHALL hold\n- See the drawing\n- IF open THEN it SHALL stand\n\n### Requirement 2: Box\n\nA box.\n\n- It SHALL stand",
        "1.b1 WHEN shut THE lid SHALL hold|1.b2 IF open THEN it SHALL stand|2.b1 It SHALL stand"
      ),
      ("### Requirement 1: Lid\n\n- Made of tin\n- Round", ""),
      ("### Requirement 1: Lid\n\n**Notes:**\n\n- It SHALL not be of lead", ""),
      (
        "### Requirement 1: Lid\n\n- It SHALL hold\n\n### Requirement 2: Box\n\n#### Acceptance Criteria\n\n1. It SHALL stand",
        "2.1 It SHALL stand"
      ),
    ]
  )
  func bullets(_ document: String, _ expected: String) async {
    #expect(await read(document) == expected)
  }

  @Test(
    "a title whose bold words began before the number",
    arguments: [
      ("- **1.1 Lid:** it SHALL shut", "1.1 Lid: it SHALL shut"),
      ("- **1.1 Lid** it SHALL **shut**", "1.1 Lid** it SHALL **shut**"),
      ("- **1.1** it SHALL shut", "1.1 it SHALL shut"),
    ]
  )
  func titles(_ line: String, _ expected: String) async {
    #expect(await read("## 1. Lid\n\n\(line)") == expected)
  }

  @Test(
    "a heading that names criteria by the number of a requirement is that one",
    arguments: [
      (
        "## Acceptance Criteria\n\n### AC1: Lid\n- **AC1.1**: It MUST shut\n- **AC1.2**: It opens\n\n### AC2: Box\n- [ ] **AC2.1**: It holds\n",
        ["1.1 It MUST shut", "1.2 It opens", "2.1 It holds"]
      ),
      (
        "## AC-1: Lid\n\n- AC-1.1: WHEN shut it SHALL hold\n- AC-1.2: It opens\n\n## AC-2: Box\n\n- AC-2.1: It holds\n",
        ["1.1 WHEN shut it SHALL hold", "1.2 It opens", "2.1 It holds"]
      ),
      // Nothing below bears its number: the heading is the criterion.
      (
        "## Acceptance Criteria\n\n### AC1: Lid\n**Given** a lid\n**Then** it shuts\n\n### AC2: Box\n**Given** a box\n",
        ["AC-1.b1 Lid", "AC-2.b1 Box"]
      ),
    ]
  )
  func labelledGroups(_ requirements: String, _ expected: [String]) async {
    let criteria = await Reading(["requirements.md": "# Requirements\n\n\(requirements)"]).criteria
    #expect(criteria.map { "\($0.id.local) \($0.text)" } == expected)
  }
}
