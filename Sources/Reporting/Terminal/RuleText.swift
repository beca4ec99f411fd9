import Findings
package import Judgment

/// What a rule demands, and why, on a terminal.
package struct RuleText: Sendable {
  private let rule: any Rule
  private let width: Int

  package init(_ rule: any Rule, width: Int) {
    self.rule = rule
    self.width = width
  }

  package var text: String {
    let head = "\(rule.id) (\(rule.severities.map(\.rawValue).joined(separator: ", ")))"
    let paragraphs = [rule.summary, rule.explanation, rule.acceptance].map { MarkdownWrapping.text($0, width: width) }
    let examples = (rule.triggering.flatMap(\.firing) + rule.nonTriggering.flatMap(\.silent)).map { title, file in
      example(title, file.name, file.text)
    }
    return ([head] + paragraphs + examples).joined(separator: "\n\n") + "\n"
  }

  /// `broken-link   warning  Every link leads to a file, …`, cut to the width.
  package static func row(_ rule: any Rule, nameWidth: Int, width: Int) -> String {
    let name = rule.id.name.padded(to: nameWidth)
    let line = "\(name)  \(rule.severity.rawValue.padded(to: 7))  \(rule.summary)"
    guard DisplayWidth.of(line) > width else { return line }
    return String(line.prefix(width - 1)).trimmedEnd + "…"
  }

  private func example(_ title: String, _ name: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // The examples of floods are long: their beginning shows what they are.
      let line = line.count > 200 ? line.prefix(60) + "…" + line.suffix(20) : line
      return line.isEmpty ? "" : "    \(line)"
    }
    return "\(title) \(name):\n\n" + lines.joined(separator: "\n").trimmedEnd
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var trimmedEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
