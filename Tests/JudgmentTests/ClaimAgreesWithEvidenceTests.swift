import Evidence
import Findings
import Judgment
import Testing

struct ClaimAgreesWithEvidenceTests {
  private let fixture = EvidenceFixture(reports: [
    "task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.1: it is 24 points wide\n"
  ])

  @Test("a claim that a check denies is an error at the id, with a note at the check")
  func contradicted() async throws {
    let judgment = await fixture.judgment([await fixture.result(.failed(.expectation))])
    let finding = try #require(judgment.findings.first { $0.rule == "contradicted-claim" })
    #expect(finding.severity == .error)
    #expect(finding.location?.line == 3)
    #expect(finding.notes.map(\.location.path.name) == ["design.md"])
    #expect(finding.message.hasSuffix(": width is 20"))
  }

  @Test("a report that says no of what every check proves is a warning")
  func overtaken() async throws {
    let fixture = EvidenceFixture(reports: [
      "task-1-completion.md": "# Task 1 Completion: Draw it\n\n❌ Requirement 1.1: it is 20 points wide\n"
    ])
    let judgment = await fixture.judgment([await fixture.result(.passed)])
    let finding = try #require(judgment.findings.first { $0.rule == "contradicted-claim" })
    #expect(finding.severity == .warning && finding.location?.line == 3)
    let silent = await fixture.judgment([])
    #expect(!silent.findings.contains { $0.rule == "contradicted-claim" })
  }

  @Test("a claim of what was proven for another text, check or component is a note")
  func stale() async throws {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 32 points wide\n"
    let judgment = await changed.judgment([result])
    let finding = try #require(judgment.findings.first { $0.rule == "contradicted-claim" })
    #expect(finding.severity == .info && finding.location?.line == 3)
    #expect(finding.message == "it says that 001/1.1 is met, and was proven for an older text, check or component")
  }

  @Test("a claim that a check proves is none")
  func proven() async throws {
    let judgment = await fixture.judgment([await fixture.result(.passed)])
    #expect(judgment.claims == [.proven])
    #expect(!judgment.findings.contains { $0.rule == "contradicted-claim" })
  }
}
