import SpecModel

/// Which criterion of today is which of then.
///
/// Texts decide, numbers only where texts leave no doubt to them:
///
/// 1. the same text, once then and once today, is the same criterion, wherever it stands; so are the same words in other
///    punctuation;
/// 2. a text that several criteria share is told apart by the requirement that the others moved to, and by order, where as many
///    bear it today as then; where they do not, and its number bears another text, nobody can tell, and nothing is guessed;
/// 3. one that stands whole in a longer text under its own number has grown; one that stands whole in exactly one other has been
///    merged into it, unless that one is another of then, word for word;
/// 4. what is left is compared word by word: an edited criterion shares most of its words, and stands between the same
///    neighbours or shares nearly all, and not just what its siblings share as well; its figures are the same, because others make
///    another demand;
/// 5. one that shares all of its words with one other, and those two with none, is that one, with another demand: one figure is
///    another;
/// 6. a number whose old and new text are both left over was rewritten in place.
///
/// One that has other words and another number at once is sure in few cases, which `EditedIdentity` names; else it is a candidate.
struct CriterionAlignment {
  typealias Entry = SpecNumbering.Entry

  /// How one of then was found again.
  struct Partner: Hashable, Sendable {
    let index: Int
    let grounds: Grounds
    /// It is no more than like it, and may be another one.
    var isCandidate = false
  }

  let old: [Entry]
  let new: [Entry]
  /// One for each of `old`.
  private(set) var partners: [Partner?]
  /// For those that several of today may be: their indices.
  private(set) var doubts: [Int: [Int]] = [:]
  /// For those that are gone: what is new and like them, too little or in too different a place to be them.
  private(set) var likes: [Int: Partner] = [:]
  private var taken: [Bool]
  private let gone: Set<Int>
  private let heirs: RequirementHeirs
  let oldWords: [CriterionWords]
  let newWords: [CriterionWords]

  /// - Parameters:
  ///   - gone: those of then that stand in another spec today.
  ///   - heirs: what headings say of requirements.
  init(old: [Entry], new: [Entry], gone: Set<Int> = [], heirs: RequirementHeirs) {
    self.old = old
    self.new = new
    self.heirs = heirs
    self.gone = gone
    partners = Array(repeating: nil, count: old.count)
    taken = Array(repeating: false, count: new.count)
    oldWords = old.map { CriterionWords($0.text) }
    newWords = new.map { CriterionWords($0.text) }
    matchUnique(old.map(\.fingerprint), new.map(\.fingerprint), .sameText)
    matchUnique(oldWords.map(\.all), newWords.map(\.all), .sameWords)
    matchRepeated()
    matchGrown()
    // Of most specs nothing is left by here.
    let identity = openOld.isEmpty ? nil : EditedIdentity(self, heirs: heirs)
    if let identity { matchEdited(identity) }
    matchFigures()
    matchInPlace()
    if let identity { matchMerged(identity) }
  }

  /// Those that are surely one, by their indices.
  var found: [(old: Int, new: Int)] {
    partners.enumerated().compactMap { old, partner in
      partner.flatMap { $0.isCandidate ? nil : (old, $0.index) }
    }
  }

  private mutating func pair(_ old: Int, _ new: Int, _ grounds: Grounds, isCandidate: Bool = false) {
    partners[old] = Partner(index: new, grounds: grounds, isCandidate: isCandidate)
    taken[new] = true
  }

  private var openOld: [Int] { old.indices.filter { partners[$0] == nil && doubts[$0] == nil && !gone.contains($0) } }
  private var openNew: [Int] { new.indices.filter { !taken[$0] } }

  // MARK: Same text

  private mutating func matchUnique<Key: Hashable>(_ oldKeys: [Key], _ newKeys: [Key], _ grounds: Grounds) {
    let then = Dictionary(grouping: openOld) { oldKeys[$0] }
    let today = Dictionary(grouping: openNew) { newKeys[$0] }
    for (key, places) in then {
      guard places.count == 1, let here = today[key], here.count == 1 else { continue }
      pair(places[0], here[0], grounds)
    }
  }

