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
struct CriterionAlignment {
  typealias Entry = SpecNumbering.Entry

  /// How one of then was found again.
  struct Partner: Hashable, Sendable {
    let index: Int
    let grounds: Grounds
  }

  let old: [Entry]
  let new: [Entry]
  /// One for each of `old`.
  private(set) var partners: [Partner?]
  /// For those that several of today may be: their indices.
  private(set) var doubts: [Int: [Int]] = [:]
  private var taken: [Bool]
  private let gone: Set<Int>
  let oldWords: [CriterionWords]
  let newWords: [CriterionWords]

  /// - Parameter gone: those of then that stand in another spec today.
  init(old: [Entry], new: [Entry], gone: Set<Int> = []) {
    self.old = old
    self.new = new
    self.gone = gone
    partners = Array(repeating: nil, count: old.count)
    taken = Array(repeating: false, count: new.count)
    oldWords = old.map { CriterionWords($0.text) }
    newWords = new.map { CriterionWords($0.text) }
    matchUnique(old.map(\.fingerprint), new.map(\.fingerprint), .sameText)
    matchUnique(oldWords.map(\.all), newWords.map(\.all), .sameWords)
    matchRepeated()
    matchGrown()
    matchEdited()
    matchFigures()
    matchInPlace()
    matchMerged()
  }

  private mutating func pair(_ old: Int, _ new: Int, _ grounds: Grounds) {
    partners[old] = Partner(index: new, grounds: grounds)
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
  private mutating func matchMerged() {
    guard openOld.count * new.count <= Self.mostComparisons else { return }
    // Another of then, word for word.
    let untouched = Set(partners.compactMap { $0.flatMap { $0.grounds.isEdited ? nil : $0.index } })
    for one in openOld {
      let hosts = new.indices.filter { oldWords[one].within(newWords[$0]) != nil }
      guard hosts.count == 1, !untouched.contains(hosts[0]), let overlap = oldWords[one].within(newWords[hosts[0]])
      else {
        continue
      }
      partners[one] = Partner(index: hosts[0], grounds: .words(common: overlap.common, of: overlap.of))
    }
  }

  // MARK: Edited

  /// Far above any spec; beyond it the comparison would take seconds.
  private static let mostComparisons = 250_000
  /// That the comparisons may look at, all together.
  private static let mostWords = 50_000_000

  private mutating func matchEdited() {
    let then = openOld
    let today = openNew
    guard then.count * today.count <= Self.mostComparisons else { return }
    var numbers = CriterionWords.Numbers()
    let former = then.map { numbers.numbered(oldWords[$0]) }
    let present = today.map { numbers.numbered(newWords[$0]) }
    let words = (former.reduce(0) { $0 + $1.words.count }, present.reduce(0) { $0 + $1.words.count })
    guard words.0 * today.count + words.1 * then.count <= Self.mostWords else { return }
    let gaps = Gaps(self)
    let families = CriterionFamilies(self)
    var candidates: [(old: Int, new: Int, overlap: CriterionWords.Overlap)] = []
    for (one, own) in zip(then, former) {
      for (other, theirs) in zip(today, present) {
        let overlap = own.overlap(with: theirs)
        guard overlap.ratio >= (gaps.isSame(one, other) ? 0.6 : 0.85), own.figures == theirs.figures else { continue }
        candidates.append((one, other, overlap))
      }
    }
    // Only the best for both, and better than every other.
    let bestOld = Best(candidates.map { ($0.old, $0.overlap.ratio) })
    let bestNew = Best(candidates.map { ($0.new, $0.overlap.ratio) })
    for candidate in candidates {
      let ratio = candidate.overlap.ratio
      guard bestOld.isOnly(ratio, of: candidate.old), bestNew.isOnly(ratio, of: candidate.new) else { continue }
      let overlap = candidate.overlap
      if !gaps.isSame(candidate.old, candidate.new), families.part(candidate.old, candidate.new) { continue }
      pair(candidate.old, candidate.new, .words(common: overlap.common, of: overlap.of))
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
      guard let same = today[id.key], home == nil || home?.key == id.requirement.key else { continue }
      pair(place, same, .number)
    }
  }
}

/// Between which neighbours an unmatched criterion stands.
private struct Gaps {
  private var oldGaps: [[Int]] = []
  private var newGaps: [[Int]] = []

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
