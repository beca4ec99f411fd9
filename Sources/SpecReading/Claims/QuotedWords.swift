import SpecModel

/// `Anna reported:` above `> ❌ Requirement 1.2: it stays locked`: what somebody said at another time, and not what the report says. A
/// quote that nothing announces may be a box of the report's own.
enum QuotedWords {
  static func hold(_ index: Int, in lines: DocumentLines) -> Bool {
    guard lines.lines[index].isQuoted else { return false }
    var above = index - 1
    while above >= 0, index - above < longest, lines.lines[above].isQuoted || lines.lines[above].block == .blank {
      above -= 1
    }
    guard above >= 0, index - above < longest else { return false }
    let line = lines.lines[above]
    if line.heading != nil { return titles.contains { line.content.contains($0, ignoringCase: true) } }
    guard line.isText, line.content[line.content.end - 1] == UInt8(ascii: ":") else { return false }
    return verbs.contains { line.content.contains($0, ignoringCase: true) }
  }

  /// In lines.
  private static let longest = 20

  private static let titles: [StaticString] = ["bug", "issue", "history", "reported"]
  private static let verbs: [StaticString] = [
    "reported", "wrote", "said", "bug report", "the report", "issue", "complained", "at first", "originally",
  ]
}
