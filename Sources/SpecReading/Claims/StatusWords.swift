import SpecModel

/// What people write instead of a mark to say whether something is met.
enum StatusWords {
  /// What says that it is not, or not yet.
  ///
  /// - Parameters:
  ///   - text: nothing but the status: a cell of a table, or all that stands behind a number.
  ///   - isAnswer: it stands where the question is whether something is met: there `No` alone says that it is not.
  static func mark(_ text: TextSlice, isAnswer: Bool = false) -> Mark? {
    guard text.count > 0, text.count <= longest else { return nil }
    var text = text.withoutEmphasis
    if text.count > 1, text[text.end - 1] == UInt8(ascii: ".") { text.end -= 1 }
    if isAnswer, noes.isWhole(text) || (text.count == 1 && text.first | 0x20 == UInt8(ascii: "n")) { return .failed }
    return wholes.first { $0.0.isWhole(text) }?.1
  }

  /// What the text begins with where the question is whether something is met: `Not met yet`, `Failed: see below`, `No, later`.
  static func answer(_ text: TextSlice) -> Mark? {
    if let mark = mark(text, isAnswer: true) ?? StatusShare.mark(text) { return mark }
    return denial(atFrontOf: text)
  }

  /// `Web Pass, iOS Fail`, `Web: pass; iOS: not met`: the worst of parts that all end in a status.
  static func worst(ofParts text: TextSlice) -> Mark? {
    guard text.count <= longest * 2 else { return nil }
    let parts = text.withoutEmphasis.string.lowercased().split { ",;/".contains($0) }
    guard parts.count > 1 else { return nil }
    let states = parts.map { part -> String? in
      let words = part.split { $0 == " " || $0 == ":" }
      // `12 passed, 0 failed`: none of them is.
      if let count = words.first, count == "no" || Int(count) == 0 { return "passed" }
      return [2, 1].lazy.compactMap { count in
        words.count > count ? words.suffix(count).joined(separator: " ") : nil
      }.first { StatusVocabulary.all.contains($0) }
    }
    guard states.allSatisfy({ $0 != nil }) else { return nil }
    return states.compactMap(\.self).compactMap { state in
      StatusVocabulary.failed.contains(state)
        ? .failed
        : StatusVocabulary.partial.contains(state)
          ? .warning : StatusVocabulary.pending.contains(state) ? .pending : nil
    }.worst
  }

  /// `Result: FAILED`, `**Status:** Not met`: a line that answers, and the answer is no.
  static func denial(labelled text: TextSlice) -> Mark? { behindLabel(text).flatMap { answer($0) } }

  private static func behindLabel(_ text: TextSlice) -> TextSlice? {
    let text = text.withoutLeadingEmphasis
    guard let label = labels.first(where: { text.hasPrefixIgnoringCase($0) }) else { return nil }
    var rest = text.slice(from: text.start + label.utf8CodeUnitCount).withoutLeadingEmphasis
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest.start += 1
    return rest.withoutLeadingEmphasis
  }

  /// What a text says no with before it says more: `Not met — the design is done`, `Status: FAIL. Tests exist`.
  static func denial(atFrontOf text: TextSlice) -> Mark? {
    let text = behindLabel(text) ?? text.withoutLeadingEmphasis
    guard text.count > 1 else { return nil }
    for (list, mark) in openings {
      guard let word = list.longest(in: text) else { continue }
      let rest = text.slice(from: text.start + word.utf8.count).slice(to: text.start + longest * 2).string.lowercased()
      // `missing` and `pending requests` differ; words of other scripts end without a blank.
      if rest.isEmpty || !(rest.first?.isLetter == true || rest.first?.isNumber == true)
        || word.utf8.first ?? 0 >= 0xE0,
        !goesOn(rest, behind: word)
      {
        return mark
      }
    }
    return nil
  }

  /// Most lines do not.
  static func mayDeny(_ text: TextSlice) -> Bool { openings.contains { $0.0.longest(in: text) != nil } }

  private static let openings: [(OpeningPhrases, Mark)] = [
    (StatusVocabulary.failed, .failed), (StatusVocabulary.partial, .warning), (StatusVocabulary.pending, .pending),
  ].map { (OpeningPhrases($0), $1) }

  /// Such words lead many a sentence, `Unknown users are refused`: only where nothing else is said they say how it stands.
  private static let wholes: [(OpeningPhrases, Mark)] =
    openings
    + [(StatusVocabulary.abandoned, .failed), (StatusVocabulary.begun, .pending)].map { (OpeningPhrases($0), $1) }

  /// A single word before a noun says what kind of noun: `open dialog`, `pending requests`. Two words deny something.
  private static func goesOn(_ rest: String, behind word: String) -> Bool {
    guard !word.contains(" "), word.utf8.first ?? 0 < 0x80, rest.first == " " else { return false }
    let next = rest.dropFirst().prefix { $0.isLetter }
    return !next.isEmpty
      && !["for", "in", "until", "by", "at", "on", "as", "to", "due", "because", "since", "yet"].contains(next)
  }

  private static let labels: [StaticString] = ["status", "result", "verdict", "state", "outcome"]

  static func isStatus(_ cell: TextSlice) -> Bool {
    let words = (MarkReader.leading(cell)?.rest ?? cell).withoutEmphasis.string.lowercased()
    return words.isEmpty || isStatus(words)
  }

  static func isStatus(_ words: String) -> Bool {
    StatusVocabulary.all.contains(words) || StatusVocabulary.abandoned.contains(words)
      || StatusVocabulary.begun.contains(words)
  }

  /// `Met`, `Satisfied`, and nothing else.
  static func isMet(_ text: TextSlice) -> Bool { met.isWhole(text.withoutEmphasis) }

  private static let met = OpeningPhrases(StatusVocabulary.met)

  /// In bytes: a status is a word or two.
  private static let longest = 40

  /// It is not met, and not only in part.
  static var unfinished: Set<String> { StatusVocabulary.pending.union(StatusVocabulary.partial) }

  private static let noes = OpeningPhrases(["no", "false", "nein", "non", "não", "否", "いいえ"])

  static let circles: Set<String> = ["\u{25CB}", "\u{25CE}", "\u{25EF}", "\u{3007}"]
}
