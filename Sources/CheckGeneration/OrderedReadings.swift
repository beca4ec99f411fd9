/// What holds of two readings of a clock however long lies between them: the later one is not before the other.
struct OrderedReadings {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let clocks: ClockReadings
  private let bound: BoundExpressions

  init(_ tokens: [SwiftToken], _ words: [String], _ clocks: ClockReadings, _ bound: BoundExpressions) {
    self.tokens = tokens
    self.words = words
    self.clocks = clocks
    self.bound = bound
  }

  /// `Date() >= start` of `let start = Date()`, `Date().timeIntervalSince(start) >= 0`, `start.timeIntervalSinceNow <= 0`.
  func hold(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.most else { return false }
    let signs = tokens.topLevel(range).filter { ConstantWords.ofEquals[words[$0]] != nil }
    guard signs.count == 1, let sign = signs.first else { return false }
    let (left, right) = (range.lowerBound..<sign, (sign + 1)..<range.upperBound)
    if let first = moment(left), let second = moment(right) { return holds(words[sign], first, second) }
    if isZero(right), let (first, second) = difference(left) { return holds(words[sign], first, second) }
    if isZero(left), let (first, second) = difference(right) { return holds(words[sign], second, first) }
    return false
  }

  private static let most = 32

  /// - Parameters: the places where both are read.
  private func holds(_ sign: String, _ first: Int, _ second: Int) -> Bool {
    switch sign {
    case ">", ">=": first > second
    case "<", "<=": first < second
    default: false
    }
  }

  /// - Returns: the place where what a range says is read: its own, or that of the name that stands for it.
  private func moment(_ range: Range<Int>) -> Int? {
    let range = meant(range)
    if clocks.isOne(range) { return range.lowerBound }
    // `clock.now` of `let clock = ContinuousClock()`
    let isOfClock =
      range.count == 3 && words[range].suffix(2).elementsEqual([".", "now"])
      && Self.clocks.contains(words[meant(range.prefix(1))].joined())
    return isOfClock ? range.lowerBound : nil
  }

  private static let clocks: Set<String> = ["ContinuousClock()", "SuspendingClock()"]

  /// - Returns: what a name is bound to that stands alone.
  private func meant(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, case let range = tokens.withoutParentheses(range, words), range.count == 1,
      let number = bound.number(range.lowerBound)
    else { return range }
    return bound.bindings[number].expression
  }

  /// - Returns: both moments of what lies between them, the one that is taken away behind the other.
  private func difference(_ range: Range<Int>) -> (Int, Int)? {
    let range = meant(range)
    guard let first = range.first, let last = range.last else { return nil }
    if words[first] == "-" { return difference(range.dropFirst()).map { ($0.1, $0.0) } }
    if words[last] == "timeIntervalSinceNow" { return moment(range.dropLast(2)).map { ($0, last) } }
    let top = tokens.topLevel(range)
    if let sign = top.first(where: { words[$0] == "-" }) {
      return both(range.lowerBound..<sign, (sign + 1)..<range.upperBound)
    }
    guard let open = tokens[last].partner, open > first + 2, words[open - 1] == "timeIntervalSince" else { return nil }
    return both(range.lowerBound..<(open - 2), (open + 1)..<last)
  }

  private func both(_ one: Range<Int>, _ other: Range<Int>) -> (Int, Int)? {
    guard let first = moment(one), let second = moment(other) else { return nil }
    return (first, second)
  }

  private func isZero(_ range: Range<Int>) -> Bool {
    [["0"], ["0.0"], [".", "zero"], ["Duration", ".", "zero"]].contains { words[range].elementsEqual($0) }
  }
}
