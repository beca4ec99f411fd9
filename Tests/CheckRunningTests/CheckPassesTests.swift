import Evidence
import Foundation
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

@Suite("Passes")
struct CheckPassesTests {
  @Test("run the rest again when a check brings the process down, until all had their turn")
  func restarts() async throws {
    let program = FakeProgram(crashing: [2, 4])
    let findings = try await run([1, 2, 3, 4, 5], program)
    #expect(program.runs.prefix(3) == [[1, 2], [3, 4], [5]])
    #expect(Set(findings.interruptions.keys.map(\.line)) == [2, 4])
    let writer = ResultWriter(ground: ground)
    #expect(
      [1, 2, 3, 4, 5].map { writer.result(planned($0), findings).outcome } == [
        .passed, .failed(.crashed), .passed, .failed(.crashed), .passed,
      ]
    )
  }

  @Test("do not run again what was done")
  func runsOnce() async throws {
    let program = FakeProgram(crashing: [2])
    _ = try await run([1, 2, 3], program)
    #expect(program.runs.prefix(2) == [[1, 2], [3]])
  }

  @Test("have whoever ran when the process died show it alone, where it may have been another")
  func alone() async throws {
    let program = FakeProgram(crashing: [1, 3])
    let findings = try await run([1, 2, 3], program)
    #expect(program.runs == [[1], [2, 3], [2], [3]])
    let blocksOnly = "^(Checks)\\.ChecksOfSpecs/"
    #expect(program.filters == ["^(Checks)\\.", "^(Checks)\\.", blocksOnly, blocksOnly])
    #expect(outcomes([1, 2, 3], findings) == [.failed(.crashed), .passed, .failed(.crashed)])
  }

  @Test("find the check that had ended, and left something running that ended the process", arguments: 1...4)
  func late(_ culprit: Int) async throws {
    for delay in 1...(5 - culprit) {
      let program = FakeProgram(crashing: [], trap: (line: culprit, delay: delay))
      let findings = try await run([1, 2, 3, 4, 5], program)
      let others = [1, 2, 3, 4, 5].filter { $0 != culprit }
      #expect(outcomes(others, findings) == others.map { _ in .passed }, "\(delay) later")
      #expect(outcomes([culprit], findings) == [.failed(.crashed)], "\(delay) later")
      let words = ResultWriter(ground: ground).result(planned(culprit), findings).messages.first?.text
      #expect(words == "the process died of signal 5 (SIGTRAP) after this check ended")
    }
  }

  @Test("find the check that had ended, and holds what a later one waits for", arguments: 1...4)
  func holding(_ culprit: Int) async throws {
    for delay in 1...(5 - culprit) {
      let program = FakeProgram(crashing: [], trap: (line: culprit, delay: delay), trapping: .stopped)
      let findings = try await run([1, 2, 3, 4, 5], program)
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
    let findings = try await run([1, 2, 3, 4], program)
    #expect(program.runs == [[1, 2, 3], [4], [1, 2], [3]])
    #expect(outcomes([1, 2, 3, 4], findings) == [.passed, .passed, .inconclusive(.timedOut), .passed])
    let words = ResultWriter(ground: ground).result(planned(3), findings).messages.first?.text
    #expect(words == "stopped: this check ran longer than 60 s")
  }

  @Test("hear what a check leaves running also when its process died by another just after it")
  func leftovers() async throws {
    let program = FakeProgram(crashing: [2], failingLate: 1)
    let findings = try await run([1, 2, 3], program)
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
    let findings = try await run([1, 2, 3, 4], FakeProgram(crashing: [4], failingLate: 3, trap: (line: 1, delay: 1)))
    #expect(outcomes([2, 3, 4], findings) == [.passed, .failed(.expectation), .failed(.crashed)])
    #expect(outcomes([1], findings) == [.failed(.crashed)])
  }

  @Test("prove neither who hung nor who had ended when nobody does it again")
  func hangsOnce() async throws {
    let findings = try await run([1, 2, 3], FakeProgram(crashing: [3], crashingOnce: true, trapping: .stopped))
    #expect(outcomes([1, 2, 3], findings) == [.passed, .inconclusive(.timedOut), .inconclusive(.timedOut)])
  }

  @Test("prove neither who ran nor who had ended when nobody does it again")
  func nobody() async throws {
    let findings = try await run([1, 2, 3, 4], FakeProgram(crashing: [3], crashingOnce: true))
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
    let findings = try await run([1, 2], FakeProgram(crashing: [], silentAfter: 0))
    #expect(findings.passes == 1)
    #expect(outcomes([1, 2], findings) == [.inconclusive(.didNotReport), .inconclusive(.didNotReport)])
  }

  @Test("blame no check for the end of one before it that was not heard of")
  func lostEnds() async throws {
    // Whoever closes the event stream is heard of no more, and neither is anybody after it.
    let findings = try await run([1, 2, 3], FakeProgram(crashing: [], losingEndsFrom: 2))
    #expect(outcomes([1, 2, 3], findings) == [.passed, .inconclusive(.exited), .passed])
  }

  @Test("doubt the check that ended last before the process did, and run the rest again")
  func endBetweenChecks() async throws {
    let findings = try await run([1, 2], FakeProgram(crashing: [], silentAfter: 1))
    #expect(outcomes([1, 2], findings) == [.inconclusive(.exited), .passed])
  }

  @Test("notice a process that dies when all checks have passed, before the run ended")
  func endAfterChecks() async throws {
    let findings = try await run([1, 2], FakeProgram(crashing: [], silentPasses: 0..<1))
    #expect(outcomes([1, 2], findings) == [.passed, .inconclusive(.exited)])
    let result = ResultWriter(ground: ground).result(planned(2), findings)
    #expect(result.messages.first?.text.contains("after this check ended") == true)
  }

  @Test("keep the worse verdict of an ordinary test that ran in several of them", arguments: histories)
  func ordinaryTests(_ history: [OrdinaryRun], _ outcome: Outcome) async throws {
    let crashing = Set(1..<history.count)
    let lines = Array(1...history.count)
    let findings = try await run(lines, FakeProgram(crashing: crashing, ordinary: history))
    #expect(ordinary(findings)?.outcome == outcome)
    #expect(ordinary(findings)?.criteria.map(\.criterion.text) == ["004-icon-system/1.1"])
  }

  @Test(
    "do not lose an ordinary test that did not report because the process died",
    arguments: [(OrdinaryRun.cut, "did not report an end"), (.known, "before its turn")]
  )
  func lostTests(_ ordinary: OrdinaryRun, _ words: String) async throws {
    let findings = try await run([1], FakeProgram(crashing: [], endsRun: false, ordinary: [ordinary]))
    let result = try #require(self.ordinary(findings))
    #expect(result.outcome == .inconclusive(.didNotReport))
    #expect(result.messages.contains { $0.text.contains(words) })
  }

  @Test("blame no check when an ordinary test was running, and run that alone")
  func ordinaryCulprit() async throws {
    let program = FakeProgram(crashing: [], silentPasses: 0..<2, ordinary: [.cut, .cut])
    let findings = try await run([1], program)
    #expect(outcomes([1], findings) == [.passed])
    #expect(program.filters.dropFirst().first == "^Checks\\.Suite\\/ordinary\\(\\)\\/A\\.swift:3:4$")
  }

  @Test("hear what an ordinary test leaves running also when its process died by another just after it")
  func leftoversOfTests() async throws {
    let program = FakeProgram(crashing: [1], ordinary: [.passing, .failing])
    let findings = try await run([1], program)
    #expect(ordinary(findings)?.outcome == .failed(.expectation))
    #expect(program.filters.dropFirst().first == "^Checks\\.Suite\\/ordinary\\(\\)\\/A\\.swift:3:4$")
  }

  @Test("hear what an ordinary test leaves running that ran alone because it ran when the process died")
  func leftoversOfDoubted() async throws {
    let program = FakeProgram(crashing: [1], crashingOnce: true, ordinary: [.cut, .passing, .failing])
    #expect(ordinary(try await run([1], program))?.outcome == .failed(.expectation))
  }

  @Test("prove no ordinary test whose process never lives for long enough to hear what it left running")
  func unheardTests() async throws {
    let program = FakeProgram(crashing: [1], silentPasses: 0..<9, ordinary: [.passing, .passing])
    let findings = try await run([1], program)
    #expect(ordinary(findings)?.outcome == .inconclusive(.exited))
  }

  @Test("hear what the last ordinary test leaves running, also where no block is there to wait")
  func leftoversWithoutBlocks() async throws {
    let program = FakeProgram(crashing: [], ordinary: [.passing, .failing])
    #expect(ordinary(try await run([], program))?.outcome == .failed(.expectation))
    #expect(program.filters.count == 2)
  }

  @Test("do not run ordinary tests again that were waited for")
  func waitedFor() async throws {
    let program = FakeProgram(crashing: [], ordinary: [.passing, .failing], waits: true)
    #expect(ordinary(try await run([], program))?.outcome == .passed)
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
    let findings = try await run([1, 2], program)
    #expect(outcomes([1, 2], findings) == [.passed, .passed])
    #expect(ordinary(findings)?.outcome == .failed(.crashed))
  }

  @Test("do not clear a check that died beside an ordinary test which passes alone")
  func notCleared() async throws {
    let program = FakeProgram(crashing: [1], crashingOnce: true, ordinary: [.cut, .passing, .passing])
    let findings = try await run([1, 2], program)
    #expect(outcomes([1, 2], findings) == [.failed(.crashed), .passed])
    #expect(ordinary(findings)?.outcome == .passed)
  }

  @Test("keep what is certain while they go on: not the check that ended last")
  func certain() async throws {
    let seen = Mutex<[[Int]]>([])
    _ = try await run([1, 2, 3], FakeProgram(crashing: [], endsRun: true)) { findings in
      seen.withLock { $0.append(findings.blocks.keys.map(\.line).sorted()) }
      return true
    }
    #expect(seen.withLock { $0 }.allSatisfy { $0.count < 3 })
  }

  @Test("say that the time was over also when nobody used it up")
  func deadline() async throws {
    var options = CheckRunOptions(package: "/package")
    options.limit = .zero
    let findings = try await run([1], FakeProgram(crashing: [], silentAfter: 0), options)
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

  private func outcomes(_ lines: [Int], _ findings: PassFindings) -> [Outcome] {
    lines.map { ResultWriter(ground: ground).result(planned($0), findings).outcome }
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

  private func run(
    _ lines: [Int],
    _ program: FakeProgram,
    _ options: CheckRunOptions = CheckRunOptions(package: "/package"),
    progress: @escaping @Sendable (PassFindings) -> Bool = { _ in true }
  ) async throws -> PassFindings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-passes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = TestProcess(
      program: "fake",
      targets: ["Checks"],
      options: options,
      launcher: program.launcher(lines)
    )
    let plan = CheckPlan(checks: lines.map { planned($0) })
    return try await CheckPasses(plan: plan, process: process, folder: folder, report: { _ in }, progress: progress)
      .run()
  }
}

/// What each pass hears of an ordinary test, and what that amounts to.
private let histories: [([OrdinaryRun], Outcome)] = [
  ([.passing, .passing], .passed), ([.failing, .passing], .failed(.expectation)),
  ([.passing, .failing], .failed(.expectation)), ([.failing, .cut], .failed(.expectation)),
  ([.failing, .passing, .passing], .failed(.expectation)), ([.cut, .passing], .passed), ([.known, .passing], .passed),
  ([.passing, .cut], .inconclusive(.didNotReport)),
]

/// What a pass hears of an ordinary test.
enum OrdinaryRun: Sendable {
  case passing, failing
  /// It began, and the process ended.
  case cut
  /// The process ended before it began.
  case known

  static let id = "Checks.Suite/ordinary()/A.swift:3:4"

  var events: [String] {
    let test =
      #"{"kind":"test","payload":{"kind":"function","id":"\#(Self.id)","name":"ordinary()","sourceLocation":{"_filePath":"/package/Tests/Checks/A.swift","line":3}}}"#
    return switch self {
    case .known: [test]
    case .cut: [test, event("testStarted")]
    case .passing: [test, event("testStarted"), event("testEnded")]
    case .failing: [test, event("testStarted"), event("issueRecorded"), event("testEnded")]
    }
  }

  private func event(_ kind: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","issue":{"isKnown":false},"testID":"\#(Self.id)"}}"#
  }
}

/// A test program that reports its checks one after the other, and dies in some.
private final class FakeProgram: Sendable {
  private let crashing: Set<Int>
  private let silentAfter: Int?
  private let endsRun: Bool
  private let silentPasses: Range<Int>
  private let ordinary: [OrdinaryRun]
  private let crashingOnce: Bool
  private let losingEndsFrom: Int?
  private let failingLate: Int?
  private let trap: (line: Int, delay: Int)?
  private let trapping: ProcessOutcome.Status
  private let waits: Bool
  private let log = Mutex<[(filter: String, began: [Int])]>([])

  /// - Parameters:
  ///   - crashingOnce: they do so in the first pass only, by a trap.
  ///   - losingEndsFrom: once the check at this line has begun nobody is heard to end.
  ///   - failingLate: the check at this line leaves a task behind that fails when no other check has ended the process by then.
  ///   - trap: the check at this line sets it for when so many more have begun, or for a while after the last.
  ///   - trapping: how the process ends then, and in the checks that crash, if not by a signal.
  ///   - endsRun: whether a process that does not die says that its run ended.
  ///   - silentPasses: those whose process ends without having said so, whatever others do.
  ///   - ordinary: how an ordinary test goes, pass by pass.
  ///   - waits: it waits then for what it left running.
  init(
    crashing: Set<Int>,
    crashingOnce: Bool = false,
    losingEndsFrom: Int? = nil,
    failingLate: Int? = nil,
    trap: (line: Int, delay: Int)? = nil,
    trapping: ProcessOutcome.Status = .signalled(5),
    silentAfter: Int? = nil,
    endsRun: Bool = true,
    silentPasses: Range<Int> = 0..<0,
    ordinary: [OrdinaryRun] = [],
    waits: Bool = false
  ) {
    self.waits = waits
    self.crashingOnce = crashingOnce
    self.trap = trap
    self.trapping = trapping
    self.losingEndsFrom = losingEndsFrom
    self.failingLate = failingLate
    self.endsRun = endsRun
    self.silentPasses = silentPasses
    self.ordinary = ordinary
    self.crashing = crashing
    self.silentAfter = silentAfter
  }

  /// The lines of the checks that began, run by run.
  var runs: [[Int]] { log.withLock { $0.map(\.began) } }
  /// Which tests each run was asked for.
  var filters: [String] { log.withLock { $0.map(\.filter) } }

  func launcher(_ lines: [Int]) -> ProcessLauncher {
    ProcessLauncher { [self] command, _ in
      let folder = RunFolder(path: try #require(command.environment[RunFolder.variable]))
      let pass = runs.count
      let filter = try #require(command.arguments.firstIndex(of: "--filter").map { command.arguments[$0 + 1] })
      let again = filter.contains("ordinary") && self.ordinary.last == .passing ? OrdinaryRun.passing : nil
      let ordinary = ordinary.dropFirst(pass).first ?? again
      if let ordinary { try report(ordinary, folder, command) }
      var began: [Int] = []
      defer { log.withLock { $0.append((filter, began)) } }
      for line in lines where folder.takesPart(SourcePlace(path: design, line: line)) {
        if let silentAfter, began.count == silentAfter { return ProcessOutcome(status: .exited(0), output: []) }
        began.append(line)
        let recorder = CheckRecorder(test: "t\(line)", run: folder)
        recorder.begin(at: SourcePlace(path: design, line: line), source: planned(line).text)
        recorder.countExpectation()
        if crashing.contains(line), !crashingOnce || pass == 0 {
          return ProcessOutcome(status: trapping == .stopped ? .stopped : .signalled(4), output: [])
        }
        if let trap, let set = began.firstIndex(of: trap.line), began.count - 1 - set == trap.delay {
          return ProcessOutcome(status: trapping, output: [])
        }
        recorder.finish()
        if let losingEndsFrom, began.contains(losingEndsFrom) { continue }
        try end("t\(line)", command)
      }
      if let losingEndsFrom, began.contains(losingEndsFrom) { return ProcessOutcome(status: .exited(0), output: []) }
      if let trap, began.contains(trap.line), command.environment[RunFolder.patience] != nil {
        return ProcessOutcome(status: trapping, output: [])
      }
      if let failingLate, began.contains(failingLate) {
        try write(
          #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false},"testID":"t\#(failingLate)"}}"#,
          command
        )
      }
      if crashingOnce, ordinary == .cut { return ProcessOutcome(status: .signalled(4), output: []) }
      if endsRun, !silentPasses.contains(pass) {
        try write(#"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#, command)
      }
      return ProcessOutcome(status: .exited(0), output: [])
    }
  }

  private func report(_ ordinary: OrdinaryRun, _ folder: RunFolder, _ command: ProcessCommand) throws {
    // A test says which criteria it is about when it begins.
    if ordinary != .known {
      folder.append(.verifies(test: OrdinaryRun.id, criteria: [CriterionReference("004-icon-system/1.1")]))
    }
    for event in ordinary.events { try write(event, command) }
    if waits { for isOver in [false, true] { folder.append(.waits(test: OrdinaryRun.id, isOver: isOver)) } }
  }

  private func end(_ test: String, _ command: ProcessCommand) throws {
    try write(
      #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"\#(test)"},"version":0}"#,
      command
    )
  }

  private func write(_ event: String, _ command: ProcessCommand) throws {
    let index = try #require(command.arguments.firstIndex(of: "--event-stream-output-path"))
    let path = command.arguments[index + 1]
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try "\(text)\(event)\n".write(toFile: path, atomically: false, encoding: .utf8)
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
