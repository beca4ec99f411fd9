import MarkdownSyntax

/// A sentence about the numbers themselves: `Old Requirement 7 is Requirement 8 now`. Rewritten, it would tell another story.
struct NumberTalk {
  /// The line that was asked for last: many references may stand in one.
  private var last: (line: Int, isAbout: Bool)?

  /// - Parameter line: counted from 1.
  mutating func isAbout(_ line: Int, in text: DocumentText) -> Bool {
    if let last, last.line == line { return last.isAbout }
    let isAbout = Self.isIn(text.line(line))
    last = (line, isAbout)
    return isAbout
  }

  private static func isIn(_ line: String) -> Bool {
    let line = line.lowercased()
    return ["renumber", "old req", "new req", "formerly req", "former req", "previously req"].contains(
      where: line.contains
    )
  }
}
