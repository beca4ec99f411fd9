import Evidence
package import Findings
import SpecModel
import Traceability

/// A check of today's documents that failed, or said nothing, when it last ran.
package struct CheckPasses: Rule {
  package let id: RuleID = "failing-check"
  package let severity = Severity.error
  package let summary = "Every check that ran passed, and tested something."
  package let needsDocumentsOnly = false
  package let explanation = """
    The evidence of the last `counterfoil check` says that this check failed, or that it ended without testing anything: it crashed,
    timed out, or holds no `#expect`. What it verifies is not proven.

    Mend the component or the check, and run `counterfoil check` again. Results of older texts, checks and components are not
    reported here: `counterfoil show` says of each criterion what is stale.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": one,
        "design.md": "# Design\n\n↓```swift check verifies=1.1\n#expect(width == 24)\n```\n",
      ],
      outcomes: [.failed(.expectation)]
    ),
    RuleExample(
      ["requirements.md": one, "design.md": "# Design\n\n↓```swift check verifies=1.1\nlet icon = draw()\n```\n"],
      outcomes: [.inconclusive(.assertedNothing)]
    ),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(
      ["requirements.md": one, "design.md": "# Design\n\n```swift check verifies=1.1\n#expect(width == 24)\n```\n"],
      outcomes: [.passed]
    ),
    // What has not run yet has not failed.
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n```swift check verifies=1.1\n#expect(width == 24)\n```\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let failing = facts.graph.obligations.filter { obligation in
      facts.checks[obligation.id]?.contains { $0.isCurrent && !$0.result.isProof } == true
    }
    let titles = facts.graph.titles(of: failing.map(\.id))
    return failing.compactMap { obligation in
      guard let judged = facts.checks[obligation.id]?.first(where: { $0.isCurrent && !$0.result.isProof }) else {
        return nil
      }
      let message = judged.result.messages.first { $0.level == .failure } ?? judged.result.messages.first
      let title = titles[obligation.id.text].map { " (\($0))" } ?? ""
      return finding(
        location(message, obligation),
        "\(obligation.id)\(title) \(judged.result.outcome.description(saying: message?.text))",
        cure: "mend the component or the check, and run `counterfoil check` again",
        identity: "\(obligation.id) \(judged.result.outcome.description)"
      )
    }
  }

  /// The line of the expectation, where it stands in the same document.
  private func location(_ message: Message?, _ obligation: Obligation) -> Location {
    let fence = obligation.block.fence
    guard let place = message?.place, place.path == fence.path.text, place.line > 0 else { return fence }
    return Location(path: fence.path, range: SourceRange(line: place.line, columns: 1..<1))
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
