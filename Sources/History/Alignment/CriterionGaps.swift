/// Between which neighbours a criterion stands that was not found again by its text.
struct CriterionGaps {
  private let oldGaps: [[Int]]
  private let newGaps: [[Int]]

  init(_ alignment: CriterionAlignment) {
    var origin = [Int?](repeating: nil, count: alignment.new.count)
    for (index, partner) in alignment.partners.enumerated() {
      if let partner { origin[partner.index] = index }
    }
    oldGaps = Self.gaps(alignment.partners.map { $0?.index })
    newGaps = Self.gaps(origin.enumerated().map { $1 == nil ? nil : $0 })
  }

  func isSame(_ old: Int, _ new: Int) -> Bool { oldGaps[old] == newGaps[new] }

  /// For each place the matched ones before and after it, as indices of today; -1 where there is none.
  private static func gaps(_ matched: [Int?]) -> [[Int]] {
    var before = [Int](repeating: -1, count: matched.count)
    var after = before
    var last = -1
    for index in matched.indices {
      before[index] = last
      last = matched[index] ?? last
    }
    last = -1
    for index in matched.indices.reversed() {
      after[index] = last
      last = matched[index] ?? last
    }
    return zip(before, after).map { [$0, $1] }
  }
}
