import Evidence
import Workspace

/// What came of all passes so far.
struct PassFindings: Sendable {
  /// Those that are planned, whose lines the last words of a process may name.
  var checks: [PlannedCheck] = []
  /// What reported, by the place of its block.
  var blocks: [SourcePlace: TestLog] = [:]
  /// Ordinary tests that say which criteria they are about, and those that did not come to say it because the process ended.
  var tests: [String: TestLog] = [:]
  /// What those printed that came to their end.
  private(set) var outputs: [SourcePlace: BlockOutput] = [:]
  /// How the process ended in the middle of a block.
  var interruptions: [SourcePlace: Interruption] = [:]
  /// How it ended in the middle of an ordinary test that ran alone.
  var testInterruptions: [String: Interruption] = [:]
  /// Ordinary tests that ran when the process ended. Each runs once more, alone.
  private(set) var doubted: Set<String> = []
  /// Ordinary tests that had ended when a process died in which nobody ran: one of them left behind what ended it. Those that had no turn
  /// run without them.
  private(set) var spent: Set<String> = []
  /// Blocks that ran when the process ended, and ordinary tests beside them.
  private var suspicions: [SourcePlace: Suspicion] = [:]
  /// Processes that died or hung, and nobody is certain yet of whom.
  private(set) var deaths: [ProcessDeath] = []
  /// Blocks that had a process only for so short a time after their end that nobody can say what they left running.
  private(set) var unheard: Set<SourcePlace> = []
  /// Ordinary tests of which the same is to be said.
  private(set) var unheardTests: Set<String> = []
  /// Failures that no test claims, and several may have left behind.
  private(set) var shared: [SharedFailure] = []
  /// Who ended a process in which nobody else was.
  private var convicted: Set<ProcessDeath.Suspect> = []
  /// The time for all checks was over before these had their turn.
  var ranOutOfTime = false
  /// Our own task was cancelled.
  var wasCancelled = false
  /// How the last pass ended, for those of which nothing was heard.
  var lastStatus = ProcessOutcome.Status.exited(0)
  /// How the process ended that ended last before its run did, and who ran then: `design.md:199 crashed with 5 (SIGTRAP)`.
  private(set) var lastEnd = ""
  var passes = 0
  /// The blocks that came to their end, and of which nobody was told: whoever is told of one finds it in the evidence.
  private(set) var unreported: [SourcePlace] = []

  private struct Suspicion: Sendable {
    let interruption: Interruption
    let company: Set<String>
  }

  var mustEnd: Bool { ranOutOfTime || wasCancelled }

  /// The blocks that need not run again.
  var done: Set<SourcePlace> { Set(blocks.keys).union(interruptions.keys) }

  /// The ordinary tests that do not run with the rest again.
  var settled: Set<String> { spent.union(testInterruptions.keys) }

  /// Takes in how a pass ended.
  ///
  /// - Returns: whether another pass may bring more, because somebody was found to blame for the end of this one.
  mutating func add(_ ending: TestProcess.Ending) -> Bool {
    lastStatus = ending.status
    note(ending)
    addReports(ending.log)
    shared += ending.log.sharedFailures
    if ending.log.hasEnded { unheardTests.formUnion(ending.log.unheardTests) }
    guard !ending.isCancelled, !ending.log.hasEnded else { return false }
    let culprit = ending.log.runningBlocks.first ?? (ending.isOutOfTime ? nil : culpritAfterItsEnd(ending.log))
    let interruption = Interruption(
      status: ending.status,
      output: ending.output,
      isAfterEnd: culprit?.end != nil,
      isOutOfTime: ending.isOutOfTime
    )
    let company = Set(ending.log.runningTests)
    if ending.isOutOfTime {
      if let place = culprit?.block?.place { interruptions[place] = interruption }
      for test in company { testInterruptions[test] = interruption }
      return false
    }
    let named = ending.named(among: checks)
    let death = ProcessDeath(ending, named: named)
    if ending.hasDied || ending.hasHung {
      unheard.formUnion(death.cutShort)
      unheardTests.formUnion(death.cutShortTests)
    }
    if let named {
      take(death, of: named, ending)
      return true
    }
    if ending.hasDied || ending.hasHung { deaths.append(death) }
    let blamed = (culprit?.block.map { ["\($0.place)"] } ?? []) + company.map(TestIdentity.stable).sorted()
    // What had ended may have left running what ended the process.
    lastEnd = death.ended.isEmpty ? interruption.brief(of: blamed) : interruption.brief(beside: blamed)
    doubted.formUnion(company)
    guard let place = culprit?.block?.place else {
      guard company.isEmpty else { return true }
      let ended = ending.log.endedTests
      spent.formUnion(ended)
      return !ended.isEmpty
    }
    if company.isEmpty {
      interruptions[place] = interruption
    } else if suspicions[place] == nil {
      suspicions[place] = Suspicion(interruption: interruption, company: company)
    }
    return true
  }

