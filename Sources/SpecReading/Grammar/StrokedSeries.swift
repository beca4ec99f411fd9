import SpecModel

/// Numbers of one series that strokes part: `FR-001/002`, `FR-001/2`, `FR-003/003a`, `FR-003a/b`.
extension ReferenceCursor {
  /// The cursor stands at the stroke behind the item.
  mutating func strokedSeries(behind item: Item) -> [Item] {
    guard item.first.criterion == nil, item.first.tooDeep == nil, item.last == nil, !item.isUnreadable,
      !item.first.requirement.seriesPrefix.isEmpty
    else { return [] }
    var last = Stroked(item.first.requirement)
    var items: [Item] = []
    while byte == UInt8(ascii: "/"), items.count <= DocumentLines.mostReferences, let next = number(behind: last) {
      last = next.number
      let requirement = RequirementNumber("\(last.prefix)\(last.figures)\(last.letter)")
      items.append(
        Item(
          spec: item.spec,
          first: Point(requirement: requirement, occurrence: nil, criterion: nil),
          last: nil,
          isLabelled: item.isLabelled,
          isJoined: item.isJoined,
          range: offset + 1..<next.end
        )
      )
      context = requirement
      offset = next.end
    }
    return items
  }

  /// A number of a series, its zeros kept.
  private struct Stroked {
    let prefix: String
    var figures: String
    var letter: String

    init(_ number: RequirementNumber) {
      prefix = String(number.seriesPrefix)
      letter = number.letter.map { String(UnicodeScalar($0)) } ?? ""
      figures = String(number.text.dropFirst(prefix.count).dropLast(letter.utf8.count))
    }
  }

  private func number(behind last: Stroked) -> (number: Stroked, end: Int)? {
    let start = offset + 1
    var end = start
    while isDigit(text[end]), end - start < 5 { end += 1 }
    var next = last
    let digits = end - start
    next.letter = ""
    if (97...122).contains(text[end]) {
      next.letter = String(UnicodeScalar(text[end]))
      end += 1
    }
    // `FR-001/2.1`, `FR-001/002/notes.md`, `FR-001/100%`
    let isOver = !isWordByte(text[end]) && text[end] != UInt8(ascii: "%") && text[end] != UInt8(ascii: "-")
    guard digits < 5, isOver, text[end] != UInt8(ascii: ".") || !isWordByte(text[end + 1]) else { return nil }
    if digits == 0 {
      // `FR-003a/b`, and not `FR-003/a`
      return !last.letter.isEmpty && next.letter > last.letter ? (next, end) : nil
    }
    let missing = last.figures.utf8.count - digits
    // Where anything may stand, `FR-001/2` could be half of it.
    guard missing <= 0 || isCitation || isClaim else { return nil }
    next.figures =
      String(repeating: "0", count: max(0, missing)) + TextSlice(text.source, start..<start + digits).string
    return (next, end)
  }
}
