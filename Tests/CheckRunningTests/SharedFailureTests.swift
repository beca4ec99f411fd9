import Evidence
import Testing
import Workspace

@testable import CheckRunning

@Suite("A failure that several tests may have left behind")
struct SharedFailureTests {
  private let all = ["a", "b", "c", "d", "e"]

  @Test("is of the test that shows it again, and the others are cleared", arguments: ["a", "b", "c", "d", "e"])
  func found(_ culprit: String) {
    for likeliest in [culprit, "c", nil] {
      let trial = trial(likeliest) { $0.contains(culprit) }
      #expect(trial.open == [culprit])
      #expect(trial.cleared.sorted() == all.filter { $0 != culprit })
    }
  }

  @Test("stays with all of them where two show it, or nobody does")
  func undecided() {
    #expect(trial("c") { $0.contains("a") || $0.contains("c") }.cleared.isEmpty)
    #expect(trial("c") { _ in false }.cleared.isEmpty)
  }

  @Test("stays with a test that does not pass without it")
  func ownFailure() {
    let trial = trial("c", failing: ["d"]) { $0.contains("c") }
    #expect(trial.cleared.sorted() == ["a", "b", "e"])
  }

  @Test("stays with all of them where nobody waited for what they leave running")
  func unheard() {
    #expect(trial("c", waits: false) { $0.contains("c") }.cleared.isEmpty)
  }

  @Test("is settled in what came of the passes")
  func settled() {
    var findings = PassFindings()
    _ = findings.add(ending(all, shows: true))
    #expect(findings.passing(among: Set(all)).isEmpty)
    #expect(findings.shared.map(\.likeliest) == ["c"])
    var trial = SharedFailureTrial(findings.shared, limitPerCheck: .seconds(60))
    while let next = trial.next { trial.take(ending(next, shows: next.contains("c"))) }
    findings.settle(trial)
    #expect(findings.passing(among: Set(all)).sorted() == ["a", "b", "d", "e"])
    #expect(findings.tests["c"]?.issues.first?.details.joined().contains("when this test runs") == true)
  }

  private func trial(
    _ likeliest: String?,
    failing: Set<String> = [],
    waits: Bool = true,
    _ shows: ([String]) -> Bool
  ) -> SharedFailureTrial {
    let failure = SharedFailure(suspects: Set(all), likeliest: likeliest, delay: .milliseconds(300))
    var trial = SharedFailureTrial([failure], limitPerCheck: .seconds(60))
    while let next = trial.next { trial.take(ending(next, shows: shows(next), failing: failing, waits: waits)) }
    return trial
  }

  /// A process in which tests ran, and in which nobody or somebody left the failure behind.
  private func ending(
    _ tests: [String],
    shows: Bool,
    failing: Set<String> = [],
    waits: Bool = true
  ) -> TestProcess.Ending {
    var log = RunLog()
    for test in tests {
      let line = 10 * (1 + (all.firstIndex(of: test) ?? 0))
      log.add(.test(id: test, name: test, place: SourcePlace(path: "Tests/A.swift", line: line)))
      log.add(RunRecord.verifies(test: test, criteria: [CriterionReference("004/1.1")]))
      log.add(.started(test: test, at: 1))
      if failing.contains(test) { log.add(.issue(test: test, issue("its own"), at: 1.5)) }
      log.add(.ended(test: test, at: 2))
    }
    let place = SourcePlace(path: "Tests/A.swift", line: 33)
    let late = TestEvent.Issue(kind: .failure, text: "late", details: [], place: place)
    if shows { log.add(.issue(test: nil, late, at: 2.3)) }
    if waits { log.add(.waits(test: "a", isOver: true)) }
    log.add(.runEnded(at: 3))
    return TestProcess.Ending(status: .exited(1), output: "", log: log)
  }
}
