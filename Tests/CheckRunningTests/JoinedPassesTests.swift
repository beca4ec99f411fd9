import Evidence
import Testing
import Workspace

@testable import CheckRunning

@Suite("A test that ran in a pass that was cut short, and again in a whole one")
struct JoinedPassesTests {
  @Test("is what the whole one says of its cases, where both fail", arguments: [true, false])
  func bothFail(_ failsAgain: Bool) {
    var findings = PassFindings()
    _ = findings.add(ending(log(isWhole: false, fails: true)))
    findings.add(ending(log(isWhole: true, fails: failsAgain)), of: id)
    let results = ResultWriter(ground: ground).results(
      test: id,
      findings.tests[id] ?? TestLog(),
      criteria: [],
      source: nil
    )
    let first: Outcome = failsAgain ? .passed : .inconclusive(.didNotReport)
    #expect(results.map(\.outcome) == [first, .failed(.expectation)])
  }

  private func ending(_ log: RunLog) -> TestProcess.Ending {
    TestProcess.Ending(status: .exited(1), output: "", log: log)
  }

  /// The second of its cases fails; the first comes to its end only where the pass does.
  private func log(isWhole: Bool, fails: Bool) -> RunLog {
    var log = RunLog()
    log.add(.test(id: id, name: "b", place: SourcePlace(path: "Tests/A.swift", line: 2), isParameterised: true))
    log.add(.verifies(test: id, criteria: [CriterionReference("001/1.1")]))
    log.add(.started(test: id, at: 1))
    for number in 1...2 { log.add(.caseStarted(test: id, .init(id: "case \(number)", name: "\(number)", start: 1))) }
    let issue = TestEvent.Issue(kind: .failure, text: "no", details: [], place: nil, testCase: "case 2")
    if fails { log.add(.issue(test: id, issue, at: 2)) }
    log.add(.caseEnded(test: id, testCase: "case 2", at: 2))
    guard isWhole else { return log }
    log.add(.caseEnded(test: id, testCase: "case 1", at: 2))
    log.add(.ended(test: id, at: 3))
    log.add(.runEnded(at: 3))
    return log
  }
}

private let id = "Checks.A/b(_:)/A.swift:2:4"
