package import Findings
import SpecModel

/// A design property that says of no requirement that it validates it.
package struct PropertyValidatesRequirement: Rule {
  package let id: RuleID = "property-without-requirement"
  package let severity = Severity.info
  package let summary = "A correctness property names the requirements that it validates."
  package let explanation = """
    A property is how a design makes a requirement checkable. One that names no requirement hangs in the air: a check below it proves
    nothing that anybody asked for.

    Add the line `**Validates: Requirements 1.1, 1.2**` below it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "design.md": "## Correctness Properties\n\n↓### Property 1: Size\n\nIt is square.\n",
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be square\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "design.md": "## Correctness Properties\n\n### Property 1: Size\n\n**Validates: Requirements 1.1**\n",
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be square\n",
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      // A spec without requirements has nothing that a property could name.
      guard !spec.requirements.isEmpty else { return [] }
      return spec.properties.filter { $0.validates.isEmpty }.map { property in
        finding(
          property.location,
          "property \(property.id.number) validates no requirement",
          cure: "add `**Validates: Requirements ...**` below it",
          // Lists of properties may begin anew under each heading.
          identity: "property \(property.id.number) validates no requirement: \(property.title)"
        )
      }
    }
  }
}
