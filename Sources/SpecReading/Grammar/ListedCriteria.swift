import Findings
import SpecModel

/// Criteria behind the colon of their requirement, in a list of nothing but references: `Requirement 1: 1, 2`, `R1: 1.1, 1.2`.
extension ReferenceCursor {
  /// - Returns: `nil` where no criteria of it stand there.
  mutating func listed(behind item: Item) -> [Item]? {
    guard isCitation, byte == UInt8(ascii: ":"), item.isLabelled, item.last == nil, item.first.criterion == nil,
      item.first.tooDeep == nil, let place = text.behindBlanks(at: offset + 1), isDigit(text[place])
    else { return nil }
    let rest = text.slice(from: place)
    // `Requirement 1: 1; Requirement 2: 3`
    var cursor = ReferenceCursor(rest.find(";").map { rest.slice(to: $0) } ?? rest)
    let criteria = cursor.list().prefix { !$0.isLabelled }.map { $0.criterion(of: item.first) }
    guard let last = criteria.last,
      criteria.allSatisfy({ $0.first.criterion != nil && $0.first.requirement == item.first.requirement }),
      endsPiece(at: last.range.upperBound)
    else { return nil }
    offset = last.range.upperBound
    return criteria.enumerated().map { place, criterion in
      // The first one's stretch begins with its requirement, which nobody reads for itself then.
      let start = place == 0 ? item.range.lowerBound : criterion.range.lowerBound
      return Item(
        spec: item.spec,
        first: criterion.first,
        last: criterion.last,
        isLabelled: true,
        range: start..<criterion.range.upperBound
      )
    }
  }

  /// `Requirement 1: 2 columns` counts something.
  private func endsPiece(at end: Int) -> Bool { end >= text.end || ByteSet(",;_*.)]").contains(text[end]) }
}
