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
    let inPlace = renumbered.filter { isInPlace($0) && !isTurned($0) }
    let exchanges = Dictionary(grouping: inPlace.filter { isExchanged($0) && isOfHeir($0) }) { exchange(of: $0) }
    let renamed = exchanges.filter { $1.count > 1 && isGone($0) }.values.joined()
    return Set(kept + inPlace.filter(isGrownOrCut) + mended(among: inPlace) + renamed)
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

  private func lost(_ pair: Pair) -> [String] { newWords[pair.new].lacked(of: oldWords[pair.old]) }
  private func gained(_ pair: Pair) -> [String] { oldWords[pair.old].lacked(of: newWords[pair.new]) }

  /// It says what it said, or denies it, or says it of other cases.
  private func isTurned(_ pair: Pair) -> Bool { (lost(pair) + gained(pair)).contains(where: TurningWords.contain) }

  private func isGrownOrCut(_ pair: Pair) -> Bool {
    let (one, other) = (oldWords[pair.old], newWords[pair.new])
    return one.isPart(of: other) || other.isPart(of: one)
  }

  private func isExchanged(_ pair: Pair) -> Bool { !lost(pair).isEmpty && !gained(pair).isEmpty }

  /// `shows` and `show`; `colour` and `color`, where the one is nowhere in the spec any more, and the other one was nowhere: `form` and
  /// `from` are two words.
  private func mended(among pairs: [Pair]) -> [Pair] {
    var slips: [(pair: Pair, lost: String, gained: String)] = []
    var mended: [Pair] = []
    for pair in pairs {
      let (lost, gained) = (lost(pair), gained(pair))
      guard lost.count == 1, gained.count == 1 else { continue }
      if Spelling.differInEnding(lost[0], gained[0]) {
        mended.append(pair)
      } else if Spelling.isTypingError(lost[0], gained[0]) {
        slips.append((pair, lost[0], gained[0]))
      }
    }
    guard !slips.isEmpty else { return mended }
    let (then, today) = (Set(oldWords.flatMap(\.all)), Set(newWords.flatMap(\.all)))
    return mended + slips.filter { !today.contains($0.lost) && !then.contains($0.gained) }.map(\.pair)
  }

  private struct Exchange: Hashable {
    let requirement: RequirementID
    let lost: [String]
    let gained: [String]
  }

  private func exchange(of pair: Pair) -> Exchange {
    Exchange(requirement: newIDs[pair.new].requirement, lost: lost(pair), gained: gained(pair))
  }

  private func isGone(_ exchange: Exchange) -> Bool {
    !members[exchange.requirement, default: []].contains { index in
      exchange.lost.contains { newWords[index].all.contains($0) }
    }
  }
}
