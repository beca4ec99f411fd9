import Evidence
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

@Suite("Passes")
struct CheckPassesTests {
  @Test("run the rest again when a check brings the process down, until all had their turn")
  func restarts() async throws {
    let program = FakeProgram(crashing: [2, 4])
    let findings = try await runPasses([1, 2, 3, 4, 5], program)
    #expect(program.runs.prefix(3) == [[1, 2], [3, 4], [5]])
    #expect(Set(findings.interruptions.keys.map(\.line)) == [2, 4])
    let writer = ResultWriter(ground: ground)
    #expect(
      [1, 2, 3, 4, 5].map { writer.result(planned($0), findings).outcome } == [
        .passed, .failed(.crashed), .passed, .failed(.crashed), .passed,
      ]
    )
  }

  @Test(
    "show no check before it is kept what came of it, and in the end each that came to its end, once",
    arguments: endings
  )
  func keepsFirst(_ ending: String, _ program: @Sendable () -> FakeProgram) async throws {
    let kept = Mutex<Set<String>>([])
    let shown = Mutex<[String]>([])
    let findings = try await runPasses(
      [1, 2, 3, 4],
      program(),
      progress: { findings, _ in
        let places = findings.done.map { "\($0)" }
        kept.withLock { $0 = Set(places) }
        return true
      },
      report: { event in
        guard case .finished(let name) = event else { return }
        #expect(kept.withLock { $0 }.contains(name))
        shown.withLock { $0.append(name) }
      }
    )
    let ended = findings.blocks.keys.filter { findings.interruptions[$0] == nil }
    let names = shown.withLock { $0 }
    #expect(Set(names).isSuperset(of: ended.map { "\($0)" }))
    #expect(names.count == Set(names).count, "\(names)")
  }

  @Test("blame no innocent in a line of progress for what an earlier check left running")
  func blamesNobody() async throws {
    let told = Mutex<[CheckEvent]>([])
    let findings = try await runPasses(
      [1, 2, 3],
      FakeProgram(crashing: [], trap: (line: 1, delay: 1)),
      report: { event in told.withLock { $0.append(event) } }
    )
    #expect(outcomes([1, 2, 3], findings) == [.failed(.crashed), .passed, .passed])
    let causes = told.withLock { $0 }.compactMap { event in
      switch event {
      case .restarting(_, let cause): cause
      case .again(_, let why): why
      default: nil
      }
    }
    #expect(causes.contains("the process crashed with 5 (SIGTRAP) while \(design):2 ran"))
    #expect(!causes.contains { $0.contains("\(design):2 crashed") })
  }

  private static let endings: [(String, @Sendable () -> FakeProgram)] = [
    ("whole", { FakeProgram(crashing: []) }), ("crashes", { FakeProgram(crashing: [2, 4]) }),
    ("crashes beside a test", { FakeProgram(crashing: [2], crashingOnce: true, ordinary: [.cut, .passing]) }),
    ("trap of one before", { FakeProgram(crashing: [], trap: (line: 2, delay: 1)) }),
    ("trap at the end", { FakeProgram(crashing: [], trap: (line: 4, delay: 1)) }),
    ("emptied", { FakeProgram(crashing: [], emptying: 2) }),
  ]

  @Test("say why something runs once more: who ended the process, and how")
  func reasons() async throws {
    let told = Mutex<[CheckEvent]>([])
    _ = try await runPasses(
      [1, 2, 3],
      FakeProgram(crashing: [2]),
      report: { event in told.withLock { $0.append(event) } }
    )
    // What the first left running may have done it.
    let cause = "the process crashed with 4 (SIGILL) while \(design):2 ran"
    #expect(told.withLock { $0 }.contains(.restarting(remaining: 1, cause: cause)))
    let first = Mutex<[CheckEvent]>([])
    _ = try await runPasses(
      [1, 2, 3],
      FakeProgram(crashing: [1]),
      report: { event in first.withLock { $0.append(event) } }
    )
    let certain = "\(design):1 crashed with 4 (SIGILL)"
    #expect(first.withLock { $0 }.contains(.restarting(remaining: 2, cause: certain)))
    let silent = Mutex<[CheckEvent]>([])
    _ = try await runPasses(
      [1, 2, 3],
      FakeProgram(crashing: [], emptying: 1),
      report: { event in silent.withLock { $0.append(event) } }
    )
    #expect(silent.withLock { $0 }.contains(.again(count: 2, because: "nothing was heard of them")))
  }

  @Test("do not run again what was done")
  func runsOnce() async throws {
    let program = FakeProgram(crashing: [2])
    _ = try await runPasses([1, 2, 3], program)
    #expect(program.runs.prefix(2) == [[1, 2], [3]])
  }

  @Test("run again of whom nothing came, as when a check empties what the others report to", arguments: 1...4)
  func silent(_ culprit: Int) async throws {
    let program = FakeProgram(crashing: [], emptying: culprit)
    let findings = try await runPasses([1, 2, 3, 4], program)
    #expect(program.runs == [[1, 2, 3, 4]] + (culprit == 4 ? [] : [Array((culprit + 1)...4)]))
    #expect(outcomes([1, 2, 3, 4], findings) == [.passed, .passed, .passed, .passed])
  }

  @Test("have whoever ran when the process died show it alone, where it may have been another")
  func alone() async throws {
    let program = FakeProgram(crashing: [1, 3])
    let findings = try await runPasses([1, 2, 3], program)
    #expect(program.runs == [[1], [2, 3], [2], [3]])
    let blocksOnly = "^(Checks)\\.ChecksOfSpecs/"
    #expect(program.filters == ["^(Checks)\\.", "^(Checks)\\.", blocksOnly, blocksOnly])
    #expect(outcomes([1, 2, 3], findings) == [.failed(.crashed), .passed, .failed(.crashed)])
  }

  @Test("find the check that had ended, and left something running that ended the process", arguments: 1...4)
  func late(_ culprit: Int) async throws {
    for delay in 1...(5 - culprit) {
      let program = FakeProgram(crashing: [], trap: (line: culprit, delay: delay))
      let findings = try await runPasses([1, 2, 3, 4, 5], program)
      let others = [1, 2, 3, 4, 5].filter { $0 != culprit }
      #expect(outcomes(others, findings) == others.map { _ in .passed }, "\(delay) later")
      #expect(outcomes([culprit], findings) == [.failed(.crashed)], "\(delay) later")
      let words = ResultWriter(ground: ground).result(planned(culprit), findings).messages.first?.text
      #expect(words == "the process died of signal 5 (SIGTRAP) after this check ended")
    }
  }

  @Test(
    "find among very many the one that ended the process without a word, by halves",
    arguments: [(100, 0), (100, 1), (3, 200), (120, 60), (200, 40), (239, 1)]
  )
  func silentAmongMany(_ culprit: Int, _ delay: Int) async throws {
    let lines = Array(1...240)
    let program = FakeProgram(crashing: [], trap: (line: culprit, delay: delay))
    let findings = try await runPasses(lines, program)
    #expect(outcomes([culprit], findings) == [.failed(.crashed)])
    let others = lines.filter { $0 != culprit }
    #expect(outcomes(others, findings) == others.map { _ in .passed })
    // With it, without it, whoever ran and whoever ended last alone; and of eight halves each: those that ended last, and the others
    // where it is none of these.
    #expect(program.runs.count <= 4 + 2 * 8, "\(program.runs.map(\.count))")
  }

  @Test("ask the check first whose line the process named, and nobody else fails for it", arguments: [1, 7, 30])
  func named(_ delay: Int) async throws {
    let lines = (1...64).map { $0 * 10 }
    let program = FakeProgram(crashing: [], trap: (line: 100, delay: delay), naming: 101)
    let told = Mutex<[SourcePlace]>([])
    let findings = try await runPasses(lines, program) { findings, _ in
      told.withLock { $0 += findings.interruptions.keys }
      return true
    }
    let others = lines.filter { $0 != 100 }
    #expect(outcomes(others, findings) == others.map { _ in .passed })
    #expect(outcomes([100], findings) == [.failed(.crashed)])
    #expect(told.withLock(\.self).allSatisfy { $0.line == 100 })
    // With it, without it, for what those left running that ended just before, and alone.
    #expect(program.runs.map(\.count) == [10 + delay, 64 - 9 - delay, 9 + delay - 1, 1])
    #expect(program.runs.last == [100])
  }

  @Test("ask others, too, where the one whose line was named does nothing alone")
  func misnamed() async throws {
    let lines = [10, 20, 30, 40, 50]
    let program = FakeProgram(crashing: [], trap: (line: 20, delay: 2), naming: 11)
    let told = Mutex<[CheckEvent]>([])
    let findings = try await runPasses(lines, program, report: { event in told.withLock { $0.append(event) } })
    #expect(outcomes(lines, findings) == [.passed, .failed(.crashed), .passed, .passed, .passed])
    let cause = "the process crashed with 5 (SIGTRAP) and named \(design):10"
    #expect(told.withLock { $0 }.contains(.restarting(remaining: 2, cause: cause)))
  }

  @Test("believe a check that was named while it ran")
  func namedWhileRunning() async throws {
    let program = FakeProgram(crashing: [], trap: (line: 20, delay: 0), naming: 21)
    let findings = try await runPasses([10, 20, 30], program)
    #expect(program.runs == [[10, 20], [30], [10]])
    #expect(outcomes([10, 20, 30], findings) == [.passed, .failed(.crashed), .passed])
  }

  @Test("find the place of a trap in the last words, and in no others")
  func crashPlace() {
    #expect(CrashPlace("x\nChecks/design.md:12: Fatal error: no\n◇ y")?.line == 12)
    #expect(CrashPlace("design.md:7: Precondition failed\nA/b.swift:9: Fatal error")?.document == "b.swift")
    #expect(CrashPlace("the file design.md:12 says: Fatal error: no") == nil)
    #expect(CrashPlace("Checks/design.md:31: Fatal error: no")?.isIn(planned(30)) == true)
    #expect(CrashPlace("Checks/design.md:33: Fatal error: no")?.isIn(planned(30)) == false)
    #expect(CrashPlace("Checks/tasks.md:31: Fatal error: no")?.isIn(planned(30)) == false)
  }

  @Test("find the check that had ended, and holds what a later one waits for", arguments: 1...4)
  func holding(_ culprit: Int) async throws {
    for delay in 1...(5 - culprit) {
      let program = FakeProgram(crashing: [], trap: (line: culprit, delay: delay), trapping: .stopped)
      let findings = try await runPasses([1, 2, 3, 4, 5], program)
      let others = [1, 2, 3, 4, 5].filter { $0 != culprit }
      #expect(outcomes(others, findings) == others.map { _ in .passed }, "\(delay) later")
      #expect(outcomes([culprit], findings) == [.inconclusive(.timedOut)], "\(delay) later")
      let words = ResultWriter(ground: ground).result(planned(culprit), findings).messages.first?.text
      #expect(words?.contains("it left something running") == true)
    }
  }

  @Test("have a check that hangs by itself do so once more alone, and nobody else suffers for it")
  func hanging() async throws {
    let program = FakeProgram(crashing: [3], trapping: .stopped)
    let findings = try await runPasses([1, 2, 3, 4], program)
    #expect(program.runs == [[1, 2, 3], [4], [1, 2], [3]])
    #expect(outcomes([1, 2, 3, 4], findings) == [.passed, .passed, .inconclusive(.timedOut), .passed])
    let words = ResultWriter(ground: ground).result(planned(3), findings).messages.first?.text
    #expect(words == "stopped: this check ran longer than 60 s")
  }

  @Test("hear what a check leaves running also when its process died by another just after it")
  func leftovers() async throws {
    let program = FakeProgram(crashing: [2], failingLate: 1)
    let findings = try await runPasses([1, 2, 3], program)
    #expect(program.runs.prefix(3) == [[1, 2], [3], [1]])
    #expect(outcomes([1, 2, 3], findings) == [.failed(.expectation), .failed(.crashed), .passed])
  }

  @Test("believe no clock but that of the tests on how long somebody was heard: a process may take long to begin")
  func slowStart() {
    var log = RunLog([(1, true), (2, false)])
    log.add(.started(test: "t2", at: 1.1))
    let death = ProcessDeath(
      TestProcess.Ending(status: .signalled(5), output: "", log: log, duration: .seconds(60))
    )
    #expect(death.cutShort.map(\.line) == [1])
    #expect(death.ended.first.map { $0.before > .seconds(50) } == true)
    log.add(.started(test: "t2", at: 2.1))
    #expect(ProcessDeath(TestProcess.Ending(status: .signalled(5), output: "", log: log)).cutShort.isEmpty)
  }

  @Test("ask again for as long as others end the process, and no longer")
  func leftoversOfMany() async throws {
    let findings = try await runPasses(
      [1, 2, 3, 4],
      FakeProgram(crashing: [4], failingLate: 3, trap: (line: 1, delay: 1))
    )
    #expect(outcomes([2, 3, 4], findings) == [.passed, .failed(.expectation), .failed(.crashed)])
    #expect(outcomes([1], findings) == [.failed(.crashed)])
  }

  @Test("prove neither who hung nor who had ended when nobody does it again")
  func hangsOnce() async throws {
    let findings = try await runPasses([1, 2, 3], FakeProgram(crashing: [3], crashingOnce: true, trapping: .stopped))
    #expect(outcomes([1, 2, 3], findings) == [.passed, .inconclusive(.timedOut), .inconclusive(.timedOut)])
  }

  @Test("prove neither who ran nor who had ended when nobody does it again")
  func nobody() async throws {
    let findings = try await runPasses([1, 2, 3, 4], FakeProgram(crashing: [3], crashingOnce: true))
    #expect(outcomes([1, 2, 3, 4], findings) == [.passed, .inconclusive(.exited), .failed(.crashed), .passed])
  }

  @Test("leave who had ended unproven also when there is no time to find out")
  func noTime() async throws {
    var findings = PassFindings()
    let log = RunLog([(1, true), (2, false)])
    _ = findings.add(TestProcess.Ending(status: .signalled(5), output: "", log: log))
    for death in findings.deaths { findings.settle(death, .unknown) }
    #expect(outcomes([1, 2], findings) == [.inconclusive(.exited), .failed(.crashed)])
  }

  @Test("keep nothing of who had ended while it is not known who ended the process")
  func unsettled() async throws {
    var findings = PassFindings()
    _ = findings.add(
      TestProcess.Ending(status: .signalled(5), output: "", log: RunLog([(1, true), (2, true), (3, false)]))
    )
    #expect(findings.adding(unfinished: RunLog()).blocks.keys.map(\.line) == [1])
  }

  @Test("end when the process ends without a word, and leave what did not report inconclusive")
  func silentEnd() async throws {
    let findings = try await runPasses([1, 2], FakeProgram(crashing: [], silentAfter: 0))
    #expect(findings.passes == 1)
    #expect(outcomes([1, 2], findings) == [.inconclusive(.didNotReport), .inconclusive(.didNotReport)])
  }

  @Test("blame no check for the end of one before it that was not heard of")
  func lostEnds() async throws {
    // Whoever closes the event stream is heard of no more, and neither is anybody after it.
    let findings = try await runPasses([1, 2, 3], FakeProgram(crashing: [], losingEndsFrom: 2))
    #expect(outcomes([1, 2, 3], findings) == [.passed, .inconclusive(.exited), .passed])
  }

  @Test("doubt the check that ended last before the process did, and run the rest again")
  func endBetweenChecks() async throws {
    let findings = try await runPasses([1, 2], FakeProgram(crashing: [], silentAfter: 1))
    #expect(outcomes([1, 2], findings) == [.inconclusive(.exited), .passed])
  }

  @Test("notice a process that dies when all checks have passed, before the run ended")
  func endAfterChecks() async throws {
    let findings = try await runPasses([1, 2], FakeProgram(crashing: [], silentPasses: 0..<1))
    #expect(outcomes([1, 2], findings) == [.passed, .inconclusive(.exited)])
    let result = ResultWriter(ground: ground).result(planned(2), findings)
    #expect(result.messages.first?.text.contains("after this check ended") == true)
  }

  @Test("keep what is certain while they go on: the check that ended last only when its process has")
  func certain() async throws {
    let seen = Mutex<[[Int]]>([])
    _ = try await runPasses([1, 2, 3], FakeProgram(crashing: [], endsRun: true)) { findings, isUrgent in
      seen.withLock { $0.append(findings.blocks.keys.map(\.line).sorted() + (isUrgent ? [0] : [])) }
      return true
    }
    #expect(seen.withLock { $0 } == [[], [1], [1, 2], [1, 2, 3, 0]])
  }

  @Test("say that the time was over also when nobody used it up")
  func deadline() async throws {
    var options = CheckRunOptions(package: "/package")
    options.limit = .zero
    let findings = try await runPasses([1], FakeProgram(crashing: [], silentAfter: 0), options)
    #expect(outcomes([1], findings) == [.inconclusive(.timedOut)])
  }

  @Test(
    "have time for a check that uses up all of its own, and once more alone",
    arguments: [(60, 1, 600), (270, 1, 600), (271, 1, 602), (3600, 0, 7260), (60, 100, 12060)]
  )
  func overallLimit(_ limitPerCheck: Int, _ count: Int, _ overall: Int) {
    var options = CheckRunOptions(package: "/package")
    options.limitPerCheck = .seconds(limitPerCheck)
    options.count = count
    #expect(options.overallLimit == .seconds(overall))
  }
}

extension RunLog {
  /// - Parameter blocks: which began, and which of them ended.
  fileprivate init(_ blocks: [(line: Int, ended: Bool)]) {
    self.init()
    for (line, ended) in blocks {
      add(.check(test: "t\(line)", place: SourcePlace(path: design, line: line), source: planned(line).text))
      guard ended else { continue }
      var summary = CheckSummary()
      summary.expectations = 1
      add(.finished(test: "t\(line)", summary: summary))
      add(.ended(test: "t\(line)", at: Double(line)))
    }
  }
}
