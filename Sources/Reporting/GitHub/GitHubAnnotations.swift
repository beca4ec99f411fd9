package import Findings
import Judgment

/// What was found, as workflow commands that GitHub shows beside the lines of a change. Columns count code points of Unicode.
package struct GitHubAnnotations: Sendable {
  private let findings: [Finding]
  private let lines: SourceLines
  /// Leads from the repository's root to the workspace.
  private let prefix: String

  package init(_ findings: [Finding], lines: SourceLines, prefix: String) {
    self.findings = findings
    self.lines = lines
    self.prefix = prefix
  }

  /// One line for each finding.
  package var text: String { findings.map { line($0) + "\n" }.joined() }

  /// What is no command, for the log: a line that begins like one, with blanks before it or none, must not be taken for one.
  package static func log(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("::") || words.hasPrefix("##[") else { return String(line) }
      return line.prefix(line.count - words.count) + (words.first.map { "\\u{\($0 == ":" ? "3a" : "23")}" } ?? "")
        + words.dropFirst()
    }.joined(separator: "\n")
  }

  private func line(_ finding: Finding) -> String {
    let message = finding.message + (finding.cure.map { "\ncure: \($0)" } ?? "")
    let properties = (properties(finding.location) + [("title", finding.rule.name)])
      .map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(Self.command(finding.severity)) \(properties)::\(Self.escaped(message, isProperty: false))"
  }

  private func properties(_ location: Location?) -> [(String, String)] {
    guard let location else { return [] }
    let range = location.range
    var properties = [
      ("file", location.path.seen(behind: prefix)), ("line", String(range.start.line)),
      ("endLine", String(range.end.line)),
    ]
    // Columns are refused for what goes over several lines.
    if range.start.line == range.end.line {
      properties += [("col", column(range.start, location.path)), ("endColumn", column(range.end, location.path))]
    }
    return properties
  }

  private func column(_ position: SourcePosition, _ path: DocumentPath) -> String {
    String(lines.column(position, in: .codePoints, of: path))
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      case "\t": " "
      case _ where Printable.isObeyed(scalar): Printable.spelling(scalar)
      default: String(scalar)
      }
    }.joined()
  }
}
