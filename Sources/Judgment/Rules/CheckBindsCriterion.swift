package import Findings
import SpecModel
import Traceability

/// A check block that is bound to no criterion.
package struct CheckBindsCriterion: Rule {
  package let id: RuleID = "unbound-check"
  package let severity = Severity.error
  package let summary = "A check block is bound to the criteria that it proves."
  package let explanation = """
    A block binds to what its section validates above it (`**Validates: Requirements 5.3**`), or to `verifies=5.3` on its fence. Such
    a line right below a block binds it where it is the only one of its section: of two above it nobody knows which is meant. One that
    binds to nothing runs, and proves nothing.

    Write what it verifies on the fence: `swift check verifies=5.3`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n↓```swift check\n#expect(1 == 1)\n```\n"]),
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n↓```swift check\n#expect(1 == 1)\n```\n\n**Validates: Requirements 1.1**\n\n"
        + "```swift check\n#expect(2 == 2)\n```\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n↓```swift check\n#expect(1 == 1)\n```\n\n↓```swift check\n#expect(2 == 2)\n```\n\n"
        + "**Validates: Requirements 1.1**\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n↓```swift check\n#expect(1 == 1)\n```\n\n## Size\n\n**Validates: Requirements 1.1**\n",
    ]),
    RuleExample([
      "requirements.md": one, "design.md": "# Design\n\n```swift check verifies=↓tall\n#expect(1 == 1)\n```\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one, "design.md": "# Design\n\n```swift check verifies=1.1\n#expect(1 == 1)\n```\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n```swift check\n#expect(1 == 1)\n```\n\n**Validates: Requirements 1.1**\n\n## More\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.obligations.flatMap { obligation -> [Finding] in
      let unreadable = obligation.block.verifies?.unreadable ?? []
      let findings = unreadable.map { piece in
        finding(piece.location, "`\(piece.text)` is no reference", cure: "write references such as `verifies=5.2,5.3`")
      }
      guard findings.isEmpty, obligation.block.kind == .check, obligation.criteria.isEmpty, isSilent(obligation.block)
      else {
        return findings
      }
      return [
        finding(
          obligation.block.fence,
          "this check is bound to no criterion",
          cure: "write `verifies=` and a criterion behind `swift check`"
        )
      ]
    }
  }

  /// It names no reference at all: one that is named and does not resolve is another rule's finding.
  private func isSilent(_ block: CheckBlock) -> Bool {
    (block.verifies.map { [$0] } ?? block.sectionCitations).allSatisfy(\.references.isEmpty)
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
