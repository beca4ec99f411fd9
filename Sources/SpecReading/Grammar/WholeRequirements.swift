/// Words by which a citation says that it means all criteria of a requirement.
extension CitationLine {
  /// `Requirement 1, all criteria; Requirement 2`: those of a list, and that all criteria are meant.
  static func references(_ cursor: inout ReferenceCursor) -> [ReferenceCursor.Item] {
    var items = cursor.list()
    while cursor.offset < cursor.text.end, items.last?.first.criterion == nil, !items.isEmpty {
      let rest = cursor.text.slice(from: cursor.offset)
      let words = rest.dropping(",") ?? rest.trimmed
      let end = words.find(";") ?? words.find(",") ?? words.end
      guard saysAllCriteria(words.slice(to: end)) else { return items }
      cursor.offset = min(end + 1, cursor.text.end)
      cursor.skipBlanks()
      items += cursor.list()
    }
    return items
  }

  /// `all criteria`, `all acceptance criteria`, `all ACs`
  static func saysAllCriteria(_ text: TextSlice) -> Bool {
    var words = text.trimmed
    if words.count > 0, words[words.end - 1] == UInt8(ascii: ";") { words.end -= 1 }
    let phrases: [StaticString] = ["all criteria", "all acceptance criteria", "all acs", "all of its criteria"]
    return phrases.contains {
      words.count == $0.utf8CodeUnitCount && words.hasPrefixIgnoringCase($0)
    }
  }
}
