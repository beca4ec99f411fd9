/// Where a block reads a clock. What lies between two readings tells how long the components took, and is none of the block's own.
struct ClockReadings {
  let tokens: [SwiftToken]
  let words: [String]

  /// `Date` of `Date()`, `now` of `ContinuousClock.now`, `timeIntervalSinceNow` of `start.timeIntervalSinceNow`.
  func contain(_ place: Int) -> Bool {
    switch words[place] {
    case "Date": isMade(behind: word(place + 1) == "." && word(place + 2) == "init" ? place + 3 : place + 1)
    case "init":
      place > 2 && words[(place - 3)..<place].elementsEqual(["Date", "=", "."]) && isMade(behind: place + 1)
    case "now": place > 0 && words[place - 1].hasSuffix(".")
    case "timeIntervalSinceNow": true
    default: false
    }
  }

  /// Whether any of the words of a range reads one.
  func areAny(in range: Range<Int>) -> Bool { range.contains(where: contain) }

  /// Whether a range is a reading and nothing else: `Date()`, `Date.now`, `ContinuousClock.now`.
  func isOne(_ range: Range<Int>) -> Bool {
    guard range.count < 6, let first = range.first, let last = range.last else { return false }
    if words[last] == "now" { return contain(last) && Self.owners.contains(words[range].dropLast(2).joined()) }
    return words[last] == ")" && contain(first) && tokens[last].partner.map { $0 + 1 == last } == true
      && range.count == (word(first + 1) == "." ? 5 : 3)
  }

  /// A component may have a `now` of its own.
  private static let owners: Set<String> = [
    "", "Date", "ContinuousClock", "ContinuousClock()", "SuspendingClock", "SuspendingClock()",
  ]

  /// `()`. With arguments it is the time that they say. A function that makes one, `Date.init`, may be called later.
  private func isMade(behind place: Int) -> Bool {
    word(place) == "(" ? word(place + 1) == ")" : word(place - 1) == "init"
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
