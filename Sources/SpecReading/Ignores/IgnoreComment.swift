import MarkdownSyntax

/// The words of a comment that tells us what to pass over, within the bytes of a document.
struct IgnoreComment {
  /// From `<!--` to `-->`.
  let whole: TextSlice
  let rules: [TextSlice]
  let reason: TextSlice

  static let word: StaticString = "counterfoil:ignore"
  /// Comments of people end within a few lines.
  private static let reach = 1024

  /// The comment around a place where the word stands; `nil` when the word stands in no comment of ours.
  init?(at word: Int, in text: TextSlice) {
    var start = word
    while start > text.start, isBlank(text[start - 1]) { start -= 1 }
    start -= 4
    let behind = text.slice(from: word + Self.word.utf8CodeUnitCount).slice(to: word + Self.reach)
    guard start >= text.start, text.matches("<!--", at: start), let end = behind.find("-->") else { return nil }
    var rest = behind.slice(to: end)
    guard rest.isEmpty || isBlank(rest.first) else { return nil }
    whole = TextSlice(text.source, start..<(end + 3))
    var rules: [TextSlice] = []
    repeat {
      rest = rest.trimmed
      let name = rest.slice(to: Self.end(ofNameIn: rest))
      if !name.isEmpty { rules.append(name) }
      rest = rest.slice(from: name.end).trimmed
    } while rest.takeComma()
    self.rules = rules
    reason = rest
  }

  /// Letters, digits or other signs of a name: up to a blank or a comma.
  private static func end(ofNameIn text: TextSlice) -> Int {
    var end = text.start
    while end < text.end, !isBlank(text[end]), text[end] != UInt8(ascii: ",") { end += 1 }
    return end
  }

  /// What a line says without the comment at its end: readers take it for no part of a criterion or a claim.
  static func removed(from line: TextSlice) -> TextSlice {
    let trimmed = line.trimmed
    guard trimmed.count > 7, trimmed.matches("-->", at: trimmed.end - 3), let word = trimmed.find(word),
      let comment = IgnoreComment(at: word, in: trimmed), comment.whole.end == trimmed.end
    else { return line }
    return line.slice(to: comment.whole.start)
  }
}

extension TextSlice {
  fileprivate mutating func takeComma() -> Bool {
    guard first == UInt8(ascii: ",") else { return false }
    start += 1
    return true
  }

  /// Whether there is something to read in it.
  var hasWord: Bool { (start..<end).contains { isWordByte(self[$0]) } }
}
