import Evidence
import Foundation
import Workspace

/// Runs the test program as often as it takes: whenever a test brings it down, the rest is run again without that one.
struct CheckPasses {
  let plan: CheckPlan
  let process: TestProcess
  /// Holds a folder for each pass.
  let folder: URL
  let report: @Sendable (CheckEvent) -> Void
  /// Called with what is certain so far, while checks run; `false` has it said again soon.
  let progress: @Sendable (PassFindings) -> Bool

  func run() async throws -> PassFindings {
    let deadline = ContinuousClock.now + process.options.overallLimit
    var findings = PassFindings()
    var remaining = Set(plan.checks.map(\.place))
    var goesOn = true
    while goesOn {
      let selection = TestProcess.Selection(blocks: remaining, skipping: findings.doubted.union(findings.settled))
      let ending = try await pass(selection, &findings, deadline)
      goesOn = findings.add(ending)
      remaining.subtract(findings.done)
      goesOn = goesOn && !(remaining.isEmpty && ending.log.unreportedTests.subtracting(findings.doubted).isEmpty)
      if goesOn { report(.restarting(remaining: remaining.count, after: findings.lastBlamed)) }
    }
    try await runDoubtedAlone(&findings, deadline)
    return findings
  }

  /// Whoever ran when the process died runs once more by itself, so that one test's crash is one test's.
  private func runDoubtedAlone(_ findings: inout PassFindings, _ deadline: ContinuousClock.Instant) async throws {
    for test in findings.doubted.sorted() where !findings.mustEnd {
      let ending = try await pass(TestProcess.Selection(blocks: [], only: test), &findings, deadline)
      findings.add(ending, of: test)
    }
    findings.settleSuspicions()
  }

  private func pass(
    _ selection: TestProcess.Selection,
    _ findings: inout PassFindings,
    _ deadline: ContinuousClock.Instant
  ) async throws -> TestProcess.Ending {
    findings.passes += 1
    let known = findings
    let progress = progress
    return try await process.run(
      selection,
      folder: folder.appending(path: "pass-\(findings.passes)"),
      deadline: deadline,
      report: report,
      progress: { progress(known.adding(unfinished: $0)) }
    )
  }
}