  /// The process named a line of a block. Who ran beside it is innocent, and runs again with the rest.
  private mutating func take(_ death: ProcessDeath, of named: SourcePlace, _ ending: TestProcess.Ending) {
    let interruption = Interruption(status: ending.status, output: ending.output, isCertain: true)
    // What had ended may have printed the words of another: it is asked once more, alone.
    lastEnd = death.named == nil ? interruption.brief(of: ["\(named)"]) : interruption.brief(naming: "\(named)")
    if death.named == nil { interruptions[named] = interruption } else { deaths.append(death) }
  }

  /// Takes in how an ordinary test went alone.
  mutating func add(_ ending: TestProcess.Ending, of test: String) {
    note(ending)
    addReports(ending.log)
    guard !ending.isCancelled, ending.log.tests[test]?.isRunning == true else {
      // The process of an ordinary test ends with it, unless that waits.
      if tests[test]?.criteria.isEmpty == false, !ending.log.isHeard { unheardTests.insert(test) }
      return
    }
    testInterruptions[test] = Interruption(
      status: ending.status,
      output: ending.output,
      isOutOfTime: ending.isOutOfTime
    )
  }

  /// A block beside which nobody else brings a process down did it itself, even if it does not every time.
  mutating func settleSuspicions() {
    for (place, suspicion) in suspicions where interruptions[place] == nil {
      let isCleared = suspicion.company.contains { testInterruptions[$0] != nil }
      if !isCleared { interruptions[place] = suspicion.interruption }
    }
    suspicions = [:]
  }

  /// What is certain while a pass is still running.
  func adding(unfinished log: RunLog) -> PassFindings {
    var findings = self
    findings.addReports(log)
    // What it left running may yet fail, or bring the process down.
    if let last = log.lastEndedBlock?.block?.place { findings.blocks[last] = nil }
    findings.tests = findings.tests.filter { !$0.value.isUnreported && !$0.value.criteria.isEmpty }
    for place in suspicions.keys { findings.blocks[place] = nil }
    for death in deaths { findings.forget(death.likeliestEnded) }
    for id in unheardTests { findings.tests[id] = nil }
    return findings
  }

  /// Why those that passed just before a process ended run once more.
  var whyAgain: String {
    lastEnd.isEmpty ? "what they left running was not heard" : "they passed just before \(lastEnd)"
  }

  /// - Parameter kept: the blocks of which it is kept what came of them.
  /// - Returns: those of which somebody is to be told now.
  mutating func takeUnreported(_ kept: Set<SourcePlace>) -> [SourcePlace] {
    defer { unreported.removeAll(where: kept.contains) }
    return unreported.filter(kept.contains)
  }

  /// Those that nothing speaks against so far.
  func passing(among places: Set<SourcePlace>) -> Set<SourcePlace> {
    let named = Set(deaths.compactMap { $0.named?.suspect })
    return places.filter { place in
      interruptions[place] == nil && !named.contains(.block(place))
        && blocks[place].map { TestVerdict($0).outcome == .passed } == true
    }
  }

  /// The same of ordinary tests.
  func passing(among tests: Set<String>) -> Set<String> {
    tests.filter { id in
      testInterruptions[id] == nil && self.tests[id].map { TestVerdict($0).outcome == .passed } == true
    }
  }

  /// They had a process for long enough: what they left running would have shown itself.
  mutating func hear(_ tests: Set<String>) { unheardTests.subtract(tests) }

  /// Those that nobody could hear to their end prove nothing.
  mutating func doubtUnheardTests() {
    for id in passing(among: unheardTests) {
      testInterruptions[id] = Interruption(status: lastStatus, output: "", isAfterEnd: true, isUnheard: true)
    }
  }

