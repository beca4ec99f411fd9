package import Findings
import SpecModel

/// A comment that tells us to pass over what is not there.
package struct IgnoreIsUsed: AcceptanceRule {
  package let id: RuleID = "unused-ignore"
  package let severity = Severity.warning
  package let summary = "Every `counterfoil:ignore` comment has something to ignore."
  package let explanation = """
    A comment that ignores nothing is mostly a leftover: what it spoke of was mended. It would hide the next finding of that rule
    in its place.

    Take it out, or move it. A comment speaks of the line that it stands on; alone on its line it speaks of the block that follows:
    a paragraph, one item of a list with all that hangs on it, a heading's own line, a table, a code block. Of several names in one
    comment only the one that finds nothing goes.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "design.md": "# Design\n\n<!-- counterfoil:ignore ↓broken-link the plan follows later -->\n\nNo link.\n"
    ]),
    RuleExample([
      "design.md": "<!-- counterfoil:ignore ↓broken-link later -->\n\n# Design\n\nSee the [plan](plan.md).\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "See the [plan](plan.md). <!-- counterfoil:ignore broken-link it follows later -->\n"]),
    RuleExample([
      "design.md": "# Design\n\n<!-- counterfoil:ignore broken-link it follows later -->\n\nSee the [plan](plan.md).\n"
    ]),
  ]

  package func findings(about uses: [IgnoreUse]) -> [Finding] {
    // What the other names of a comment are there for must stay.
    let needed = Set(uses.filter { $0.count > 0 || !$0.wasAsked }.map(\.mark.location))
    return uses.filter { $0.count == 0 && $0.wasAsked && $0.mark.hasReason }.map { use in
      finding(
        use.name.location,
        "`\(use.name.rule)` finds nothing in \(Self.place(use.mark))",
        cure: needed.contains(use.mark.location)
          ? "take `\(use.name.rule)` out of the comment"
          : "take the comment out, or move it to the place that it speaks of",
        identity: "`\(use.name.rule)` finds nothing there"
      )
    }
  }

  private static func place(_ mark: IgnoreMark) -> String {
    guard let lines = mark.lines else { return "what follows, because nothing follows" }
    return lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
  }
}
