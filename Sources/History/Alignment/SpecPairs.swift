import Evidence
package import SpecModel

/// Which spec of today is which of then: by name, or, where a folder was renamed, by what is known of that, by what its criteria say, or
/// by its number.
package struct SpecPairs: Sendable {
  /// The spec of then for each of today that has one.
  package let then: [SpecID: SpecID]
  /// What people called a spec then, to the one of today: whole names, and numbers that only one of then bore. One that is gone keeps its
  /// name.
  package let names: [String: SpecID]
  /// Specs of then that are gone.
  package let gone: [SpecID]

  /// - Parameter moved: folders that others know to have been renamed, by what they were then.
  package init(old: Numbering, new: Numbering, moved: [SpecID: SpecID] = [:]) {
    var then = Dictionary(uniqueKeysWithValues: new.specs.keys.filter { old.specs[$0] != nil }.map { ($0, $0) })
    for (today, former) in Self.renamed(old, new, moved) { then[today] = former }
    self.then = then
    let today = Dictionary(then.map { ($1, $0) }) { first, _ in first }
    gone = old.specs.keys.filter { today[$0] == nil }.sorted()
    var names: [String: Set<SpecID>] = [:]
    for (former, today) in today.merging(gone.map { ($0, $0) }, uniquingKeysWith: { first, _ in first }) {
      let folder = old.folder(of: former)
      for name in [folder.name, folder.number].compactMap(\.self) { names[name, default: []].insert(today) }
    }
    self.names = names.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The spec of today for one of then that has another name today.
  fileprivate var renamed: [SpecID: SpecID] {
    Dictionary(then.filter { $0 != $1 }.map { ($1, $0) }) { first, _ in first }
  }

  private static func renamed(_ old: Numbering, _ new: Numbering, _ moved: [SpecID: SpecID]) -> [(
    today: SpecID, then: SpecID
  )] {
    var gone = old.specs.filter { new.specs[$0.key] == nil }
    var fresh = new.specs.filter { old.specs[$0.key] == nil }
    guard !gone.isEmpty, !fresh.isEmpty else { return [] }
    var found: [(today: SpecID, then: SpecID)] = []
    let take = { (pairs: [(today: SpecID, then: SpecID)]) in
      let claims = Dictionary(grouping: pairs) { $0.today }
      for pair in pairs where claims[pair.today]?.count == 1 {
        found.append(pair)
        gone[pair.then] = nil
        fresh[pair.today] = nil
      }
    }
    take(gone.keys.sorted().compactMap { then in moved[then].flatMap { fresh[$0] == nil ? nil : ($0, then) } })
    take(alike(gone, fresh))
    take(numbered(gone, fresh))
    return found
  }

  /// A spec that is gone and one that is new are one where at least half of the criteria say the same, and no other does.
  private static func alike(_ gone: [SpecID: SpecNumbering], _ fresh: [SpecID: SpecNumbering]) -> [(
    today: SpecID, then: SpecID
  )] {
    let texts = fresh.sorted { $0.key < $1.key }.map { ($0.key, Set($0.value.criteria.map(\.fingerprint))) }
    return gone.sorted { $0.key < $1.key }.compactMap { id, numbering in
      let own = Set(numbering.criteria.map(\.fingerprint))
      let alike = texts.filter { $0.1.intersection(own).count * 2 >= max(1, own.count) }
      return alike.count == 1 ? (alike[0].0, id) : nil
    }
  }

  /// What bore a number that no other bore, and what bears it today, where a good part of what it said is still said there.
  private static func numbered(_ gone: [SpecID: SpecNumbering], _ fresh: [SpecID: SpecNumbering]) -> [(
    today: SpecID, then: SpecID
  )] {
    let byNumber = Dictionary(grouping: fresh.keys) { $0.number ?? "" }
    let former = Dictionary(grouping: gone.keys) { $0.number ?? "" }
    return gone.keys.sorted().compactMap { then in
      guard let number = then.number, former[number]?.count == 1, let today = byNumber[number], today.count == 1,
        let old = gone[then], let new = fresh[today[0]]
      else { return nil }
      // A sentence that stands in many specs makes no two of them one.
      let own = Set(old.criteria.map(\.fingerprint))
      let shared = own.intersection(new.criteria.map(\.fingerprint)).count
      guard shared >= min(2, own.count), shared * 3 >= own.count, shared > 0 else { return nil }
      return (today[0], then)
    }
  }
}

extension Numbering {
  /// The same under the names that its specs bear today, with those that they bore then.
  func called(by pairs: SpecPairs) -> Numbering {
    let renamed = pairs.renamed
    guard !renamed.isEmpty else { return self }
    let folders = specs.keys.map { (renamed[$0] ?? $0, folder(of: $0)) }
    return Numbering(
      specs.values.map { spec in renamed[spec.spec].map(spec.called) ?? spec },
      folders: Dictionary(folders.filter { $0 != $1 }) { first, _ in first }
    )
  }
}

extension SpecNumbering {
  fileprivate func called(_ name: SpecID) -> SpecNumbering {
    func id(_ old: RequirementID) -> RequirementID {
      RequirementID(spec: name, number: old.number, occurrence: old.occurrence)
    }
    return SpecNumbering(
      spec: name,
      criteria: criteria.map {
        Entry(id: CriterionID(requirement: id($0.id.requirement), label: $0.id.label), text: $0.text)
      },
      requirements: requirements.map { Title(id: id($0.id), heading: $0.heading) }
    )
  }
}
