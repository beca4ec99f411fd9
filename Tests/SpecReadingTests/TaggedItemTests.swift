import SpecModel
import Testing

/// Tags between a number and its text, titles that begin with a number, and numbers that were struck out.
struct TaggedItemTests {
  @Test(
    "a tag behind the number is no part of the sentence",
    arguments: [
      "- **FR-1 [P2]**: The lid MUST shut", "- **FR-1 (Schema)**: The lid MUST shut",
      "- **FR-1 (F1).** The lid MUST shut", "- **FR-1 (P0):** The lid MUST shut",
      "- **FR-1 (BT, go-live gate)**: The lid MUST shut", "- **FR-1** [P1]: The lid MUST shut",
      "- **FR-1** *(amended 2026-02-01)*: The lid MUST shut", "- FR-1 (old): The lid MUST shut",
      "- **FR-1 [P1] [US2]**: The lid MUST shut", "- **FR-1** - The lid MUST shut",
    ]
  )
  func tags(_ line: String) async {
    let reading = await Reading(["requirements.md": "## Requirements\n\n\(line)\n"])
    #expect(reading.criteria.map { "\($0.id.local) \($0.text)" } == ["FR-1.b1 The lid MUST shut"])
    #expect(reading.criteria.map(\.ears?.system) == ["The lid"])
  }

  @Test(
    "what no sign sets off is a part of it",
    arguments: ["(once) The lid MUST shut", "[Lid](lid.md) MUST shut"]
  )
  func sentence(_ text: String) async {
    let reading = await Reading(["requirements.md": "## Requirements\n\n- **FR-1**: \(text)\n"])
    #expect(reading.criteria.map(\.text) == [text])
  }

  @Test("an item with a tag is a requirement also without a modal verb, and in a series of its own")
  func plain() async {
    let text = "## Requirements\n\n- **FR-1 [Dominio]**: adicionar enum\n- [ ] **INFRA-01 [P2]**: a database\n"
    let requirements = await Reading(["requirements.md": text]).requirements
    #expect(requirements.map(\.id.local) == ["FR-1", "INFRA-01"])
  }

  @Test(
    "a tag before the number of a heading",
    arguments: [
      ("### [P1] FR-3: Print", "FR-3 Print false"), ("### [P2] Requirement 4: Draw", "4 Draw false"),
      ("### [WITHDRAWN] Requirement 4: Draw", "4 Draw true"), ("### [Removed in v2] FR-3: Print", "FR-3 Print true"),
      ("### [REQ-006] Print", "6 Print false"),
    ]
  )
  func heading(_ line: String, _ read: String) async {
    let requirements = await Reading(["requirements.md": "\(line)\n\n1. THE lid SHALL shut\n"]).requirements
    #expect(requirements.map { "\($0.id.local) \($0.title) \($0.isRemoved)" } == [read])
  }

  @Test(
    "behind a dash a title may begin with a number",
    arguments: [
      ("### R1 — 503 is classified as a failure", "1 503 is classified as a failure"),
      ("### R3 – 3 retries", "3 3 retries"),
      ("### Requirement 1 - 404 pages", "1 404 pages"), ("### Requirement 4 – 24/7 support", "4 24/7 support"),
      ("### Requirement 5 - 3: none", "5 3: none"), ("### R1 — 503: retried", "1 503: retried"),
      ("### FR-001 - 404 pages", "FR-001 404 pages"), ("### 3 - 5 retries", "3 5 retries"),
    ]
  )
  func numberInTitle(_ line: String, _ read: String) async {
    let reading = await Reading(["requirements.md": "\(line)\n\n- AC-1: shown\n- AC-2: hidden\n"])
    #expect(reading.requirements.map { "\($0.id.local) \($0.title)" } == [read])
    #expect(reading.criteria.map(\.id.label.text) == ["1", "2"])
  }

  @Test(
    "a range stays one",
    arguments: ["### Requirements 8-9: Both", "### Requirement 8 - 9: Both", "### Requirement 8 - 9"]
  )
  func range(_ line: String) async {
    #expect(await Reading(["requirements.md": "\(line)\n\n1. THE lid SHALL shut\n"]).requirements.isEmpty)
  }

