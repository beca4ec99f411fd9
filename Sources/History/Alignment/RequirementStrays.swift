import SpecModel

/// What requirements that keep their numbers gave to others: whoever named the whole of one named these, too.
struct RequirementStrays: Sendable {
  private let strays: [RequirementID: [NarrowedReference.Stray]]

  static let none = RequirementStrays([:])

  private init(_ strays: [RequirementID: [NarrowedReference.Stray]]) {
    self.strays = strays
  }

  /// - Parameters:
  ///   - places: by requirement, those of its criteria.
  ///   - kept: the requirements that keep their numbers.
  ///   - fate: what became of the criterion at a place.
  init(
    of spec: SpecNumbering,
    _ places: [RequirementID: [Int]],
    kept: [RequirementID],
    fate: (Int) -> Fate
  ) {
    let pairs = kept.map { id in
      (
        id,
        places[id, default: []].compactMap { place -> NarrowedReference.Stray? in
          guard case .moved(.criterion(let today), _) = fate(place), today.requirement.key != id.key else { return nil }
          return .init(number: spec.criteria[place].id.local, today: today)
        }
      )
    }
    self.init(Dictionary(pairs.filter { !$1.isEmpty }) { first, _ in first })
  }

  subscript(id: RequirementID) -> [NarrowedReference.Stray] { strays[id] ?? [] }
}
