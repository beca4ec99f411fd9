import SpecModel

/// What stands around a number and says more exactly what it means.
extension ReferenceCursor {
  /// `Requirement 1 (AC 1, 2)`, `Requirement 1 (1.1, 1.2)`: those in parentheses, where they are its criteria.
  mutating func enclosed(behind item: Item) -> [Item] {
    guard item.first.criterion == nil, item.first.tooDeep == nil, item.last == nil else { return [item] }
    let open = text.behindBlanks(at: offset) ?? offset
    guard text[open] == UInt8(ascii: "("), text[open + 1] == UInt8(ascii: "A") || isDigit(text[open + 1]),
      let close = text.slice(to: open + Self.longestGloss).find(")", from: open)
    else { return [item] }
    var inner = ReferenceCursor(TextSlice(text.source, open + 1..<close), context: item.first.requirement)
    let found = inner.list().map { $0.criterion(of: item.first) }
    guard let first = found.first, first.first.criterion != nil, inner.offset == close,
      found.allSatisfy({ $0.first.requirement == item.first.requirement && $0.first.criterion != nil })
    else { return [item] }
    offset = close + 1
    return found.map {
      Item(spec: item.spec, first: $0.first, last: $0.last, isLabelled: item.isLabelled, range: $0.range)
    }
  }

  /// `Spec 001 Requirement 1.1`, `Spec 001: 1.1`
  mutating func takeNamedSpec() -> String? {
    guard byte | 0x20 == UInt8(ascii: "s"), let named = SpecNaming.leading(text.slice(from: offset)) else { return nil }
    var end = named.end
    let isSetOff = text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: ",")
    if isSetOff { end += 1 }
    while isBlank(text[end]) { end += 1 }
    guard (isSetOff && startsPoint(at: end)) || text.matches("Req", at: end, ignoringCase: true) else { return nil }
    offset = end
    return named.name
  }
}
