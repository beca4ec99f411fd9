package import Evidence
package import Findings
package import SpecModel

/// Gives each finding a name that stays when its lines move: what it is, and which one of its kind.
package struct FindingFingerprints {
  private let places: FindingPlaces
  private var seen: [BaselineEntry: Int] = [:]

  package init(corpus: Corpus) {
    places = FindingPlaces(corpus: corpus)
  }

  /// Findings are to be asked for in their order: of several of one kind the first has the first name.
  package mutating func next(_ finding: Finding) -> Fingerprint {
    let entry = BaselineEntry(finding, places: places)
    seen[entry, default: 0] += 1
    guard let count = seen[entry], count > 1 else { return entry.fingerprint }
    return Fingerprint(of: "\(entry.fingerprint)#\(count)")
  }
}