  private mutating func matchRepeated() {
    let homes = RequirementVotes(self).winners
    let today = Dictionary(grouping: openNew) { new[$0].fingerprint }
    let groups = Dictionary(grouping: openOld) { old[$0].fingerprint }
    for places in groups.values.sorted(by: { $0[0] < $1[0] }) {
      guard let here = today[old[places[0]].fingerprint] else { continue }
      for (requirement, members) in Dictionary(grouping: places, by: { old[$0].id.requirement }) {
        guard let home = homes[requirement] else { continue }
        matchInOrder(members, here.filter { new[$0].id.requirement == home })
      }
      matchInOrder(places.filter { partners[$0] == nil }, here.filter { !taken[$0] })
      settle(places.filter { partners[$0] == nil }, here)
    }
  }

  private mutating func matchInOrder(_ then: [Int], _ today: [Int]) {
    guard then.count == today.count else { return }
    for (one, other) in zip(then, today) { pair(one, other, .order) }
  }

  /// More or fewer criteria bear the text than then: a number that still bears it still says what it said.
  private mutating func settle(_ then: [Int], _ here: [Int]) {
    for place in then {
      if let same = here.first(where: { !taken[$0] && new[$0].id.key == old[place].id.key }) {
        pair(place, same, .sameText)
      }
    }
    for place in then where partners[place] == nil { doubts[place] = here }
  }

  // MARK: Grown

  /// The same number says all that it said, and more.
  private mutating func matchGrown() {
    let today = Dictionary(openNew.map { (new[$0].id.key, $0) }) { first, _ in first }
    for one in openOld {
      guard let other = today[old[one].id.key], !taken[other],
        let overlap = oldWords[one].within(newWords[other])
      else { continue }
      pair(one, other, .words(common: overlap.common, of: overlap.of))
    }
  }

  /// Another criterion has taken it in, beside what it says itself. One that says what it said before has taken in nothing.
  private mutating func matchMerged(_ identity: EditedIdentity) {
    guard openOld.count * new.count <= Self.mostComparisons else { return }
    // Another of then, word for word.
    let untouched = Set(partners.compactMap { $0.flatMap { $0.grounds.isEdited ? nil : $0.index } })
    let origins = Dictionary(
      partners.enumerated().compactMap { then, partner in partner.map { ($0.index, then) } }
    ) { first, _ in first }
    for one in openOld {
      let hosts = new.indices.filter { oldWords[one].within(newWords[$0]) != nil }
      guard hosts.count == 1, !untouched.contains(hosts[0]), let overlap = oldWords[one].within(newWords[hosts[0]])
      else {
        continue
      }
      let isSure =
        origins[hosts[0]].map { hasTakenIn(one, hosts[0], then: $0) }
        ?? !identity.sure(among: [.init(old: one, new: hosts[0])]).isEmpty
      partners[one] = Partner(
        index: hosts[0],
        grounds: .words(common: overlap.common, of: overlap.of),
        isCandidate: !isSure
      )
    }
  }

  /// What another one says today and did not say then is what this one said: it has not only held it all the time, nor denied it.
  private func hasTakenIn(_ one: Int, _ host: Int, then: Int) -> Bool {
    oldWords[one].within(oldWords[then]) == nil
      && newWords[host].denials == oldWords[one].denials + oldWords[then].denials
  }

  // MARK: Edited

  /// Far above any spec; beyond it the comparison would take seconds.
  private static let mostComparisons = 250_000
  /// That the comparisons may look at, all together.
  private static let mostWords = 50_000_000

