import Findings
import SpecModel
import Traceability

/// Words that say of a claim that it is not met, and nothing else: `✅ 1.1: fails`, `✅ 1.1 (not tested)`.
enum LoneStatus {
  static func denial(_ words: String) -> String? {
    if words.utf8.last == UInt8(ascii: ")"), let open = words.utf8.lastIndex(of: UInt8(ascii: "(")),
      let word = word(of: words[open...]), StatusVocabulary.partial.contains(word)
    {
      // `Login (Partial)`: what is in part is so whatever stands before it; `(open)` may be what is drawn.
      return word
    }
    return word(of: words[...], among: StatusVocabulary.unmet)
  }

  /// `✅ 1.1: N/A`, `won't do`: nobody did anything.
  static func abandonment(_ words: String) -> String? {
    word(of: words[...], among: abandoned)
  }

  /// With either apostrophe.
  private static let abandoned = StatusVocabulary.abandoned.union(["n/a", "not applicable"]).reduce(into: Set<String>())
  {
    $0.formUnion([$1, $1.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\u{2019}")])
  }

  private static func word(of words: Substring, among known: Set<String>) -> String? {
    word(of: words).flatMap { known.contains($0) ? $0 : nil }
  }

  private static func word(of words: Substring) -> String? {
    guard words.utf8.count <= longest else { return nil }
    // By bytes where they are ASCII, as most are: every claim is asked, and characters cost ten times as much.
    if words.utf8.allSatisfy({ $0 < 0x80 }) {
      let isLetter = { (byte: UInt8) in (97...122).contains(byte | 0x20) }
      guard let first = words.utf8.firstIndex(where: isLetter), let last = words.utf8.lastIndex(where: isLetter) else {
        return nil
      }
      // `0 failed`: none did.
      if words.utf8[..<first].contains(UInt8(ascii: "0")), Self.countsNone(words.utf8[..<first]) { return nil }
      return words[first...last].lowercased()
    }
    let bare = words.lowercased().drop { !$0.isLetter }
    return bare.lastIndex(where: \.isLetter).map { String(bare[...$0]) }
  }

  private static func countsNone(_ lead: Substring.UTF8View) -> Bool {
    let digits = lead.filter { (48...57).contains($0) }
    return digits == [48] && lead.last == UInt8(ascii: " ")
  }

  /// What a claim begins with, before it says more: `Partial - the north pier is missing`, `(blocked): a berth is free`.
  static func leading(_ words: String) -> String? {
    if words.utf8.first == UInt8(ascii: "("), let close = words.utf8.firstIndex(of: UInt8(ascii: ")")) {
      let behind = words[words.utf8.index(after: close)...]
      guard behind.utf8.first == UInt8(ascii: ":") || behind.hasPrefix(" - ") else { return nil }
      return word(of: words[...close], among: StatusVocabulary.unmet)
    }
    // None of them is longer.
    guard let end = words.utf8.prefix(24).firstIndex(where: { !isPlain($0) }), end > words.startIndex else {
      return nil
    }
    let rest = words[end...]
    let isSetOff =
      rest.hasPrefix("\u{2013}") || rest.hasPrefix("\u{2014}") || rest.hasPrefix("- ")
      || ByteSet(":;,.").contains(rest.utf8.first ?? 0)
    guard isSetOff, let word = word(of: words[..<end]) else { return nil }
    return leads.contains(word) ? word : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte == 32 || (97...122).contains(byte | 0x20) }

  /// No component does what these say.
  private static let leads = StatusVocabulary.partial.union(StatusVocabulary.underway).union([
    "skipped", "unfinished", "not met", "not done", "not implemented", "not tested",
  ])

  /// What the criterion demands may well be said of it: `rejected` of one that rejects.
  ///
  /// - Parameter criterion: its text, in small letters.
  static func isDemanded(_ phrase: String, by criterion: [UInt8]) -> Bool {
    // At the beginning of a word: `swipe` says nothing of `WIP`.
    WordBeginning.holds(Array(stem(phrase.lowercased()).utf8), in: criterion)
      || (UnfinishedWork.subject(of: phrase) ?? BrokenBound.number(of: phrase)).map {
        WordBeginning.holds(Array($0.utf8), in: criterion)
      } ?? false
  }

  private static func stem(_ phrase: String) -> String {
    // `fails to open`
    let phrase = phrase.hasSuffix(" to") ? String(phrase.dropLast(3)) : phrase
    guard !phrase.contains(" "), let ending = ["ing", "ed", "s"].first(where: { phrase.hasSuffix($0) }) else {
      return phrase
    }
    return String(phrase.dropLast(ending.count))
  }

  /// In bytes: a status is a word or two.
  private static let longest = 40
}
