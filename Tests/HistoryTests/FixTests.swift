import Files
import Findings
import History
import Testing

struct FixTests {
  static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide", "It SHALL be centred"])
  static let colour = (
    "Colour",
    [
      "The Icon SHALL take the colour of the text", "The Icon SHALL accept an override", "An override SHALL be a token",
      "Without a token the Icon SHALL warn",
    ]
  )
  static let access = (
    "Access", ["The Icon SHALL be hidden from VoiceOver", "Readers SHALL hear the label alone"]
  )
  static let added = ("Theme", ["A theme SHALL offer eight accents"])

  static let before = requirements([size, colour, access])
  /// Colour is 3 today, Access 4.
  static let shifted = requirements([size, added, colour, access])

  @Test(
    "every form is rewritten in place",
    arguments: [
      ("- _Requirements: 1.1, 2.1, 2.2, 3.1_", "- _Requirements: 1.1, 3.1, 3.2, 4.1_"),
      ("- _Requirements: 2.1-2.4_", "- _Requirements: 3.1-3.4_"),
      ("- _Requirements: 2.1–2.4, 1.2_", "- _Requirements: 3.1–3.4, 1.2_"),
      ("- _Requirements: 2.1-4_", "- _Requirements: 3.1-4_"),
      ("- _Requirements: 2.1 through 2.3_", "- _Requirements: 3.1 through 3.3_"),
      ("- _Requirements: R2 AC2-4, R3 AC1_", "- _Requirements: R3 AC2-4, R4 AC1_"),
      ("- _Requirements: R2–R3_", "- _Requirements: R3–R4_"),
      ("- _Requirements: Req 2 AC 2_", "- _Requirements: Req 3 AC 2_"),
      ("- _Requirements: Requirement 2_", "- _Requirements: Requirement 3_"),
      ("- _Requirements: 2, 3_", "- _Requirements: 3, 4_"),
      ("- _Requirements: 001/2.1, 001-icon/3.2_", "- _Requirements: 001/3.1, 001-icon/4.2_"),
      ("- _Requirements: 1.1, 1.2_", "- _Requirements: 1.1, 1.2_"),
      ("- _Requirements: 2.1 (of 2.1 kinds, 2.3 em)_", "- _Requirements: 3.1 (of 2.1 kinds, 2.3 em)_"),
    ]
  )
  func forms(_ written: String, _ rewritten: String) async throws {
    let world = World(["requirements.md": Self.before, "tasks.md": "- [ ] 1. Draw it\n  \(written)\n"])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [ ] 1. Draw it\n  \(rewritten)\n")
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test(
    "a range of which some is left out keeps its ends, and is told",
    arguments: [
      "- _Requirements: 2.1-2.4 (except 2.2)_", "- _Requirements: 2.1-4 (without 2.3)_",
      "- _Requirements: 2.1-2.4 (except 2.4)_",
      "- _Requirements: R2–R3 (except R3)_", "- _Requirements: 2.1-2.4 (except 3)_",
      "- _Requirements: 2.1-2.4 (except 1.2)_", "- As Requirements 2.1-2.4 (except for 1.2) say",
    ]
  )
  func exceptions(_ written: String) async throws {
    let tasks = "- [ ] 1. Draw it\n  \(written)\n"
    let world = World(["requirements.md": Self.before, "tasks.md": tasks])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty && !plan.left.isEmpty)
    #expect(try world.text("tasks.md") == tasks)
  }

