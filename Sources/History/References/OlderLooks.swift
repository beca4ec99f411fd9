import Findings
import SpecModel

/// What is seen of a place before it is said what to do about it.
extension OlderReferenceFinder {
  struct Finding {
    let place: ReferencePlace
    let when: Moment
    let isUnclear: Bool
    let outcomes: [Outcome]
    /// It also names what stood for nothing then.
    let isPartial: Bool
  }

  struct Outcome {
    let target: Reference.Target?
    let member: OlderReference.Member
    let place: Fate.Place?
    /// What the number stands for today.
    let today: Fate.Place?
  }

  struct Look {
    let place: ReferencePlace
    let when: Moment
    var isUnclear: Bool
    let outcomes: [Outcome?]
    /// What could not be read of what it names, as it stood then.
    let hidden: DocumentPath?
  }
}
