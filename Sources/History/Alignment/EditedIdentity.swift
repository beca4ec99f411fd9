import SpecModel

/// Whether a criterion that has another number and other words is surely the one that it is like.
///
/// Similar words are no proof. `WHEN the user taps Save ...` and `WHEN the user taps Delete ...` share nearly all of theirs, and when
/// one is taken out and the other one written, the second stands where an edited first one would stand. What is sure must be so in
/// two ways:
///
/// - its place: between the same neighbours, in the requirement that its own has become;
/// - its words: some were added or some taken out, not exchanged for others, and none of them turns what it says, as `not` and `only`
///   do; or one is a mended typing error; or the same word was exchanged in several criteria of that requirement, which has kept its
///   title, and none of them has it any more.
///
/// Anything else is a candidate, for a person to decide.
struct EditedIdentity {
  private let oldIDs: [CriterionID]
  private let newIDs: [CriterionID]
  private let oldWords: [CriterionWords]
  private let newWords: [CriterionWords]
  private let gaps: CriterionGaps
  private let heirs: RequirementHeirs
  /// Where most of each requirement went, as far as texts tell.
  private let homes: [RequirementID: RequirementID]
  private let members: [RequirementID: [Int]]

  /// - Parameter alignment: what was found again without looking at single words.
  init(_ alignment: CriterionAlignment, heirs: RequirementHeirs) {
    oldIDs = alignment.old.map(\.id)
    newIDs = alignment.new.map(\.id)
    (oldWords, newWords) = (alignment.oldWords, alignment.newWords)
    gaps = CriterionGaps(alignment)
    self.heirs = heirs
    homes = RequirementVotes(alignment).winners
    members = Dictionary(grouping: alignment.new.indices) { alignment.new[$0].id.requirement }
  }

  struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  func isBetweenSameNeighbours(_ old: Int, _ new: Int) -> Bool { gaps.isSame(old, new) }

  /// Those of the pairs that are surely one criterion each. What keeps its number is none to be found again.
  func sure(among pairs: [Pair]) -> Set<Pair> {
    let (kept, renumbered) = (pairs.filter(isRenumbered(false)), pairs.filter(isRenumbered(true)))
    guard !renumbered.isEmpty else { return Set(kept) }
    let edits = renumbered.filter(isInPlace).map(edit).filter { !$0.isTurned }
    let exchanges = Dictionary(grouping: edits.filter { $0.isExchange && isOfHeir($0.pair) }) { exchange(of: $0) }
    let renamed = exchanges.filter { $1.count > 1 && isGone($0) }.values.joined()
    return Set(kept + (edits.filter(isGrownOrCut) + mended(among: edits) + renamed).map(\.pair))
  }

  private func isRenumbered(_ wanted: Bool) -> (Pair) -> Bool {
    { (oldIDs[$0.old].key != newIDs[$0.new].key) == wanted }
  }

  // MARK: Places

  private func isInPlace(_ pair: Pair) -> Bool {
    let (one, other) = (oldIDs[pair.old].requirement, newIDs[pair.new].requirement)
    guard gaps.isSame(pair.old, pair.new) else { return false }
    return homes[one] == other || heirs.isHeir(other, of: one)
  }

  /// Its requirement has kept its title: one that was written anew about another thing may share a sentence with the old one.
  private func isOfHeir(_ pair: Pair) -> Bool {
    heirs.isHeir(newIDs[pair.new].requirement, of: oldIDs[pair.old].requirement)
  }

  // MARK: Words

  /// The words that one of a pair has and the other one has not.
  private struct Edit {
    let pair: Pair
    let lost: [String]
    let gained: [String]

    /// It denies what it said, or says it of other cases.
    var isTurned: Bool { (lost + gained).contains(where: TurningWords.contain) }

    var isExchange: Bool { !lost.isEmpty && !gained.isEmpty }
  }

  private func edit(_ pair: Pair) -> Edit {
    let (one, other) = (oldWords[pair.old], newWords[pair.new])
    return Edit(pair: pair, lost: other.lacked(of: one), gained: one.lacked(of: other))
  }

  private func isGrownOrCut(_ edit: Edit) -> Bool {
    let (one, other) = (oldWords[edit.pair.old], newWords[edit.pair.new])
    return one.isPart(of: other) || other.isPart(of: one)
  }

  /// `shows` and `show`; `colour` and `color`, where the one is nowhere in the spec any more, and the other one was nowhere: `form` and
  /// `from` are two words.
  private func mended(among edits: [Edit]) -> [Edit] {
    let single = edits.filter { $0.lost.count == 1 && $0.gained.count == 1 }
    let mended = single.filter { Spelling.differInEnding($0.lost[0], $0.gained[0]) }
    let slips = single.filter { Spelling.isTypingError($0.lost[0], $0.gained[0]) }
    guard !slips.isEmpty else { return mended }
    let (then, today) = (Set(oldWords.flatMap(\.all)), Set(newWords.flatMap(\.all)))
    return mended + slips.filter { !today.contains($0.lost[0]) && !then.contains($0.gained[0]) }
  }

  private struct Exchange: Hashable {
    let requirement: RequirementID
    let lost: [String]
    let gained: [String]
  }

  private func exchange(of edit: Edit) -> Exchange {
    Exchange(requirement: newIDs[edit.pair.new].requirement, lost: edit.lost, gained: edit.gained)
  }

  private func isGone(_ exchange: Exchange) -> Bool {
    !members[exchange.requirement, default: []].contains { index in
      exchange.lost.contains { newWords[index].all.contains($0) }
    }
  }
}
