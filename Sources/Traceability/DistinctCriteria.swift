import SpecModel

/// Criteria, each once, in the order in which they came. A few are compared with each other, because that is sooner done than a set made.
struct DistinctCriteria {
  private(set) var all: [CriterionID] = []
  private var known: Set<CriterionID> = []
  private static let few = 8

  mutating func add(_ ids: some Sequence<CriterionID>) {
    for id in ids { add(id) }
  }

  private mutating func add(_ id: CriterionID) {
    if all.count < Self.few {
      guard !all.contains(id) else { return }
    } else {
      if known.isEmpty { known = Set(all) }
      guard known.insert(id).inserted else { return }
    }
    all.append(id)
  }
}
