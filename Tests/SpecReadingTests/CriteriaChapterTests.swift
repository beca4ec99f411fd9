import Findings
import SpecModel
import Testing

/// Which chapter a criterion is of, and which requirement, if any.
struct CriteriaChapterTests {
  private func criteria(_ requirements: String) async -> [String] {
    await Reading(["requirements.md": requirements]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  @Test(
    "a chapter of criteria behind the requirements is not the last one's",
    arguments: [
      Document(
        "a list of the requirement's own",
        "### FR-1: A\n- FR-1.1: It opens.\n\n### FR-2: B\n- FR-2.1: It shuts.\n- FR-2.2: It ends.\n\n## Acceptance Criteria\n",
        "FR-1.1 It opens.|FR-2.1 It shuts.|FR-2.2 It ends."
      ),
      Document(
        "a label of its own",
        "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. THE lid SHALL shut\n\n## Acceptance Criteria\n",
        "1.1 THE lid SHALL shut"
      ),
      Document(
        "no label",
        "### Requirement 1: A\n\n1. THE lid SHALL shut\n\n## Acceptance Criteria\n",
        "1.1 THE lid SHALL shut"
      ),
      Document(
        "bullets",
        "### FR-1: A\n- THE lid SHALL shut\n\n## Acceptance Criteria\n",
        "FR-1.b1 THE lid SHALL shut"
      ),
      Document("none", "### FR-1: A\nIt opens.\n\n### FR-2: B\nIt shuts.\n\n## Acceptance Criteria\n", ""),
    ],
    ["1. All tests pass\n2. It is tagged\n", "- [ ] All tests pass\n- [ ] It is tagged\n"]
  )
  func global(_ document: Document, list: String) async {
    #expect(await criteria(document.text + "\n" + list).joined(separator: "|") == document.read)
  }

  @Test(
    "what such a chapter counts without a number of its own, or twice, is told of",
    arguments: [
      ("1. WHEN pressed THEN it opens\n2. It is tagged\n", [9]), ("- THE lid SHALL shut\n", [9]),
      ("- It is tagged\n", []),
      ("- AC-1: It opens\n- AC-1: It shuts\n", [10]), ("- AC-1: It opens\n- AC-2: It shuts\n", []),
    ]
  )
  func lost(_ list: String, _ lines: [Int]) async {
    let document = "### FR-1: A\nIt opens.\n\n### FR-2: B\nIt shuts.\n\n## Acceptance Criteria\n\n" + list
    let problems = await Reading(["requirements.md": document]).corpus.problems
    #expect(
      problems.filter { if case .unownedCriterion = $0.kind { true } else { false } }.map(\.location.line) == lines
    )
  }

  @Test(
    "a chapter whose criteria bear the numbers of requirements, or that others follow, is read as before",
    arguments: [
      Document("dotted", "- AC-2.1: GIVEN a, THEN it opens\n", "FR-2.1"),
      Document("another requirement follows", "1. It shuts\n\n### FR-3: C\n", "FR-2.1"),
    ]
  )
  func numbered(_ document: Document) async {
    let text = "### FR-1: A\nIt opens.\n\n### FR-2: B\nIt shuts.\n\n## Acceptance Criteria\n\n" + document.text
    let criteria = await Reading(["requirements.md": text]).criteria.map(\.id.local)
    #expect(criteria.joined(separator: " ") == document.read)
  }

  @Test("a series in another chapter takes nothing from the requirements that bear a bare number")
  func otherChapter() async {
    let document =
      "## 1. Login\n\n1. WHEN asked THE tool SHALL answer\n\n## Quality\n\n### NFR-1.1: Latency\n\n- THE tool SHALL be quick\n"
    let requirements = await Reading(["requirements.md": document]).requirements
    #expect(requirements.map(\.id.number.text) == ["1", "NFR-1.1"])
  }

  @Test("what a chapter of criteria numbers by itself is cited by that number")
  func series() async {
    let document =
      "### FR-1: A\nIt opens.\n\n### FR-2: B\nIt shuts.\n\n## Acceptance Criteria\n\n- AC-1: THE lid SHALL shut\n"
    let reading = await Reading(["requirements.md": document])
    #expect(reading.requirements.map(\.id.number.text) == ["FR-1", "FR-2", "AC-1"])
  }

  @Test("where criteria stand below headings above those of their requirements, they are theirs")
  func habit() async {
    let one = "### Requirement 1: A\n\nWhy:\n\n- It is asked for\n\n## Acceptance Criteria\n\n1. THE lid SHALL shut\n\n"
    let two = "### Requirement 2: B\n\n## Acceptance Criteria\n\n1. THE lid SHALL open\n"
    #expect(await criteria(one + two) == ["1.1 THE lid SHALL shut", "2.1 THE lid SHALL open"])
  }

  @Test(
    "headings that bear a number of two parts are the requirements of numbered chapters",
    arguments: ["FR-1.", "NFR-1.", "US-1."]
  )
  func parts(_ series: String) async {
    let document = """
      ## 1. Lid

      ### \(series)1: Shut

      1. THE lid SHALL shut

      ### \(series)2: Open

      1. THE lid SHALL open
      """
    let reading = await Reading(["requirements.md": document])
    #expect(reading.requirements.map(\.id.number.text) == ["\(series)1", "\(series)2"])
    #expect(reading.criteria.map(\.text) == ["THE lid SHALL shut", "THE lid SHALL open"])
  }

  @Test("below their requirement they are its criteria")
  func criteriaOfOne() async {
    let document = "### FR-1: Lid\n\n#### FR-1.1: Shut\n\nTHE lid SHALL shut\n"
    #expect(await Reading(["requirements.md": document]).requirements.map(\.id.number.text) == ["FR-1"])
  }

  @Test("a name in bold, number and all, ends where the bold does")
  func boldName() async {
    let document = "### Requirement 1: A\n\n**1.1 Sign in**\n\n**1.2 Sign out**\n"
    #expect(await criteria(document) == ["1.1 Sign in", "1.2 Sign out"])
  }
}
