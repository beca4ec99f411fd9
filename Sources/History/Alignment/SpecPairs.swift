import Evidence
package import SpecModel

/// Which spec of today is which of then: by name, or, where a folder was renamed, by what its criteria say.
package struct SpecPairs: Sendable {
  /// The spec of then for each of today that has one.
  package let then: [SpecID: SpecID]
  /// What people called a spec then, to the one of today: whole names, and numbers that only one of then bore.
  package let names: [String: SpecID]
  /// Specs of then that are gone.
  package let gone: [SpecID]

  package init(old: Numbering, new: Numbering) {
    var then = Dictionary(uniqueKeysWithValues: new.specs.keys.filter { old.specs[$0] != nil }.map { ($0, $0) })
    for (today, former) in Self.renamed(old, new) { then[today] = former }
    self.then = then
    let today = Dictionary(then.map { ($1, $0) }) { first, _ in first }
    gone = old.specs.keys.filter { today[$0] == nil }.sorted()
    var names: [String: Set<SpecID>] = [:]
    for (former, today) in today {
      for name in [former.name, former.number].compactMap(\.self) { names[name, default: []].insert(today) }
    }
    self.names = names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// A spec that is gone and one that is new are one where at least half of the criteria say the same, and no other does.
  private static func renamed(_ old: Numbering, _ new: Numbering) -> [(today: SpecID, then: SpecID)] {
    let gone = old.specs.filter { new.specs[$0.key] == nil }.sorted { $0.key < $1.key }
    let fresh = new.specs.filter { old.specs[$0.key] == nil }.sorted { $0.key < $1.key }
    guard !gone.isEmpty, !fresh.isEmpty else { return [] }
    let texts = fresh.map { ($0.key, Set($0.value.criteria.map(\.fingerprint))) }
    let found = gone.compactMap { id, numbering -> (SpecID, SpecID)? in
      let own = Set(numbering.criteria.map(\.fingerprint))
      let alike = texts.filter { $0.1.intersection(own).count * 2 >= max(1, own.count) }
      return alike.count == 1 ? (alike[0].0, id) : nil
    }
    let claims = Dictionary(grouping: found) { $0.0 }
    return found.filter { claims[$0.0]?.count == 1 }
  }
}
