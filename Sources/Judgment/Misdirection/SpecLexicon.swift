import Findings
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
    /// A claim may be directed to it: it has a number, or its requirement states nothing else, and is in force.
    let isTarget: Bool
    /// Counts the requirements of the spec: equal where the requirements are.
    let requirement: Int
    /// In the order of their numbers.
    let words: [Vocabulary.Word]
    let titleWords: [Vocabulary.Word]
    /// The weight of all its words, against the average of the spec.
    var relativeLength = 1.0

    func holds(_ word: Vocabulary.Word) -> Bool { words.holds(word) }
    func holdsInTitle(_ word: Vocabulary.Word) -> Bool { titleWords.holds(word) }
  }

  private(set) var vocabulary: Vocabulary
  private(set) var entries: [Entry] = []
  private(set) var places: [CriterionID: Int] = [:]
  /// By word: where it stands.
  private var holders: [[Holder]] = []
  /// By word.
  private var weights: [Double] = []
  /// Of words that no criterion holds.
  private var strangeWeights = (substance: 0.0, general: 0.0, process: 0.0)

  /// An entry that holds a word: in its own text, or in the title of its requirement.
  struct Holder {
    let entry: Int
    let isInText: Bool
  }

  init(_ spec: Spec, _ dictionary: StemDictionary) {
    vocabulary = Vocabulary(dictionary)
    // Requirements that share number and occurrence are one.
    var numbers: [RequirementID: Int] = [:]
    for requirement in spec.requirements where !requirement.criteria.isEmpty {
      let title = vocabulary.words(of: requirement.title).sorted()
      for criterion in requirement.criteria {
        let text =
          criterion.continuation.isEmpty
          ? criterion.text : ([criterion.text] + criterion.continuation).joined(separator: " ")
        let next = numbers.count
        let entry = Entry(
          id: criterion.id,
          isTarget: !requirement.isRemoved && criterion.notApplicable == nil && !criterion.isRemoved
            && (criterion.id.label.isNumbered || requirement.criteria.count == 1),
          requirement: numbers[criterion.id.requirement, default: next],
          words: vocabulary.words(of: text).sorted(),
          titleWords: title
        )
        numbers[criterion.id.requirement] = entry.requirement
        note(entry)
        places[criterion.id] = entries.count
        entries.append(entry)
      }
    }
    weights = holders.indices.map { weight(frequency: holders[$0].count, kind: vocabulary.kinds[$0]) }
    strangeWeights = (
      weight(frequency: 0, kind: .substance), weight(frequency: 0, kind: .general), weight(frequency: 0, kind: .process)
    )
    measureLengths()
  }

  /// Two criteria bear one number.
  var hasNamesakes: Bool { places.count < entries.count }

  private mutating func note(_ entry: Entry) {
    while holders.count < vocabulary.count { holders.append([]) }
    for word in entry.words { holders[word].append(Holder(entry: entries.count, isInText: true)) }
    for word in entry.titleWords where !entry.holds(word) {
      holders[word].append(Holder(entry: entries.count, isInText: false))
    }
  }

  private mutating func measureLengths() {
    // In order: sums of fractions depend on it.
    let lengths = entries.map { $0.words.reduce(0) { $0 + weight(of: $1) } }
    let average = lengths.reduce(0, +) / Double(max(1, lengths.count))
    for index in entries.indices where average > 0 { entries[index].relativeLength = lengths[index] / average }
  }

  /// - Returns: those that say something, up to as many as a long sentence has.
  mutating func words(of gloss: String) -> [Vocabulary.Word] {
    vocabulary.words(of: gloss.utf8.count <= 1_000 ? gloss : String(gloss.prefix(1_000)), atMost: 64)
  }

  /// Whether a gloss holds the whole title of the requirement that its line cites as a whole.
  func holdTitle(_ gloss: [Vocabulary.Word], of line: ClaimLine) -> Bool {
    guard line.requirement != nil, line.criteria.count > 1, let place = line.criteria.first.flatMap({ places[$0] })
    else { return false }
    let title = entries[place].titleWords
    // One word is soon said by chance.
    return title.count >= 2 && title.allSatisfy(gloss.contains)
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
    if word < weights.count { return weights[word] }
    return switch vocabulary.kinds[word] {
    case .substance: strangeWeights.substance
    case .general: strangeWeights.general
    case .process: strangeWeights.process
    }
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

extension [Vocabulary.Word] {
  /// For those that are in order.
  fileprivate func holds(_ word: Vocabulary.Word) -> Bool {
    let place = partitionPoint { $0 < word }
    return place < count && self[place] == word
  }
}
