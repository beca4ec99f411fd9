import MarkdownSyntax

/// What tells what a line is about that says nothing but numbers: the text below a heading, the item that it stands in, the words above a
/// list.
///
/// Git follows `### Requirement 1.1` by its words. Where somebody took out one such section and renumbered the others by hand, the
/// heading seems to have stayed, and what stands below it is what stood below another one.
struct LineCompanions {
  /// By number, from 0; `nil` for a line with words of its own, or with no such text.
  private let companions: [String?]
  private let counts: [String: Int]

  init(_ text: DocumentText) {
    var reader = CompanionReader(text)
    let companions = (0..<text.source.lineCount).map { reader.companion(of: $0 + 1) }
    self.companions = companions
    counts = companions.reduce(into: [:]) { counts, own in own.map { counts[$0, default: 0] += 1 } }
  }

  /// - Parameter line: counted from 1.
  private subscript(line: Int) -> String? { companions.indices.contains(line - 1) ? companions[line - 1] : nil }

  /// Whether a line stands today beside what told about another one when it was written: it may be that one, renumbered.
  ///
  /// - Parameters:
  ///   - line: its number today, counted from 1.
  ///   - former: its number in the text that it was written in.
  func haveChanged(of line: Int, since former: Int, in then: LineCompanions) -> Bool {
    guard let today = self[line], let own = then[former] else { return false }
    return own != today && then.counts[today] != nil
  }

  /// Whether a line stands beside what it stood beside, and no other one did or does: it is surely the one that it was.
  ///
  /// - Parameters: as above.
  func areKept(by line: Int, since former: Int, in then: LineCompanions) -> Bool {
    guard let today = self[line], today == then[former] else { return false }
    return counts[today] == 1 && then.counts[today] == 1
  }
}
