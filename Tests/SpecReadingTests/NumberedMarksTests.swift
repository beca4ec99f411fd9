import Findings
import SpecModel
import SpecReading
import Testing

/// Numbers that stand for several, and the marks that belong to them.
struct NumberedMarksTests {
  private static let requirements =
    "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n4. A SHALL e\n\n"
    + "### Requirement 2: B\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n\n"
    + "### Requirement 3: C\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n"

  private static func claims(_ lines: String, requirements: String = requirements) async -> [String] {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(lines)\n"
    let reading = await Reading(["requirements.md": requirements, "completion/task-1-completion.md": report])
    return reading.claims.map { "\($0.reference.local)\($0.mark?.rawValue ?? "")" }
  }

  @Test(
    "criteria by their word, each with its mark",
    arguments: [
      ("- Req 1: AC1 ✅, AC2 ❌, AC3 ✅", "1.1✅ 1.2❌ 1.3✅"), ("- R3 AC1 ✅, AC2 ❌", "3.1✅ 3.2❌"),
      ("- R1 AC1-2 ✅, AC3-4 ❌", "1.1✅ 1.2✅ 1.3❌ 1.4❌"),
      ("- Requirement 1: AC 1 ✅ AC 2 ✅ AC 3 ❌", "1.1✅ 1.2✅ 1.3❌"),
      ("✅ R2 AC 1, ❌ AC 2", "2.1✅ 2.2❌"), ("- R1 AC 1 ✅, 2 ❌", "1.1✅ 1.2❌"),
      ("- R1 AC1 ✅, 2-3 ❌, 4 ✅", "1.1✅ 1.2❌ 1.3❌ 1.4✅"), ("✅ R2 AC 1, ❌ 2", "2.1✅ 2.2❌"),
      ("- R1 AC 1 ✅, 2 columns ❌", "1.1✅"), ("- 1.1 ✅, 2 ❌", "1.1✅"),
      ("| Requirement | Status |\n|---|---|\n| R3 | AC1 ✅, 2 ❌ |", "3.1✅ 3.2❌"),
      ("| Requirement | Status |\n|---|---|\n| R3 | AC1 ✅, AC2 ❌ |", "3.1✅ 3.2❌"),
      ("| Requirement | Notes |\n|---|---|\n| 1.1 ✅, 1.2 ❌ | drawn |", "1.1✅ 1.2❌"),
      ("| Requirement | Status |\n|---|---|\n| 1.1 ✅, 1.2 ✅ | Not met |", "1.1❌ 1.2❌"),
    ]
  )
  func words(_ lines: String, _ expected: String) async {
    #expect(await Self.claims(lines).joined(separator: " ") == expected)
  }

