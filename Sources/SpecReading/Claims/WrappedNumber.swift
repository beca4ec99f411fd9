/// What may stand around the number of a cell: `**1.1**`, a tick, `[1.1](requirements.md)`.
extension TextSlice {
  /// Without what wraps a number from the front: emphasis, a tick, the bracket of a link.
  var withoutWrapping: TextSlice {
    var text = withoutLeadingEmphasis
    if text.first == 96 || text.first == UInt8(ascii: "[") { text.start += 1 }
    return text
  }

  /// Without what closes it: emphasis, a tick, the rest of a link.
  var withoutClosingWrapping: TextSlice {
    var text = withoutLeadingEmphasis
    if text.first == 96 { text = text.slice(from: text.start + 1).withoutLeadingEmphasis }
    guard let target = text.dropping("]("), let close = target.find(")") else { return text }
    return target.slice(from: close + 1).withoutLeadingEmphasis
  }
}
