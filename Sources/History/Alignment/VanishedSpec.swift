package import SpecModel

/// A spec that had criteria then, and has none today.
package struct VanishedSpec: Hashable, Sendable {
  package let id: SpecID
  /// What it was called then: of a folder that was renamed and emptied, nobody finds what it had under the name of today.
  let then: SpecID
  /// Those that it had, in order.
  package let criteria: [CriterionID]

  /// Sorted by name. One that became another is none of them.
  package static func all(_ pairs: SpecPairs, old: Numbering, new: Numbering) -> [VanishedSpec] {
    let emptied = pairs.then.filter { new.specs[$0.key]?.criteria.isEmpty == true }.map { (id: $0.key, then: $0.value) }
    return (emptied + pairs.gone.map { (id: $0, then: $0) }).compactMap { id, then in
      guard let criteria = old.specs[then]?.criteria.map(\.id), !criteria.isEmpty else { return nil }
      return VanishedSpec(id: id, then: then, criteria: criteria)
    }.sorted { $0.id < $1.id }
  }
}

extension Lock {
  /// The same with the specs that are gone since: to rewrite references accepts no loss of what they cite, nor of anything else.
  func remembering(vanishedSince past: [LockedPast]) -> Lock {
    let gone = past.flatMap { past in past.vanished.compactMap { past.lock.numbering.specs[$0.then] } }
    guard !gone.isEmpty else { return self }
    let known = Numbering(gone + Array(numbering.specs.values))
    return Lock(numbering: known, lines: lines, seals: seals?.beside(known), formers: formers)
  }
}