  @Test(
    "columns that stand for one answer each",
    arguments: [
      ("Pass | Fail", ["✅ |", "| ❌", "| ✅"], "1.1✅ 1.2❌ 1.3❌"), ("Pass | Fail", ["✅ | ❌", "❌ | ✅"], "1.1✅ 1.2❌"),
      ("Met | Not met", ["✓ |", "| ✓", "| x", "x |"], "1.1✅ 1.2❌ 1.3❌ 1.4✅"), ("✅ | ❌", ["x |", "| x"], "1.1✅ 1.2❌"),
      ("Done | Open", ["✅ |", "| ❌"], "1.1✅ 1.2⏳"), ("Passed | Failed", ["12 | 0", "11 | 1"], "1.1✅ 1.2❌"),
      ("Pass | Fail", ["✅ | none", "| crash on start"], "1.1✅ 1.2❌"), ("Fails", ["", "✅"], "1.1 1.2❌"),
      ("Passed | Notes", ["✅ |", "| ❌ crash", "| crashed before"], "1.1✅ 1.2❌ 1.3"),
      ("No | Status", ["1 | ✅", "2 | ✅"], "1.1✅ 1.2✅"),
    ]
  )
  func columns(_ header: String, _ rows: [String], _ expected: String) async {
    let columns = String(repeating: "---|", count: header.split(separator: "|").count + 1)
    let lines = rows.enumerated().map { "| 1.\($0 + 1) | \($1) |" }.joined(separator: "\n")
    #expect(
      await Self.claims("| Requirement | \(header) |\n|\(columns)\n\(lines)").map {
        $0.replacing("✓", with: "✅")
      }.joined(separator: " ") == expected
    )
  }

  @Test(
    "criteria that are named before their requirement",
    arguments: [
      ("- ✅ AC 2 of Requirement 1", "1.2✅"), ("✅ Criteria 1 and 2 of Requirement 1: drawn", "1.1✅ 1.2✅"),
      ("❌ Criterion 3 of Requirement 2", "2.3❌"), ("- ✅ Acceptance criteria 1-2 of R3: drawn", "3.1✅ 3.2✅"),
      ("- ✅ AC 1 of Requirement 2, AC 2 of Requirement 3", "2.1✅ 3.2✅"),
    ]
  )
  func ownersBehind(_ line: String, _ expected: String) async {
    #expect(await Self.claims(line).joined(separator: " ") == expected)
  }

  @Test("the same below the heading of another requirement")
  func belowAnother() async {
    #expect(await Self.claims("### Requirement 3\n\n- ✅ AC 2 of Requirement 1").contains("1.2✅"))
  }

  @Test(
    "the same in tasks",
    arguments: [
      ("_Requirements: Criterion 2 of Requirement 3_", "3.2"),
      ("_Requirements: 1.1, AC 2 of Requirement 3, 2.1_", "1.1 3.2 2.1"),
      ("_Requirements: Criteria 1, 2 of Requirement 3_", "3.1 3.2"),
      ("Covers criteria 1 and 2 of Requirement 2", "2.1 2.2"),
      ("_Requirements: Requirement 1: 1, 2_", "1.1 1.2"),
      ("_Requirements: Requirement 1: 1, 2; Requirement 2: 1_", "1.1 1.2 2.1"),
      ("_Requirements: Requirement 1: 1.1, 1.2, Requirement 3: 2_", "1.1 1.2 3.2"),
      ("Requirements:\n    - 1.1\n    - 1.2 Stop\n    - 2.1", "1.1 1.2 2.1"),
      ("Requirements:\n    - 1.1 Start\n    - 1.2\n    - 2.1 Wait", "1.1 1.2 2.1"),
    ]
  )
  func cited(_ line: String, _ expected: String) async {
    let reading = await Reading(["requirements.md": Self.requirements, "tasks.md": "- [ ] 1. A\n  - \(line)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == expected)
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }

  private static let series =
    (1...3).map { "- **FR-00\($0)**: System MUST b\($0)\n" }.joined() + "- **FR-003a**: System MUST c\n"

  @Test(
    "strokes between numbers of a series",
    arguments: [
      ("- ✅ FR-001/002: both", "FR-001✅ FR-002✅"),
      ("| FR | Status |\n|---|---|\n| FR-001/002 | ✅ |", "FR-001✅ FR-002✅"),
      ("- ✅ FR-001/2", "FR-001✅ FR-002✅"), ("- ❌ FR-003/003a", "FR-003❌ FR-003a❌"),
      ("- ✅ FR-001/002/003: all", "FR-001✅ FR-002✅ FR-003✅"), ("- ✅ FR-001/100%", "FR-001✅"),
    ]
  )
  func strokes(_ lines: String, _ expected: String) async {
    let requirements = "## Requirements\n\n### Functional Requirements\n\n" + Self.series
    #expect(await Self.claims(lines, requirements: requirements).joined(separator: " ") == expected)
  }

  @Test("strokes before letters in tasks")
  func letters() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: FR-003a/b, FR-001/2_\n"])
    let cited = reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local)
    #expect(cited == ["FR-003a", "FR-003b", "FR-001", "FR-002"])
  }

  @Test("a plus between a criterion and a number is told, and cites no requirement")
  func plus() async throws {
    let reading = await Reading([
      "requirements.md": Self.requirements, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1+2_\n",
    ])
    let citation = try #require(reading.tasks.first?.citations.first)
    #expect(citation.references.map(\.local) == ["1.1"])
    #expect(citation.unreadable.map(\.text) == ["+2"])
  }

  @Test("letters of requirements in a list")
  func lettersOfRequirements() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: A.1, B_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["A.1", "B"])
  }

  @Test(
    "signs before a number, and a status that lists what is met",
    arguments: [
      ("- AC #3.2 ✅", "3.2✅"), ("§2.2 gap ❌", "2.2❌"), ("- 1.4: No", "1.4❌"), ("- 2.3: Partially compliant", "2.3⚠️"),
      ("**Met**: 1.1, 1.2\n\n**Not met**: 1.3", "1.1 1.2 1.3❌"), ("- 1.1: Nobody waits", "1.1"),
      ("| SC | Target |\n|---|---|\n| SC-001 | ✅ 5 s |", "SC-001✅"),
    ]
  )
  func signs(_ lines: String, _ expected: String) async {
    #expect(await Self.claims(lines).joined(separator: " ") == expected)
  }
}
