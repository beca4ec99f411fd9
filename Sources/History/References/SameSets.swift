import Findings
import Traceability

/// Places that name the same criteria today as when they were written, under other numbers: two that changed places within a range.
/// Who reads it reads no lie.
struct SameSets {
  /// Places of which nothing is to be said.
  let places: Set<Location>

  init(_ looks: [(place: ReferencePlace, outcomes: [OlderReferenceFinder.Outcome?])]) {
    places = Set(looks.filter { $0.outcomes.count > 1 && Self.areSame($0.outcomes) }.map(\.place.location))
  }

  private static func areSame(_ outcomes: [OlderReferenceFinder.Outcome?]) -> Bool {
    var then: Set<Fate.Place> = []
    var today: Set<Fate.Place> = []
    for outcome in outcomes {
      guard let outcome, let place = outcome.place, let now = outcome.today else { return false }
      switch outcome.member.fate {
      case .kept, .moved: break
      case .changed, .removed, .undecided: return false
      }
      if outcome.member.fate.isEdited { return false }
      then.insert(place)
      today.insert(now)
    }
    return then == today
  }
}
