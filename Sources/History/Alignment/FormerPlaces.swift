import SpecModel

/// What was then what a number stands for today: `SpecChange`, asked from the other end.
struct FormerPlaces {
  private var places: [Fate.Place: Fate.Place] = [:]

  init(_ change: SpecChange) {
    for entry in change.old.criteria {
      let own = CriterionID(requirement: Self.moved(entry.id.requirement, to: change.new.spec), label: entry.id.label)
      add(.criterion(entry.id), today: .criterion(own), change.fate(of: entry.id))
    }
    for title in change.old.requirements {
      let target = Reference.Target.requirement(title.id.number, occurrence: title.id.occurrence)
      guard let fate = change.meaning(of: target)?.fate else { continue }
      add(.requirement(title.id), today: .requirement(Self.moved(title.id, to: change.new.spec)), fate)
    }
  }

  private mutating func add(_ then: Fate.Place, today: Fate.Place, _ fate: Fate) {
    switch fate {
    case .kept, .changed: places[today] = then
    case .moved(let place, _): places[place] = then
    case .undecided, .resembled, .removed: break
    }
  }

  private static func moved(_ id: RequirementID, to spec: SpecID) -> RequirementID {
    RequirementID(spec: spec, number: id.number, occurrence: id.occurrence)
  }

  /// - Returns: `nil` for what is new, and where nobody knows.
  subscript(_ today: Fate.Place) -> Fate.Place? { places[today] }
}
