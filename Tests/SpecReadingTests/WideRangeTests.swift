import Findings
import SpecModel
import SpecReading
import Testing

/// `1.1-2.2`: which criteria lie between its ends, only the whole spec says.
@Suite("Ranges over several requirements")
struct WideRangeTests {
  private static let requirements = """
    ### Requirement 1: A

    1. A SHALL b
    2. A SHALL c
    3. A SHALL d

    ### NFR-1: Speed

    1. A SHALL be quick

    ### Requirement 2: B

    1. A SHALL e
    2. A SHALL f
    3. A SHALL g

    ### Requirement 3: C - REMOVED

    1. A SHALL h

    ### Requirement 4: D

    1. A SHALL i
    """

  private func read(_ name: String, _ text: String) async -> Reading {
    await Reading(["requirements.md": Self.requirements, name: text])
  }

  @Test(
    "read in the order of the document, where both ends are there",
    arguments: [
      ("1.2-2.2", "1.2 1.3 2.1 2.2"), ("1.3 through 2.1, 2.3", "1.3 2.1 2.3"), ("R1.3–R2.1", "1.3 2.1"),
      ("4.1, 1.3-2.1", "4.1 1.3 2.1"), ("2.3-4.1", "2.3 4.1"),
    ]
  )
  func cited(_ list: String, _ read: String) async {
    let reading = await self.read("tasks.md", "- [ ] 1. A\n  - _Requirements: \(list)_\n")
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == read)
    #expect(citations.flatMap(\.unreadable).isEmpty)
    #expect(citations.flatMap(\.references).filter(\.isFromRange).allSatisfy { $0.location.line == 2 })
  }

  @Test("told where an end is missing, or removed", arguments: ["1.2-2.9", "1.9-2.1", "2.1-1.2", "1.2-3.1", "1.1-5.1"])
  func told(_ range: String) async {
    let reading = await read("tasks.md", "- [ ] 1. A\n  - _Requirements: \(range), 1.1_\n")
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local) == ["1.1"])
    #expect(citations.flatMap(\.unreadable).map(\.text) == [range])
  }

  @Test("of a number that two requirements bear nobody knows which is meant")
  func ambiguous() async {
    let twice = Self.requirements + "\n\n### Requirement 2: Again\n\n1. A SHALL j\n2. A SHALL k\n"
    let reading = await Reading(["requirements.md": twice, "tasks.md": "- [ ] 1. A\n  - _Requirements: 1.1-2.2_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).isEmpty)
  }

  @Test("what a property validates is told: a check below it is bound by its document alone")
  func validated() async {
    let reading = await read("design.md", "### Property 1: A\n\n**Validates: Requirements 1.3-2.1**\n")
    let citations = reading.corpus.specs.flatMap(\.properties).flatMap(\.validates)
    #expect(citations.flatMap(\.references).isEmpty)
    #expect(citations.flatMap(\.unreadable).map(\.text) == ["Requirements 1.3-2.1"])
  }

  @Test(
    "what a report claims",
    arguments: [
      "✅ Requirements 1.3-2.1: all of it", "- ✅ 1.3-2.1: all of it",
      "| Requirement | Status |\n|---|---|\n| 1.3-2.1 | ✅ |",
    ]
  )
  func claimed(_ line: String) async {
    let reading = await read(
      "completion/task-1-completion.md",
      "# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n- 4.1: ✅ met\n"
    )
    let read = reading.claims.map { "\($0.reference.local) \($0.mark == .passed ? "✅" : "-")" }
    #expect(Array(read.prefix(2)) == ["1.3 ✅", "2.1 ✅"])
  }

  @Test("what a report claims and is not there is told")
  func claimedInVain() async {
    let reading = await read(
      "completion/task-1-completion.md",
      "# Task 1 Completion\n\n## Requirements Compliance\n\n| Requirement | Status |\n|---|---|\n| 1.3-2.9 | ✅ |\n"
    )
    #expect(reading.claims.isEmpty)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).map(\.text) == ["1.3-2.9"])
  }

  /// A hundred requirements of ten criteria.
  private static let hundred = (1...100).map { requirement in
    "### Requirement \(requirement): A\n\n" + (1...10).map { "\($0). A SHALL b\n" }.joined() + "\n"
  }.joined()

  private func read(claims: Int, tasks: Int) async -> Reading {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n"
    return await Reading([
      "requirements.md": Self.hundred,
      "completion/task-1-completion.md": report + String(repeating: "- ✅ 1.1-100.10: all\n", count: claims),
      "tasks.md": (1...tasks).map {
        "- [ ] \($0). A\n  - _Requirements: 1.1-100.10, 2.1\($0 == tasks ? ", 3.1-4.1" : "")_\n"
      }
      .joined(),
    ])
  }

  private func cutOff(_ reading: Reading) -> [DocumentProblem] {
    reading.corpus.problems.filter { if case .cutOff = $0.kind { true } else { false } }
  }

  @Test("a last task and a report for all of a large spec are read")
  func large() async {
    let reading = await read(claims: 4, tasks: 4)
    #expect(reading.claims.count == 4000)
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).count == 4004 + 11)
    #expect(cutOff(reading).isEmpty)
  }

  @Test("together they stand for so many criteria; what follows is not read, and told")
  func limited() async {
    let reading = await read(claims: 4, tasks: 6)
    #expect(reading.claims.count == 4000)
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.map(\.references.count) == [1001, 1001, 1001, 1001, 1, 1])
    #expect(citations.flatMap(\.unreadable).map(\.text) == ["1.1-100.10", "1.1-100.10", "3.1-4.1"])
    #expect(citations.flatMap(\.unreadable).allSatisfy { $0.cause == .beyondLimit })
    #expect(cutOff(reading).map(\.location.line) == [10])
    #expect(cutOff(reading).allSatisfy { "\($0.kind)".contains("limit of 8192") })
  }
}
