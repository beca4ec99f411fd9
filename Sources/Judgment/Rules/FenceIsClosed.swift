package import Findings
import SpecModel

/// A code fence that nothing closes.
package struct FenceIsClosed: Rule {
  package let id: RuleID = "unclosed-fence"
  package let severity = Severity.warning
  package let summary = "Every code fence is closed."
  package let explanation = """
    A fence that is not closed turns the rest of the document into code: claims and sections in it are shown as source, and count for
    nothing. A fence around a block that itself contains fences needs four backticks.
    """

  package init() {}

  package let triggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n↓```swift\nlet size = 24\n"])]
  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n```swift\nlet size = 24\n```\n"])]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.filter { $0.kind == .unclosedFence }.map { problem in
      finding(
        problem.location,
        "nothing closes this fence: the rest of the document is code",
        cure: "close it with the same number of backticks, on a line of its own"
      )
    }
  }
}