  /// A failure that several tests may have left behind is of those alone that show it again.
  mutating func settle(_ trial: SharedFailureTrial) {
    shared = []
    for id in trial.cleared { tests[id]?.issues.removeAll(where: \.isShared) }
    guard trial.open.count == 1, let id = trial.open.first, let issues = tests[id]?.issues else { return }
    let words = "a task that no longer knows its test recorded this; it comes when this test runs, and else does not"
    tests[id]?.issues = issues.map { issue in
      guard issue.isShared else { return issue }
      return TestEvent.Issue(kind: issue.kind, text: issue.text, details: [words], place: issue.place)
    }
  }

  // MARK: Deaths

  /// How a process ended in which suspects ran.
  mutating func note(_ ending: TestProcess.Ending) {
    // Whoever flooded its output once may do so again.
    outputs.merge(BlockOutput.all(ending)) { $0.size > BlockOutput.largest ? $0 : $1 }
    unreported += ending.unreported
    ranOutOfTime = ending.isOutOfTime
    wasCancelled = ending.isCancelled
  }

  /// An ordinary test that ran then ends processes also when it runs alone.
  func isExplained(_ death: ProcessDeath) -> Bool { death.company.contains { testInterruptions[$0] != nil } }

  func isConvicted(oneOf suspects: [ProcessDeath.Ended]) -> Bool {
    suspects.contains { convicted.contains($0.suspect) }
  }

  /// - Parameter alone: how the block that ran then went by itself; `nil` where none did, or it did not run again.
  mutating func settle(_ death: ProcessDeath, _ verdict: CulpritTrial.Verdict, alone: TestProcess.Ending? = nil) {
    deaths.removeAll { $0.id == death.id }
    switch verdict {
    case .explained: if let alone { clear(death, alone) }
    case .culprit(let suspect, let ending):
      convicted.insert(suspect)
      if death.running.map({ suspect == .block($0) }) != true { clear(death, alone) }
      blame(suspect, Interruption(ending, of: suspect))
    case .nobody: doubt(death)
    // Its old result stays what it was.
    case .unknown: if wasCancelled { forget(death.likeliestEnded) } else { doubt(death) }
    }
  }

  /// Somebody else did it: the block that ran then, or else the one that had ended last, is what it is by itself.
  private mutating func clear(_ death: ProcessDeath, _ alone: TestProcess.Ending?) {
    if let running = death.running {
      guard let alone else { return }
      interruptions[running] = nil
      addReports(alone.log)
    } else if case .block(let place)? = death.endedBlocks.last?.suspect, !convicted.contains(.block(place)) {
      interruptions[place] = nil
    }
  }

  /// Nobody knows who did it: neither who ran is proven, nor who had ended last.
  private mutating func doubt(_ death: ProcessDeath) {
    let interruption = Interruption(status: death.status, output: death.output, isAfterEnd: true)
    for suspect in death.likeliestEnded { blame(suspect, interruption) }
  }

  private mutating func blame(_ suspect: ProcessDeath.Suspect, _ interruption: Interruption) {
    switch suspect {
    case .block(let place):
      if interruption.isCertain || interruptions[place] == nil { interruptions[place] = interruption }
    case .test(let id):
      if interruption.isCertain || testInterruptions[id] == nil { testInterruptions[id] = interruption }
    }
  }

  private mutating func forget(_ suspects: [ProcessDeath.Suspect]) {
    for suspect in suspects {
      switch suspect {
      case .block(let place): blocks[place] = nil
      case .test(let id): tests[id] = nil
      }
    }
  }

  private mutating func addReports(_ log: RunLog) {
    for (id, test) in log.settledTests {
      if let block = test.block {
        if !test.isUnreported { blocks[block.place] = test }
      } else if test.isOrdinary {
        tests[id] = tests[id].map { test.joined(with: $0) } ?? test
      }
    }
    if log.hasEnded { tests = tests.filter { !$0.value.criteria.isEmpty || $0.value.isMute } }
  }

  /// When nobody runs at the end of the process: the block that ended last, for what it left running. Not when an ordinary test was
  /// there to do it.
  private func culpritAfterItsEnd(_ log: RunLog) -> TestLog? {
    log.runningTests.isEmpty ? log.lastEndedBlock : nil
  }
}
