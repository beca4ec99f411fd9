package import Findings
import SpecModel

/// A comment that speaks to us in words that we do not know.
package struct MarkerIsKnown: Rule {
  package let id: RuleID = "unknown-marker"
  package let severity = Severity.warning
  package let summary = "Every comment that begins with `counterfoil:`, or nearly so, is one that counterfoil knows."
  package let explanation = """
    A mistyped `counterfoil:ignore` ignores nothing, and looks as if it did.

    Write `<!-- counterfoil:ignore RULE REASON -->`, with no blank around the colon.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil:ignor placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil: ignore placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil-ignore placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil : ignore placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil :ignore placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓counterfoil.ignore placeholder-text it follows later -->\n"]),
    RuleExample(["design.md": "See the words. <!-- ↓conterfoil:ignore placeholder-text it follows later -->\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](plan.md). <!-- counterfoil:ignore broken-link it follows later -->\n"]),
    RuleExample(["design.md": "A word on our tools. <!-- counterfoil is one of them -->\n"]),
    RuleExample(["design.md": "Another tool. <!-- countersign:ignore its own words -->\n"]),
    RuleExample(["design.md": "Write `<!-- counterfoil:ignor broken-link later -->` in the line.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.documents.flatMap(\.ignores).compactMap { mark in
      guard let word = mark.mistyped else { return nil }
      let near = nearestMatch(to: word.filter { !$0.isWhitespace }.lowercased(), among: IgnoreMark.markers)
      return finding(
        mark.location,
        "there is no marker `\(word)`: this comment says nothing",
        cure: near.map { "write `\($0)`" } ?? "write `counterfoil:ignore`, the rule and the reason"
      )
    }
  }
}