  @Test(
    "the end of a line may part the words from the number",
    arguments: [
      ("as Requirement\n2.1 says", "as Requirement\n3.1 says"),
      ("- as Requirements 1.1,\n  2.1 and\n  2.2 say", "- as Requirements 1.1,\n  3.1 and\n  3.2 say"),
      ("> Requirements 2.1 to\n> 2.3 say", "> Requirements 3.1 to\n> 3.3 say"),
      ("as Requirement 2\nAC 3 says", "as Requirement 3\nAC 3 says"),
      ("as Requirement\n3 says", "as Requirement\n4 says"),
    ]
  )
  func wrapped(_ written: String, _ rewritten: String) async throws {
    let world = World(["requirements.md": Self.before, "design.md": "# Design\n\n\(written)\n"])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("design.md") == "# Design\n\n\(rewritten)\n")
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test(
    "a list of functional requirements keeps its letters and its digits",
    arguments: [
      ("(FR-001)", "(FR-002)"), ("(FR-001, FR-003)", "(FR-002, FR-004)"), ("(FR-009)", "(FR-010)"),
      ("(FR-001 to FR-003)", "(FR-002 to FR-004)"),
    ]
  )
  func series(_ written: String, _ rewritten: String) async throws {
    let names = ["red", "green", "blue", "cyan", "pink", "gold", "grey", "lime", "navy"]
    func spec(_ names: [String]) -> String {
      "# Feature Specification: Ink\n\n## Requirements\n\n### Functional Requirements\n\n"
        + names.enumerated().map { "- **FR-00\($0 + 1)**: System MUST offer \($1) ink\n" }.joined().replacing(
          "0010",
          with: "010"
        )
    }
    let world = World(["spec.md": spec(names), "tasks.md": "- [x] T001 Offer ink \(written)\n"])
    try await world.lock()
    try world.write(spec(["black"] + names), to: "spec.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [x] T001 Offer ink \(rewritten)\n")
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test("zeros before a number move nothing", arguments: [("FR-1", "FR-001"), ("FR-001", "FR-1")])
  func zeros(_ then: String, _ now: String) async throws {
    func spec(_ number: String) -> String {
      "## Requirements\n\n### \(number): Ink\n\n1. The system SHALL offer red ink\n"
    }
    let tasks = "- [ ] 1. Draw it\n  - _Requirements: FR-1.1, FR-001_\n"
    let world = World(["requirements.md": spec(then), "tasks.md": tasks])
    try await world.lock()
    try world.write(spec(now), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty && plan.changes.isEmpty)
    #expect(try world.text("tasks.md") == tasks)
  }

  @Test(
    "letters before a number stay where they are",
    arguments: [
      ("_Requirements: FR-A1.1_", "_Requirements: FR-A2.1_"),
      ("_Requirements: FR-A1, FR-B1_", "_Requirements: FR-A2, FR-B1_"),
      ("_Requirements: FR-A1-FR-A2_", "_Requirements: FR-A2-FR-A3_"),
    ]
  )
  func letters(_ written: String, _ rewritten: String) async throws {
    func spec(_ names: [String]) -> String {
      "# Requirements\n\n"
        + names.enumerated().map { "### FR-A\($0 + 1): Ink\n\n1. The system SHALL offer \($1) ink\n\n" }.joined()
        + "### FR-B1: Paper\n\n1. The system SHALL show the paper\n"
    }
    let world = World(["requirements.md": spec(["red", "green"]), "tasks.md": "- [ ] 1. Draw it\n  \(written)\n"])
    try await world.lock()
    try world.write(spec(["black", "red", "green"]), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [ ] 1. Draw it\n  \(rewritten)\n")
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test(
    "a line in which a number is not read is left whole",
    arguments: [
      ("✅ 2.1, 2.2 / 2.3: all", "2.3"), ("- ✅ **2.1** (and 2.2): both", "2.2"),
      ("As 2.1 and Requirement 2.2 say.", "2.1"),
      ("✅ Requirements 2.1 → 3.2: in order", "3.2"),
      ("✅ Requirements 2.1→3.2: in order", "3.2"), ("As Requirements 2.1, ~~3.2~~ say.", "3.2"),
      ("As Requirements 2.1 | 3.2 say.", "3.2"),
      ("✅ Requirements 2.1, NFR, 3.2: all", "3.2"),
      ("✅ Requirement 2.1 -> 3.2: in order", "3.2"), ("✅ Requirement 2.1 => 3.2: in order", "3.2"),
      ("✅ Requirement 2.1 vs. 3.2: both", "3.2"), ("✅ Requirements 2.1 ... 3.2 are met", "3.2"),
      ("✅ Requirements 2.1...3.2 are met", "3.2"), ("✅ Requirement 2.1: takes the colour while 3.1 hides it", "3.1"),
      ("✅ Requirement 2.1: takes the colour. 3.1 hides it", "3.1"),
      ("✅ Requirement 2.1: takes the colour (of the text) 3.1 hides it", "3.1"),
      ("✅ Requirement 2.1: takes the colour (3.1 hides it)", "3.1"), ("✅ 2.1 - takes the colour - 3.1 hides it", "3.1"),
    ]
  )
  func halfRead(_ claim: String, _ unread: String) async throws {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(claim)\n✅ Requirement 2.4: warns\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    let after = try world.text("completion/task-1-completion.md")
    #expect(after == report.replacing("Requirement 2.4", with: "Requirement 3.4"))
    #expect(
      plan.left.contains { $0.reason.contains("`\(unread)` on its line is not read as a reference") },
      "\(plan.left)"
    )
  }

  @Test(
    "what the words of a claim name is rewritten with what it claims",
    arguments: [
      (
        "✅ Requirement 2.1: takes the colour, as Requirement 2.2 demands",
        "✅ Requirement 3.1: takes the colour, as Requirement 3.2 demands"
      ),
      (
        "- **Requirement 2.1**: takes the colour; Requirement 3.1 is met too",
        "- **Requirement 3.1**: takes the colour; Requirement 4.1 is met too"
      ),
      (
        "✅ Requirement 2.1: takes the colour, as does Requirement 2.2.",
        "✅ Requirement 3.1: takes the colour, as does Requirement 3.2."
      ),
      ("✅ 2.1: colour, 3.1: hidden", "✅ 3.1: colour, 4.1: hidden"),
      ("- Requirement 2.1 - colour, 3.1 - hidden", "- Requirement 3.1 - colour, 4.1 - hidden"),
    ]
  )
  func besideClaims(_ claim: String, _ rewritten: String) async throws {
    let head = "# Task 1 Completion\n\n## Requirements Compliance\n\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": "\(head)\(claim)\n"])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    #expect(try await world.fix().left.isEmpty)
    #expect(try world.text("completion/task-1-completion.md") == "\(head)\(rewritten)\n")
  }

