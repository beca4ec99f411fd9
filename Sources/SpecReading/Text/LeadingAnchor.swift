extension TextSlice {
  /// Where the words begin behind `<a id="ac-1"></a>`, to which links lead; `nil` where the line begins otherwise. Alone on its line the
  /// anchor is all that stands there.
  var endOfLeadingAnchor: Int? {
    guard first == UInt8(ascii: "<"), self[start + 1] | 0x20 == UInt8(ascii: "a"), isBlank(self[start + 2]),
      let close = slice(to: start + 200).find(">")
    else { return nil }
    let isWhole = self[close - 1] == UInt8(ascii: "/")
    guard isWhole || matches("</a>", at: close + 1, ignoringCase: true) else { return nil }
    let words = slice(from: close + (isWhole ? 1 : 5)).trimmed
    return words.isEmpty ? nil : words.start
  }
}
