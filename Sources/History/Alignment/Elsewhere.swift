import Evidence
package import SpecModel

/// Where criteria that left their spec went: into another one, word for word.
///
/// Short sentences, and those that several specs share, stand in more than one place by chance: only a text that stood in one place
/// at most, and stands in one place that is new, was moved.
package struct Elsewhere: Sendable {
  private let homes: [Fingerprint: CriterionID]
  /// Where those are that stood there then already.
  private let settled: [Fingerprint: CriterionID]

  package static let none = Elsewhere([:], settled: [:])

  private init(_ homes: [Fingerprint: CriterionID], settled: [Fingerprint: CriterionID]) {
    self.homes = homes
    self.settled = settled
  }

  package init(old: Numbering, new: Numbering, pairs: SpecPairs) {
    var then: [Fingerprint: Int] = [:]
    for entry in old.specs.values.flatMap(\.criteria) { then[entry.fingerprint, default: 0] += 1 }
    let former = Dictionary(
      pairs.then.map { today, then in (today, Set((old.specs[then]?.criteria ?? []).map(\.fingerprint))) }
    ) { first, _ in first }
    var today: [Fingerprint: [CriterionID]] = [:]
    for entry in new.specs.values.flatMap(\.criteria) { today[entry.fingerprint, default: []].append(entry.id) }
    let single = today.filter { text, places in places.count == 1 && (then[text] ?? 0) <= 1 }.compactMapValues(\.first)
    homes = single.filter { text, place in former[place.spec]?.contains(text) != true }
    settled = single.filter { text, place in former[place.spec]?.contains(text) == true }
  }

  // MARK: Earlier times

  /// Specs in which something stood then that was in this one before, perhaps, and has left it.
  ///
  /// - Parameter spec: the spec of today that it left.
  package func settledSpecs(of earlier: SpecNumbering, leaving spec: SpecID) -> Set<SpecID> {
    Set(earlier.criteria.compactMap { settled[$0.fingerprint]?.spec }).subtracting([spec])
  }

  /// The same, seen from an earlier time, when some specs did not hold yet what they hold today.
  ///
  /// - Parameter specs: what they held then; `nil` where they were not there.
  package func seen(from specs: [SpecID: SpecNumbering?]) -> Elsewhere {
    let texts = specs.mapValues { Set(($0?.criteria ?? []).map(\.fingerprint)) }
    let moved = settled.filter { text, place in texts[place.spec]?.contains(text) == false }
    return Elsewhere(homes.merging(moved) { home, _ in home }, settled: settled)
  }

  private static let fewestWords = 5

  /// - Parameter spec: the spec of today that it left.
  func home(of entry: SpecNumbering.Entry, leaving spec: SpecID) -> CriterionID? {
    guard let home = homes[entry.fingerprint], home.spec != spec,
      entry.text.split(separator: " ", maxSplits: Self.fewestWords).count >= Self.fewestWords
    else { return nil }
    return home
  }
}
