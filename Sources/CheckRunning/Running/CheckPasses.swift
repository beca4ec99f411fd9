import Evidence
import Foundation
import Workspace

/// Runs the test program as often as it takes: whenever a check brings it down, the rest is run again without that one.
struct CheckPasses {
  let plan: CheckPlan
  let process: TestProcess
  /// Holds a folder for each pass.
  let folder: URL

  struct Findings: Sendable {
    /// What reported, by the place of its block.
    var blocks: [SourcePlace: TestLog] = [:]
    /// Ordinary tests that say which criteria they are about, and those that did not come to say it because the process ended.
    var tests: [String: TestLog] = [:]
    var interruptions: [SourcePlace: Interruption] = [:]
    /// The time for all checks was over before these had their turn.
    var ranOutOfTime = false
    /// How the last pass ended, for those of which nothing was heard.
    var lastStatus = ProcessOutcome.Status.exited(0)
    var passes = 0
  }

  func run(_ report: @escaping @Sendable (CheckEvent) -> Void) async throws -> Findings {
    let deadline = ContinuousClock.now + process.options.overallLimit
    var findings = Findings()
    var remaining = Set(plan.checks.map(\.place))
    while !remaining.isEmpty {
      findings.passes += 1
      let ending = try await pass(findings, deadline: deadline, report)
      let guilty = findings.add(ending)
      remaining.subtract(findings.blocks.keys)
      remaining.subtract(guilty)
      if ContinuousClock.now >= deadline {
        findings.ranOutOfTime = true
        break
      }
      if guilty.isEmpty { break }
      if !remaining.isEmpty {
        report(.restarting(remaining: remaining.count, after: guilty.map(\.description).sorted()))
      }
    }
    return findings
  }

  private func pass(
    _ findings: Findings,
    deadline: ContinuousClock.Instant,
    _ report: @escaping @Sendable (CheckEvent) -> Void
  ) async throws -> TestProcess.Ending {
    let folder = folder.appending(path: "pass-\(findings.passes)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Blocks that are not of this plan stay out too: they may be of documents that nobody asked for.
    let done = Set(findings.blocks.keys).union(findings.interruptions.keys)
    let lines = done.map { "\($0)\n" }.sorted().joined()
    try Data(lines.utf8).write(to: folder.appending(path: RunFolder.leftOut))
    return try await process.run(folder: folder, deadline: deadline, report)
  }
}

extension CheckPasses.Findings {
  /// - Returns: the blocks in the middle of which, or after which, the process ended before the run did.
  fileprivate mutating func add(_ ending: TestProcess.Ending) -> Set<SourcePlace> {
    lastStatus = ending.status
    for (id, log) in ending.log.settledTests {
      if let block = log.block {
        blocks[block.place] = log
      } else if log.isOrdinary {
        tests[id] = tests[id].map { log.joined(with: $0) } ?? log
      }
    }
    if ending.log.hasEnded { tests = tests.filter { !$0.value.criteria.isEmpty } }
    // We stopped it: no block is to blame but one that was running.
    let suspects = ending.wasOverdue ? ending.log.unfinished : ending.log.suspects
    let guilty = Dictionary(suspects.compactMap { log in log.block.map { ($0.place, log) } }) { first, _ in first }
    for (place, log) in guilty {
      interruptions[place] = Interruption(status: ending.status, output: ending.output, isAfterEnd: log.end != nil)
    }
    return Set(guilty.keys)
  }
}

extension TestLog {
  /// What an ordinary test amounts to that ran in several passes: the worse verdict, where a pass that a block cut short says
  /// nothing of a test that reported in another.
  fileprivate func joined(with earlier: TestLog) -> TestLog {
    var joined = isWorse(than: earlier) ? self : earlier
    joined.criteria += (joined == self ? earlier : self).criteria.filter { !joined.criteria.contains($0) }
    return joined
  }

  private func isWorse(than earlier: TestLog) -> Bool {
    let outcomes = (now: TestVerdict(self).outcome, before: TestVerdict(earlier).outcome)
    if case .failed = outcomes.before { return false }
    if case .failed = outcomes.now { return true }
    if earlier.isUnreported { return true }
    // It had no turn in this pass, and one before.
    if isUnreported, start == nil { return false }
    return outcomes.now.weight >= outcomes.before.weight
  }
}
