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
    guard before.end < start || "~<>=".utf8.contains(line[start - 1]), !before.isEmpty,
      isWordByte(line[before.end - 1]) || "~<>=".utf8.contains(line[before.end - 1])
    else { return false }
    if isUnit(line.slice(from: end)) { return true }
    let rest = line.slice(from: end).trimmed
    return (rest.isEmpty || rest.count == 1 && rest.first == UInt8(ascii: "."))
      && isLimit(before)
  }

  /// ` seconds`, `ms`, `%`
  private static func isUnit(_ rest: TextSlice) -> Bool {
    if rest.first == UInt8(ascii: "%") { return true }
    guard isBlank(rest.first) || rest.first == UInt8(ascii: "-") else { return false }
    let word = rest.slice(from: rest.start + 1)
    if word.first == UInt8(ascii: "%") { return true }
    return units.contains { unit in
      word.hasPrefixIgnoringCase(unit) && !isWordByte(word[word.start + unit.utf8CodeUnitCount])
    }
  }

  private static func isLimit(_ before: TextSlice) -> Bool {
    limits.contains { word in
      before.slice(from: before.end - word.utf8CodeUnitCount).hasPrefixIgnoringCase(word)
        && !isWordByte(before[before.end - word.utf8CodeUnitCount - 1])
    }
  }

  private static let units: [StaticString] = [
    "ms", "s", "sec", "secs", "second", "seconds", "millisecond", "milliseconds", "min", "minute", "minutes", "h",
    "hour", "hours", "day", "days", "week", "weeks", "month", "months", "px", "pixel", "pixels", "pt", "points", "dp",
    "percent", "kb", "mb", "gb", "bytes", "users", "requests", "items", "entries", "characters", "times", "attempts",
    "retries", "fps", "rps",
  ]

  private static let limits: [StaticString] = [
    "within", "at least", "at most", "more than", "less than", "fewer than", "longer than", "up to", "every", "exactly",
  ]
}
