package import SpecModel

/// A spec that had criteria then, and has none today.
package struct VanishedSpec: Hashable, Sendable {
  package let id: SpecID
  /// Those that it had, in order.
  package let criteria: [CriterionID]

  /// Sorted by name. One that became another is none of them.
  package static func all(_ pairs: SpecPairs, old: Numbering, new: Numbering) -> [VanishedSpec] {
    let emptied = pairs.then.filter { new.specs[$0.key]?.criteria.isEmpty == true }.map { (id: $0.key, then: $0.value) }
    return (emptied + pairs.gone.map { (id: $0, then: $0) }).compactMap { id, then in
      guard let criteria = old.specs[then]?.criteria.map(\.id), !criteria.isEmpty else { return nil }
      return VanishedSpec(id: id, criteria: criteria)
    }.sorted { $0.id < $1.id }
  }
}

extension Lock {
  /// Specs that the lock knows, and of which nothing is demanded any more.
  package func vanished(in new: Numbering) -> [VanishedSpec] {
    VanishedSpec.all(SpecPairs(old: numbering, new: new), old: numbering, new: new)
  }

  /// The same with the specs that are gone since: to rewrite references accepts no loss of what they cite, nor of anything else.
  func remembering(vanishedFrom old: [Lock]) -> Lock {
    let gone = old.flatMap { old in old.vanished(in: numbering).compactMap { old.numbering.specs[$0.id] } }
    guard !gone.isEmpty else { return self }
    let known = Numbering(gone + Array(numbering.specs.values))
    return Lock(numbering: known, lines: lines, seals: seals?.beside(known), formers: formers)
  }
}
