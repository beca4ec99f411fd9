/// A part of all checks that ran, as one machine of a matrix runs it: `2/8` of a plan.
package struct ShardRecord: Hashable, Sendable {
  /// Nobody has more machines, and those that are missing are named one by one.
  package static let mostShards = 65_536

  /// From 1 to `count`.
  package let number: Int
  package let count: Int
  /// All checks that were to be shared out, so that parts of different wholes do not complete each other.
  package let plan: Fingerprint
  /// What the checks were built from, tests that name criteria among it, which no plan knows before they run; `nil` where nothing was to
  /// be built, and in files of before.
  package let sources: Fingerprint?
  /// Members of a newer format, handed on as they came.
  package var unknown: JSONObject

  /// - Returns: `nil` unless the number is one of the count, and that is one that there may be.
  package init?(
    number: Int,
    count: Int,
    plan: Fingerprint,
    sources: Fingerprint? = nil,
    unknown: JSONObject = JSONObject()
  ) {
    guard number >= 1, number <= count, count <= Self.mostShards else { return nil }
    self.number = number
    self.count = count
    self.plan = plan
    self.sources = sources
    self.unknown = unknown
  }

  /// - Parameter checks: all checks with the fingerprints of their sources, in any order.
  package static func plan(of checks: some Sequence<(key: CheckKey, source: Fingerprint)>) -> Fingerprint {
    Fingerprint(of: checks.map { "\($0.source) \($0.key)\n" }.sorted().joined())
  }

  /// Sorted, each part once.
  static func joined(_ records: [ShardRecord]) -> [ShardRecord] {
    let sorted = records.sorted { ($0.place, $0.ground) < ($1.place, $1.ground) }
    return sorted.reduce(into: []) { joined, record in
      if let last = joined.last, last.place == record.place, last.ground == record.ground {
        joined[joined.count - 1].unknown = last.unknown.merged(with: record.unknown)
      } else {
        joined.append(record)
      }
    }
  }

  /// Parts that are built from different sources do not complete each other either.
  fileprivate var ground: String { sources?.hexadecimal ?? "" }

  /// Which part of which whole it is, whatever else is said of it.
  var place: Place { Place(plan: plan, count: count, number: number) }

  struct Place: Hashable, Comparable, Sendable {
    let plan: Fingerprint
    let count: Int
    let number: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.plan, left.count, left.number) < (right.plan, right.count, right.number)
    }
  }
}

/// Parts of a whole that nobody has brought.
package struct MissingShards: Hashable, Sendable, CustomStringConvertible {
  package let numbers: [Int]
  package let count: Int
  /// They are there, but were built from other sources than the rest.
  package let areOfOtherSources: Bool

  /// `shards 3, 5–6 of 8 are missing`
  package var description: String {
    let isOne = numbers.count == 1
    let words = "shard\(isOne ? "" : "s") \(ranges) of \(count) \(isOne ? "is" : "are") missing"
    return areOfOtherSources ? "\(words) among those built from the same sources" : words
  }

  private var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return words.prefix(20).joined(separator: ", ") + (words.count > 20 ? ", …" : "")
  }
}

extension EvidenceSet {
  /// The parts that are missing of each whole that is not there by any division of the same sources; empty where nothing was shared out.
  ///
  /// - Parameter plan: the whole that is asked for; `nil` for all.
  package func missingShards(of plan: Fingerprint? = nil) -> [MissingShards] {
    let plans = Dictionary(grouping: shards.filter { plan == nil || $0.plan == plan }, by: \.plan)
    return plans.sorted { $0.key < $1.key }.compactMap { _, records in
      let divisions = Dictionary(grouping: records) { "\($0.count) \($0.ground)" }.values.map { parts in
        (count: parts[0].count, numbers: Set(parts.map(\.number)))
      }
      if divisions.contains(where: { $0.numbers.count == $0.count }) { return nil }
      // Of several divisions the one that is nearest to being whole.
      let nearest = divisions.min {
        ($0.count - $0.numbers.count, $0.count, $1.numbers.min() ?? 0)
          < ($1.count - $1.numbers.count, $1.count, $0.numbers.min() ?? 0)
      }
      return nearest.map { found in
        let numbers = (1...found.count).filter { !found.numbers.contains($0) }
        let brought = Set(records.filter { $0.count == found.count }.map(\.number))
        return MissingShards(numbers: numbers, count: found.count, areOfOtherSources: brought.isSuperset(of: numbers))
      }
    }
  }
}
