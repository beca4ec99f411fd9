package import Evidence
package import Files
import Findings

/// The evidence of a workspace, on its disk.
package struct EvidenceStore: Sendable {
  private let files: FileAccess
  private let path: DocumentPath

  package init(files: FileAccess, path: String = EvidenceFile.path) {
    self.files = files
    self.path = DocumentPath(path)
  }

  /// - Returns: what was kept; nothing where no evidence was ever written.
  /// - Throws: `EvidenceFileFailure` when the file is damaged, `FileFailure` when it cannot be read.
  package func read() throws -> EvidenceSet {
    guard files.kind(path) != nil else { return EvidenceSet() }
    return try EvidenceFile.read(files.read(path, EvidenceFile.largest))
  }

  /// - Throws: `EvidenceFileFailure` where nobody could read it again; what was kept stays as it is then.
  package func write(_ evidence: EvidenceSet) throws {
    try files.write(EvidenceFile.readableBytes(of: evidence), path)
  }

  /// Puts new results in the place of the old ones of the same checks.
  ///
  /// - Parameters:
  ///   - sources: those of which everything was planned: what was kept of others of them is of checks that are gone, and goes too.
  ///   - isRun: whether the plan was carried out. What an interrupted run left stays open until one is, and a part is brought by none else.
  ///   - built: what the plan was built from.
  ///   - isRead: whether a kept result of another runner came from a report that was read now; it goes with its report.
  ///   - isReadAgain: the same of a report that could not be read.
  /// - Throws: `EvidenceFileFailure` when the file is damaged: what other runners reported, a failure too, stands nowhere else.
  package func keep(
    _ newer: EvidenceSet,
    of plan: CheckPlan,
    whole sources: Set<CheckResult.Source>,
    isRun: Bool = true,
    built: Fingerprint? = nil,
    reports isRead: (CheckResult) -> Bool = { _ in false },
    unread isReadAgain: (UnreadReport) -> Bool = { _ in false }
  ) throws {
    let older = try read()
    // What was kept of other cases of a test that ran is of no case that there is.
    let tests = Set(newer.results.filter { $0.source == .test }.map(\.check.test))
    let gone = older.results.filter { result in
      sources.contains(result.source) || (result.source == .test && tests.contains(result.check.test))
    }.map(\.check)
    let replaced = Set(gone).union(plan.checks.map(\.key)).union(newer.results.map(\.check))
    let isAll = sources.contains(.check)
    let record = isRun && (plan.shard != nil || isAll) ? plan.record(built: built).map { [$0] } ?? [] : []
    let run = newer.merged(with: EvidenceSet(shards: record))
    // Parts of another whole say nothing of this one.
    try write(
      older.replacing(
        replaced,
        with: run,
        reports: isRead,
        shards: { record.isEmpty || (!isAll && $0.plan == plan.whole && $0.sources == built) },
        unfinished: { !isAll && !(isRun && plan.completes($0)) },
        unread: isReadAgain
      )
    )
  }

  /// Puts what a run of a plan brought before it was interrupted in the place of the old results of the same checks.
  package func keep(part partial: EvidenceSet, of plan: CheckPlan) throws {
    try write(read().taking(partial, of: plan))
  }
}

extension CheckPlan {
  /// Whether nothing is left of an interrupted run when this one has come to its end.
  fileprivate func completes(_ run: UnfinishedRun) -> Bool {
    guard let record = record(), run.part.count == record.count, run.part.number == record.number else { return false }
    return run.part.plan == record.plan || shard != nil
  }
}

extension EvidenceSet {
  /// With results of a run that is not over.
  func taking(_ partial: EvidenceSet, of plan: CheckPlan) -> EvidenceSet {
    guard let part = plan.record() else { return merged(with: partial) }
    // How many tests there are is known only when they run.
    let reported = plan.checks.isEmpty ? partial.results.count : partial.results.count { $0.source != .test }
    let run = UnfinishedRun(part: part, planned: plan.checks.count, reported: reported)
    return taking(partial, of: run)
  }
}
