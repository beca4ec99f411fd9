import Findings

extension TextSlice {
  /// What follows the tags behind the number of an item: `**: text` of ` [P2]**: text`, ` (Schema)**: text`, `** *(amended in May)*: text`.
  ///
  /// A tag is in brackets, and the end of its bold words, a colon, a point or a dash sets it off: ` (once) The system SHALL ...` has none.
  var behindTags: TextSlice? {
    var rest = self
    var found: TextSlice?
    while let behind = rest.behindTag {
      rest = behind
      if rest.isSetOff { found = rest }
    }
    return found
  }

  private var behindTag: TextSlice? {
    var text = trimmed
    while text.first == UInt8(ascii: "*") || text.first == UInt8(ascii: "_") { text.start += 1 }
    text = text.trimmed
    while text.first == UInt8(ascii: "*") || text.first == UInt8(ascii: "_") { text.start += 1 }
    guard let end = text.endOfTag, text[end] != UInt8(ascii: "(") else { return nil }
    return text.slice(from: end)
  }

  /// Where the brackets at its front close.
  var endOfTag: Int? {
    let open = first
    guard open == UInt8(ascii: "(") || open == UInt8(ascii: "[") else { return nil }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    var depth = 0
    for index in start..<min(end, start + Self.longestTag) {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private static let longestTag = 120

  private var isSetOff: Bool {
    let isMark = first == UInt8(ascii: "*") || first == UInt8(ascii: "_")
    let text = isMark ? self : trimmed
    return isMark || ByteSet(":.").contains(first) || text.hasPrefix("\u{2014}") || text.hasPrefix("\u{2013}")
      || text.hasPrefix("- ")
  }
}
