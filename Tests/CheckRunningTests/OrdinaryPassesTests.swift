import Evidence
import Testing
import Workspace

@testable import CheckRunning

/// The tests of a package that are no blocks, and run in the same passes.
@Suite("Ordinary tests in the passes")
struct OrdinaryPassesTests {
  @Test("keep the worse verdict of an ordinary test that ran in several of them", arguments: histories)
  func ordinaryTests(_ history: [OrdinaryRun], _ outcome: Outcome) async throws {
    let crashing = Set(1..<history.count)
    let lines = Array(1...history.count)
    let findings = try await runPasses(lines, FakeProgram(crashing: crashing, ordinary: history))
    #expect(ordinary(findings)?.outcome == outcome)
    #expect(ordinary(findings)?.criteria.map(\.criterion.text) == ["004-icon-system/1.1"])
  }

  @Test(
    "do not lose an ordinary test that did not report because the process died",
    arguments: [(OrdinaryRun.cut, "did not report an end"), (.known, "before its turn")]
  )
  func lostTests(_ ordinary: OrdinaryRun, _ words: String) async throws {
    let findings = try await runPasses([1], FakeProgram(crashing: [], endsRun: false, ordinary: [ordinary]))
    let result = try #require(self.ordinary(findings))
    #expect(result.outcome == .inconclusive(.didNotReport))
    #expect(result.messages.contains { $0.text.contains(words) })
  }

  @Test("blame no check when an ordinary test was running, and run that alone")
  func ordinaryCulprit() async throws {
    let program = FakeProgram(crashing: [], silentPasses: 0..<2, ordinary: [.cut, .cut])
    let findings = try await runPasses([1], program)
    #expect(outcomes([1], findings) == [.passed])
    #expect(program.filters.dropFirst().first == "^Checks\\.Suite\\/ordinary\\(\\)\\/A\\.swift:3:4$")
  }

  @Test("hear what an ordinary test leaves running also when its process died by another just after it")
  func leftoversOfTests() async throws {
    let program = FakeProgram(crashing: [1], ordinary: [.passing, .failing])
    let findings = try await runPasses([1], program)
    #expect(ordinary(findings)?.outcome == .failed(.expectation))
    #expect(program.filters.dropFirst().first == "^Checks\\.Suite\\/ordinary\\(\\)\\/A\\.swift:3:4$")
  }

  @Test("hear what an ordinary test leaves running that ran alone because it ran when the process died")
  func leftoversOfDoubted() async throws {
    let program = FakeProgram(crashing: [1], crashingOnce: true, ordinary: [.cut, .passing, .failing])
    #expect(ordinary(try await runPasses([1], program))?.outcome == .failed(.expectation))
  }

  @Test("prove no ordinary test whose process never lives for long enough to hear what it left running")
  func unheardTests() async throws {
    let program = FakeProgram(crashing: [1], silentPasses: 0..<9, ordinary: [.passing, .passing])
    let findings = try await runPasses([1], program)
    #expect(ordinary(findings)?.outcome == .inconclusive(.exited))
  }

  @Test("hear what the last ordinary test leaves running, also where no block is there to wait")
  func leftoversWithoutBlocks() async throws {
    let program = FakeProgram(crashing: [], ordinary: [.passing, .failing])
    #expect(ordinary(try await runPasses([], program))?.outcome == .failed(.expectation))
    #expect(program.filters.count == 2)
  }

  @Test("do not run ordinary tests again that were waited for")
  func waitedFor() async throws {
    let program = FakeProgram(crashing: [], ordinary: [.passing, .failing], waits: true)
    #expect(ordinary(try await runPasses([], program))?.outcome == .passed)
    #expect(program.filters.count == 1)
  }

  @Test("say of a failure that came after its test had ended that it did")
  func lateFailures() throws {
    var log = RunLog()
    log.add(.test(id: "a", name: "a", place: SourcePlace(path: "A.swift", line: 3)))
    log.add(.started(test: "a", at: 1))
    log.add(.issue(test: "a", issue("in time"), at: 2))
    log.add(.ended(test: "a", at: 3))
    log.add(.issue(test: "a", issue("late"), at: 4))
    log.add(.issue(test: nil, issue("of nobody"), at: 5))
    let words = log.settledTests["a"]?.issues.map { "\($0.text): \($0.details.joined())" }
    let late = "recorded after the test had ended, by what it left running"
    #expect(words == ["in time: ", "late: \(late)", "of nobody: \(late)"], "\(words ?? [])")
  }

  @Test("clear a check that died beside an ordinary test which dies alone too")
  func cleared() async throws {
    let program = FakeProgram(crashing: [1], crashingOnce: true, ordinary: [.cut, .passing, .cut])
    let findings = try await runPasses([1, 2], program)
    #expect(outcomes([1, 2], findings) == [.passed, .passed])
    #expect(ordinary(findings)?.outcome == .failed(.crashed))
  }

  @Test("do not clear a check that died beside an ordinary test which passes alone")
  func notCleared() async throws {
    let program = FakeProgram(crashing: [1], crashingOnce: true, ordinary: [.cut, .passing, .passing])
    let findings = try await runPasses([1, 2], program)
    #expect(outcomes([1, 2], findings) == [.failed(.crashed), .passed])
    #expect(ordinary(findings)?.outcome == .passed)
  }

  @Test("are asked whether they ended the process that a check ran in only where they say what they are about")
  func cause() {
    let block = "\(design):2"
    for (criteria, cause) in [
      ([], "\(block) crashed with 5 (SIGTRAP)"),
      ([CriterionReference("004-icon-system/1.1")], "the process crashed with 5 (SIGTRAP) while \(block) ran"),
    ] {
      var log = RunLog()
      log.add(.test(id: "a", name: "a", place: SourcePlace(path: "A.swift", line: 3)))
      log.add(.started(test: "a", at: 1))
      log.add(.verifies(test: "a", criteria: criteria))
      log.add(.ended(test: "a", at: 2))
      log.add(.check(test: "b", place: SourcePlace(path: design, line: 2), source: planned(2).text))
      var findings = PassFindings()
      _ = findings.add(TestProcess.Ending(status: .signalled(5), output: "", log: log))
      #expect(findings.deaths.first?.ended.isEmpty == criteria.isEmpty)
      #expect(findings.lastEnd == cause)
    }
  }

  private func ordinary(_ findings: PassFindings) -> CheckResult? {
    findings.tests[OrdinaryRun.id].map { log in
      let criteria = log.criteria.map { CriterionBinding(criterion: $0, text: nil) }
      let interruption = findings.testInterruptions[OrdinaryRun.id]
      return ResultWriter(ground: ground).result(
        test: OrdinaryRun.id,
        log,
        interruption: interruption,
        criteria: criteria,
        source: nil
      )
    }
  }
}

/// What each pass hears of an ordinary test, and what that amounts to.
private let histories: [([OrdinaryRun], Outcome)] = [
  ([.passing, .passing], .passed), ([.failing, .passing], .failed(.expectation)),
  ([.passing, .failing], .failed(.expectation)), ([.failing, .cut], .failed(.expectation)),
  ([.failing, .passing, .passing], .failed(.expectation)), ([.cut, .passing], .passed), ([.known, .passing], .passed),
  ([.passing, .cut], .inconclusive(.didNotReport)),
]
