/// Words of which one is a mended typing error of the other.
enum Spelling {
  /// A letter too many, too few, another one, or two in the wrong order.
  static func isOneSlip(_ word: String, _ former: String) -> Bool {
    guard min(word.count, former.count) >= leastLetters, abs(word.count - former.count) <= 1,
      !(word + former).contains(where: \.isNumber)
    else { return false }
    let (one, other) = (Array(word), Array(former))
    let front = zip(one, other).prefix { $0 == $1 }.count
    let (left, right) = (one.dropFirst(front), other.dropFirst(front))
    let back = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let (inserted, removed) = (left.dropLast(back), right.dropLast(back))
    if inserted.count <= 1, removed.count <= 1 { return true }
    return inserted.count == 2 && inserted.elementsEqual(removed.reversed())
  }

  /// `shows` and `show`, `cache` and `cached`
  static func differInEnding(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard short.count >= leastLetters, long.dropLast() == short else { return false }
    return long.last == "s" && short.last != "s" || long.hasSuffix("ed") && short.last == "e"
  }

  /// One of them is hardly a word: two letters in the wrong order, one that should stand twice, a vowel too many or too few within it. With
  /// another letter, `role` and `rule`, another consonant, `port` and `sport`, or a vowel at the end, `local` and `locale`, both are words.
  static func isTypingError(_ one: String, _ other: String) -> Bool {
    guard min(one.count, other.count) > leastLetters, isOneSlip(one, other),
      // Of scripts without blanks a word is a sentence.
      (one + other).unicodeScalars.allSatisfy({ $0.value < 0x590 })
    else { return false }
    guard !pairs.contains([one.lowercased(), other.lowercased()]) else { return false }
    if one.count == other.count { return one.sorted() == other.sorted() }
    let (short, long) = one.count < other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
    let place = zip(short, long).prefix { $0 == $1 }.count
    let isTwice = place > 0 && long[place] == long[place - 1]
    return isTwice || place < short.count && "aeiou".contains(long[place])
  }

  /// Both are words that specs may well hold, though one looks like a slip of the other.
  private static let pairs: Set<Set<String>> = [
    ["trial", "trail"], ["diary", "dairy"], ["quiet", "quite"], ["angle", "angel"], ["causal", "casual"],
    ["united", "untied"], ["sliver", "silver"], ["scared", "sacred"], ["later", "latter"], ["planed", "planned"],
    ["desert", "dessert"], ["staring", "starring"], ["striped", "stripped"], ["taped", "tapped"],
    ["hoping", "hopping"], ["filed", "filled"], ["filing", "filling"], ["martial", "marital"], ["bread", "beard"],
    ["spilt", "split"], ["board", "broad"], ["converse", "conserve"], ["reverse", "reserve"],
    ["super", "supper"], ["diner", "dinner"], ["caned", "canned"], ["bared", "barred"],
    ["scraped", "scrapped"], ["pining", "pinning"], ["stripes", "strips"], ["minuet", "minute"],
  ]

  /// Short words are others when a letter of them is.
  private static let leastLetters = 4
}
