package import Evidence
package import SpecModel

/// Where criteria that left their spec went: into another one, word for word.
///
/// Short sentences, and those that several specs share, stand in more than one place by chance: only a text that stood in one place
/// at most, and stands in one place that is new, was moved.
package struct Elsewhere: Sendable {
  private let homes: [Fingerprint: CriterionID]

  package static let none = Elsewhere([:])

  private init(_ homes: [Fingerprint: CriterionID]) {
    self.homes = homes
  }

  package init(old: Numbering, new: Numbering, pairs: SpecPairs) {
    var then: [Fingerprint: Int] = [:]
    for entry in old.specs.values.flatMap(\.criteria) { then[entry.fingerprint, default: 0] += 1 }
    let former = Dictionary(
      pairs.then.map { today, then in (today, Set((old.specs[then]?.criteria ?? []).map(\.fingerprint))) }
    ) { first, _ in first }
    var today: [Fingerprint: [CriterionID]] = [:]
    for entry in new.specs.values.flatMap(\.criteria) { today[entry.fingerprint, default: []].append(entry.id) }
    homes = today.compactMapValues { places in
      guard places.count == 1, let place = places.first else { return nil }
      return place
    }.filter { text, place in (then[text] ?? 0) <= 1 && former[place.spec]?.contains(text) != true }
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
