/// Words that no test can be written for, after the lists of the INCOSE Guide to Writing Requirements (rules R7 to R9).
enum VagueWords {
  struct Entry {
    let cure: String
    /// What must follow: `as needed`.
    var needs: [String] = []
    /// Also a verb: `SHALL clear the cache`.
    var isVerbToo = false
  }

  /// Words behind which a verb stands.
  static let beforeVerbs: Set<String> = ["shall", "not", "to", "and", "must", "will", "may", "should", "or", "can"]

  static func entry(_ word: String) -> Entry? {
    if let entry = entries[word] { return entry }
    // `platform-appropriate` names no platform's way either.
    return word.hasSuffix("-appropriate") ? entries["appropriate"] : nil
  }

  /// Whether any entry begins with this letter and is that long: most words are none.
  static func mayHold(first: UInt8, length: Int) -> Bool {
    length > 12 || lengths[Int((first | 0x20) - 0x61)] & (1 << length) != 0
  }

  private static let lengths: [Int] = entries.keys.reduce(into: Array(repeating: 0, count: 26)) { lengths, word in
    if let first = word.utf8.first { lengths[Int(first - 0x61)] |= 1 << word.utf8.count }
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for (cure, words) in qualities {
      for word in words.split(separator: " ") { entries[String(word)] = Entry(cure: cure) }
    }
    entries["clear"] = Entry(cure: "say what must be shown, and where", isVerbToo: true)
    entries["etc"] = Entry(cure: "list what belongs to it, to the end")
    entries["as"] = Entry(cure: "say when", needs: ["needed"])
    entries["if"] = Entry(cure: "say when it is", needs: ["possible"])
    entries["where"] = entries["if"]
    entries["when"] = entries["if"]
    return entries
  }()

  private static let qualities = [
    (
      "say which one, or by what rule it is chosen",
      "appropriate appropriately suitable suitably proper properly adequate adequately relevant reasonable reasonably"
    ),
    ("say how much is enough", "sufficient sufficiently optimal optimally meaningful"),
    ("give a time or a rate", "fast faster quick quickly timely efficient efficiently"),
    ("say what a person does, and how it is measured", "easy easily user-friendly intuitive intuitively convenient"),
    ("say what happens", "gracefully graceful seamless seamlessly smoothly robust robustly correctly clearly"),
    ("name the versions", "modern state-of-the-art"),
    ("give the limits", "approximately roughly flexible various"),
  ]
}
