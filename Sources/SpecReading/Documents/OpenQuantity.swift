import Findings

/// What stands for a number that nobody has decided on: `within TBD seconds`, `[X] milliseconds`, `<N> users`, `at least TBD.`
///
/// Only where a number must stand: before a unit, or at the end of the sentence behind a word such as `within`. Sentences about such
/// words, `SHALL mark open values with TBD`, are left alone.
enum OpenQuantity {
  /// - Parameters:
  ///   - start: of the word, or of the bracket around it.
  ///   - end: behind it.
  static func stands(from start: Int, to end: Int, in line: TextSlice) -> Bool {
    // Code, quotations and boxes stand otherwise.
    let before = line.slice(to: start).trimmed
    guard before.end < start || ByteSet("~<>=").contains(line[start - 1]), !before.isEmpty,
      isWordByte(line[before.end - 1]) || ByteSet("~<>=").contains(line[before.end - 1])
    else { return false }
    let isLimited = isLimit(before) || ByteSet("~<>=").contains(line[start - 1])
    if let unit = unit(line.slice(from: end)) {
      // A bracket never names a kind: `all [N] items`.
      return isLimited || !isLetter(line[start])
        || !names(unit, behind: before, isNote: notes.contains { line.matches($0, at: start) })
    }
    let rest = line.slice(from: end).trimmed
    return (rest.isEmpty || rest.count == 1 && rest.first == UInt8(ascii: "."))
      && isLimit(before)
  }

  private enum Unit {
    /// Nothing is a kind of it: ` seconds`, `ms`, `%`, ` attempts`.
    case measure
    /// What may be of some kind: `all TODO requests`.
    case thing
    /// What lists of work hold: `TODO items` are a kind of them.
    case entry
  }

  private static func unit(_ rest: TextSlice) -> Unit? {
    if rest.first == UInt8(ascii: "%") { return .measure }
    guard isBlank(rest.first) || rest.first == UInt8(ascii: "-") else { return nil }
    let word = rest.slice(from: rest.start + 1)
    if word.first == UInt8(ascii: "%") { return .measure }
    let kinds: [(Unit, [StaticString])] = [(.measure, measures), (.thing, things), (.entry, entries)]
    return kinds.first { $0.1.contains { begins(word, $0) } }?.0
  }

  private static func begins(_ text: TextSlice, _ word: StaticString) -> Bool {
    text.hasPrefixIgnoringCase(word) && !isWordByte(text[text.start + word.utf8CodeUnitCount])
  }

  /// The word says what kind of things is meant, and not how many: `all TODO items`, `two TBD entries`, `list TODO items`.
  private static func names(_ unit: Unit, behind before: TextSlice, isNote: Bool) -> Bool {
    switch unit {
    case .measure: return false
    case .thing: return isDetermined(before)
    case .entry: return isNote || isDetermined(before)
    }
  }

  /// A word stands there behind which no number can: `all`, `the`, `two`, `2`.
  private static func isDetermined(_ before: TextSlice) -> Bool {
    var start = before.end
    while start > before.start, isWordByte(before[start - 1]) { start -= 1 }
    let word = before.slice(from: start)
    return isDigit(word.first) || determiners.contains { begins(word, $0) }
  }

  private static func isLimit(_ before: TextSlice) -> Bool {
    limits.contains { word in
      before.slice(from: before.end - word.utf8CodeUnitCount).hasPrefixIgnoringCase(word)
        && !isWordByte(before[before.end - word.utf8CodeUnitCount - 1])
    }
  }

  private static let measures: [StaticString] = [
    "ms", "s", "sec", "secs", "second", "seconds", "millisecond", "milliseconds", "min", "minute", "minutes", "h",
    "hour", "hours", "day", "days", "week", "weeks", "month", "months", "px", "pixel", "pixels", "pt", "points", "dp",
    "percent", "kb", "mb", "gb", "bytes", "times", "attempts", "retries", "fps", "rps",
  ]
  /// What programmers leave for later, and what lists of work hold: nobody writes them for a number of entries.
  private static let notes: [StaticString] = ["TODO", "FIXME"]
  private static let things: [StaticString] = ["users", "requests", "characters"]
  private static let entries: [StaticString] = ["items", "entries"]

  private static let determiners: [StaticString] = [
    "all", "the", "a", "an", "its", "their", "his", "her", "my", "our", "your", "these", "those", "this", "that",
    "each",
    "every", "any", "no", "both", "some", "many", "several", "few", "new", "open", "one", "two", "three", "four",
    "five",
    "six", "seven", "eight", "nine", "ten",
  ]

  private static let limits: [StaticString] = [
    "within", "at least", "at most", "more than", "less than", "fewer than", "longer than", "up to", "every", "exactly",
  ]
}
