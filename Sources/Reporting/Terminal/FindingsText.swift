package import Findings
import Judgment

/// Findings as people read them on a terminal: place, rule, excerpt with caret, the other places involved, cure.
package struct FindingsText: Sendable {
  private let lines: SourceLines
  private let style: Style
  private let width: Int
  /// Put before each path: where the workspace lies as seen from where the command was run.
  private let prefix: String

  package init(lines: SourceLines, style: Style, width: Int, prefix: String) {
    self.lines = lines
    self.style = style
    self.width = width
    self.prefix = prefix
  }

  package func text(_ finding: Finding) -> String { text(finding, cure: finding.cure) }

  private func text(_ finding: Finding, cure: String?) -> String {
    let line = finding.location.flatMap { self.line(at: $0) }
    var text = header(finding, line) + "\n"
    text += TextWrapping.hanging("", finding.message, indent: 2, width: width) + "\n"
    if let location = finding.location { text += excerpt(location, line) }
    text += notes(finding)
    if let cure { text += TextWrapping.hanging("cure: ", cure, indent: 2, width: width) + "\n" }
    return text
  }

  /// The first one in full, and where the others are.
  package func text(_ group: FindingGroup) -> String {
    guard !group.others.isEmpty else { return text(group.first) }
    let folder = group.first.location.map { DocumentPath($0.path.folder).seen(behind: prefix) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    let lead = "\(group.others.count) more like this in \(folder ?? "this folder"): "
    let others = PlaceList(group.first, group.others).text
    return text(group.first, cure: group.first.group ?? group.first.cure)
      + TextWrapping.hanging("", lead + others, indent: 2, width: width) + "\n"
  }

  /// As many other places are shown with their text; of more than that their places say enough.
  private static let shownNotes = 4

  private func notes(_ finding: Finding) -> String {
    finding.notes.enumerated().map { index, note in
      let line = self.line(at: note.location)
      let text = "\(place(note.location, line)): \(note.message)"
      return TextWrapping.hanging("note: ", text, indent: 2, width: width) + "\n"
        + (index < Self.shownNotes ? excerpt(note.location, line) : "")
    }.joined()
  }

  /// The place in one piece, so that it can be clicked; what does not fit beside it stands below it.
  private func header(_ finding: Finding, _ line: String?) -> String {
    let kind = "\(style(role(finding.severity), finding.severity.rawValue)): \(finding.rule)"
    guard let place = finding.location.map({ self.place($0, line) }) else { return kind }
    let length = DisplayWidth.of(place) + 2 + "\(finding.severity.rawValue): \(finding.rule)".count
    return style(.strong, place) + (length > width ? ":\n  " : ": ") + kind
  }

  private func line(at location: Location) -> String? { lines.line(location.line, of: location.path) }

  private func place(_ location: Location, _ line: String?) -> String {
    let excerpt = line.map { Excerpt(line: $0, range: location.range) }
    return
      "\(Printable.line(location.path.seen(behind: prefix))):\(location.line):\(excerpt?.column ?? location.range.start.column)"
  }

  private func excerpt(_ location: Location, _ line: String?) -> String {
    guard let line, !line.isEmpty else { return "" }
    let rows = Excerpt(line: line, range: location.range).lines(width: width)
    return rows.enumerated().map { index, row in (index == 0 ? row : style(.strong, row)) + "\n" }.joined()
  }

  private func role(_ severity: Severity) -> Style.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
