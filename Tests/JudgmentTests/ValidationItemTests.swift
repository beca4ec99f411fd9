import Evidence
import Judgment
import Testing

/// What is true of the marked lines of a report's validation sections.
struct ValidationItemTests {
  private func verdicts(_ line: String, _ outcome: Outcome?) async -> [ClaimVerdict] {
    var fixture = EvidenceFixture()
    fixture.reports = ["task-1-completion.md": "# Task 1 Completion\n\n## Validation (Tier 2: Standard)\n\n\(line)\n"]
    let results = if let outcome { [await fixture.result(outcome)] } else { [CheckResult]() }
    return await fixture.judgment(results).items
  }

  @Test(
    "a line that names a criterion is as true as the criterion",
    arguments: [(nil, ClaimVerdict.unproven), (.passed, .proven), (.failed(.expectation), .contradicted)]
      as [(Outcome?, ClaimVerdict)]
  )
  func named(outcome: Outcome?, verdict: ClaimVerdict) async {
    #expect(await verdicts("✅ It is wide, as Requirement 1.1 says", outcome) == [verdict])
  }

  @Test("a line that names none stays unproven, whatever is proven of its task", arguments: [nil, Outcome.passed])
  func inferred(outcome: Outcome?) async {
    #expect(await verdicts("✅ No errors in the console", outcome) == [.unproven])
  }

  @Test("a line that names what is not there dangles, and one that says no proves nothing")
  func others() async {
    #expect(await verdicts("✅ It is green, as Requirement 1.9 says", .passed) == [.dangling])
    #expect(await verdicts("❌ It is not wide, as Requirement 1.1 says", .passed) == [.unproven])
  }
}
