import Findings
import SpecModel

/// A mark that says the contrary of the one that counts: `✅ Requirement 1.1: web ✅, iOS ❌`.
///
/// Within a sentence a mark may be what was built, `shows ❌ beside the field`; and `❌ → ✅`, `was ❌` tell of another time.
enum ContraryMark {
  /// - Parameter text: what stands behind the number, its marks included.
  /// - Returns: what says that it is not met, or not yet: at the end of the text, or in one of its parts where each bears a mark.
  static func find(in text: TextSlice) -> Mark? {
    guard MarkReader.first(text) != nil else { return nil }
    if let (mark, before) = MarkReader.trailing(text.withoutTrailingMarks), !isSpokenOf(behind: before) {
      // `shows a spinner ⏳` ends in a picture; ❌ is none.
      if mark == .failed || mark == .pending && standsAlone(behind: before) { return mark }
    }
    // `1.1 ✅ ❌: drawn`
    if let (first, rest) = MarkReader.leading(text), first.isPositive, MarkReader.leading(rest)?.mark == .failed {
      return .failed
    }
    if let mark = enclosed(in: text) ?? setOff(in: text) { return mark }
    var parts = parts(of: text)
    guard parts.count > 1 else { return nil }
    let said = opening(of: &parts[0])
    guard let found = contrary(among: parts) else { return nil }
    // `rows are coloured ✅ green, ❌ red`: without a colon only platforms are surely parts.
    let isList = said.isEmpty || said[said.end - 1] == UInt8(ascii: ":") && !PartWords.tellOfExamples(said.string)
    return isList || parts.allSatisfy(isOfPlatform) ? found : nil
  }

  /// The first mark that says no, where each of the parts bears one.
  private static func contrary(among parts: [TextSlice]) -> Mark? {
    let marks = parts.compactMap(mark)
    return marks.count == parts.count ? marks.first { $0 == .failed || $0 == .pending } : nil
  }

  /// `… ❌ on Safari`, `iOS; ❌ Android`: the first ❌ or ⏳, where a sign sets it off and a platform stands behind it, or a few words that
  /// deny something.
  private static func setOff(in text: TextSlice) -> Mark? {
    var rest = text
    while let found = MarkReader.first(rest) {
      rest = found.rest
      guard found.mark == .failed || found.mark == .pending else { continue }
      let before = text.slice(to: found.before.end).trimmed
      let last = before[before.end - 1]
      guard before.isEmpty || ByteSet(",;.:|").contains(last) || isDash(before), !isSpokenOf(behind: before),
        !isPast(before: before, behind: found.rest)
      else { return nil }
      // `❌ → ✅`: it has become the other.
      let words = found.rest.trimmed
      guard MarkReader.first(words)?.mark.isPositive != true || words.contains(",") || words.contains(";") else {
        return nil
      }
      let isTold =
        PartWords.namePlatform(words) || PartWords.deny(words) && !PartWords.tellOfExamples(before.string)
      return isTold && !PartWords.areOfAnotherMatter(words.string) ? found.mark : nil
    }
    return nil
  }

  private static func isDash(_ text: TextSlice) -> Bool {
    let dashes: [StaticString] = ["\u{2026}", "\u{2013}", "\u{2014}", " -"]
    return dashes.contains { text.hasSuffix($0) }
  }

  /// `gate closed (❌ iOS)`, `gate closed (✅ web, ❌ iOS)`: the last parenthesis takes a part back. `(✅, ❌)` and `(❌ icon)` tell what is shown.
  private static func enclosed(in text: TextSlice) -> Mark? {
    guard text.end > text.start, text[text.end - 1] == UInt8(ascii: ")"), let open = text.lastOpening else {
      return nil
    }
    let inner = text.slice(from: open + 1).slice(to: text.end - 1)
    let parts = parts(of: inner)
    if parts.count > 1, !PartWords.tellOfExamples(text.slice(to: open).string) || parts.allSatisfy(isOfPlatform) {
      return contrary(among: parts)
    }
    guard let (mark, words) = MarkReader.leading(inner),
      mark == .failed || mark == .pending, MarkReader.first(words) == nil,
      !PartWords.areOfAnotherMatter(words.string)
    else { return nil }
    return PartWords.namePlatform(words) || PartWords.deny(words) ? mark : nil
  }

