package import Evidence
import Findings
import Judgment

/// What came of a run, on a terminal: every check that is not green with its message, then the counts.
package struct CheckResultsText: Sendable {
  private let style: Style
  private let width: Int
  private let prefix: String
  private let titles: [String: String]

  /// - Parameter titles: of the sections that checks stand in, by the names of the checks.
  package init(style: Style, width: Int, prefix: String, titles: [String: String] = [:]) {
    self.titles = titles
    self.style = style
    self.width = width
    self.prefix = prefix
  }

  package func text(_ evidence: EvidenceSet) -> String {
    var groups: [[CheckResult]] = []
    for result in evidence.results where !result.isProof {
      // What keeps all checks from running is said once. Whatever else several have in common is said of each.
      if let last = groups.last?.last, result.outcome == .inconclusive(.notBuilt), last.outcome == result.outcome,
        last.messages == result.messages
      {
        groups[groups.count - 1].append(result)
      } else {
        groups.append([result])
      }
    }
    return groups.map { text($0) + "\n" }.joined() + summary(evidence.results) + "\n"
  }

  private func text(_ results: [CheckResult]) -> String {
    results.map(header).joined() + messages(results[0])
  }

  private func header(_ result: CheckResult) -> String {
    let place = result.place.map { style(.strong, Printable.line("\(prefix)\($0)")) + ": " } ?? ""
    let role: Style.Role = result.isFailure ? .error : .warning
    let criteria = result.criteria.map(\.criterion.text).joined(separator: ", ")
    let title = titles[result.check.text].map { Printable.line("  \($0)") } ?? ""
    return place + style(role, result.outcome.description) + ": \(Printable.line("\(result.check)"))\(title)\n"
      + (criteria.isEmpty ? "" : TextWrapping.hanging("verifies ", criteria, indent: 2, width: width) + "\n")
  }

  private func messages(_ result: CheckResult) -> String {
    var text = ""
    for message in result.messages {
      let place = message.place.map { "\(prefix)\($0): " } ?? ""
      let lines = message.text.split(whereSeparator: \.isNewline)
      text += lines.prefix(Self.mostLines).enumerated().map { index, line in
        Self.inert(TextWrapping.hanging("", (index == 0 ? place : "") + line, indent: 2, width: width - 2)) + "\n"
      }.joined()
      if lines.count > Self.mostLines { text += "  and \(Counted.words(lines.count - Self.mostLines, "more line"))\n" }
    }
    return text
  }

  /// Of one message; a value may have as many lines as it likes.
  private static let mostLines = 20

  /// What a check says is no command to the machine that runs it: some take a line that begins with `::` or `##[` for one.
  ///
  /// - Parameter text: lines as they are shown.
  private static func inert(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop(while: \.isWhitespace)
      return words.hasPrefix("::") || words.hasPrefix("##[") ? "  | \(words)" : String(line)
    }.joined(separator: "\n")
  }

  /// `7 checks ran: 6 passed, 1 failed`
  private func summary(_ results: [CheckResult]) -> String {
    let passed = results.count(where: \.isProof)
    let failed = results.count(where: \.isFailure)
    let others = results.count - passed - failed
    var parts: [String] = []
    // A test that its runner says nothing of may have tested nothing.
    let uncounted = results.count { $0.isProof && $0.expectations == .unknown }
    let doubt = uncounted > 0 ? " (\(uncounted) with expectations unknown)" : ""
    if passed > 0 { parts.append(style(.good, "\(passed) passed") + doubt) }
    if failed > 0 { parts.append(style(.error, "\(failed) failed")) }
    if others > 0 { parts.append(style(.warning, "\(others) inconclusive")) }
    return "\(Counted.words(results.count, "check")): \(parts.joined(separator: ", "))"
  }
}
