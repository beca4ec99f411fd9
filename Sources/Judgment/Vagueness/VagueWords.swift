/// Words that no test can be written for, after the lists of the INCOSE Guide to Writing Requirements (rules R7 to R9).
enum VagueWords {
  struct Entry {
    let cure: String
    /// What must follow, one of these: `as needed`; empty where the word alone is enough.
    var phrases: [Phrase] = []
    /// Also a verb: `SHALL clear the cache`.
    var isVerbToo = false
    /// Only of what shall be: `WHEN it takes several lines` is as good as more than one.
    var isOfResponse = false
    /// Only behind `be`: `SHALL be secure`, and not `a secure connection`.
    var isPredicate = false
  }

  struct Phrase {
    /// Those behind the first; `_` stands for any.
    let rest: [String]
    let cure: String
  }

  /// Words behind which a verb stands.
  static let beforeVerbs: Set<String> = ["shall", "not", "to", "and", "must", "will", "may", "should", "or", "can"]

  static func entry(_ word: String) -> Entry? {
    if let entry = entries[word] { return entry }
    // `platform-appropriate` names no platform's way either.
    return word.hasSuffix("-appropriate") ? entries["appropriate"] : nil
  }

  /// Whether any entry is that long, begins with these two letters, and may have a word with that first letter behind it: most words
  /// are none, and this is asked of every word.
  ///
  /// - Parameter next: 0 where no word follows.
  static func mayHold(_ word: ArraySlice<UInt8>, next: UInt8) -> Bool {
    guard word.count <= longest else { return true }
    let entries = hints[place(word[word.startIndex], word.count)]
    return entries.followers & bit(next) != 0
      && entries.seconds & bit(word.count > 1 ? word[word.startIndex + 1] : 0) != 0
  }

  private static let longest = 12

  private static func place(_ first: UInt8, _ length: Int) -> Int {
    Int((first | 0x20) - 0x61) * (longest + 1) + length
  }

  private static func bit(_ letter: UInt8) -> UInt32 {
    (97...122).contains(letter | 0x20) ? 1 << UInt32((letter | 0x20) - 97) : 1 << 31
  }

  /// By first letter and length of the entries: their second letters, and the first ones of what may follow.
  private static let hints: [(seconds: UInt32, followers: UInt32)] = entries.reduce(
    into: Array(repeating: (0, 0), count: 26 * (longest + 1))
  ) { hints, entry in
    let letters = Array(entry.key.utf8)
    guard let first = letters.first, letters.count <= longest else { return }
    let mask = entry.value.phrases.reduce(into: entry.value.phrases.isEmpty ? UInt32.max : 0) { mask, phrase in
      let next = phrase.rest.first?.utf8.first ?? 0
      mask |= next == UInt8(ascii: "_") ? .max : bit(next)
    }
    hints[place(first, letters.count)].followers |= mask
    hints[place(first, letters.count)].seconds |= bit(letters.count > 1 ? letters[1] : 0)
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for (cure, words) in qualities {
      for word in words.split(separator: " ") { entries[String(word)] = Entry(cure: cure) }
    }
    entries["clear"] = Entry(cure: "say what must be shown, and where", isVerbToo: true)
    entries["smooth"] = Entry(cure: "give a time or a rate", isVerbToo: true)
    entries["several"] = Entry(cure: "say how many", isOfResponse: true)
    for word in ["scalable", "responsive", "maintainable", "secure", "performant", "reliable"] {
      entries[word] = Entry(cure: "give the limits, and what is done to them", isPredicate: true)
    }
    entries["etc"] = Entry(cure: "list what belongs to it, to the end")
    for (cure, all) in phrases {
      for words in all.split(separator: ",").map({ $0.split(separator: " ").map(String.init) }) {
        guard let first = words.first else { continue }
        entries[first, default: Entry(cure: cure)].phrases.append(Phrase(rest: Array(words.dropFirst()), cure: cure))
      }
    }
    return entries
  }()

  /// `_` stands for any word.
  private static let phrases = [
    ("say when", "as needed,as required,as necessary,as applicable,as desired"),
    ("say when it is", "if possible,if necessary,if feasible,if needed,if applicable,if practical,if required"),
    ("say when it is", "when possible,when necessary,when feasible,when needed,when applicable,when practical"),
    ("say when it is", "where possible,where necessary,where feasible,where needed,where applicable,where practical"),
    ("give the limit", "as _ as possible,as _ as practical,as _ as feasible"),
    ("say in which", "in most cases,in many cases,in some cases,in general"),
    ("list what belongs to it, to the end", "and so on,and so forth,but not limited to"),
    ("say what a person does, and how it is measured", "user friendly"),
  ]

  private static let qualities = [
    (
      "say which one, or by what rule it is chosen",
      "appropriate appropriately sensible suitable suitably proper properly adequate adequately relevant reasonable reasonably"
    ),
    ("say how much is enough", "sufficient sufficiently optimal optimally meaningful satisfactory good"),
    ("give a time or a rate", "fast faster quick quickly timely efficient efficiently promptly rapidly periodically"),
    (
      "say what a person does, and how it is measured",
      "easy easily user-friendly intuitive intuitively convenient conveniently pleasant elegant nice"
    ),
    ("say what happens", "gracefully graceful seamless seamlessly smoothly robust robustly correctly clearly"),
    ("name the versions", "modern state-of-the-art up-to-date"),
    ("give the limits", "approximately roughly flexible various"),
    ("say in which cases it need not be so", "generally usually typically normally mostly ideally preferably"),
  ]
}
