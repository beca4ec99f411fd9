import SpecModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The criteria of one spec by their words, and how much each word tells them apart.
struct SpecLexicon {
  struct Entry {
    let id: CriterionID
    /// A claim may be directed to it: it has a number, and is in force.
    let isTarget: Bool
    let words: Set<Vocabulary.Word>
    let titleWords: Set<Vocabulary.Word>
    /// The weight of all its words, against the average of the spec.
    var relativeLength = 1.0
  }

  private(set) var vocabulary = Vocabulary()
  private(set) var entries: [Entry] = []
  private(set) var places: [CriterionID: Int] = [:]
  /// By word: where it stands.
  private var holders: [[Holder]] = []
  /// By word.
  private var weights: [Double] = []

  /// An entry that holds a word: in its own text, or in the title of its requirement.
  struct Holder {
    let entry: Int
    let isInText: Bool
  }

  init(_ spec: Spec) {
    for requirement in spec.requirements {
      let title = Set(vocabulary.words(of: requirement.title))
      for criterion in requirement.criteria {
        let text = ([criterion.text] + criterion.continuation).joined(separator: " ")
        let entry = Entry(
          id: criterion.id,
          isTarget: !requirement.isRemoved && criterion.id.label.isNumbered && criterion.notApplicable == nil,
          words: Set(vocabulary.words(of: text)),
          titleWords: title
        )
        note(entry)
        places[criterion.id] = entries.count
        entries.append(entry)
      }
    }
    weights = holders.indices.map { weight(frequency: holders[$0].count, kind: vocabulary.kinds[$0]) }
    measureLengths()
  }

  private mutating func note(_ entry: Entry) {
    while holders.count < vocabulary.stems.count { holders.append([]) }
    for word in entry.words { holders[word].append(Holder(entry: entries.count, isInText: true)) }
    for word in entry.titleWords where !entry.words.contains(word) {
      holders[word].append(Holder(entry: entries.count, isInText: false))
    }
  }

  private mutating func measureLengths() {
    // In order: sums of fractions depend on it.
    let lengths = entries.map { $0.words.sorted().reduce(0) { $0 + weight(of: $1) } }
    let average = lengths.reduce(0, +) / Double(max(1, lengths.count))
    for index in entries.indices where average > 0 { entries[index].relativeLength = lengths[index] / average }
  }

  /// - Returns: those that say something, up to as many as a long sentence has.
  mutating func words(of gloss: String) -> [Vocabulary.Word] {
    Array(vocabulary.words(of: String(gloss.prefix(1_000))).prefix(64))
  }

  /// In how many criteria it stands.
  func frequency(of word: Vocabulary.Word) -> Int { word < holders.count ? holders[word].count : 0 }

  /// The criteria that a word leads to: none where it stands in so many that it tells none of them apart.
  func holders(of word: Vocabulary.Word) -> [Holder] {
    guard word < holders.count, holders[word].count <= 200 else { return [] }
    return holders[word]
  }

  /// Inverse document frequency, less for words that say little anywhere.
  func weight(of word: Vocabulary.Word) -> Double {
    word < weights.count ? weights[word] : weight(frequency: 0, kind: vocabulary.kinds[word])
  }

  private func weight(frequency: Int, kind: Vocabulary.Kind) -> Double {
    // Among few criteria every word is frequent, and tells no less: a small spec weighs its words as one of this size would.
    let count = max(entries.count, 24)
    let rarity = max(0.05, log((Double(count) + 1) / (Double(frequency) + 0.5)))
    return switch kind {
    case .substance: rarity
    case .general: rarity * 0.6
    case .process: rarity * 0.35
    }
  }

  /// A word that few criteria hold.
  func isDistinctive(_ word: Vocabulary.Word) -> Bool {
    vocabulary.kinds[word] != .process && Double(frequency(of: word)) <= max(2, 0.06 * Double(entries.count))
  }
}
