import Findings
import SpecModel
import SpecReading
import Testing

/// A number is defined at its heading or in its own list, and nowhere else: not where a line of prose happens to begin with one.
struct DefinedNowhereElseTests {
  private func criteria(_ requirements: String) async -> [String] {
    await Reading(["requirements.md": requirements]).criteria.map { "\($0.id.local) \($0.text)" }
  }

  struct Listing: Sendable {
    let document: String
    let criteria: [String]
    var requirements: [String]?
  }

  private static let lid = "### Requirement 1: Lid\n\n#### Acceptance Criteria\n\n1. THE lid SHALL close\n"

  @Test(
    "prose that begins with a number defines nothing",
    arguments: [
      "## Introduction\n\nIt holds for requirements 1.2 and\n2.1 of the jar.\n",
      "## Glossary\n\n- 1.2 mm thread: thin\n",
      "## Glossary\n\n- **Rim**: an edge of\n  1.5 mm\n",
      "## Revision History\n\n- 1.1 (spring): reworded\n- 2.3 added\n",
      "## Assumptions\n\n- 3.1 of the press is used\n", "## Constraints\n\n1. Must fit a press\n20.1 or later\n",
      "## Introduction\n\nIt needs version\n2.1 of the press.\n\n- **Requirement 1**: covers the lid\n",
      "Ask for issue 8 and\n1.0 of it.\n",
    ]
  )
  func prose(_ prose: String) async {
    for document in ["# Jar\n\n\(prose)\n\(Self.lid)", "# Jar\n\n\(Self.lid)\n\(prose)"] {
      #expect(await criteria(document) == ["1.1 THE lid SHALL close"], "\(document)")
    }
  }

  @Test("a number that a later heading bears is not defined above it, and in its list goes on as ever")
  func barePlain() async {
    let document =
      "## Introduction\n\nSee 1.1 and\n2.2 record it.\n\n## Requirements\n\n### 1. Lid\n\n- **1.1** THE lid SHALL close\n\n### 2. Rim\n\n- **2.2** THE rim SHALL hold\n"
    #expect(await criteria(document) == ["1.1 THE lid SHALL close", "2.2 THE rim SHALL hold"])
  }

  @Test(
    "a criterion that is wrapped before a number goes on",
    arguments: [
      Listing(
        document:
          "### Requirement 1: A\n\n1. WHEN the rim is\n1.5 mm THEN the lid SHALL close\n2. THE lid SHALL open\n",
        criteria: ["1.1 WHEN the rim is 1.5 mm THEN the lid SHALL close", "1.2 THE lid SHALL open"]
      ),
      Listing(
        document: "## Requirement 2: A\n\n- 2.1 THE lid SHALL cost at least\n  2.5 euro.\n- 2.2 THE lid SHALL open\n",
        criteria: ["2.1 THE lid SHALL cost at least 2.5 euro.", "2.2 THE lid SHALL open"]
      ),
      Listing(
        document: "### Buttons\n\n1.1 WHEN pressed THE lid SHALL open\n1.2 WHEN held THE lid SHALL stay\n",
        criteria: ["1.1 WHEN pressed THE lid SHALL open", "1.2 WHEN held THE lid SHALL stay"]
      ),
      Listing(
        document: "### 1. Buttons\n\n1.1 the lid opens\n1.2 the lid closes\n",
        criteria: ["1.1 the lid opens", "1.2 the lid closes"]
      ),
    ]
  )
  func wrapped(_ listing: Listing) async {
    #expect(await criteria(listing.document) == listing.criteria, "\(listing.document)")
  }