  @Test("behind the number of an item too")
  func item() async {
    let reading = await Reading(["requirements.md": "## Requirements\n\n- FR-3 – 5 retries MUST be made\n"])
    #expect(reading.criteria.map { "\($0.id.local) \($0.text)" } == ["FR-3.b1 5 retries MUST be made"])
  }

  @Test(
    "an item that was struck out is a removed requirement",
    arguments: [
      ("- ~~**FR-1**~~: [REMOVED — descoped]", []),
      ("- ~~**FR-1**: The lid MUST shut.~~ **Removed after the review (R6).**", ["The lid MUST shut."]),
      ("- ~~**FR-1 (done)**: The lid MUST shut~~", ["The lid MUST shut"]),
      ("- **~~FR-1~~**: [REMOVED]", []), ("- **FR-1**: ~~The lid MUST shut.~~", ["The lid MUST shut."]),
      ("- **FR-1 [REMOVED]**: The lid MUST shut", ["The lid MUST shut"]), ("- **FR-1**: REMOVED", []),
      ("- **FR-1**: *(removed in v2)*", []), ("| ~~FR-1~~ | ~~The lid MUST shut~~ |", ["The lid MUST shut"]),
    ]
  )
  func struck(_ line: String, _ criteria: [String]) async {
    let head = line.hasPrefix("|") ? "| ID | Requirement |\n|---|---|\n" : ""
    let reading = await Reading(["requirements.md": "## Requirements\n\n\(head)\(line)\n"])
    #expect(reading.requirements.map { "\($0.id.local) \($0.isRemoved)" } == ["FR-1 true"])
    #expect(reading.criteria.map(\.text) == criteria)
  }

  @Test(
    "an item of which a word was struck out, or that speaks of what is removed, stands",
    arguments: [
      "The lid MUST shut, ~~not~~ always", "Removed rows MUST be listed", "(removed rows) MUST be listed",
      "~~The lid~~ A door MUST shut", "Deprecated calls MUST be answered",
    ]
  )
  func standing(_ text: String) async {
    let requirements = await Reading(["requirements.md": "## Requirements\n\n- **FR-1**: \(text)\n"]).requirements
    #expect(requirements.map(\.isRemoved) == [false])
  }

  @Test(
    "a number that was struck out and given anew is the new one's, whichever stands first",
    arguments: [
      "- ~~**FR-1**: The lid MUST lock~~\n- **FR-1**: The door MUST shut\n",
      "- **FR-1**: The door MUST shut\n- ~~**FR-1**: The lid MUST lock~~\n",
    ]
  )
  func replaced(_ list: String) async {
    let reading = await Reading(["requirements.md": "## Requirements\n\n\(list)"])
    #expect(reading.requirements.map { "\($0.id.local) \($0.isRemoved)" } == ["FR-1 false"])
    #expect(reading.criteria.map(\.text) == ["The door MUST shut"])
  }

  @Test("a list below `REMOVED Requirements` is of removed ones")
  func removedList() async {
    let text =
      "## REMOVED Requirements\n\n- **FR-1**: The lid MUST shut\n\n## Requirements\n\n- **FR-2**: The lid MUST open\n"
    #expect(await Reading(["requirements.md": text]).requirements.map(\.isRemoved) == [true, false])
  }

  @Test("fields beside the list of criteria, or in it, are none of them")
  func fields() async {
    let text = """
      ### Requirement 3: Save

      - **Acceptance Criteria**:
        - THE lid SHALL shut
        - THE lid SHALL lock
      - **Dependencies**: Requirement 4
      - **Owner**: the cook

      ### Requirement 4: Print

      #### Acceptance Criteria

      - THE lid SHALL open
      - **Notes**: none
      - **Speed**: in a second
      """
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["3.b1", "3.b2", "4.b1", "4.b2"])
    #expect(reading.criteria.map(\.text).last == "**Speed**: in a second")
  }
}
