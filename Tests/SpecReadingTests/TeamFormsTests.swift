import Findings
import SpecModel
import Testing

/// Forms that teams write, of which something was lost or misread.
struct TeamFormsTests {
  private func criteria(_ text: String) async -> [String] {
    await Reading(["requirements.md": text]).criteria.map(\.id.local)
  }

  private func cited(_ tasks: String) async -> [String] {
    await Reading(["tasks.md": "# Tasks\n\n\(tasks)\n"]).tasks.flatMap { task in
      task.citations.flatMap(\.references).map { "\(task.id.number)>\($0.local)" }
    }
  }

  // MARK: Requirements

  private let two =
    "### FR-1: Lid\n\nThe box has a lid.\n\n### FR-2: Key\n\nThe box has a key.\n\n## Acceptance Criteria\n\n"

  @Test(
    "criteria in a chapter of their own belong to the requirement whose number they bear",
    arguments: [
      "- [ ] **AC1.1** WHEN it is pressed THEN the box SHALL shut\n- [ ] **AC1.2** It stays shut\n- [x] **AC2.1** It locks",
      "- AC-1.1: It shuts\n- AC-1.2: It stays shut\n- AC-2.1: It locks",
      "- **AC2.1**: It locks\n- **AC1.1**: It shuts\n- **AC1.2**: It stays shut",
    ]
  )
  func awayFromRequirement(_ list: String) async {
    #expect(await criteria(two + list) == ["FR-1.1", "FR-1.2", "FR-2.1"])
    let plain = two.replacing("FR-1", with: "Requirement 1").replacing("FR-2", with: "Requirement 2")
    #expect(await criteria(plain + list) == ["1.1", "1.2", "2.1"])
  }

