import SpecModel
import Testing

/// A number that a list gives a second time is a second requirement, or a mention of the first.
struct RepeatedNumberTests {
  private static let list = """
    # Feature Specification: Notes

    ## Requirements

    ### Functional Requirements

    - **FR-001**: System MUST keep every note
    - **FR-002**: System MUST show notes by their dates

    """

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var numbers = ["FR-001", "FR-002", "FR-001~2"]
  }

  static let second = [
    Case(testDescription: "in the list", text: list + "- **FR-001**: System MUST ask before it deletes\n"),
    Case(testDescription: "behind a wrapped item", text: list + "\n- **FR-001**: System MUST ask\nbefore it deletes\n"),
    Case(
      testDescription: "right behind the first",
      text: "## Requirements\n\n- **FR-001**: System MUST keep notes\n- **FR-001**: System MUST ask first\n",
      numbers: ["FR-001", "FR-001~2"]
    ),
    Case(
      testDescription: "the same words, copied",
      text: list + "- **FR-001**: System MUST keep every note\n"
    ),
    Case(
      testDescription: "in another list of requirements, of another matter",
      text: list + "\n### Non-Functional Requirements\n\n- **FR-001**: System MUST answer within one second\n"
    ),
    Case(
      testDescription: "below a heading of theirs",
      text: list + "\n#### Security\n\n- **FR-001**: Passwords MUST be hashed\n- **FR-003**: Sessions MUST end\n",
      numbers: ["FR-001", "FR-002", "FR-001~2", "FR-003"]
    ),
    Case(
      testDescription: "below a label of theirs",
      text: list + "\n**Security**:\n\n- **FR-003**: Sessions MUST end\n- **FR-001**: Passwords MUST be hashed\n",
      numbers: ["FR-001", "FR-002", "FR-003", "FR-001~2"]
    ),
    Case(
      testDescription: "without a verb, as its neighbours",
      text: "## Requirements\n\n- **FR-1**: Login\n- **FR-2**: Logout\n- **FR-1**: Reset\n",
      numbers: ["FR-1", "FR-2", "FR-1~2"]
    ),
    Case(
      testDescription: "beside new numbers, far behind them",
      text: list + "\n### Security Requirements\n\n"
        + (1...60).map { "- **FR-\($0 + 100)**: Door \($0) MUST be shut\n" }.joined()
        + "- **FR-001**: Passwords MUST be hashed\n",
      numbers: ["FR-001", "FR-002"] + (1...60).map { "FR-\($0 + 100)" } + ["FR-001~2"]
    ),
    Case(
      testDescription: "as its own sentence behind a colon",
      text: list + "\n### Non-Functional Requirements\n\n- **FR-001**: MUST answer within one second\n"
    ),
    Case(
      testDescription: "in a copied row",
      text: "## Functional Requirements\n\n| ID | Requirement |\n|---|---|\n| FR-001 | It SHALL save |\n"
        + "| FR-001 | It SHALL save |\n",
      numbers: ["FR-001", "FR-001~2"]
    ),
    Case(
      testDescription: "in a row",
      text:
        "## Functional Requirements\n\n| ID | Requirement |\n|---|---|\n| FR-001 | It SHALL save |\n| FR-002 | It SHALL load |\n"
        + "| FR-001 | It SHALL print |\n"
    ),
  ]

  @Test("a second definition is read, and told apart", arguments: second)
  func read(_ example: Case) async {
    let reading = await Reading(["spec.md": example.text])
    #expect(reading.requirements.map(\.id.local) == example.numbers)
    #expect(reading.requirements.allSatisfy { $0.criteria.count == 1 })
  }

  static let mentions = [
    "in prose": "\nFR-001 MUST hold offline, too.\n\n**FR-001** and **FR-002** MUST be met.\n",
    "below a label": "\n**Notes:**\n\n- **FR-001**: this MUST be discussed with legal\n",
    "below a word with a colon": "\nDepends on:\n- **FR-001**: the store SHALL be chosen\n",
    "below the list, without a verb": "- **FR-001**: see `store.swift`\n",
    "in a summary": "\n## Summary\n\n- **FR-001**: Customers MUST be asked about their archive\n",
    "in a traceability list": "\n## Traceability\n\n- **FR-001**: T001, T002\n- **FR-002**: T003\n",
    "in a table of tests":
      "\n### Requirements Coverage\n\n| ID | Test |\n|---|---|\n| FR-001 | It SHALL be tested |\n| FR-001 | It SHALL be seen |\n",
    "in how they are verified":
      "\n### Verification Approach\n\nThe stories provide coverage for what is\ndemanded as follows:\n\n"
      + "- **FR-001**: A nightly job MUST compare backups\n- **FR-002**: Verified by Story 1\n",
    "below a heading of another matter": "\n### Rollout\n\n- **FR-001**: MUST be announced to customers first\n",
    "below a bold word": "\n**Verification**\n\n- **FR-001**: A nightly job MUST compare backups\n",
    "in a checklist": "\n## Review Checklist\n\n- [ ] **FR-001**: MUST have an owner\n",
    "in a plan of tests": "\n## Test Plan\n\n- **FR-001**: a test MUST restart the application\n",
    "as what was clarified": "\n## Clarifications\n\n- **FR-001**: answers MUST survive a crash\n",
    "the same once more, in short": "\n### MVP Requirements\n\n- **FR-001**: System MUST keep notes\n",
    "in how they are tested": "\n### Testing Requirements\n\n- **FR-001**: a nightly job MUST compare backups\n",
    "in how they were changed":
      "\n### Updated Requirements\n\n- **FR-001**: an archive MUST be offered\n- **FR-002**: colours MUST differ\n",
    "in how they are weighed": "\n### Critical Requirements\n\n- **FR-001**: backups MUST survive a crash\n",
    "of another matter, below a heading of it":
      "\n### Performance Requirements\n\n- **FR-001**: pages MUST load at once\n",
    "as what must do something":
      "\n### Performance Requirements\n\n- **FR-001** MUST answer within one second\n- **FR-002** MUST NOT block\n",
    "as what must do something, beside new ones":
      "\n### Non-Functional Requirements\n\n- **FR-001** MUST answer at once\n",
    "in a chapter of tests that has parts":
      "\n### Testing Requirements\n\n#### Backups\n\n- **FR-001**: a job MUST compare them\n",
    "as a part": "  - **FR-001**: MUST be the first one\n",
    "struck through": "- ~~**FR-001**: System MUST keep drafts~~\n",
    "as a row that cites it": "\n| FR | Priority |\n|---|---|\n| FR-001 | P1 |\n| FR-002 | P2 |\n| FR-001 | P3 |\n",
  ]

  @Test("a mention defines nothing", arguments: mentions.keys.sorted())
  func mention(_ name: String) async throws {
    let reading = await Reading(["spec.md": Self.list + (try #require(Self.mentions[name]))])
    #expect(reading.requirements.map(\.id.local) == ["FR-001", "FR-002"])
  }

  @Test("one that was written anew below the struck one stands alone")
  func replaced() async {
    let text = "## Requirements\n\n- ~~**FR-001**: System MUST keep drafts~~\n- **FR-001**: System MUST keep notes\n"
    #expect(await Reading(["spec.md": text]).requirements.map(\.id.local) == ["FR-001"])
  }

  static let rows = [
    "of two platforms":
      "| ID | Requirement | Platform |\n|---|---|---|\n| FR-001 | It SHALL save | iOS |\n| FR-001 | It SHALL save | Web |\n",
    "of two platforms, before the sentence":
      "| ID | On | Requirement |\n|---|---|---|\n| FR-001 | iOS | It SHALL save |\n| FR-001 | Web | It SHALL save |\n",
    "of criteria": "| ID | Acceptance criterion |\n|---|---|\n| FR-001 | It SHALL save |\n| FR-001 | It SHALL load |\n",
  ]

  @Test(
    "a row that says the same of something else defines nothing, nor does one of criteria",
    arguments: rows.keys.sorted()
  )
  func row(_ name: String) async throws {
    let reading = await Reading(["spec.md": "## Functional Requirements\n\n" + (try #require(Self.rows[name]))])
    #expect(reading.requirements.map(\.id.local) == ["FR-001"])
  }
}
