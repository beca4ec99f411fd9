/// The words of one spec, each as a small number.
struct Vocabulary {
  typealias Word = Int

  /// How much a word says, whatever the spec.
  enum Kind {
    /// What a thing is or does.
    case substance
    /// `maintains`, `includes`: of some use beside others.
    case general
    /// `verified`, `documented`: what reports say of everything.
    case process
  }

  private var numbers: [String: Word] = [:]
  /// What was looked up before, stop words as `nil`.
  private var known: [String: Word?] = [:]
  private(set) var stems: [String] = []
  private(set) var kinds: [Kind] = []

  /// The words of a text, each once, in order, without those that say nothing.
  mutating func words(of text: String) -> [Word] {
    var words: [Word] = []
    var seen: Set<Word> = []
    for word in WordSplitter.words(in: text) {
      if let number = number(of: word), seen.insert(number).inserted { words.append(number) }
    }
    return words
  }

  private mutating func number(of word: String) -> Word? {
    if let found = known[word] { return found }
    let number = isStopWord(word) ? nil : intern(PorterStemmer.stem(word))
    known[word] = .some(number)
    return number
  }

  private func isStopWord(_ word: String) -> Bool {
    if CommonWords.silent.contains(word) { return true }
    return word.utf8.count == 1 && !("0"..."9").contains(word)
  }

  private mutating func intern(_ stem: String) -> Word {
    if let found = numbers[stem] { return found }
    numbers[stem] = stems.count
    stems.append(stem)
    kinds.append(kind(of: stem))
    return stems.count - 1
  }

  private func kind(of stem: String) -> Kind {
    if CommonWords.process.contains(stem) { return .process }
    return CommonWords.general.contains(stem) ? .general : .substance
  }

  /// Two forms of one word that the stemmer keeps apart, `convert` and `conversion`; a number with its unit and without.
  func areAkin(_ one: Word, _ other: Word) -> Bool {
    let (left, right) = (stems[one].utf8, stems[other].utf8)
    if let digit = left.first, digit >= 0x30, digit <= 0x39 {
      return left.prefix { $0 < 0x3A }.elementsEqual(right.prefix { $0 < 0x3A })
    }
    guard left.count >= 5, right.count >= 5 else { return false }
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 6 || (common == 5 && common >= min(left.count, right.count) - 1)
  }
}