  private mutating func matchEdited(_ identity: EditedIdentity) {
    let then = openOld
    let today = openNew
    guard then.count * today.count <= Self.mostComparisons else { return }
    var numbers = CriterionWords.Numbers()
    let former = then.map { numbers.numbered(oldWords[$0]) }
    let present = today.map { numbers.numbered(newWords[$0]) }
    let words = (former.reduce(0) { $0 + $1.words.count }, present.reduce(0) { $0 + $1.words.count })
    guard words.0 * today.count + words.1 * then.count <= Self.mostWords else { return }
    let families = CriterionFamilies(self)
    var candidates: [Candidate] = []
    var distant: [Candidate] = []
    for (one, own) in zip(then, former) {
      for (other, theirs) in zip(today, present) {
        let overlap = own.overlap(with: theirs)
        guard overlap.ratio >= 0.6, own.figures == theirs.figures else { continue }
        let isNear = overlap.ratio >= 0.85 || identity.isBetweenSameNeighbours(one, other)
        if isNear { candidates.append((one, other, overlap)) } else { distant.append((one, other, overlap)) }
      }
    }
    let chosen = Self.best(candidates).filter { candidate in
      identity.isBetweenSameNeighbours(candidate.old, candidate.new) || !families.part(candidate.old, candidate.new)
    }
    let sure = identity.sure(among: chosen.map { .init(old: $0.old, new: $0.new) })
    for (old, new, overlap) in chosen {
      let isCandidate = !sure.contains(.init(old: old, new: new))
      pair(old, new, .words(common: overlap.common, of: overlap.of), isCandidate: isCandidate)
    }
    for (old, new, overlap) in Self.best(distant.filter { partners[$0.old] == nil && !taken[$0.new] })
    where !families.part(old, new) {
      likes[old] = Partner(index: new, grounds: .words(common: overlap.common, of: overlap.of), isCandidate: true)
    }
  }

  private typealias Candidate = (old: Int, new: Int, overlap: CriterionWords.Overlap)

  /// Only the best for both, and better than every other.
  private static func best(_ candidates: [Candidate]) -> [Candidate] {
    let bestOld = Best(candidates.map { ($0.old, $0.overlap.ratio) })
    let bestNew = Best(candidates.map { ($0.new, $0.overlap.ratio) })
    return candidates.filter { candidate in
      let ratio = candidate.overlap.ratio
      return bestOld.isOnly(ratio, of: candidate.old) && bestNew.isOnly(ratio, of: candidate.new)
    }
  }

  /// The highest of several scores, and whether two have it.
  private struct Best {
    private var scores: [Int: (best: Double, isTied: Bool)] = [:]

    init(_ all: [(place: Int, score: Double)]) {
      for (place, score) in all {
        let known = scores[place] ?? (-1, false)
        if score > known.best {
          scores[place] = (score, false)
        } else if score == known.best {
          scores[place] = (score, true)
        }
      }
    }

    func isOnly(_ score: Double, of place: Int) -> Bool {
      scores[place].map { $0.best == score && !$0.isTied } ?? false
    }
  }

  /// What is told apart from its siblings by its figures alone is none of these: nobody knows which of them has which figure today.
  private mutating func matchFigures() {
    let open = openOld
    // Of most specs nothing is left by here.
    guard !open.isEmpty else { return }
    let then = Dictionary(grouping: old.indices) { oldWords[$0].withoutFigures }
    let today = Dictionary(grouping: new.indices) { newWords[$0].withoutFigures }
    for place in open {
      let words = oldWords[place].withoutFigures
      guard words.count >= 3, then[words]?.count == 1, let here = today[words], here.count == 1, !taken[here[0]],
        new[here[0]].id.key != old[place].id.key,
        let figure = oldWords[place].otherFigure(in: newWords[here[0]])
      else { continue }
      pair(place, here[0], .figure(then: figure.own, today: figure.others))
    }
  }

  /// The same number, whose requirement has not gone elsewhere.
  private mutating func matchInPlace() {
    let homes = RequirementVotes(self).winners
    let today = Dictionary(openNew.map { (new[$0].id.key, $0) }) { first, _ in first }
    for place in openOld {
      let id = old[place].id
      let home = homes[id.requirement]
      guard let same = today[id.key], home == nil || home?.key == id.requirement.key,
        home != nil || !isAnother(same, than: place)
      else { continue }
      pair(place, same, .number)
    }
  }

  /// Nothing is left of its requirement but the number: the title is another one, and not one word of it comes again.
  private func isAnother(_ new: Int, than old: Int) -> Bool {
    heirs.heir(of: self.old[old].id.requirement) != self.new[new].id.requirement
      && oldWords[old].sharesNothing(with: newWords[new])
  }
}
