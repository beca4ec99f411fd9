/// A run that was ended before all of it had reported: what it brought is true, and is not all.
package struct UnfinishedRun: Hashable, Sendable {
  /// What was to run, as a run that comes to its end would say it.
  package let part: ShardRecord
  /// How many checks were planned; tests that name criteria are known only when they run.
  package let planned: Int
  /// How many results there were.
  package let reported: Int

  package init(part: ShardRecord, planned: Int, reported: Int) {
    self.part = part
    self.planned = planned
    self.reported = reported
  }

  /// Sorted, each part once: of the same one what got furthest.
  static func joined(_ runs: [UnfinishedRun]) -> [UnfinishedRun] {
    Dictionary(grouping: runs, by: \.part.place).sorted { $0.key < $1.key }.map { _, same in
      let parts = ShardRecord.joined(same.map(\.part))
      return UnfinishedRun(
        part: parts[0],
        planned: same.map(\.planned).max() ?? 0,
        reported: same.map(\.reported).max() ?? 0
      )
    }
  }
}

extension UnfinishedRun: CustomStringConvertible {
  /// `a run of 12 checks (shard 2/8) was interrupted when 5 had reported`
  package var description: String {
    let checks = planned == 0 ? "" : " of \(planned) check\(planned == 1 ? "" : "s")"
    let shard = part.count == 1 ? "" : " (shard \(part.number)/\(part.count))"
    return "a run\(checks)\(shard) was interrupted when \(reported) had reported"
  }
}

extension EvidenceSet {
  /// The runs that were interrupted, and of which nobody has brought the rest: all of the same part of the same checks.
  package var interruptions: [UnfinishedRun] {
    let whole = Set(shards.map(\.place))
    return unfinished.filter { !whole.contains($0.part.place) }
  }

  /// Results of a run that is not over in the place of the old ones of the same checks, with a word that they are not all.
  package func taking(_ partial: EvidenceSet, of run: UnfinishedRun) -> EvidenceSet {
    let ran = Set(partial.results.map(\.check))
    let newer = partial.merged(with: EvidenceSet(unfinished: [run]))
    // Until it comes to its end nobody may take an older run for it.
    return replacing(ran, with: newer, shards: { $0.place != run.part.place })
  }
}