  @Test("criteria that a list below their requirement counts are left with its heading")
  func counted() async throws {
    let report =
      "# Task 1 Completion\n\n## Requirements Compliance\n\n### Requirement 2: Colour\n\n"
      + "1. ✅ taken\n2. ✅ kept\n3. ❌ told\n4. ✅ warned\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    #expect(try await world.fix().left.count == 1)
    #expect(try world.text("completion/task-1-completion.md") == report)
  }

  @Test("what a comment says beside a reference keeps nothing from being rewritten, and stays")
  func comment() async throws {
    let tasks = "- [ ] 1. Colour it\n  - _Requirements: 2.1_ <!-- not Requirement 3.1, was (1.1) -->\n"
    let world = World(["requirements.md": Self.before, "tasks.md": tasks])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    #expect(try await world.fix().left.isEmpty)
    #expect(try world.text("tasks.md") == tasks.replacing("_Requirements: 2.1_", with: "_Requirements: 3.1_"))
  }

  @Test(
    "numbers that words join are rewritten together",
    arguments: [
      ("✅ Requirements 2.1, as well as 3.2: both", "✅ Requirements 3.1, as well as 4.2: both"),
      ("✅ Requirement 2.1 (colour) / 3.1 (hidden)", "✅ Requirement 3.1 (colour) / 4.1 (hidden)"),
      ("The requirements (2.1, 3.1) hold.", "The requirements (3.1, 4.1) hold."),
      ("Die Anforderungen 2.1 und 3.1.", "Die Anforderungen 3.1 und 4.1."),
      ("It is bound by criterion 3.1, R2-AC1.", "It is bound by criterion 4.1, R3-AC1."),
    ]
  )
  func joined(_ written: String, _ rewritten: String) async throws {
    let report = { (line: String) in "# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n" }
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report(written)])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("completion/task-1-completion.md") == report(rewritten))
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test(
    "a number that means something else keeps no line from being rewritten",
    arguments: [
      "✅ Requirement 2.1: takes the colour in 1.5 px and 2.1 ms", "- ✅ 2.1: version 2.2.1 of it",
      "| 2.1 | ✅ | 1.5 px wide |", "✅ Requirement 2.1: 2.2 % lighter",
      "Task 2.1, Requirement 2.1.", "✅ Requirement 2.1: takes the colour of Swift 2.1, 2.2",
      "✅ Requirement 2.1: takes the colour, 2.2 px wide", "✅ Requirement 2.1: steps of 1, 1.5, 2.2",
      "✅ Requirement 2.1: takes the colour, 2.2:1", "✅ Requirement 2.1: takes the colour (2.2 px wide)",
      "✅ Requirement 2.1: takes the colour (iOS 2.2) - Swift 2.1",
      "✅ Requirement 2.1: Swift 2.2 takes [the colour](requirements.md#requirement-1-size)",
      "✅ Requirement 2.1: takes the colour - 2.2 seconds",
      "✅ Requirement 2.1 holds. Then, 2.2 is another",
    ]
  )
  func otherNumbers(_ claim: String) async throws {
    let head = claim.hasPrefix("|") ? "| Requirement | Status | Notes |\n|---|---|---|\n" : ""
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(head)\(claim)\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    let after = try world.text("completion/task-1-completion.md")
    #expect(after.contains("3.1") && !after.contains(claim), "\(after)")
  }

  @Test("the name of a spec that was renamed is no part of a number, and is left to the author")
  func renamedSpecInProse() async throws {
    let world = World(["requirements.md": Self.before, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1_\n"])
    let notes = "specs/003-notes/design.md"
    try world.write(Array("# Design\n\nAs 001/2.2 says.\n".utf8), to: notes)
    try await world.lock()
    let old = try world.text("tasks.md")
    let renamed = World(
      files: .inMemory([
        "specs/007-mark/requirements.md": Self.shifted, "specs/007-mark/tasks.md": old,
        notes: "# Design\n\nAs 001/2.2 says.\n",
        Lock.path.text: String(decoding: try world.files.read(Lock.path, 1 << 20), as: UTF8.self),
      ])
    )
    let references = try await renamed.older().references
    let reference = try #require(references.first { $0.location.path.text == notes })
    #expect(reference.replacement == nil || reference.replacement == "007/3.2")
    #expect(reference.replacement != nil || reference.obstacle?.contains("`007/3.2`") == true)
  }

  @Test(
    "what was moved to another spec is named there, as the document names other specs",
    arguments: [
      ("- _Requirements: 1.1, 3.1_", "- _Requirements: 1.1, 002/1.1_"),
      ("- _Requirements: 3.1-3.2_", "- _Requirements: 002/1.1-1.2_"),
      ("- _Requirements: R3 AC1_", "- _Requirements: R1 AC1 (Spec 002)_"),
      ("- _Requirements: 3_", "- _Requirements: 002/1_"),
      ("- _Requirements: 3.1_\n  - See 1.1 (Spec 002)", "- _Requirements: 1.1 (Spec 002)_\n  - See 1.1 (Spec 002)"),
    ]
  )
  func movedAbroad(_ written: String, _ rewritten: String) async throws {
    let world = World(["requirements.md": Self.before, "tasks.md": "- [ ] 1. Draw it\n  \(written)\n"])
    try await world.lock()
    try world.write(requirements([Self.size, Self.colour]), to: "requirements.md")
    try world.write(Array(requirements([Self.access]).utf8), to: "specs/002-access/requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.isEmpty)
    #expect(try world.text("tasks.md") == "- [ ] 1. Draw it\n  \(rewritten)\n")
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test("claims, properties, prose and links are rewritten, and nothing else is")
  func documents() async throws {
    let report = """
      # Task 1 Completion

      ## Requirements Compliance

      ✅ Requirement 2.1: takes the colour, version 2.1
      ✅ Requirement 2.2-2.3, 3.1: more
      - **2.4**: it warns
      ### Requirement 3: Access
      As Requirement 3.2 demands; see [Colour](../requirements.md#requirement-2-colour).

      | Requirement | Status |
      |---|---|
      | 2.1 - Colour | ✅ |
      """
    let design = "# Design\n\n### Property 1: Colour\n\n**Validates: Requirements 2.1, 1.2**\n"
    let world = World([
      "requirements.md": Self.before, "completion/task-1-completion.md": report, "design.md": design,
    ])
    try await world.lock()
    try world.write(Self.shifted, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.map(\.reason) == [])
    let expected = """
      # Task 1 Completion

      ## Requirements Compliance

      ✅ Requirement 3.1: takes the colour, version 2.1
      ✅ Requirement 3.2-3.3, 4.1: more
      - **3.4**: it warns
      ### Requirement 4: Access
      As Requirement 4.2 demands; see [Colour](../requirements.md#requirement-3-colour).

      | Requirement | Status |
      |---|---|
      | 3.1 - Colour | ✅ |
      """
    #expect(try world.text("completion/task-1-completion.md") == expected)
    #expect(try world.text("design.md") == design.replacing("2.1, 1.2", with: "3.1, 1.2"))
  }

  @Test("a range whose members moved apart is split, one whose member is gone is left")
  func ranges() async throws {
    let tasks = "- [ ] 1. Draw it\n  - _Requirements: 2.1-2.4_\n  - _Requirements: 1.1-1.2_\n"
    let world = World(["requirements.md": Self.before, "tasks.md": tasks])
    try await world.lock()
    let (title, criteria) = Self.colour
    try world.write(
      requirements([
        ("Size", [Self.size.1[1]]), (title, Array(criteria.prefix(2))), ("Tokens", Array(criteria.suffix(2))),
        Self.access,
      ]),
      to: "requirements.md"
    )
    let plan = try await world.fix()
    #expect(
      try world.text("tasks.md")
        == "- [ ] 1. Draw it\n  - _Requirements: 2.1-2.2, 3.1-3.2_\n  - _Requirements: 1.1-1.2_\n"
    )
    #expect(plan.left.map(\.reference.written) == ["1.1-1.2"])
  }

  @Test("what moved and has another figure is left to its author, who is told of both")
  func movedWithAnotherFigure() async throws {
    let wait = "IF the network is gone THEN the queue SHALL wait for 60 seconds"
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ 2.1: it waits\n"
    let tasks = "- [x] 1. Wait\n  - _Requirements: 2.1_\n"
    let world = World([
      "requirements.md": requirements([Self.size, ("Queue", [wait])]), "tasks.md": tasks,
      "completion/task-1-completion.md": report,
    ])
    try await world.lock()
    try world.write(
      requirements([Self.size, Self.added, ("Queue", [wait.replacing("60", with: "90")])]),
      to: "requirements.md"
    )
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty)
    let reason = "2.1 is 3.1 today, with 90 for 60: whether this still holds only a reader can tell"
    #expect(plan.left.map(\.reason) == [reason, reason])
  }

  @Test("a claim on what moved and was edited at once is left to a reader, a task is rewritten")
  func movedAndEdited() async throws {
    let (title, criteria) = Self.colour
    let report = "# Task 1 Completion\n\n✅ Requirement 2.2: accepts an override\n"
    let world = World([
      "requirements.md": Self.before, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 2.2_\n",
      "completion/task-1-completion.md": report,
    ])
    try await world.lock()
    let edited = [criteria[0], "The Icon SHALL accept an override of its colour"] + criteria[2...]
    try world.write(requirements([Self.size, Self.added, (title, edited), Self.access]), to: "requirements.md")
    for _ in 0..<2 {
      let plan = try await world.fix()
      #expect(plan.left.map(\.reference.written) == ["Requirement 2.2"])
      #expect(plan.left.first?.reason.hasPrefix("2.2 is 3.2 today, in other words") == true)
      #expect(try world.text("completion/task-1-completion.md") == report)
      #expect(try world.text("tasks.md") == "- [ ] 1. Draw it\n  - _Requirements: 3.2_\n")
    }
  }

  @Test("a line that holds what only its author can decide stays whole, and is not forgotten")
  func undecidedLine() async throws {
    let (title, criteria) = Self.colour
    let tasks = "- [ ] 1. Draw it\n  - _Requirements: 2.1, 2.2_\n- [ ] 2. Tint it\n  - _Requirements: 2.1_\n"
    let world = World(["requirements.md": Self.before, "tasks.md": tasks])
    try await world.lock()
    let rest = [criteria[0]] + criteria.dropFirst(2)
    try world.write(requirements([Self.size, Self.added, (title, rest), Self.access]), to: "requirements.md")
    for _ in 0..<2 {
      let plan = try await world.fix()
      #expect(plan.left.map(\.reference.written) == ["2.1", "2.2"])
      #expect(plan.left.first?.reason == "`2.2` on its line is yours to decide: write `3.1` when `2.2` is decided")
      #expect(
        try world.text("tasks.md")
          == "- [ ] 1. Draw it\n  - _Requirements: 2.1, 2.2_\n- [ ] 2. Tint it\n  - _Requirements: 3.1_\n"
      )
    }
  }
}
