/// The words of two versions as numbers.
struct EditedVocabulary {
  private var numbers: [String: Int] = [:]

  init(_ old: Set<String>, _ new: Set<String>) {
    for word in new.union(old).sorted() { numbers[word] = numbers.count }
    mend(old.subtracting(new), to: new)
    // What was mended in one line may have been right in another one.
    mend(new.subtracting(old), to: old)
  }

  /// In order, each once.
  func numbers(of words: Set<String>) -> [Int] { Set(words.compactMap { numbers[$0] }).sorted() }

  /// Words that stand in one version alone are those of the other of which they are a slip.
  private mutating func mend(_ words: Set<String>, to others: Set<String>) {
    let (slips, others) = (Self.letters(words), Self.letters(others))
    guard slips.count * others.count <= Self.mostPairs else { return }
    let first = Dictionary(grouping: others) { $0.first }
    let last = Dictionary(grouping: others) { $0.last }
    for word in slips {
      // A slip leaves the first letter or the last one.
      let near = (first[word.first] ?? []) + (last[word.last] ?? [])
      guard !near.contains(where: { numbers[$0] == numbers[word] }),
        let other = near.first(where: { Spelling.isOneSlip(word, $0) })
      else { continue }
      numbers[word] = numbers[other]
    }
  }

  /// Figures are no slips of others.
  private static func letters(_ words: Set<String>) -> [String] {
    words.filter { !$0.contains(where: \.isNumber) }.sorted()
  }

  /// Beyond these, of thousands of lines below one heading, a word with a slip counts as another one.
  private static let mostPairs = 1 << 20
}
