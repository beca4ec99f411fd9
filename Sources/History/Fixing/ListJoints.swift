/// What joins the numbers of a list, for a reader: `2.1, as well as 3.2`, `2.1 -> 3.2`, `2.1 - date, 3.1 - dial`.
struct ListJoints {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The line is a row of a table: its strokes part cells.
  let isRow: Bool
  /// A word stands behind the second number.
  let isFollowedByWord: Bool

  /// Nothing stands there but what goes on with a list.
  func isList(_ between: Range<Int>) -> Bool {
    guard !between.isEmpty, between.count <= Self.longestList else { return false }
    let text = Self.exceptions.reduce(String(decoding: bytes[between], as: UTF8.self).lowercased()) {
      $0.replacing($1, with: "except")
    }
    let dash: Character? = isFollowedByWord && !text.contains("->") ? nil : "-"
    let words = text.split { letter in
      Self.signs.contains(letter) || letter == dash || (letter == "|" && !(isRow && isFollowedByWord))
        || (letter == "–" && !isFollowedByWord)
    }
    return words.allSatisfy { Self.words.contains(String($0)) }
  }

  /// What explains the first number stands there, and a comma or the like behind it: `2.1 - date, 3.1 - dial`.
  func goesOn(_ between: Range<Int>) -> Bool {
    guard between.count <= Self.longestGloss else { return false }
    let text = String(decoding: bytes[between], as: UTF8.self)
    guard !(isRow && text.contains("|")), !endsSentence(text) else { return false }
    let head = text.reversed().drop { Self.marks.contains($0) }
    guard let last = head.first else { return false }
    if Self.commas.contains(last) {
      // `in steps of 1, 1.5` counts values.
      return head.dropFirst().first { $0 != " " }?.isNumber != true
    }
    if Self.breaks.contains(last) || Self.arrows.contains(where: { head.starts(with: $0.reversed()) }) { return true }
    return Self.joints.contains(String(head.prefix { $0.isLetter }.reversed()).lowercased())
  }

  /// `Requirement 2.1 holds. Then 3.2`
  private func endsSentence(_ text: String) -> Bool {
    var isEnd = false
    var isBlank = false
    for letter in text {
      if isEnd, isBlank, letter.isUppercase { return true }
      isBlank = letter == " "
      isEnd = letter == "." || (isEnd && isBlank)
    }
    return false
  }

  /// No words between two numbers of a list are longer.
  private static let longestList = 40
  /// No gloss between two numbers is longer.
  private static let longestGloss = 1000
  private static let signs: Set<Character> = [
    "/", "&", "+", ",", ";", "*", "`", "[", "]", "(", ")", " ", "_", "~", "\"", "→", "⇒", "·", "•", "、", "，", "；", "・",
    "<", ">", "=", ".", "…",
  ]
  private static let marks: Set<Character> = [" ", "*", "`", "[", "_", "~", "\"", "#"]
  private static let commas: Set<Character> = [",", ";", "&", "+", "→", "⇒", "·", "、", "，", "；", "・"]
  /// `2.1 (date) / 3.1`, `2.1 shuts it. 3.1 opens it`, `2.1 (date) 3.1`
  private static let breaks: Set<Character> = ["/", ".", "…", ")", "(", "-", "–", "—"]
  private static let arrows = ["->", "=>"]
  private static let words: Set<String> = [
    "and", "or", "with", "see", "also", "und", "siehe", "as", "well", "plus", "then", "to", "through", "nor", "oder",
    "sowie", "bis", "et", "ou", "y", "nfr", "br", "not", "both", "but", "along", "together", "while",
    "whereas", "vs", "versus", "is", "are", "now", "instead", "rather", "before", "after", "into",
    "becomes", "became", "replaces", "per", "too", "except", "excluding", "without", "excl", "ohne", "außer", "sauf",
    "excepto", "salvo", "exceto",
  ]
  /// Of what is left out, no part of what it is left out of is meant: `2.1-2.4 (except for 1.2)`.
  private static let exceptions = ["except for", "all but", "all except", "but not"]
  private static let joints: Set<String> = [
    "and", "or", "plus", "nor", "und", "oder", "sowie", "et", "ou", "y", "while", "whereas", "vs", "versus", "but",
    "see",
    "also", "per", "as",
  ]

  // MARK: Around a number

  /// A sign that is no ASCII, and no letter that a number is glued to: `2.1→3.2`, `2.1–2.4`.
  static func isSign(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let head = Array(bytes.prefix(3))
    return foreignSigns.contains { head.starts(with: $0) }
  }

  private static let foreignSigns: [[UInt8]] = [
    "→", "⇒", "·", "•", "–", "—", "…", "、", "，", "；", "・", "。", "（", "）", "：", "\u{A0}", "✅", "❌", "⚠",
  ].map { Array($0.utf8) }

  /// ` pt wide`: what stands behind a number counts something with it.
  static func measures(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let blank = bytes.first, blank == 32 else { return false }
    let word = bytes.dropFirst().prefix(12).prefix { (97...122).contains($0 | 0x20) }
    return units.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let units: Set<String> = [
    "pt", "pts", "px", "dp", "sp", "em", "rem", "point", "points", "pixel", "pixels", "ms", "s", "sec", "second",
    "seconds",
    "min", "minute", "minutes", "h", "hour", "hours", "day", "days", "week", "weeks", "kb", "mb", "gb", "kib", "mib",
    "gib",
    "bytes", "fps", "hz", "mm", "cm", "x", "times", "percent", "million", "thousand",
  ]
}
