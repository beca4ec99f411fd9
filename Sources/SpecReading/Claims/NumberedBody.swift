import SpecModel

/// `1. ✅ shown`, `2. ❌ hidden` below `### Requirement 1`: a list without ids, of which some items are met and some are not. It may number
/// the criteria of its requirement; how many those are, only the whole spec says.
struct NumberedBody {
  struct Item {
    let line: DocumentLine
    let number: Int
    let mark: Mark
    let position: Claim.MarkPosition
    let gloss: TextSlice
  }

  let requirement: ReferenceCursor.Point
  let items: [Item]

  /// - Parameter place: of the heading.
  /// - Returns: `nil` where anything else below the heading bears a sign, which may speak of the whole.
  init?(below heading: ClaimLine, at place: Int, in lines: DocumentLines) {
    guard let item = heading.items.first, heading.items.count == 1, item.isLabelled, item.spec == nil, item.last == nil,
      item.isWhole
    else { return nil }
    var items: [Item] = []
    for line in lines.lines[(place + 1)...] {
      if line.heading != nil || line.block == .rule { break }
      if line.block == .blank || line.block == .opaque { continue }
      guard let number = line.ordinal, items.first.map({ $0.line.indent == line.indent }) ?? true else {
        guard MarkReader.any(line.whole) == nil, StatusWords.denial(labelled: line.content) == nil else { return nil }
        continue
      }
      guard number == items.count + 1, let item = Self.item(line, number) else { return nil }
      items.append(item)
    }
    // Where they agree the heading says it all.
    guard items.contains(where: \.mark.isPositive), items.contains(where: { !$0.mark.isPositive }) else { return nil }
    requirement = item.first
    self.items = items
  }

  private static func item(_ line: DocumentLine, _ number: Int) -> Item? {
    func item(_ mark: Mark, _ position: Claim.MarkPosition, _ gloss: TextSlice) -> Item {
      Item(line: line, number: number, mark: mark, position: position, gloss: gloss)
    }
    let text = line.content
    if let (mark, rest) = MarkReader.leading(text.withoutLeadingEmphasis) { return item(mark, .leading, rest) }
    if let (mark, rest) = MarkReader.trailing(text) { return item(mark, .trailing, rest) }
    return line.checkbox.map { item($0 == UInt8(ascii: "x") ? .checked : .pending, .leading, text) }
  }
}
