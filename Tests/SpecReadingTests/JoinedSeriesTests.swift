import SpecModel
import Testing

/// Series whose letters stand directly before their numbers, as product documents write them.
struct JoinedSeriesTests {
  private static let requirements = """
    # Upload

    ### F1. Files

    #### F1.1 Kinds of files

    - **F1.1.1** The system SHALL accept pictures.
    - **F1.1.2** WHEN a file is too large THEN the system SHALL reject it.

    ### F2. Streams

    - F2.1: The system SHALL stream files.

    ### NF1. Speed

    - NF1.1: The system SHALL answer in 200 ms.

    ### BR1: Billing

    1. The system SHALL bill monthly.
    """

  @Test("headings and criteria that bear such numbers")
  func criteria() async {
    let reading = await Reading(["requirements.md": Self.requirements])
    #expect(reading.criteria.map(\.id.local) == ["F-1.1.1", "F-1.1.2", "F-2.1", "NF-1.1", "BR-1.1"])
    #expect(reading.criteria.map(\.text).allSatisfy { $0.hasPrefix("The ") || $0.hasPrefix("WHEN ") })
  }

  @Test("criteria that bear the series of their heading, whatever it is", arguments: ["TR", "BR", "SEC", "API"])
  func ofOwnSeries(_ series: String) async {
    let text = "### \(series)-1: Speed\n\n- \(series)-1.1: It SHALL be fast\n- **\(series)-1.2**: It SHALL be small\n"
    let reading = await Reading(["requirements.md": text])
    #expect(reading.criteria.map(\.id.local) == ["\(series)-1.1", "\(series)-1.2"])
    #expect(reading.criteria.map(\.text) == ["It SHALL be fast", "It SHALL be small"])
  }

  @Test("numbers in brackets and ticks, and none of a measure")
  func enclosed() async {
    let list = "- `2.1` WHEN a THEN it SHALL b\n- (2.2) WHEN a THEN it SHALL c\n- [2.3] WHEN a THEN it SHALL d\n"
    let text = "### Requirement 2: C\n\n#### Acceptance Criteria\n\n\(list)"
    let reading = await Reading([
      "requirements.md": text + "\n### Requirement 3: D\n\n1. It SHALL be\n   (3.5) mm wide\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["2.1", "2.2", "2.3", "3.1"])
    #expect(reading.criteria.map(\.text).dropLast().allSatisfy { $0.hasPrefix("WHEN") })
  }

  @Test("a heading above headings of its parts")
  func parts() async {
    let reading = await Reading([
      "requirements.md": "### NF1. Speed\n\n#### NF1.1 Answers\n\n- Answers must come within 1 second\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["NF-1.1"])
  }

  @Test("lists below the headings of the parts", arguments: ["F1", "F-1", "FEAT-1", "FR-1"])
  func listsOfParts(_ name: String) async {
    let series = name == "F1" ? "F-1" : name
    let text =
      "### \(name). Habits\n\n#### \(name).1 Create\n\n1. The app must store it.\n\n#### \(name).2: Archive\n\n"
      + "1. The app must keep it.\n2. The app must hide it.\n\n#### \(name).3 Drop\n\n- The app must ask.\n"
    for front in ["", "### Requirement 9: First\n\n1. THE app SHALL run\n\n"] {
      let reading = await Reading(["requirements.md": front + text])
      let read = reading.criteria.filter { $0.id.requirement.number.series != nil }
      #expect(read.map(\.id.local) == ["1.1", "2.1", "2.2", "3"].map { "\(series).\($0)" })
      #expect(read.last?.continuation == ["- The app must ask."])
    }
  }

  @Test("a list of requirements in bold numbers")
  func listed() async {
    let reading = await Reading([
      "requirements.md": "## Functional\n\n- **NF1**: The lid SHALL shut\n- **BR2.1**: The lid SHALL open\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["NF-1.b1", "BR-2.1"])
  }

  @Test("lists of references name them")
  func citations() async {
    let reading = await Reading([
      "requirements.md": Self.requirements,
      "tasks.md": "- [ ] 1. A\n  - _Requirements: F1.1, F1.1.2, NF1.1, BR1_\n",
    ])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local) == ["F-1.1", "F-1.1.2", "NF-1.1", "BR-1"])
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }

  @Test(
    "claims name them where the spec has the series, be there such a number or not",
    arguments: [
      ("- ✅ NF1.1: answers\n- ✅ BR1.7: bills weekly\n- ✅ F1.1.2: rejects", ["NF-1.1", "BR-1.7", "F-1.1.2"]),
      ("- ✅ Requirement NF1.4: answers", ["NF-1.4"]),
      ("| Requirement | Status |\n|---|---|\n| BR1.3 | ✅ |", ["BR-1.3"]),
      ("- ✅ TLS1.2: spoken\n- ✅ MP3: played", []),
    ]
  )
  func claims(_ lines: String, _ expected: [String]) async {
    let reading = await Reading([
      "requirements.md": Self.requirements,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements Compliance\n\n\(lines)\n",
    ])
    #expect(reading.claims.map(\.reference.local) == expected)
  }

  @Test("a series with a hyphen is one behind the word, whatever its letters", arguments: ["AUTH-01.4", "AUTH-05"])
  func hyphenated(_ number: String) async {
    let reading = await Reading([
      "requirements.md": "### AUTH-01: Lid\n\n1. THE lid SHALL shut\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ Requirement \(number): shut\n",
    ])
    #expect(reading.claims.map(\.reference.local) == [number])
  }

  @Test("numbered headings of other things are none", arguments: ["P1: Urgent", "H2. Half", "MP3 players"])
  func others(_ title: String) async {
    let reading = await Reading(["requirements.md": "# Lid\n\n### \(title)\n\nIt is said here.\n"])
    #expect(reading.requirements.isEmpty)
  }
}
