/// `a ? b : c`
extension TermReader {
  struct Ways {
    let condition: Range<Int>
    let first: Range<Int>
    let second: Range<Int>
  }

  mutating func choice(_ range: Range<Int>, _ sign: Int) -> Term? {
    guard let ways = ways(range, sign), let condition = read(ways.condition), let first = read(ways.first),
      let second = read(ways.second)
    else { return nil }
    // What is asked on the way may throw.
    return first == second && !isThrowing && !words[range].contains("try") ? first : .choice(condition, first, second)
  }

  /// - Parameter sign: the place of its first question mark.
  func ways(_ range: Range<Int>, _ sign: Int) -> Ways? {
    var depth = 0
    for place in tokens.topLevel((sign + 1)..<range.upperBound) {
      if words[place] == "?", tokens.isApart(place) { depth += 1 }
      guard tokens[place].kind == .colon else { continue }
      if depth == 0 {
        let second = (place + 1)..<range.upperBound
        return Ways(condition: range.lowerBound..<sign, first: (sign + 1)..<place, second: second)
      }
      depth -= 1
    }
    return nil
  }
}
