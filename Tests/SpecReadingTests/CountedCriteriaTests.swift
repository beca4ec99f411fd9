import Findings
import SpecModel
import SpecReading
import Testing

/// Criteria that a report only counts: by the place in a list, in a table, or by row and column.
struct CountedCriteriaTests {
  private static let requirements =
    "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n\n"
    + "### Requirement 2: B\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n"

  private static func claims(_ lines: String) async -> String {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(lines)\n"
    let reading = await Reading(["requirements.md": requirements, "completion/task-1-completion.md": report])
    return reading.claims.map { "\($0.reference.local)\($0.mark?.rawValue ?? "")" }.joined(separator: " ")
  }

  @Test(
    "a list below a requirement that has as many items as that has criteria",
    arguments: [
      (["1. ✅ shown", "2. ✅ hidden", "3. ❌ loud"], "1 1.1✅ 1.2✅ 1.3❌"),
      (["1. shown ✅", "   - in the hall", "2. hidden ⏳", "3. loud ✅"], "1 1.1✅ 1.2⏳ 1.3✅"),
      (["1. [x] shown", "2. [ ] hidden", "3. [x] loud"], "1 1.1[x] 1.2⏳ 1.3[x]"),
      (["Its criteria:", "", "1. ❌ shown", "2. ✅ hidden", "3. ✅ loud"], "1 1.1❌ 1.2✅ 1.3✅"),
      // All of one mind, the heading says as much.
      (["1. ✅ shown", "2. ✅ hidden", "3. ✅ loud"], "1✅"), (["1. ❌ shown", "2. ❌ hidden", "3. ❌ loud"], "1❌"),
    ]
  )
  func list(_ lines: [String], _ expected: String) async {
    #expect(await Self.claims("### Requirement 1: A\n\n" + lines.joined(separator: "\n")) == expected)
  }

  @Test(
    "any other list speaks of the whole",
    arguments: [
      (["1. ✅ shown", "2. ❌ hidden"], "1❌"), (["1. ✅ a", "2. ✅ b", "3. ✅ c", "4. ❌ d"], "1❌"),
      (["- ✅ shown", "- ✅ hidden", "- ❌ loud"], "1❌"), (["2. ✅ shown", "3. ✅ hidden", "4. ❌ loud"], "1❌"),
      (["1. ✅ shown", "2. ✅ hidden", "3. ❌ loud", "", "❌ Not met"], "1❌"),
      (["1. ✅ shown", "2. hidden", "3. ❌ loud"], "1❌"),
      (["1. ✅ shown", "   - ❌ hall", "2. ✅ hidden", "3. ❌ loud"], "1❌"), (["- [x] shown", "- [ ] hidden"], "1⏳"),
    ]
  )
  func others(_ lines: [String], _ expected: String) async {
    #expect(await Self.claims("### Requirement 1: A\n\n" + lines.joined(separator: "\n")) == expected)
  }

  @Test("where two requirements share the number, no list can tell whose criteria it counts")
  func shared() async {
    let reading = await Reading([
      "requirements.md": Self.requirements + "\n### Requirement 1: C\n\n1. A SHALL b\n2. A SHALL c\n3. A SHALL d\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n### Requirement 1\n\n1. ✅ a\n2. ✅ b\n3. ❌ c\n",
    ])
    #expect(reading.claims.map(\.mark) == [.failed])
  }

  @Test("what a list claims stands where its item does, below the title of its requirement")
  func place() async throws {
    let reading = await Reading([
      "requirements.md": Self.requirements,
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n### Requirement 1: A\n\n1. ✅ a\n2. ✅ b\n3. ❌ c\n",
    ])
    let last = try #require(reading.claims.last)
    let start = last.reference.location.range.start
    #expect((start.line, start.column) == (9, 1))
    #expect((last.gloss, last.section ?? "") == ("c", "Requirement 1: A"))
    #expect(reading.claims.first?.denial == .leftToParts)
  }

  @Test("rows that number the criteria of the heading above them")
  func rows() async {
    let table = "| # | Criterion | Status |\n|---|---|---|\n| 1 | shown | ✅ |\n| 2 | hidden | ❌ |\n| 3 | 2 times | ✅ |"
    #expect(await Self.claims("### Requirement 1: A\n\n\(table)") == "1 1.1✅ 1.2❌ 1.3✅")
    #expect(await Self.claims(table) == "")
  }

  @Test(
    "a cell says something of the criterion that its row and its column name",
    arguments: [
      ("Criterion | Requirement 1 | Requirement 2", ["1 | ✅ | ❌", "2 | ✅ |"], "1.1✅ 2.1❌ 1.2✅"),
      ("AC | R1 | R2", ["AC 1 | ✅ | ❌", "AC2 | Met | n/a"], "1.1✅ 2.1❌ 1.2"),
      ("Criterion | Req 1: A | Notes", ["1. shown | Not met | 2 lamps"], "1.1❌"),
      ("Requirement | AC 1 | AC 2 | AC 3", ["R1 | ✅ | ❌ |", "2 | ✅ | Met | not yet met"], "1.1✅ 1.2❌ 2.1✅ 2.2 2.3⏳"),
      // Of other specs.
      ("Criterion | 002-boats R1 | R2 (002-boats) | R3", ["AC 1 | ✅ | ❌ | ✅"], "3.1✅"),
      ("Requirement | AC 1 | AC 2", ["R1 | | n/a"], ""),
      ("Requirement | AC 1 | Status", ["R1 | | ✅"], "1✅"),
      // A row that names its criterion itself needs no column.
      ("Criterion | Requirement 1 | Status", ["1.2 | shown | ✅"], "1.2✅"),
    ]
  )
  func matrix(_ header: String, _ rows: [String], _ expected: String) async {
    let columns = String(repeating: "---|", count: header.split(separator: "|").count)
    let lines = rows.map { "| \($0) |" }.joined(separator: "\n")
    #expect(await Self.claims("| \(header) |\n|\(columns)\n\(lines)") == expected)
  }

  @Test("elsewhere `R1` is a round of review")
  func rounds() async {
    let report = "# Task 1 Completion\n\n## Reviews\n\n| Criterion | R1 | R2 |\n|---|---|---|\n| 1 | ✅ | ❌ |\n"
    let reading = await Reading(["requirements.md": Self.requirements, "completion/task-1-completion.md": report])
    #expect(!reading.claims.contains { $0.reference.local.contains(".") })
  }
}