  @Test("a number that a requirement's own list has given is no second criterion in the chapter")
  func repeated() async {
    let text =
      "### Requirement 1: Lid\n\n1. WHEN it is pressed THEN it SHALL shut\n\n### Requirement 2: Key\n\n1. It SHALL lock\n\n"
    #expect(
      await criteria(text + "## Acceptance Criteria\n\n- **AC1.1** It shuts\n- **AC1.2** It stays\n") == [
        "1.1", "1.2", "2.1",
      ]
    )
  }

  @Test(
    "criteria of a document without requirements are a series of their own",
    arguments: [
      "AC1: It shuts\nAC2: It SHALL stay shut", "- AC1: It shuts\n- **AC2**: It stays shut",
      "- [ ] AC1: It shuts\n- [ ] AC2: It stays",
    ]
  )
  func storyOnly(_ list: String) async {
    let text = "# Box\n\n**User Story**: As a user, I want a lid.\n\n## Acceptance Criteria\n\n\(list)\n"
    #expect(await criteria(text) == ["AC-1.b1", "AC-2.b1"])
    let reading = await Reading(["requirements.md": text, "tasks.md": "- [ ] 1. Lid\n  - _Requirements: AC1, AC-2_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["AC-1", "AC-2"])
  }

  @Test("criteria that count anew under each heading are of that heading, which needs a number")
  func countedAnew() async {
    let text = "## Login\n\n- AC1: It shuts\n- AC2: It locks\n\n## Logout\n\n- AC1: It opens\n"
    #expect(await criteria(text) == [])
  }

  @Test("a requirement may bear a number with a dot behind its letter", arguments: ["R0.1", "R1.2", "Requirement 0.1"])
  func dotted(_ number: String) async {
    let bare = String(number.drop { !$0.isNumber })
    #expect(
      await criteria("## \(number) Lid\n\n1. WHEN a THEN b SHALL c\n2. WHEN d THEN e SHALL f\n") == [
        "\(bare).1", "\(bare).2",
      ]
    )
  }

  @Test("a heading whose number has parts of parts is a requirement by itself, as an item of a list is")
  func partsOfParts() async {
    let list = "1. WHEN a THEN b SHALL c\n2. WHEN d THEN e SHALL f\n\n"
    #expect(
      await criteria("# Lid\n\n### FR-3.2.1: Shut\n\n\(list)### FR-3.2.2\n\n\(list)") == [
        "FR-3.2.1.1", "FR-3.2.1.2", "FR-3.2.2.1", "FR-3.2.2.2",
      ]
    )
  }

  // MARK: Tasks

  @Test("a comment below a task, or behind its words, cites")
  func comments() async {
    #expect(
      await cited(
        "- [x] 1. Lid\n  <!-- Requirements: 1.1, 1.2 -->\n- [ ] 2. Key\n  - Turn it <!-- _Requirements: 2.1_ -->"
      ) == ["1>1.1", "1>1.2", "2>2.1"]
    )
    #expect(await cited("- [x] 1. Lid <!-- Requirements: 1.1 -->") == ["1>1.1"])
  }

  @Test(
    "a comment that cites nothing, one over several lines, and one in a fence cite nothing",
    arguments: [
      "- [x] 1. Lid\n  <!-- see Requirement 1.1 for more -->",
      "- [x] 1. Lid\n<!--\n- [ ] 2. Old\n  - _Requirements: 9.1_\n-->",
      "- [x] 1. Lid\n  ```html\n  <!-- Requirements: 1.1 -->\n  ```", "<!-- Requirements: 1.1 -->\n\n- [x] 1. Lid",
    ]
  )
  func otherComments(_ tasks: String) async { #expect(await cited(tasks) == []) }

  @Test(
    "a box for a range of tasks is one for each of them",
    arguments: [
      ("- [x] T005–T007 Lid", ["T005", "T006", "T007"]), ("- [x] T009-T010: Lid", ["T009", "T010"]),
      ("- [x] T005 – T006 Lid", ["T005", "T006"]), ("- [x] **T1 to T3** Lid", ["T1", "T2", "T3"]),
      ("- [x] TASK-01–TASK-02: Lid", ["TASK-01", "TASK-02"]), ("- [x] T005–006 Lid", ["T005", "T006"]),
      ("- [x] 2.1–2.3 Lid", ["2.1", "2.2", "2.3"]), ("- [x] T007–T005 Lid", []),
      ("- [x] 2.1-Prototype Lid", ["2.1-Prototype"]),
    ]
  )
  func ranges(_ box: String, _ numbers: [String]) async {
    let tasks = await Reading(["tasks.md": "- [x] T001 Begin\n\(box)\n  - _Requirements: 1.1_\n"]).tasks.dropFirst()
    #expect(tasks.map(\.id.number.text) == numbers)
    #expect(tasks.allSatisfy { $0.citations.flatMap(\.references).map(\.local) == ["1.1"] && $0.state == .done })
  }

  @Test(
    "citations",
    arguments: [
      ("_User Story: US-5_", ["US-5"]), ("_Requirements: R2.AC1_", ["2.1"]),
      ("_Requirements: Requirement no. 2.1_", ["2.1"]),
      ("_Requirements: Anforderung Nr. 2.1, Requirement No. 3_", ["2.1", "3"]),
      ("_Requirements: FR-2 · AC-2, FR-1 · AC-1_", ["FR-2.2", "FR-1.1"]),
      ("_Requirements: FR-2·AC2_", ["FR-2.2"]), ("_Requirements: FR-1 · FR-2_", ["FR-1", "FR-2"]),
    ]
  )
  func citations(_ line: String, _ expected: [String]) async {
    #expect(await cited("- [ ] 1. Lid\n  - \(line)") == expected.map { "1>\($0)" })
  }

  // MARK: Reports

  @Test(
    "what tells of all requirements is a report by its name and its marks",
    arguments: ["evidence", "progress", "traceability", "verification"]
  )
  func names(_ name: String) async {
    let marked = await Reading(["\(name).md": "# \(name)\n\n- ✅ Requirement 1.1: it shuts\n"])
    #expect(marked.claims.map(\.reference.local) == ["1.1"])
    let unmarked = await Reading(["\(name).md": "# \(name)\n\nRequirement 1.1 is what we look at.\n"])
    #expect(unmarked.corpus.specs.flatMap(\.reports).isEmpty)
  }

  @Test(
    "a number that may be what was measured claims a criterion only where there is one",
    arguments: ["- ✅ high contrast (1.2)", "- ✅ 1.2 contrast", "- ✅ load time (1.2)"]
  )
  func measures(_ line: String) async {
    let report = "# Task 1 Completion: A\n\n## Requirements\n\n\(line)\n"
    let two = "### Requirement 1: A\n\n1. WHEN a THEN b SHALL c\n2. WHEN a THEN b SHALL d\n"
    let known = await Reading(["requirements.md": two, "completion/task-1-completion.md": report])
    #expect(known.claims.map(\.reference.local) == ["1.2"])
    let unknown = await Reading([
      "requirements.md": two, "completion/task-1-completion.md": report.replacing("1.2", with: "4.5"),
    ])
    #expect(unknown.claims.isEmpty)
  }

  @Test(
    "a unit behind a number makes no reference of it, in other languages too",
    arguments: [
      "Die Anforderungen 3.5 Stunden lang geprüft.", "Las exigencias requisitos 3.5 horas después.",
      "L'exigence 3.5 secondes plus tard.",
    ]
  )
  func units(_ sentence: String) async {
    let reading = await Reading(["design.md": "# Design\n\n\(sentence)\n"])
    #expect(reading.corpus.documents.flatMap { $0.mentions + $0.possibleMentions }.isEmpty)
  }

  // MARK: Designs

  @Test(
    "numbers in parentheses may be criteria in a design",
    arguments: [
      ("The lid shuts (2.1, 2.2).", ["2.1", "2.2"]), ("The lid shuts (2.1) and locks (2.2).", ["2.1", "2.2"]),
      ("A contrast (4.5) is kept.", []), ("Built with Swift (6.2).", []), ("Scale down (1.04) on press.", []),
      ("Split into tasks (4.4, 4.5).", []), ("See section (2.1).", []), ("Call `size (2.1)` again.", []),
      ("It costs (2.1 s).", []),
    ]
  )
  func enclosed(_ sentence: String, _ expected: [String]) async {
    let reading = await Reading(["design.md": "# Design\n\n\(sentence)\n"])
    #expect(reading.corpus.documents.flatMap(\.possibleMentions).map(\.local) == expected)
    #expect(reading.corpus.documents.flatMap(\.mentions).isEmpty)
  }
}
