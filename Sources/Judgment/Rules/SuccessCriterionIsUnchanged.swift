package import Findings
import SpecModel

/// A success criterion that a report words differently from the task.
package struct SuccessCriterionIsUnchanged: Rule {
  package let id: RuleID = "altered-success-criterion"
  package let severity = Severity.warning
  package let severities = [Severity.warning, .info]
  package let summary = "A report shows the success criteria that its task states, and not others."
  package let explanation = """
    A criterion that is easier in the report than in `tasks.md` makes unfinished work look finished: another number or unit, `most`
    or nothing where the task says `all`, words that take something back (`mostly`, `where possible`) or pick some out (`for large text`),
    a condition, a platform or an outcome that is left out. Markup, punctuation, endings of words and what stands in parentheses may
    differ, and what a report says besides is no change; `0.25 s` is as much as `250 ms`. A criterion that the report counts and the task
    does not state, `### Criterion 3` of two, was never agreed on.

    Show the criterion as the task states it, or change the task and say why.
    """

  package init() {}

  package func findings(in facts: Facts) -> [Finding] {
    facts.successCriteria.flatMap { comparison in
      comparison.altered.map { altered in
        finding(
          altered.claim.location,
          altered.weakening.map {
            "task \(comparison.task.id.number) demands more of it, and \($0.summary): `\(altered.criterion.text)`"
          } ?? "task \(comparison.task.id.number) states it differently: `\(altered.criterion.text)`",
          cure: "show what the task states, or change the task",
          notes: [.init(location: altered.criterion.location, message: "as the task states it")]
        )
      } + comparison.invented.map { invented($0, by: comparison) }
    }
  }

  /// Whoever does more than was asked for is no liar.
  private func invented(_ claim: SuccessCriterionClaim, by comparison: SuccessCriteriaComparison) -> Finding {
    let count = comparison.task.successCriteria.count
    return Finding(
      rule: id,
      severity: .info,
      location: claim.location,
      message: "task \(comparison.task.id.number) states "
        + "\(Counted.words(count, "success criterion", "success criteria")), and not this one",
      cure: "add it to the task, or show it as something besides",
      notes: [.init(location: comparison.task.location, message: "task \(comparison.task.id.number)")],
      // As baselines know it, whatever the number.
      identity: "task \(comparison.task.id.number) states \(count) success criteria, and not this one"
    )
  }
}
