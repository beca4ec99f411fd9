import SpecModel

/// Criteria that say the same of several things, `size small ... its outline at 12 px` and `size medium ... its outline at 16 px`: between
/// two such families nearly all words are the same, and the one that is not is what tells them apart.
struct CriterionFamilies {
  private let oldWords: [CriterionWords]
  private let newWords: [CriterionWords]
  private let homes: [RequirementID: RequirementID]
  private let oldRequirements: [RequirementID]
  private let newRequirements: [RequirementID]
  private let oldMembers: [RequirementID: [Int]]
  /// Those that stood there before.
  private let newMembers: [RequirementID: [Int]]

  /// - Parameter alignment: what was found again without looking at single words.
  init(_ alignment: CriterionAlignment) {
    (oldWords, newWords) = (alignment.oldWords, alignment.newWords)
    homes = RequirementVotes(alignment).winners
    oldRequirements = alignment.old.map(\.id.requirement)
    newRequirements = alignment.new.map(\.id.requirement)
    oldMembers = Dictionary(grouping: alignment.old.indices) { alignment.old[$0].id.requirement }
    let known = alignment.partners.compactMap { $0?.index }
    newMembers = Dictionary(grouping: known) { alignment.new[$0].id.requirement }
  }

  /// What the one has lost its siblings of then have as well, and what the other has gained its siblings have that stood there before:
  /// each is of its own family. Where most of the requirement went to that one, its neighbours vouch for it.
  func part(_ old: Int, _ new: Int) -> Bool {
    let (one, other) = (oldRequirements[old], newRequirements[new])
    guard homes[one] != other else { return false }
    let lost = oldWords[old].missing(in: newWords[new])
    let gained = newWords[new].missing(in: oldWords[old])
    guard !lost.isEmpty, !gained.isEmpty else { return false }
    return oldMembers[one, default: []].contains { $0 != old && oldWords[$0].holds(lost) }
      && newMembers[other, default: []].contains { $0 != new && newWords[$0].holds(gained) }
  }
}
