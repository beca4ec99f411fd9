/// The words of a success criterion, without what may differ between a task and its report.
struct Wording {
  private let words: Set<String>
  private let numbers: Set<String>
  /// Words and numbers that must come again: those outside of parentheses.
  private let wordsOutside: Set<String>
  private let numbersOutside: Set<String>

  init(_ text: String) {
    let text = Self.withoutFullCounts(text)
    (words, numbers) = Self.split(text)
    guard text.utf8.contains(UInt8(ascii: "(")) else {
      (wordsOutside, numbersOutside) = (words, numbers)
      return
    }
    (wordsOutside, numbersOutside) = Self.split(Self.outside(text))
  }

  /// Without what stands in parentheses.
  private static func outside(_ text: String) -> String {
    var outside: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { outside.append(byte) }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    }
    return String(decoding: outside, as: UTF8.self)
  }

  /// What a comparison with it costs.
  var size: Int { words.count + numbers.count }

  /// Nearly all of its words are the other's, most of the other's are there, and so are its numbers and its negations.
  ///
  /// What it adds in parentheses is evidence. Only where the other one states a number there too must that one come again.
  ///
  /// - Parameter shown: the same with what stands beside it: what it says there is not left out.
  func restates(_ other: Wording, shown: Wording) -> Bool {
    let demanded = other.numbers == other.numbersOutside ? numbersOutside : numbers
    guard demanded.isSubset(of: other.numbers), other.numbersOutside.isSubset(of: shown.numbers) else { return false }
    guard words.isDisjoint(with: Self.negations) == other.words.isDisjoint(with: Self.negations) else { return false }
    let shared = wordsOutside.intersection(other.words).count
    return shared * 10 >= wordsOutside.count * 7
      && shown.words.intersection(other.wordsOutside).count * 2 >= other.wordsOutside.count
  }

  var stems: Set<String> { words }

  /// Forms of one word: `baselin` of `baselines`, and `baseline`.
  static func isNearly(_ one: String, _ other: String) -> Bool {
    guard one != other else { return true }
    guard one.utf8.count > 4, other.utf8.count > 4 else { return false }
    return one.hasPrefix(other) || other.hasPrefix(one)
  }

  /// Whether it is about the same thing at all, however it is put.
  func resembles(_ other: Wording) -> Bool {
    words.intersection(other.words).count * 3 >= min(words.count, other.words.count)
  }

  /// Whether at least half of its words are those of the other, and either both of them deny something or none: `names do not appear`
  /// is `names are absent`, and not `names appear`.
  func paraphrases(_ other: Wording) -> Bool {
    words.intersection(other.words).count * 2 >= min(words.count, other.words.count)
      && words.isDisjoint(with: Self.denials) == other.words.isDisjoint(with: Self.denials)
  }

  /// Whether nearly all of its words are those of the other, whatever its numbers.
  func isNearly(_ other: Wording) -> Bool {
    words.intersection(other.words).count * 4 >= 3 * max(words.count, other.words.count, 2)
  }

  private static let negations: Set<String> = ["no", "not", "never", "without"]
  /// With the words that say as much, as `stem` leaves them.
  private static let denials = negations.union(["absent", "remov", "gone", "eliminat", "miss", "lack", "none", "free"])

  /// `27/27 tests pass` says that all do.
  private static func withoutFullCounts(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).filter { word in
      let counts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      return counts.count != 2 || counts[0] != counts[1] || !counts[0].allSatisfy(\.isWordNumber)
    }.joined(separator: " ")
  }

  private static func split(_ text: String) -> (words: Set<String>, numbers: Set<String>) {
    var words: Set<String> = []
    var numbers: Set<String> = []
    for piece in pieces(text.lowercased()) {
      if piece.utf8.first.map({ $0 < 0x80 ? (48...57).contains($0) : piece.first?.isWordNumber == true }) == true {
        numbers.insert(String(piece.prefix(while: \.isWordNumber)))
      } else {
        words.insert(stem(piece))
      }
    }
    return (words, numbers)
  }

  /// By bytes where the text is ASCII, as most are: characters cost ten times as much.
  private static func pieces(_ text: String) -> [Substring] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isWordLetter && !$0.isWordNumber } }
    return text.utf8.split { !((97...122).contains($0) || (48...57).contains($0)) }.map(Substring.init)
  }

  /// `implements`, `implemented` and `implementing` are one word.
  static func stem(_ word: Substring) -> String {
    let bytes = word.utf8
    // Every word of every criterion is asked, and by its last letter most end otherwise.
    guard let last = bytes.last, endings.contains(where: { $0.last == last }) else { return String(word) }
    let letters = bytes.allSatisfy { $0 < 0x80 } ? bytes.count : word.count
    let endsInTwo = bytes.suffix(2).elementsEqual("ss".utf8)
    for ending in endings
    where bytes.suffix(ending.count).elementsEqual(ending) && letters >= ending.count + 3 && !endsInTwo {
      return String(word[..<bytes.index(bytes.endIndex, offsetBy: -ending.count)])
    }
    return String(word)
  }

  private static let endings = ["ing", "ed", "es", "s"].map { Array($0.utf8) }
}
