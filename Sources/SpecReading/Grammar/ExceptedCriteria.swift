import Findings
import SpecModel

/// What a list names and leaves out again: `1.1-1.4 (except 1.2)`, `R1-R9 (without R3)`, `1 (all but AC 2)`.
extension ReferenceCursor {
  /// Reads the parenthesis behind the last item of a list, where it says which of them are not meant.
  ///
  /// - Parameter since: the place of the first item of which no exception was made.
  /// - Returns: whether it says so.
  func takeExceptions(from items: inout [Item], since: Int) -> Bool {
    // Behind most requirements of a list stands a comma, or nothing.
    guard offset < text.end, byte != UInt8(ascii: ","), let last = items.last else { return false }
    let open = text.behindBlanks(at: offset) ?? offset
    guard text[open] == UInt8(ascii: "("), let number = exceptedNumber(at: open + 1),
      let close = text.slice(to: open + Self.longestGloss).find(")", from: number)
    else { return false }
    guard let left = excepted(TextSlice(text.source, number..<close), of: last, isWhole: true) else {
      if isCitation, last.isWhole { lose(open..<close + 1, &items) }
      return true
    }
    leaveOut(left, said: open..<close + 1, of: &items, since: since)
    return true
  }

  /// `all except 1.2` behind the colon of a claim, or in another cell of its row: at the front of the text, and `all met except 1.2`.
  func leaveOutSaid(of items: inout [Item]) {
    guard isLetter(text.first), let last = items.last, items.count > 1 || last.last != nil || last.isWhole,
      let start = exception, let number = exceptedNumber(at: start),
      let left = excepted(text.slice(from: number), of: last, isWhole: false)
    else { return }
    leaveOut(left, said: start..<max(number, left.last?.range.upperBound ?? number), of: &items, since: 0)
  }

  /// Where the words begin that leave something out. Nearly all that is said of a claim holds no number near.
  private var exception: Int? {
    let near = text.slice(to: text.start + Self.longestException)
    guard near.mayHoldNumber else { return nil }
    let said = text.dropping("all criteria ") ?? text.dropping("all ") ?? text
    if let start = [text.start, said.start].first(where: { exceptedNumber(at: $0) != nil }) { return start }
    // `not` and `without` say other things within a sentence.
    let words = [" except ", " excluding ", " all but "] as [StaticString]
    return words.lazy.compactMap { near.find($0) }.first.map { $0 + 1 }
  }

  /// Whether words such as `except` stand there, and a number behind them.
  func excepts(at start: Int) -> Bool { exceptedNumber(at: start) != nil }

  /// Where the first number begins that words such as `except` lead.
  private func exceptedNumber(at start: Int) -> Int? {
    guard ByteSet("aewbnos").contains(text[start] | 0x20),
      let word = Self.exceptions.first(where: { text.matches($0, at: start, ignoringCase: true) })
    else { return nil }
    let next = start + word.utf8CodeUnitCount
    return startsPoint(at: next) || text.matches("Req", at: next) ? next : criterionNumber(at: next)
  }

  private static let exceptions: [StaticString] = [
    "except for ", "except ", "excluding ", "without ", "all but ", "all except ", "but not ", "not ", "excl. ",
    "ohne ", "au\u{DF}er ", "sauf ", "excepto ", "salvo ", "exceto ",
  ]

  /// In bytes: `all criteria except for acceptance criterion` is no longer.
  static let longestException = 48

  /// - Parameter isWhole: nothing but numbers may stand there.
  private func excepted(_ words: TextSlice, of last: Item, isWhole: Bool) -> [Item]? {
    var cursor = ReferenceCursor(words, context: last.first.requirement)
    cursor.allowsSeries = allowsSeries
    var left = cursor.list()
    // `1.1-1.4 (except 2)`, `1 (except AC 2)`
    if last.last?.criterion != nil || last.last == nil { left = left.map { $0.criterion(of: last.first) } }
    let rest = words.slice(from: cursor.offset)
    let ends = rest.trimmed.isEmpty || !isWhole && ByteSet(",.;:(").contains(rest.first)
    guard !left.isEmpty, left.count <= Self.mostExceptions, ends else { return nil }
    return left.allSatisfy { $0.spec == nil && !$0.isUnreadable } ? left : nil
  }

  /// Nobody leaves out more at once: each of them is kept for each range that may hold it.
  private static let mostExceptions = 32

  /// - Parameter said: where it is said.
  private func leaveOut(_ left: [Item], said: Range<Int>, of items: inout [Item], since: Int) {
    for one in left {
      var isHeld = false
      for index in items.indices[since...] where items[index].holds(one) {
        items[index].left.append(one)
        isHeld = true
      }
      // `1.1, 1.2, 1.3 (except 1.2)`
      let others = items[since...].filter { $0.last != nil || one.last != nil || $0.first != one.first }
      if !others.isEmpty, others.count < items.count - since {
        items.replaceSubrange(since..., with: others)
        isHeld = true
      }
      if isHeld { continue }
      // How many criteria a requirement has is not known here, and so not which of them are meant.
      let isPart = items.last?.includes(one) ?? false
      if isPart ? isCitation || isClaim : isCitation { lose(said, &items) }
      return
    }
  }

  /// Some of the last item is meant, and nobody can tell what.
  private func lose(_ said: Range<Int>, _ items: inout [Item]) {
    guard var lost = items.last else { return }
    if lost.isWhole || lost.span != nil { items.removeLast() }
    (lost.isUnreadable, lost.last, lost.range) = (true, nil, said)
    items.append(lost)
  }
}

extension ReferenceCursor.Item {
  var isWhole: Bool { first.criterion == nil && first.tooDeep == nil }

  /// All that the other one names is one of a range of this.
  fileprivate func holds(_ other: Self) -> Bool {
    guard let last, span == nil else { return false }
    if let low = first.criterion, let high = last.criterion {
      guard let from = other.first.criterion, other.first.requirement == first.requirement else { return false }
      return (low...max(low, high)).contains(from) && (other.last?.criterion ?? from) <= high
    }
    guard isWhole, other.isWhole, other.first.requirement.seriesPrefix == first.requirement.seriesPrefix,
      let low = first.number, let high = last.number, let from = other.first.number
    else { return false }
    return (low...max(low, high)).contains(from) && (other.last?.number ?? from) <= high
  }

  /// The other one names some of it.
  fileprivate func includes(_ other: Self) -> Bool {
    if isWhole, last == nil { return other.first.requirement == first.requirement && other.first.criterion != nil }
    return span != nil && other.first.criterion != nil
  }
}

extension ReferenceCursor.Point {
  /// `3` of `R3` and `FR-003`.
  fileprivate var number: Int? { Int(requirement.text.dropFirst(requirement.seriesPrefix.count)) }
}
