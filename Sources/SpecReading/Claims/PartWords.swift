import Findings
import SpecModel

/// What words below a claim say of a part of it: that it is not there, which one it is, or that they are about something else.
enum PartWords {
  /// `Not implemented on iOS`, `47 of 48 tests pass`, `iOS: not implemented`
  static func takeBack(_ item: TextSlice) -> Bool {
    if let colon = item.slice(to: item.start + 32).find(": not ", ignoringCase: true) {
      let said = item.slice(from: colon + 2)
      guard StatusWords.mark(said) == .failed else { return false }
      guard let verb = said.string.lowercased().split(whereSeparator: { !$0.isLetter }).last else { return false }
      return work.contains(verb) && arePart(item.slice(to: colon).string, isLabel: true)
    }
    guard item.first | 0x20 == UInt8(ascii: "n") || isDigit(item.first), item.count <= 80 else { return false }
    let text = item.string.lowercased()
    guard !text.utf8.contains(where: { ByteSet(",:;(").contains($0) }) else { return false }
    var words = text.split(separator: " ")[...]
    if words.last?.utf8.last == UInt8(ascii: ".") { words[words.endIndex - 1].removeLast() }
    if PassingCount.fallsShort(Array(words)) { return true }
    guard words.popFirst() == "not" else { return false }
    while let hedge = words.first, hedge == "yet" || hedge == "fully" { words.removeFirst() }
    guard let verb = words.popFirst(), work.contains(verb) else { return false }
    if words.first == "yet" { words.removeFirst() }
    // `on iOS`, `in the dark theme`: where it is not.
    return (2...4).contains(words.count) && ["on", "in", "for"].contains(words.first)
      && arePart(words.joined(separator: " "))
  }

  /// What is said of the work alone: what is `not done in the main thread`, or `not ready for the first frame`, is so by design.
  private static let work: Set<Substring> = ["implemented", "met", "finished", "complete", "completed"]

  /// A part of what is demanded, `iOS`, and neither another time, `in the first run`, `Old layout`, nor what answers in these words,
  /// `HTTP 501`.
  private static func arePart(_ words: String, isLabel: Bool = false) -> Bool {
    let words = words.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = words.last else { return false }
    return !words.contains(where: times.contains) && !(isLabel && answers.contains(last))
  }

  /// Behind a ❌: `Not implemented on iOS`, `Failed`, `fails on iOS`. `Missing: two documents` may be what an audit was to find.
  static func deny(_ words: TextSlice) -> Bool {
    if StatusWords.mark(words) != nil || takeBack(words) { return true }
    guard StatusWords.denial(atFrontOf: words) != nil else { return false }
    let first = words.slice(to: words.find(" ") ?? words.end)
    return first[first.end - 1] != UInt8(ascii: ":")
  }

  /// `iOS`, `iOS 17: pumps go on`, `on Android`, `the web (too slow)`; `Web color tokens` are something else.
  static func namePlatform(_ words: TextSlice) -> Bool {
    var text = words
    for lead in ["on ", "On ", "the ", "The "] as [StaticString] { text = text.dropping(lead) ?? text }
    guard let end = TableMarks.endOfPlatform(text) else { return false }
    let rest = text.slice(from: end).trimmed
    return rest.isEmpty || rest.first >= 0x80 || isDigit(rest.first) || ByteSet(":(-,&/*.;").contains(rest.first)
      || rest.hasPrefix("and ") || rest.hasPrefix("or ")
  }

  /// `19 s on panel 2`, `measured 19 s`: what was measured, and no count of what was found, `2 documents lack a title`.
  static func measure(_ words: TextSlice) -> Bool {
    var parts = words.string.lowercased().split(separator: " ")[...]
    if let first = parts.first, ["measured", "only", "took", "takes", "takes:"].contains(first) { parts.removeFirst() }
    guard parts.count <= 6, let number = parts.popFirst(), isDigit(number.utf8.first ?? 0) else { return false }
    let unit = number.drop { !$0.isLetter && $0 != "%" }
    return units.contains(unit.isEmpty ? parts.first.map { $0.prefix { $0.isLetter || $0 == "%" } } ?? "" : unit)
  }

