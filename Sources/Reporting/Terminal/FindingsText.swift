package import Findings
import Judgment

/// Findings as people read them on a terminal: place, rule, excerpt with caret, cure; a summary last.
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

  package func text(_ finding: Finding) -> String {
    var text = header(finding) + "\n"
    text += TextWrapping.hanging("", finding.message, indent: 2, width: width) + "\n"
    if let location = finding.location { text += excerpt(location) }
    for note in finding.notes {
      text += TextWrapping.hanging("note: ", "\(place(note.location)): \(note.message)", indent: 2, width: width) + "\n"
    }
    if let cure = finding.cure { text += TextWrapping.hanging("cure: ", cure, indent: 2, width: width) + "\n" }
    return text
  }

  private func header(_ finding: Finding) -> String {
    let severity = style(role(finding.severity), finding.severity.rawValue)
    let place = finding.location.map { style(.strong, self.place($0)) + ": " } ?? ""
    return "\(place)\(severity): \(finding.rule)"
  }

  private func place(_ location: Location) -> String {
    let excerpt = lines.line(location.line, of: location.path).map { Excerpt(line: $0, range: location.range) }
    return "\(prefix)\(location.path):\(location.line):\(excerpt?.column ?? location.range.start.column)"
  }

  private func excerpt(_ location: Location) -> String {
    guard let line = lines.line(location.line, of: location.path), !line.isEmpty else { return "" }
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

/// `2 errors, 1 warning in 12 documents of 3 specs`.
package struct FindingsSummary: Sendable {
  private let findings: [Finding]
  private let documents: Int
  private let specs: Int

  package init(_ findings: [Finding], documents: Int, specs: Int) {
    self.findings = findings
    self.documents = documents
    self.specs = specs
  }

  package var text: String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let word = severity == .info ? "note" : severity.rawValue
      return "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return "\(found) in \(documents) document\(documents == 1 ? "" : "s") of \(specs) spec\(specs == 1 ? "" : "s")"
  }
}
