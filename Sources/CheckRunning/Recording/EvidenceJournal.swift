package import Evidence
import Synchronization

/// Keeps results while checks still run, so that a run that is killed has not run for nothing.
///
/// What did not report stays what it was: older results are held against today's documents as ever, and the file says that a run
/// was interrupted until one has come to its end.
package final class EvidenceJournal: Sendable {
  private let store: EvidenceStore
  private let older: EvidenceSet
  private let plan: CheckPlan
  private let next = Mutex(ContinuousClock.now)

  /// - Parameter plan: what runs.
  /// - Throws: `EvidenceFileFailure` when the file is damaged, `FileFailure` when it cannot be read.
  package init(store: EvidenceStore, plan: CheckPlan) throws {
    self.store = store
    self.plan = plan
    older = try store.read()
  }

  /// - Parameters:
  ///   - isUrgent: it is not said again, and somebody is to be told of it.
  ///   - partial: all that is certain so far.
  /// - Returns: whether it is kept now; `false` where it is too soon after the last time, and has to be said again.
  package func keep(isUrgent: Bool = false, _ partial: () throws -> EvidenceSet) -> Bool {
    next.withLock { next in
      let start = ContinuousClock.now
      guard isUrgent || start >= next else { return false }
      guard let partial = try? partial(), !partial.results.isEmpty else { return true }
      // A write that fails now will fail at the end as well, and be heard of there.
      try? store.write(older.taking(partial, of: plan))
      let end = ContinuousClock.now
      // Every result at once, as long as that costs next to nothing. Large evidence takes its time, and checks have the better part
      // of it left.
      next = end + (end - start) * 4
      return true
    }
  }
}
