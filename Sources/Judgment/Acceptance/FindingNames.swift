package import Evidence
package import Findings
package import SpecModel

/// Gives each finding a name that stays when its lines move: what it is, and which one of its kind.
package struct FindingNames {
  private let places: FindingPlaces
  private var seen: [BaselineEntry: Int] = [:]

  /// - Parameter count: how many are to be named, where that is known.
  package init(corpus: Corpus, count: Int = 0) {
    places = FindingPlaces(corpus: corpus)
    seen.reserveCapacity(count)
  }

  /// Findings are to be asked for in their order: of several of one kind the first has the first name.
  package mutating func next(_ finding: Finding) -> FindingName {
    let entry = BaselineEntry(finding, places: places)
    return FindingName(entry: entry, ordinal: Self.next(&seen[entry, default: 0]))
  }

  private static func next(_ count: inout Int) -> Int {
    count += 1
    return count
  }
}

/// What a finding is, and which one of its kind.
package struct FindingName: Hashable, Sendable {
  fileprivate let entry: BaselineEntry
  /// From 1.
  fileprivate let ordinal: Int

  /// Made when it is asked for: on a terminal nobody does.
  package var fingerprint: Fingerprint {
    ordinal == 1 ? entry.fingerprint : Fingerprint(of: "\(entry.fingerprint)#\(ordinal)")
  }
}
