package import Findings
import SpecModel
import Traceability

/// An example in a section that validates something: what it shows looks proven, and is not.
package struct ExampleStandsAlone: Rule {
  package let id: RuleID = "example-proves-nothing"
  package let severity = Severity.info
  package let summary = "An example in a section that validates criteria says on its fence which of them it proves."
  package let explanation = """
    A `swift check` binds to what its section validates; a `swift example` is run and shown, and proves an acceptance criterion only
    through `verifies=` on its fence. One in a section with `**Validates: Requirements 5.3**` looks like a proof of it, and is none.

    Write `swift check` where it is to prove what the section validates, or `verifies=5.3` behind `swift example`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n**Validates: Requirements 1.1**\n\n↓```swift example\n#expect(1 == 1)\n```\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n**Validates: Requirements 1.1**\n\n```swift check\n#expect(1 == 1)\n```\n",
    ]),
    RuleExample([
      "requirements.md": one,
      "design.md":
        "# Design\n\n**Validates: Requirements 1.1**\n\n```swift example verifies=1.1\n#expect(1 == 1)\n```\n",
    ]),
    RuleExample(["requirements.md": one, "design.md": "# Design\n\n```swift example\n#expect(1 == 1)\n```\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.obligations.map(\.block).compactMap { block in
      guard block.kind == .example, block.verifies == nil, block.successCriterion == nil,
        block.sectionCitations.contains(where: { !$0.references.isEmpty })
      else { return nil }
      return finding(
        block.fence,
        "this example proves nothing of what its section validates",
        cure: "write `swift check`, or `verifies=` and a criterion behind `swift example`"
      )
    }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
