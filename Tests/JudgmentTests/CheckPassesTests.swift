import Evidence
import Findings
import Judgment
import Testing

struct CheckPassesTests {
  private let fixture = EvidenceFixture()

  private func findings(_ outcome: Outcome) async -> [Finding] {
    await fixture.judgment([await fixture.result(outcome)]).findings.filter { $0.rule == "failing-check" }
  }

  @Test("a failed check is a finding at the line of its expectation")
  func failed() async throws {
    let finding = try #require(await findings(.failed(.expectation)).first)
    #expect(finding.location?.line == 4)
    #expect(finding.message == "001/1.1@width failed: width is 20")
  }

  @Test("a failed check is called by the title of its property too")
  func title() async throws {
    var fixture = fixture
    fixture.heading = "### Property 2: As wide as a thumb\n\n"
    let judgment = await fixture.judgment([await fixture.result(.failed(.crashed))])
    let finding = try #require(judgment.findings.first { $0.rule == "failing-check" })
    #expect(finding.message.contains("001/P2@width (As wide as a thumb) failed: crashed"), "\(finding.message)")
  }

  @Test("a check that says nothing is a finding too")
  func inconclusive() async {
    #expect(await findings(.inconclusive(.timedOut)).count == 1)
  }

  @Test("what a check came to is said once, though its message begins with the same words")
  func once() async throws {
    var result = await fixture.result(.inconclusive(.assertedNothing))
    result.messages = [Message(level: .failure, text: "asserted nothing: none of its expectations was reached")]
    let finding = try #require(await fixture.judgment([result]).findings.first { $0.rule == "failing-check" })
    #expect(finding.message.hasSuffix(" inconclusive: asserted nothing: none of its expectations was reached"))
  }

  @Test("a check that passed is none")
  func passed() async {
    #expect(await findings(.passed).isEmpty)
  }

  @Test("a claim that a failing check denies is a finding, and a criterion that it proves is none")
  func claims() async {
    var fixture = fixture
    fixture.reports = ["task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: drawn\n"]
    let failing = await fixture.judgment([await fixture.result(.failed(.expectation))])
    #expect(failing.claims == [.contradicted])
    #expect(failing.findings.map(\.rule).contains("contradicted-claim"))
    let passing = await fixture.judgment([await fixture.result(.passed)])
    #expect(passing.claims == [.proven])
    #expect(passing.findings.isEmpty)
  }
}
