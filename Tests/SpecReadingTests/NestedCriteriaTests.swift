import SpecModel
import Testing

/// Criteria that stand further in than those of other documents.
struct NestedCriteriaTests {
  private func criteria(_ text: String) async -> [String] {
    await Reading(["requirements.md": text]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  @Test(
    "`AC` before three numbers says no more than the numbers",
    arguments: [
      "- AC-1.1.1: THE lid SHALL shut", "- **AC-1.1.1**: THE lid SHALL shut", "- AC 1.1.1 THE lid SHALL shut",
    ]
  )
  func labels(_ first: String) async {
    let parts = "#### 1.1 Shut\n\n\(first)\n- AC-1.1.2: THE lid SHALL stay shut\n\n"
    let others = "#### 1.2 Open\n\n- AC-1.2.1: THE lid SHALL open\n"
    let expected = ["1.1.1 THE lid SHALL shut", "1.1.2 THE lid SHALL stay shut", "1.2.1 THE lid SHALL open"]
    #expect(await criteria("### Requirement 1: Lid\n\n" + parts + others) == expected)
    // No heading above them bears a number of its own.
    #expect(await criteria("# Requirements\n\n" + parts + others) == expected)
  }

  @Test(
    "a label below the item of a requirement heads its criteria",
    arguments: [
      (
        "- **FR-1**: Lid\n  - **Acceptance Criteria**:\n    - WHEN hit THE lid SHALL shut\n    - It stays shut",
        ["FR-1.b1 WHEN hit THE lid SHALL shut", "FR-1.b2 It stays shut"]
      ),
      (
        "- **FR-1**: Lid\n  - Acceptance Criteria:\n    1. It shuts\n       - at once\n    2. It opens\n- **FR-2**: It SHALL be red",
        ["FR-1.1 It shuts", "FR-1.2 It opens", "FR-2.b1 It SHALL be red"]
      ),
      (
        "- **FR-1**: The lid SHALL shut\n  - Acceptance Criteria:\n\n    - AC-1.1: It shuts\n    - AC-1.2: It opens\n  - Priority: high",
        ["FR-1.b1 The lid SHALL shut", "FR-1.1 It shuts", "FR-1.2 It opens"]
      ),
      // Without a list below it, it is a part of what the item says.
      ("- **FR-1**: The lid SHALL shut\n  - Acceptance Criteria: see below", ["FR-1.b1 The lid SHALL shut"]),
    ]
  )
  func belowItems(_ list: String, _ expected: [String]) async {
    #expect(await criteria("# Requirements\n\n## Functional Requirements\n\n\(list)\n") == expected)
  }
}
