import Evidence
import Foundation
import Synchronization
import Workspace

/// Runs the test program as often as it takes: whenever a test brings it down, the rest is run again without that one.
struct CheckPasses {
  private let plan: CheckPlan
  private let process: TestProcess
  private let folder: URL
  private let report: @Sendable (CheckEvent) -> Void
  private let progress: @Sendable (PassFindings, Bool) -> Bool

  /// - Parameters:
  ///   - folder: holds a folder for each pass.
  ///   - report: told of each check once that it has ended, however often it runs.
  ///   - progress: keeps what is certain so far; it is told whether that cannot wait. `false` has it said again soon.
  init(
    plan: CheckPlan,
    process: TestProcess,
    folder: URL,
    report: @escaping @Sendable (CheckEvent) -> Void,
    progress: @escaping @Sendable (PassFindings, Bool) -> Bool
  ) {
    self.plan = plan
    self.process = process
    self.folder = folder
    let told = Mutex<Set<String>>([])
    self.report = { event in
      if case .finished(let name) = event, !told.withLock({ $0.insert(name).inserted }) { return }
      report(event)
    }
    self.progress = progress
  }

  func run() async throws -> PassFindings {
    let deadline = ContinuousClock.now + process.options.overallLimit
    var findings = PassFindings()
    findings.checks = plan.checks
    var remaining = Set(plan.checks.map(\.place))
    var goesOn = true
    var hasEnded = false
    while goesOn {
      let selection = TestProcess.Selection(blocks: remaining, skipping: findings.doubted.union(findings.settled))
      let ending = try await pass(selection, &findings, deadline)
      goesOn = findings.add(ending)
      hasEnded = ending.log.hasEnded
      remaining.subtract(findings.done)
      goesOn = goesOn && !(remaining.isEmpty && ending.log.unreportedTests.subtracting(findings.doubted).isEmpty)
      if goesOn { report(.restarting(remaining: remaining.count, cause: findings.lastEnd)) }
    }
    // Where nothing came of any block there is none in a test target.
    if hasEnded, !findings.blocks.isEmpty { try await runSilentAgain(remaining, &findings, deadline) }
    try await runDoubtedAlone(&findings, deadline)
    try await runUnheardAgain(&findings, deadline)
    try await runUnheardTestsAgain(&findings, deadline)
    try await settleSharedFailures(&findings, deadline)
    for death in findings.deaths { try await settle(death, &findings, deadline) }
    tell(&findings, findings)
    return findings
  }

  /// Tells of the blocks whose process ended before it was certain what came of them. It is kept first: whoever kills us now finds
  /// whatever he was shown.
  private func tell(_ findings: inout PassFindings, _ certain: PassFindings) {
    let blocks = findings.takeUnreported(certain.done)
    guard !blocks.isEmpty else { return }
    _ = progress(certain, true)
    for block in blocks { report(.finished("\(block)")) }
  }

