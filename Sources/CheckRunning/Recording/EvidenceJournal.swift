package import Evidence
import Synchronization

/// Keeps results while checks still run, so that a run that is killed has not run for nothing.
///
/// What did not report stays what it was: older results are held against today's documents as ever.
package final class EvidenceJournal: Sendable {
  private let store: EvidenceStore
  private let older: EvidenceSet
  private let next = Mutex(ContinuousClock.now)

  /// - Parameter isWhole: damaged evidence will be replaced by what this run finds; it is left as it is until then.
  /// - Throws: `EvidenceFileFailure` when the file is damaged and this run does not replace it, `FileFailure` when it cannot be read.
  package init(store: EvidenceStore, isWhole: Bool) throws {
    self.store = store
    do { older = try store.read() } catch let error as EvidenceFileFailure {
      guard isWhole else { throw error }
      older = EvidenceSet()
    }
  }

  /// - Parameter partial: all that is certain so far.
  /// - Returns: whether it is kept now; `false` where it is too soon after the last time, and has to be said again.
  package func keep(_ partial: () throws -> EvidenceSet) -> Bool {
    next.withLock { next in
      let start = ContinuousClock.now
      guard start >= next else { return false }
      guard let partial = try? partial(), !partial.results.isEmpty else { return true }
      let ran = Set(partial.results.map(\.check))
      // A write that fails now will fail at the end as well, and be heard of there.
      try? store.write(older.replacing(ran, with: partial))
      let end = ContinuousClock.now
      // Large evidence takes its time: what checks have left is the better part.
      next = end + max(.milliseconds(500), (end - start) * 10)
      return true
    }
  }
}