  private static let units: Set<Substring> = [
    "s", "ms", "sec", "seconds", "second", "minutes", "min", "h", "%", "px", "pt", "pts", "points", "dp", "kb", "mb",
    "gb", "m", "mm", "cm", "km", "fps", "hz",
  ]

  /// `pump 2`, `dark theme`: a part by its name, and neither code, an address, nor what is said of it, `Cannot be undone`.
  static func areFew(_ words: TextSlice) -> Bool {
    let text = words.string
    guard text.unicodeScalars.allSatisfy({ $0 == " " || $0.properties.isAlphabetic || ("0"..."9").contains($0) }) else {
      return false
    }
    let words = text.lowercased().split(separator: " ")
    return words.count <= 3 && !words.contains(where: negations.contains)
  }

  private static let negations: Set<Substring> = ["can", "cannot", "has", "have", "is", "are", "may", "no", "without"]

  /// `Evidence`, `Verification`: what stands behind them is about what is met.
  static func areOfEvidence(_ label: String) -> Bool {
    SuccessCriterionTable.partNames.contains { label.hasPrefix($0) && $0 != "Example" }
      || ["Result", "Results", "Platforms", "Tests", "Test"].contains(label)
  }

  /// Words that tell of another time, of an example, or of what nobody asked for.
  static func areOfAnotherMatter(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.contains {
      times.contains($0) || others.contains($0)
    }
  }

  /// `The dark theme crashes`, `Labels overlap on narrow screens`: what no program is ever asked to do. What `fails` or `does not start` may
  /// be what is demanded, or what somebody lists as refused.
  static func tellOfFailure(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter }.dropFirst().contains(where: failures.contains)
  }

  private static let failures: Set<Substring> = [
    "crash", "crashes", "flicker", "flickers", "freeze", "freezes", "garbled", "hang", "hangs", "leak", "leaks",
    "misaligned", "overlap", "overlaps", "segfaults", "stutter", "stutters",
  ]

  /// What is met shows marks itself, or tells good from bad.
  static func tellOfExamples(_ words: String) -> Bool {
    words.lowercased().split { !$0.isLetter }.contains { word in
      exampleSigns.contains { word.hasPrefix($0) }
    }
  }

  private static let times: Set<Substring> = [
    "first", "second", "initial", "initially", "original", "originally", "old", "older", "earlier", "previous",
    "previously", "former", "formerly", "before", "was", "baseline", "draft", "attempt",
  ]
  private static let answers: Set<Substring> = [
    "501", "error", "message", "response", "answer", "expected", "returns", "shows", "throws", "prints", "example",
  ]
  private static let others: Set<Substring> = [
    "allowed", "avoid", "avoids", "bad", "by", "cons", "con", "don't", "don\u{2019}t", "dropped", "example", "examples",
    "expected", "fixed", "follow", "future", "gap", "good", "incorrect", "invalid", "lost", "needed", "never", "next",
    "none", "obsolete", "optional", "optionally", "planned", "purpose", "rejected", "removed", "replaced", "required",
    "resolved", "scope", "wrong",
  ]
  /// The words of four letters and more, by their first four, but for those that many sentences share.
  static func stems(of words: String) -> [Substring] {
    words.utf8.count > 400
      ? []
      : words.lowercased().split { !$0.isLetter }.compactMap { word in
        word.utf8.count >= 4 && !shared.contains(word) ? word.prefix(4) : nil
      }
  }

  private static let shared: Set<Substring> = [
    "when", "then", "shall", "that", "this", "with", "from", "have", "been", "they", "their", "will", "does", "each",
    "every", "only", "into", "also", "must", "should", "where", "while", "after", "some", "more", "than", "very",
    "test", "tests", "document", "documents", "documentation", "implemented", "implementation",
  ]

  private static let exampleSigns = [
    "accept", "allow", "analy", "assess", "audit", "catalog", "checklist", "compar", "discover", "evaluat", "finding",
    "gap", "identif", "inventor", "investigat", "list", "review", "verif", "detect", "display", "distinguish", "emoji",
    "example", "filter", "flag", "forbid",
    "icon", "indicat", "mark", "only", "permit", "refus", "reject", "report", "show", "state", "status", "symbol",
    "template", "valid",
  ]
}