  /// A check may spoil what the others report: it empties the files that they report to, or closes them.
  private func runSilentAgain(
    _ silent: Set<SourcePlace>,
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws {
    var remaining = silent
    while !remaining.isEmpty, !findings.mustEnd {
      report(.again(count: remaining.count, because: "nothing was heard of them"))
      _ = findings.add(try await pass(TestProcess.Selection(blocks: remaining, only: []), &findings, deadline))
      let next = remaining.subtracting(findings.done)
      guard next.count < remaining.count else { return }
      remaining = next
    }
  }

  /// Whoever ran when the process died runs once more by itself, so that one test's crash is one test's.
  private func runDoubtedAlone(_ findings: inout PassFindings, _ deadline: ContinuousClock.Instant) async throws {
    for test in findings.doubted.sorted() where !findings.mustEnd {
      let ending = try await pass(TestProcess.Selection(blocks: [], only: [test]), &findings, deadline)
      findings.add(ending, of: test)
    }
    findings.settleSuspicions()
  }

  /// The process of a check may die by another just after it, and with it the task that was about to fail.
  private func runUnheardAgain(_ findings: inout PassFindings, _ deadline: ContinuousClock.Instant) async throws {
    var remaining = findings.passing(among: findings.unheard)
    while !remaining.isEmpty, !findings.mustEnd {
      report(.again(count: remaining.count, because: findings.whyAgain))
      let ending = try await pass(TestProcess.Selection(blocks: remaining, only: []), &findings, deadline)
      guard findings.add(ending) else { return }
      // Whoever ended the process is blamed, and so it is one less each time.
      let next = findings.passing(among: remaining.subtracting(ProcessDeath(ending).heard))
      guard next.count < remaining.count else { return }
      remaining = next
    }
  }

  /// The process of an ordinary test may die by another as well: those that one of them ends run in parts, and whoever ran then by itself.
  /// Whoever cannot be heard to the end is not proven.
  private func runUnheardTestsAgain(_ findings: inout PassFindings, _ deadline: ContinuousClock.Instant) async throws {
    var parts = [findings.passing(among: findings.unheardTests)]
    while let part = parts.popLast(), !findings.mustEnd {
      guard let first = part.first else { continue }
      report(.again(count: part.count, because: findings.whyAgain))
      // No block is there to wait for what they leave running.
      let selection = TestProcess.Selection(blocks: [], only: part, patience: TestProcess.grace)
      let ending = try await pass(selection, &findings, deadline)
      if part.count == 1 { findings.add(ending, of: first) } else { _ = findings.add(ending) }
      // Whoever is last waits for all, and nobody is where one of them is skipped this time.
      let isWhole = ending.log.hasEnded && part.allSatisfy { ending.log.tests[$0]?.end != nil }
      findings.hear(isWhole ? part : ending.log.hasEnded ? [] : ProcessDeath(ending).heardTests)
      guard part.count > 1 else { continue }
      let cut = part.intersection(ending.log.runningTests)
      let rest = findings.passing(among: findings.unheardTests.intersection(part)).subtracting(cut).sorted()
      let size = rest.count < part.count ? rest.count : rest.count / 2
      parts += [Set(rest.dropFirst(size)), Set(rest.prefix(size))] + cut.sorted().map { [$0] }
    }
    if !findings.wasCancelled { findings.doubtUnheardTests() }
  }

  /// What no test claims may be of any that ran then. Mostly it is of one.
  private func settleSharedFailures(
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws {
    guard !findings.shared.isEmpty, !findings.mustEnd else { return }
    var trial = SharedFailureTrial(findings.shared, limitPerCheck: process.options.limitPerCheck)
    while let next = trial.next, !findings.mustEnd {
      report(.apart(count: next.count))
      var selection = TestProcess.Selection(blocks: [], only: Set(next), patience: trial.patience)
      selection.speaking = next.count { findings.tests[$0]?.criteria.isEmpty == false }
      let ending = try await pass(selection, &findings, deadline)
      findings.note(ending)
      trial.take(ending)
    }
    findings.settle(trial)
  }

  /// Who ran when the process died need not be who ended it: an earlier check may have left something running that did.
  private func settle(
    _ death: ProcessDeath,
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws {
    // Where nobody had ended yet it is whoever ran.
    let isKnown = death.named.map { findings.isConvicted(oneOf: [$0]) } == true
    if isKnown || findings.isExplained(death) || death.ended.isEmpty { return findings.settle(death, .explained) }
    guard !findings.mustEnd else { return findings.settle(death, .unknown) }
    let trial = CulpritTrial(limitPerCheck: process.options.limitPerCheck)
    var verdict = CulpritTrial.Verdict.nobody
    var alone: TestProcess.Ending?
    if let named = death.named, case .block(let place) = named.suspect {
      report(.alone("\(place)"))
      verdict = try await self.trial(trial, [named], &findings, deadline).verdict
    }
    if case .nobody = verdict, let place = death.running {
      report(.alone("\(place)"))
      let suspect = ProcessDeath.Ended(suspect: .block(place), before: death.runningFor)
      (verdict, alone) = try await self.trial(trial, [suspect], &findings, deadline)
      if case .nobody = verdict, findings.isConvicted(oneOf: death.ended) { verdict = .explained }
    }
    for suspects in [death.endedBlocks, death.endedTests] {
      guard case .nobody = verdict, !suspects.isEmpty else { continue }
      report(.alone("\(suspects.count) check\(suspects.count == 1 ? "" : "s") that had ended"))
      verdict = try await self.trial(trial, suspects, &findings, deadline).verdict
    }
    findings.settle(death, verdict, alone: alone)
  }

  /// - Returns: what came of the trial, and how its last process ended.
  private func trial(
    _ trial: CulpritTrial,
    _ suspects: [ProcessDeath.Ended],
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws -> (verdict: CulpritTrial.Verdict, last: TestProcess.Ending?) {
    var trial = trial
    var last: TestProcess.Ending?
    trial.begin(suspects)
    while let next = trial.next {
      let ending = try await pass(Self.selection(next.suspects, next.patience), &findings, deadline)
      findings.note(ending)
      trial.take(ending)
      last = ending
    }
    return (trial.verdict, last)
  }

  private static func selection(_ suspects: [ProcessDeath.Suspect], _ patience: Duration) -> TestProcess.Selection {
    var selection = TestProcess.Selection(blocks: [], only: [], patience: patience)
    for suspect in suspects {
      switch suspect {
      case .block(let place): selection.blocks.insert(place)
      case .test(let id): selection.only?.insert(id)
      }
    }
    return selection
  }

  private func pass(
    _ selection: TestProcess.Selection,
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws -> TestProcess.Ending {
    tell(&findings, findings.adding(unfinished: RunLog()))
    findings.passes += 1
    let known = findings
    let progress = progress
    return try await process.run(
      selection,
      folder: folder.appending(path: "pass-\(findings.passes)"),
      deadline: deadline,
      report: report,
      progress: { log in
        let certain = known.adding(unfinished: log)
        return progress(certain, false) ? certain.done : nil
      }
    )
  }
}
