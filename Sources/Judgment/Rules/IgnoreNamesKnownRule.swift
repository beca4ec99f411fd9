package import Findings
import SpecModel

/// A comment that tells us to pass over a rule that does not exist, or that nobody may pass over.
package struct IgnoreNamesKnownRule: Rule {
  package let id: RuleID = "unknown-ignored-rule"
  package let severity = Severity.warning
  package let summary = "Every `counterfoil:ignore` comment names rules that exist and may be ignored."
  package let explanation = """
    A mistyped rule in a `counterfoil:ignore` comment ignores nothing. A rule that says that a document was not read cannot be
    ignored: what was not read was not judged.

    `counterfoil explain --list` names the rules. Several rules stand with commas between them; the reason follows without one.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\nWords. <!-- counterfoil:ignore ↓broken-lnik it follows later -->\n"]),
    RuleExample(["design.md": "# Design\n\nWords. <!-- counterfoil:ignore ↓unreadable-document never mind -->\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](plan.md). <!-- counterfoil:ignore broken-link it follows later -->\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let rules = Dictionary(RuleCatalog.all.map { ($0.id, $0) }) { first, _ in first }
    let known = rules.keys.map(\.name).sorted()
    var search = NearestSearch()
    return facts.corpus.documents.flatMap(\.ignores).flatMap(\.rules).compactMap { name in
      guard let rule = rules[name.rule] else {
        let nearest = search.match(to: name.rule.name, among: known)
        return finding(
          name.location,
          "there is no rule `\(name.rule)`",
          cure: nearest.map { "write `\($0)`" } ?? "see `counterfoil explain --list`"
        )
      }
      guard !rule.canBeAccepted else { return nil }
      return finding(
        name.location,
        "`\(name.rule)` cannot be ignored",
        cure: "mend what it finds, and take the comment out"
      )
    }
  }
}
