import CheckRunning
import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Traceability
import Workspace

/// What an earlier run took in, fails, and nothing has replaced since: the report of another runner that was not named this time, or
/// that lies elsewhere now. It counts for the gate, and so it counts here.
struct KeptFailures {
  /// A line each, each with its cure; empty where nothing goes on failing.
  let lines: [String]

  /// - Parameters:
  ///   - plan: what was to run; what falls into another part of it, or is of specs that were not asked for, is not told.
  ///   - results: of the run.
  ///   - ledger: of today, with these results.
  init(of plan: CheckPlan, beside results: [CheckResult], ledger: Ledger, pipeline: Pipeline) {
    let told = Set(results.map(Name.init))
    let documents = ledger.graph.corpus.documents.filter { pipeline.place.isWanted($0.path) }
    let specs = Set(documents.compactMap(\.spec))
    var judged = ledger.judgment.criteria.values.filter { criterion in
      criterion.state != .notApplicable && (pipeline.place.isWhole || specs.contains(criterion.id.spec))
    }.flatMap(\.results)
    if pipeline.place.isWhole { judged += ledger.judgment.checks.values.joined() }
    judged = judged.filter { Self.isOfOthers($0.result) && plan.shard?.contains($0.result.check) ?? true }
    // Another machine may have brought a newer one.
    let renewed = told.union(judged.filter { $0.isCurrent && !$0.result.isFailure }.map { Name($0.result) })
    let kept = judged.filter { $0.result.isFailure && ($0.isOfToday || !renewed.contains(Name($0.result))) }
      .map(\.result).filter { !told.contains(Name($0)) }
    let failures = Dictionary(kept.map { (Name($0), $0) }) { first, _ in first }.values.sorted {
      ($0.check, $0.report ?? "") < ($1.check, $1.report ?? "")
    }
    let more = failures.count - Self.most
    lines =
      failures.isEmpty
      ? []
      : ["\(failures.count) kept of earlier runs, not heard this time, and failing:"]
        + failures.prefix(Self.most).map { Self.line($0, pipeline.files) } + (more > 0 ? ["and \(more) more"] : [])
  }

  private static let most = 10

  /// Checks in documents are run by whoever asks for them, and by nobody else.
  private static func isOfOthers(_ result: CheckResult) -> Bool { result.source == .junit || result.source == .test }

  private static func line(_ result: CheckResult, _ files: FileAccess) -> String {
    guard let report = result.report else {
      return "\(result.check): run `counterfoil check` over everything"
    }
    let path = DocumentPath(report)
    let disk = report.hasPrefix("/") ? FileAccess.disk(root: "/") : files
    let place = report.hasPrefix("/") ? DocumentPath(String(report.drop { $0 == "/" })) : path
    guard disk.kind(place) == .file else {
      return "\(result.check): from \(report), which is not there any more; take the report in from where it is now, "
        + "and have the old place forgotten: `counterfoil check --junit '\(report)'`"
    }
    return "\(result.check): from \(report); have the tests run again, and take it in: "
      + "`counterfoil check --junit '\(report)'`"
  }

  private struct Name: Hashable {
    let check: String
    let report: String?

    init(_ result: CheckResult) {
      check = result.check.text
      report = result.report
    }
  }
}
