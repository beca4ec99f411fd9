import Findings

/// Folds an English word to its stem: `validates`, `validated` and `validation` are one word.
///
/// M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980) 3, with its rules in its order.
struct PorterStemmer {
  private var word: [UInt8]

  private init(_ word: String) {
    self.word = Array(word.utf8)
  }

  /// - Parameter word: lower case; what holds anything but ASCII letters is returned as it is.
  static func stem(_ word: String) -> String {
    guard word.utf8.count > 2, word.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) else {
      return word
    }
    var stemmer = PorterStemmer(word)
    stemmer.foldPlural()
    stemmer.foldTense()
    if stemmer.ends("y"), stemmer.hasVowel(before: 1) { stemmer.replace(1, "i") }
    stemmer.replaceFirst(Self.doubleSuffixes, measure: 1)
    stemmer.replaceFirst(Self.fullSuffixes, measure: 1)
    stemmer.dropSuffix()
    stemmer.tidy()
    return String(decoding: stemmer.word, as: UTF8.self)
  }

  // MARK: Steps

  private mutating func foldPlural() {
    if ends("sses") || ends("ies") {
      word.removeLast(2)
    } else if ends("s"), !ends("ss") {
      word.removeLast()
    }
  }

  private mutating func foldTense() {
    if ends("eed") {
      if measure(before: 3) > 0 { word.removeLast() }
      return
    }
    guard let length = ends("ed") ? 2 : ends("ing") ? 3 : nil, hasVowel(before: length) else { return }
    word.removeLast(length)
    if ends("at") || ends("bl") || ends("iz") {
      word.append(UInt8(ascii: "e"))
    } else if hasDoubleEnd, !ends("l"), !ends("s"), !ends("z") {
      word.removeLast()
    } else if measure(before: 0) == 1, isShortSyllable(before: 0) {
      word.append(UInt8(ascii: "e"))
    }
  }

  private mutating func replaceFirst(_ suffixes: [(StaticString, StaticString)], measure least: Int) {
    guard let (suffix, replacement) = suffixes.first(where: { ends($0.0) }) else { return }
    if measure(before: suffix.utf8CodeUnitCount) >= least { replace(suffix.utf8CodeUnitCount, replacement) }
  }

  private mutating func dropSuffix() {
    guard let suffix = Self.lastSuffixes.first(where: { ends($0) }) else { return }
    let length = suffix.utf8CodeUnitCount
    guard measure(before: length) > 1 else { return }
    if ends("ion") {
      guard word.count > length, ByteSet("st").contains(word[word.count - 4]) else { return }
    }
    word.removeLast(length)
  }

  private mutating func tidy() {
    if ends("e") {
      let measure = measure(before: 1)
      if measure > 1 || (measure == 1 && !isShortSyllable(before: 1)) { word.removeLast() }
    }
    if ends("ll"), measure(before: 0) > 1 { word.removeLast() }
  }

  // MARK: Shape

  /// From the last letter on: by it most words end otherwise.
  private func ends(_ suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard word.count > length else { return false }
    let offset = word.count - length
    return (0..<length).reversed().allSatisfy { word[offset + $0] == suffix.utf8Start[$0] }
  }

  private mutating func replace(_ length: Int, _ replacement: StaticString) {
    word.removeLast(length)
    word += UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
  }

  private func isConsonant(_ index: Int) -> Bool {
    switch word[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
    case UInt8(ascii: "y"): index == 0 || !isConsonant(index - 1)
    default: true
    }
  }

  private func hasVowel(before suffix: Int) -> Bool {
    (0..<(word.count - suffix)).contains { !isConsonant($0) }
  }

  /// How often a consonant follows a vowel.
  private func measure(before suffix: Int) -> Int {
    var count = 0
    var wasVowel = false
    for index in 0..<(word.count - suffix) {
      let isVowel = !isConsonant(index)
      if wasVowel, !isVowel { count += 1 }
      wasVowel = isVowel
    }
    return count
  }

  private var hasDoubleEnd: Bool {
    word.count > 1 && word[word.count - 1] == word[word.count - 2] && isConsonant(word.count - 1)
  }

  /// Consonant, vowel, consonant other than `w`, `x` and `y`.
  private func isShortSyllable(before suffix: Int) -> Bool {
    let end = word.count - suffix
    guard end > 2, isConsonant(end - 1), !isConsonant(end - 2), isConsonant(end - 3) else { return false }
    return !ByteSet("wxy").contains(word[end - 1])
  }

  // MARK: Tables

  private static let doubleSuffixes: [(StaticString, StaticString)] = [
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"),
    ("iviti", "ive"), ("biliti", "ble"),
  ]

  private static let fullSuffixes: [(StaticString, StaticString)] = [
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
  ]

  private static let lastSuffixes: [StaticString] = [
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou", "ism", "ate", "iti",
    "ous", "ive", "ize",
  ]
}
