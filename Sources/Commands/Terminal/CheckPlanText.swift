import CheckRunning
import Evidence
import Findings

/// What will run, and what will not and why, before anything runs.
struct CheckPlanText {
  private let plan: CheckPlan

  init(_ plan: CheckPlan) {
    self.plan = plan
  }

  /// A line for what runs, and one for each reason not to.
  var summary: [String] {
    let documents = Set(plan.checks.map(\.place.path)).count
    let blocks =
      plan.checks.isEmpty
      ? "no check of a document"
      : "\(Counted.words(plan.checks.count, "check")) of \(Counted.words(documents, "document"))"
    let runs = "planned: \(blocks), and the tests that name criteria, which are known when they run"
    return [runs] + skips.map { "skipped: \(Counted.words($0.count, "check")): \($0.words)" }
  }

  /// A line for each check.
  var text: String {
    let runs = plan.checks.map { check in
      let problem = check.problem.map { "\($0.place.map { "at line \($0.line) " } ?? "")\($0.text)" }
      return "\(check.place): \(check.key): \(problem ?? "runs")"
    }
    let skipped = plan.skipped.map { "\($0.check.place): \($0.check.key): skipped: \(words($0.reason))" }
    return (summary + runs + skipped).map { "\($0)\n" }.joined()
  }

  private var skips: [(count: Int, words: String)] {
    [.otherShard, .notAskedFor].compactMap { (reason: CheckPlan.Skipped.Reason) in
      let count = plan.skipped.count { $0.reason == reason }
      return count > 0 ? (count, words(reason)) : nil
    }
  }

  private func words(_ reason: CheckPlan.Skipped.Reason) -> String {
    switch reason {
    case .otherShard: "another shard than \(plan.shard.map { "\($0)" } ?? "this one")"
    case .notAskedFor: "in a document that was not asked for"
    }
  }
}
