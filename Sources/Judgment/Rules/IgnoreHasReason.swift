package import Findings
import SpecModel

/// A comment that tells us to pass over a finding, and not why.
package struct IgnoreHasReason: Rule {
  package let id: RuleID = "ignore-without-reason"
  package let severity = Severity.warning
  package let summary = "Every `counterfoil:ignore` comment names rules, and says why."
  package let explanation = """
    What is ignored without a reason is ignored for ever: nobody can tell later whether it still should be. Such a comment is
    therefore not obeyed. `TODO` is no reason, nor is the name of another rule, where a comma was forgotten.

    Write the rules, separated by commas, and behind them the reason: `<!-- counterfoil:ignore broken-link the plan follows -->`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](plan.md). ↓<!-- counterfoil:ignore broken-link -->\n"]),
    RuleExample(["design.md": "See the [plan](plan.md). ↓<!-- counterfoil:ignore -->\n"]),
    RuleExample(["design.md": "See the [plan](plan.md). ↓<!-- counterfoil:ignore broken-link empty-document -->\n"]),
    RuleExample(["design.md": "See the [plan](plan.md). ↓<!-- counterfoil:ignore broken-link TODO -->\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](plan.md). <!-- counterfoil:ignore broken-link it follows later -->\n"]),
    RuleExample(["design.md": "```markdown\n<!-- counterfoil:ignore broken-link -->\n```\n"]),
    RuleExample(["design.md": "Write `<!-- counterfoil:ignore broken-link -->` in the line.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.documents.flatMap(\.ignores).filter { !$0.hasReason && $0.mistyped == nil }.map { mark in
      mark.rules.isEmpty
        ? finding(
          mark.location,
          "this comment names no rule, so nothing is ignored",
          cure: "write the rule and the reason"
        )
        : finding(mark.location, Self.message(mark), cure: "write the reason behind the rules, which commas separate")
    }
  }

  private static func message(_ mark: IgnoreMark) -> String {
    mark.reason.isEmpty
      ? "no reason is given, so nothing is ignored" : "`\(mark.reason)` is no reason, so nothing is ignored"
  }
}
