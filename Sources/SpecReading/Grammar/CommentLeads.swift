/// Finds what may begin a reference on one line of a comment.
struct CommentLeads {
  let text: TextSlice
  /// In the name of a test whose file names a spec `R1.2` and `[1.2]` count too.
  let isTestOfSpec: Bool

  enum Form {
    /// `Requirement 1.1`; behind a colon bare numbers count.
    case label
    /// `需求 1.1`, `要件: 1.1`
    case foreign
    /// `FR-001`
    case series
    /// `AC 1.1`, `Anforderung 1.1`, `(R1.1)`
    case criterion
    /// `specs/001-auth/requirements.md#requirement-15`, `001-auth#1.1`
    case anchor
    /// `verifies: 1.1`
    case verifies
    /// `[035/8.4]`
    case bracket
    /// `035/8.4`
    case alias
    /// What goes on from the line before.
    case list
  }

  /// - Returns: the next place, and what seems to begin there.
  func next(from offset: Int) -> (Int, Form)? {
    for index in offset..<max(offset, text.end) {
      switch text[index] {
      case UInt8(ascii: "r"), UInt8(ascii: "R"):
        if startsWord("req", at: index) { return (index, CommentAnchor.isBefore(index, in: text) ? .anchor : .label) }
        if isTestOfSpec, isShort(index, 1) { return (index, .label) }
      case UInt8(ascii: "A"):
        if text.matches("AC", at: index), isShort(index, 2) { return (index, isTestOfSpec ? .label : .criterion) }
      case UInt8(ascii: "v"), UInt8(ascii: "V"):
        if startsWord("verif", at: index) || startsWord("validat", at: index) {
          return (index, .verifies)
        }
      case UInt8(ascii: "F"), UInt8(ascii: "N"): if CommentWords.isSeries(text, at: index) { return (index, .series) }
      case 0xD0...0xEF: if CommentWords.foreign(text, at: index) != nil { return (index, .foreign) }
      case UInt8(ascii: "["): if hasSlashOrLabel(at: index) { return (index, .bracket) }
      case UInt8(ascii: "."):
        guard isDigit(text[index + 1]), isDigit(text[index - 1]) else { continue }
        if let number = CommentCriteria.number(in: text, dot: index, from: offset) { return (number, .criterion) }
        return (index, .alias)
      case UInt8(ascii: "#"): if isDigit(text[index + 1]), isWordByte(text[index - 1]) { return (index, .anchor) }
      default: break
      }
    }
    return nil
  }

  /// `R1.2`, `AC 1.2`, `AC-1.2`
  private func isShort(_ index: Int, _ length: Int) -> Bool {
    guard !isWordByte(text[index - 1]) else { return false }
    var end = index + length
    if length == 2, text[end] == 32 || text[end] == UInt8(ascii: "-") { end += 1 }
    guard isDigit(text[end]) else { return false }
    while isDigit(text[end]) { end += 1 }
    return text[end] == UInt8(ascii: ".") && isDigit(text[end + 1])
  }

  private func startsWord(_ word: StaticString, at index: Int) -> Bool {
    let before = text[index - 1]
    // `_Requirements: 1.1_` is emphasis, and no part of a name.
    return text.matches(word, at: index, ignoringCase: true)
      && (before == UInt8(ascii: "_") || !isWordByte(before) || CommentWords.isWideSign(text, before: index))
  }

  private func hasSlashOrLabel(at open: Int) -> Bool {
    guard let close = Self.closing(text, at: open) else { return false }
    let inner = TextSlice(text.source, open + 1..<close)
    return inner.contains("/") || isLetter(inner.first) || inner.contains("AC")
      || (isTestOfSpec && isDigit(inner.first) && inner.contains("."))
  }

  static func closing(_ text: TextSlice, at open: Int) -> Int? {
    let limit = min(text.end, open + 300)
    return (open..<max(open, limit)).first { text[$0] == UInt8(ascii: "]") }
  }
}
