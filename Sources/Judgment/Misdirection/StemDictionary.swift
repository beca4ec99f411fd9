/// The stems of all words that were met, by their bytes: specs of one workspace share most of their words, and none is folded twice.
///
/// A reference, because the specs are looked at one after the other, and each goes on where the last one stopped.
final class StemDictionary {
  /// One value, so that a text is read in one go: the runtime watches over each time that a part of a reference is looked at.
  private var learnt = Learnt()

  /// - Returns: the number of the stem of each word that says something, in order.
  func stems(of text: String) -> [Int] { learnt.stems(of: text) }

  func kind(of stem: Int) -> Vocabulary.Kind { learnt.stems[stem].kind }

  /// Two forms of one word that the stemmer keeps apart, `convert` and `conversion`; a number with its unit and without.
  ///
  /// Asked of the stems alone: asked of the whole, all of it would be kept alive for each question.
  func areAkin(_ one: Int, _ other: Int) -> Bool { learnt.stems[one].isAkin(to: learnt.stems[other]) }
}

private struct Learnt {
  struct Stem {
    let text: String
    let kind: Vocabulary.Kind
    /// Its first bytes, where they are needed to be akin to another; 0 for a stem that is akin to none.
    let head: UInt64

    func isAkin(to other: Stem) -> Bool {
      guard head != 0, head == other.head else { return false }
      let (left, right) = (text.utf8, other.text.utf8)
      if let digit = left.first, digit >= 0x30, digit <= 0x39 {
        return left.prefix { $0 < 0x3A }.elementsEqual(right.prefix { $0 < 0x3A })
      }
      let common = zip(left, right).prefix { $0 == $1 }.count
      return common >= 6 || (common == 5 && common >= min(left.count, right.count) - 1)
    }
  }

  private(set) var stems: [Stem] = []
  private var numbers: [String: Int] = [:]
  private var words = WordTable()
  /// By the place of a word in the table: the number of its stem, or -1 for one that says nothing.
  private var known: [Int] = []
  private var splitter = WordSplitter()

  mutating func stems(of text: String) -> [Int] {
    splitter.split(text)
    var found: [Int] = []
    found.reserveCapacity(splitter.ends.count)
    var start = 0
    for end in splitter.ends {
      let number = number(start..<end)
      start = end
      if number >= 0 { found.append(number) }
    }
    return found
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    let place = words.place(of: splitter.bytes, range)
    if place < known.count { return known[place] }
    let word = String(decoding: splitter.bytes[range], as: UTF8.self)
    let stem = isStopWord(word) ? -1 : intern(PorterStemmer.stem(word))
    known.append(stem)
    return stem
  }

  private func isStopWord(_ word: String) -> Bool {
    if CommonWords.silent.contains(word) { return true }
    return word.utf8.count == 1 && !("0"..."9").contains(word)
  }

  private mutating func intern(_ stem: String) -> Int {
    if let found = numbers[stem] { return found }
    numbers[stem] = stems.count
    stems.append(Stem(text: stem, kind: kind(of: stem), head: head(of: stem)))
    return stems.count - 1
  }

  private func kind(of stem: String) -> Vocabulary.Kind {
    if CommonWords.process.contains(stem) { return .process }
    return CommonWords.general.contains(stem) ? .general : .substance
  }

  private func head(of stem: String) -> UInt64 {
    guard let first = stem.utf8.first else { return 0 }
    if first >= 0x30, first <= 0x39 { return UInt64(first) }
    guard stem.utf8.count >= 5 else { return 0 }
    return stem.utf8.prefix(5).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// Words by their bytes, each with a small number: a dictionary of strings would make a string of each to look it up.
private struct WordTable {
  /// Numbers of words, -1 where there is none; as many as a power of two.
  private var slots = [Int](repeating: -1, count: 1024)
  private var hashes: [UInt64] = []
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// - Returns: its number; that of a new word is how many there were before.
  mutating func place(of source: [UInt8], _ range: Range<Int>) -> Int {
    let hash = hash(source, range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let word = slots[slot]
      if hashes[word] == hash, bytes[starts[word]..<starts[word + 1]].elementsEqual(source[range]) { return word }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = hashes.count
    hashes.append(hash)
    bytes += source[range]
    starts.append(bytes.count)
    if hashes.count * 2 > slots.count { grow() }
    return hashes.count - 1
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: slots.count * 2)
    for (word, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = word
    }
  }

  /// Seeded by the process, so that nobody can write words that all fall into one slot.
  private func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash = Self.seed
    for index in range { hash = (hash ^ UInt64(source[index])) &* 0x0000_0100_0000_01B3 }
    return hash ^ (hash >> 29)
  }

  private static let seed = UInt64.random(in: 1 ... .max)
}
