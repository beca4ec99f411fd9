/// The words of one spec, each as a small number, in the order in which the spec uses them.
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

  private let dictionary: StemDictionary
  /// By number of the stem: that of the word here, or -1.
  private var words: [Word] = []
  /// By word: the number of its stem.
  private var stems: [Int] = []
  private(set) var kinds: [Kind] = []
  /// By word: the last text that it was found in.
  private var texts: [Int] = []
  private var text = 0

  init(_ dictionary: StemDictionary) {
    self.dictionary = dictionary
  }

  var count: Int { stems.count }

  /// The words of a text, each once, in order, without those that say nothing.
  mutating func words(of text: String, atMost limit: Int = .max) -> [Word] {
    self.text += 1
    var found: [Word] = []
    for stem in dictionary.stems(of: text) {
      let word = word(stem)
      guard texts[word] != self.text else { continue }
      texts[word] = self.text
      found.append(word)
      if found.count == limit { break }
    }
    return found
  }

  private mutating func word(_ stem: Int) -> Word {
    while words.count <= stem { words.append(-1) }
    if words[stem] >= 0 { return words[stem] }
    words[stem] = stems.count
    stems.append(stem)
    kinds.append(dictionary.kind(of: stem))
    texts.append(0)
    return words[stem]
  }

  func areAkin(_ one: Word, _ other: Word) -> Bool { dictionary.areAkin(stems[one], stems[other]) }
}