  @Test(
    "sections that a document numbers are no requirements",
    arguments: [
      Listing(
        document:
          "# SRS\n\n## 1. Introduction\n\n### 1.1 Purpose\n\nTo define.\n\n### 1.2 Scope\n\nAll.\n\n## 2. Functional Requirements\n\n### 2.1 Lids\n- FR-2.1.1: The lid shall close\n- FR-2.1.2: The lid shall open\n\n## 3. Non-Functional Requirements\n\n### 3.1 Force\n- NFR-3.1.1: The lid shall hold\n",
        criteria: [
          "FR-2.1.1.b1 The lid shall close", "FR-2.1.2.b1 The lid shall open", "NFR-3.1.1.b1 The lid shall hold",
        ],
        requirements: ["FR-2.1.1", "FR-2.1.2", "NFR-3.1.1"]
      ),
      Listing(
        document:
          "## 4. User Stories\n- As a cook, I want a lid.\n\n## 5. Functional Requirements\n\n### Phase 1\n\n#### Requirement 1.1: Lid\n**Acceptance Criteria:**\n- [ ] It closes\n\n#### [OPTIONAL] Requirement 2.1: Rim\n**Acceptance Criteria:**\n- [ ] It holds\n\n## 6. Non-Functional Requirements\n\n### Force\n- Within 1.5 s\n",
        criteria: ["1.1.b1 It closes", "2.1.b1 It holds"],
        requirements: ["1.1", "2.1"]
      ),
      Listing(
        document:
          "# SPEC-9: Lids\n\n## 2. Scope\n\n### Dependencies\n- SPEC-8\n\n## 4. Acceptance Criteria (EARS)\n\n| ID | Criterion |\n|---|---|\n| AC-1 | **When** shut, the lid **shall** hold. |\n| AC-2 | The lid **shall not** leak. |\n",
        criteria: ["AC-1.b1 **When** shut, the lid **shall** hold.", "AC-2.b1 The lid **shall not** leak."],
        requirements: ["AC-1", "AC-2"]
      ),
      Listing(
        document:
          "## 3. User Stories & Acceptance Criteria\n\n### 3.1 Cook — shutting a jar\n\n**US-1 [P1] — Shut it**\n\n- **AC-1.1** — Given a jar, then it shuts.\n",
        criteria: ["US-1.1 Given a jar, then it shuts."],
        requirements: ["US-1"]
      ),
      Listing(
        document: "## 2. Functional Requirements\n\n1. THE lid SHALL close\n2. THE lid SHALL open\n",
        criteria: ["2.1 THE lid SHALL close", "2.2 THE lid SHALL open"],
        requirements: ["2"]
      ),
      Listing(
        document:
          "## 1. Overview\n\n#### Acceptance Criteria\n\n1. THE lid SHALL close\n\n## 2. Scope\n\n**Acceptance Criteria:**\n\n- THE rim SHALL hold\n",
        criteria: ["1.1 THE lid SHALL close", "2.b1 THE rim SHALL hold"],
        requirements: ["1", "2"]
      ),
      Listing(
        document:
          "## 1. Introduction\n\n### 1.1 Purpose\n\nTo define.\n\n## 2. Lids\n\n### 2.1 Shut\n\nTHE lid SHALL shut.\n",
        criteria: ["2.1 Shut"],
        requirements: ["2"]
      ),
    ]
  )
  func sections(_ listing: Listing) async {
    let reading = await Reading(["requirements.md": listing.document])
    #expect(reading.criteria.map { "\($0.id.local) \($0.text)" } == listing.criteria, "\(listing.document)")
    #expect(reading.requirements.map(\.id.number.text) == listing.requirements, "\(listing.document)")
  }

  @Test(
    "the criteria below a head that is no heading are not those of the requirement above",
    arguments: ["Requirement 2: Rim\n-----", "**Requirement 2: Rim**", "###Requirement 2: Rim", "Requirement 2: Rim"]
  )
  func heads(_ head: String) async {
    let document = "\(Self.lid)\n\(head)\n\n#### Acceptance Criteria\n\n1. THE rim SHALL hold\n"
    #expect(await criteria(document) == ["1.1 THE lid SHALL close", "2.1 THE rim SHALL hold"])
  }

  @Test("where the blank behind the signs is forgotten everywhere, the heads are read as well")
  func forgotten() async {
    let document = "###要件 1: A\n\n1. THE lid SHALL close\n\n###要件 2: B\n\n1. THE rim SHALL hold\n"
    #expect(await criteria(document) == ["1.1 THE lid SHALL close", "2.1 THE rim SHALL hold"])
  }

