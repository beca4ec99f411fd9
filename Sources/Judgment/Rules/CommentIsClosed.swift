package import Findings
import SpecModel

/// An HTML comment that nothing closes.
package struct CommentIsClosed: Rule {
  package let id: RuleID = "unclosed-comment"
  package let severity = Severity.warning
  package let summary = "Every HTML comment is closed."
  package let explanation = """
    A line that begins with `<!--` hides what follows up to `-->`; without that it hides the rest of the document: sections and claims
    in it are shown to nobody, and count for nothing.

    Write `-->` where the comment ends, or take `<!--` out.
    """

  package init() {}

  package let triggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n↓<!-- draft\n\n## Size\n\nWide.\n"])]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n<!-- draft\n\n## Size\n\n-->\n"]),
    RuleExample(["design.md": "# Design\n\n```html\n<!-- draft\n```\n\nA `<!--` begins a comment.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .unclosedComment(let swallowed) = problem.kind else { return nil }
      let hidden = swallowed == 1 ? "the line below it is" : "all \(swallowed) lines below it are"
      return finding(
        problem.location,
        swallowed > 0 ? "nothing closes this comment: \(hidden) hidden" : "nothing closes this comment",
        cure: "write `-->` where it ends",
        identity: "nothing closes this comment"
      )
    }
  }
}
