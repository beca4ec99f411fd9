package import Findings
import SpecModel

/// A code fence that nothing closes.
package struct FenceIsClosed: Rule {
  package let id: RuleID = "unclosed-fence"
  package let severity = Severity.warning
  package let summary = "Every code fence is closed."
  package let explanation = """
    A fence that is not closed turns the rest of the document into code: claims and sections in it are shown as source, and count for
    nothing. Mostly a closing fence was forgotten, or a block that itself contains fences was closed by the first of them.

    Close it with as many backticks, or tildes, as opened it, on a line of its own. Around a block that contains ```` ``` ```` write four.
    """

  package init() {}

  package let triggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n↓```swift\nlet size = 24\n"])]
  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n```swift\nlet size = 24\n```\n"])]

  package func findings(in facts: Facts) -> [Finding] {
    let problems = facts.corpus.problems.filter { $0.kind == .unclosedFence }
    guard !problems.isEmpty else { return [] }
    let lengths = Dictionary(facts.corpus.documents.map { ($0.path, $0.lineCount) }) { first, _ in first }
    return problems.map { problem in
      let swallowed = (lengths[problem.location.path] ?? 0) - problem.location.line
      return finding(
        problem.location,
        "nothing closes this fence: \(swallowed == 1 ? "the line below it is" : "all \(swallowed) lines below it are") code",
        cure: "close it with as many of the same signs, on a line of its own",
        identity: "nothing closes this fence"
      )
    }
  }
}