  @Test("bold words below a table that bear the number of one of its rows are a mention of it")
  func mention() async {
    let document =
      "### US-1: Find\n\n| ID | Criterion |\n|---|---|\n| 1.1 | IF lost THE tool SHALL answer 404 |\n\n**1.1 Why 404**: it tells nothing.\n"
    #expect(await criteria(document) == ["US-1.1 IF lost THE tool SHALL answer 404"])
  }

  @Test(
    "removed",
    arguments: [
      "### Requirement 5: Rim ❌ REMOVED", "### Requirement 5: Rim (deprecated)",
      "### Requirement 5: Rim – moved to spec 004",
      "## Removed Requirements\n\n### Requirement 5: Rim",
    ]
  )
  func removed(_ head: String) async throws {
    let reading = await Reading(["requirements.md": "# Jar\n\n\(head)\n\n1. THE rim SHALL hold\n"])
    let requirement = try #require(reading.requirements.first)
    #expect(requirement.isRemoved)
    #expect(requirement.title == "Rim")
  }

  @Test("a checklist of what good requirements are holds none, and is no spec")
  func checklist() async {
    let reading = await Reading([
      "spec.md": "- **FR-001**: THE lid SHALL close\n",
      "checklists/requirements.md": "# Quality\n\n- [x] CHK001 All told [Spec §FR-001]\n- **FR-002**: is it there?\n",
    ])
    #expect(reading.corpus.specs.map(\.id.name) == ["001-sample"])
    #expect(reading.requirements.map(\.id.number.text) == ["FR-001"])
  }

  @Test("a property in one line keeps what it validates")
  func property() async {
    let document = """
      ## Correctness Properties

      **Property 3: C** — for any jar.

      **Validates: Requirements 1.1**

      **Property 4**: D — *For any* lid. **Validates: Requirements 2.3.**

      **Property 6 (F):** for any rim. **Validates: 2.5**
      """
    let reading = await Reading(["design.md": document])
    let properties = reading.corpus.specs.flatMap(\.properties)
    #expect(properties.map(\.id.number) == ["3", "4", "6"])
    let validated = properties.map { $0.validates.flatMap(\.references).map(ReferenceGrammarTests.written) }
    #expect(validated == [["1.1"], ["2.3"], ["2.5"]])
  }

  @Test(
    "numbers of tasks",
    arguments: [
      ("M0.1 Scaffold", "M0.1 Scaffold"), ("2.1\\* Cover", "2.1 Cover"), ("P1.10 Paint", "P1.10 Paint"),
      ("[P] 2. Rinse", "2 Rinse"), ("2 (P) Rinse", "2 Rinse"), ("M1-2 Press", "M1-2 Press"),
    ]
  )
  func tasks(_ line: String, _ expected: String) async throws {
    let reading = await Reading(["tasks.md": "# Tasks\n\n- [x] 1. Start\n- [x] \(line)\n  - _Requirements: 1.1_\n"])
    let task = try #require(reading.tasks.last)
    #expect("\(task.id.number) \(task.title)" == expected)
    #expect(task.citations.flatMap(\.references).count == 1)
  }

  @Test(
    "the text of a row is its sentence, and never the number that stands in a column of requirements",
    arguments: [
      ("| Requirement | Criterion | Priority |", "| 1.1 | WHEN closed THEN it SHALL click | high |"),
      ("| # | Requirement | Description |", "| 1.1 | Click | WHEN closed THEN it SHALL click |"),
      ("| Requirement | Description |", "| 1.1 | WHEN closed THEN it SHALL click |"),
    ]
  )
  func rows(_ header: String, _ row: String) async {
    let columns = header.split(separator: "|").count
    let rule = "|" + String(repeating: "---|", count: columns)
    let document = "### Requirement 1: Lid\n\n#### Acceptance Criteria\n\n\(header)\n\(rule)\n\(row)\n"
    #expect(await criteria(document) == ["1.1 WHEN closed THEN it SHALL click"])
  }
}