  /// Takes from the first part what stands before its mark, where that says that marks follow: `gate closed: ✅ web`.
  ///
  /// - Returns: what was taken.
  private static func opening(of part: inout TextSlice) -> TextSlice {
    let none = part.slice(to: part.start)
    guard let first = MarkReader.first(part), !first.before.trimmed.isEmpty, !first.rest.trimmed.isEmpty,
      !isSpokenOf(behind: first.before)
    else { return none }
    part = part.slice(from: first.before.end)
    return first.before.trimmed
  }

  private static func isOfPlatform(_ part: TextSlice) -> Bool {
    (MarkReader.leading(part) ?? MarkReader.trailing(part)).map { PartWords.namePlatform($0.rest) } ?? false
  }

  /// `✅ Requirement 1.1 ⏳`, `drawn, iOS ⏳`: no sentence ends in it.
  private static func standsAlone(behind before: TextSlice) -> Bool {
    let said = before.trimmed
    guard !said.isEmpty, said.string != ":" else { return true }
    let parts = parts(of: said)
    return parts.count > 1 && parts[parts.count - 1].string.split { !$0.isLetter && !$0.isNumber }.count < 2
  }

  /// The mark at an end of `web ✅`, `❌ iOS`; of `before ❌`, `icons (✅` and a mark alone none.
  private static func mark(of part: TextSlice) -> Mark? {
    guard let found = MarkReader.leading(part) ?? MarkReader.trailing(part) else { return nil }
    let words = found.rest.string.lowercased().split { !$0.isLetter }
    guard !words.isEmpty, words.count <= 4, !words.contains(where: times.contains),
      !PartWords.areOfAnotherMatter(found.rest.string)
    else { return nil }
    return found.rest.contains("(") == found.rest.contains(")") ? found.mark : nil
  }

  private static let times: Set<Substring> = [
    "before", "after", "was", "were", "now", "then", "previously", "formerly", "old", "new", "otherwise", "first",
    "initially", "originally", "earlier",
  ]

  /// `was ❌ before the fix`, `failed at first ❌`, `previously ❌`: the mark tells of another time, and what stands beside it says which.
  ///
  /// - Parameters:
  ///   - before: what stands before the mark.
  ///   - behind: what stands behind it.
  static func isPast(before: TextSlice, behind: TextSlice) -> Bool {
    let lead = words(of: before.slice(from: max(before.start, before.end - reach)))
    let tail = words(of: behind.slice(to: behind.start + reach))
    guard !tail.contains("still"), !lead.contains("still") else { return false }
    if lead.suffix(2) == ["at", "first"] { return true }
    if let last = lead.last, earlier.contains(last) { return true }
    guard let last = lead.last, ["was", "were", "been", "failed"].contains(last) else { return false }
    return tail.first.map { $0 == "before" || earlier.contains($0) } ?? false || tail.prefix(2) == ["at", "first"]
  }

  private static let earlier: Set<Substring> = ["previously", "formerly", "initially", "originally", "earlier"]

  /// In bytes: what is looked at on either side.
  private static let reach = 48

  private static func words(of text: TextSlice) -> [Substring] { text.string.lowercased().split { !$0.isLetter } }

  /// Nobody lists more of them.
  private static let mostParts = 8

  private static func parts(of text: TextSlice) -> [TextSlice] {
    var parts: [TextSlice] = []
    var start = text.start
    for place in text.start..<text.end where ByteSet(",;/").contains(text[place]) && parts.count < mostParts {
      parts.append(text.slice(from: start).slice(to: place).trimmed)
      start = place + 1
    }
    return parts + [text.slice(from: start).trimmed]
  }

  /// The word right before the mark says that it is shown, or was there before.
  static func isSpokenOf(behind before: TextSlice) -> Bool {
    let before = before.trimmed
    guard !before.contains("\u{2192}"), !before.contains("->"), !before.contains("=>"),
      MarkReader.trailing(before) == nil
    else { return true }
    var start = before.end
    while start > before.start, !isBlank(before[start - 1]) { start -= 1 }
    return words.contains(before.slice(from: start).string.lowercased().filter { $0.isLetter })
  }

  private static let words: Set<String> = [
    "a", "an", "and", "another", "any", "each", "every", "more", "red", "are", "as", "be", "become", "becomes", "by",
    "display", "displays", "emoji", "for", "formerly",
    "from",
    "gets", "icon", "instead", "is", "mark", "marked", "marks", "no", "not", "of", "or", "prefix", "previously",
    "prints", "render",
    "rendered", "renders", "returns", "show", "showing", "shown", "shows", "sign", "symbol", "the", "to", "vs", "was",
    "were", "with",
    "without",
  ]
}
