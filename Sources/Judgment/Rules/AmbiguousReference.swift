package import Findings
import SpecModel
import Traceability

/// A reference to a number that two requirements bear.
package struct AmbiguousReference: Rule {
  package let id: RuleID = "ambiguous-reference"
  package let severity = Severity.warning
  package let summary = "Every reference names one requirement only."
  package let explanation = """
    Where two requirements bear the number 10, a reference to `10.2` may mean either, and counts for neither.

    Give one of them a number of its own, or write `10~2.2` for the second one until you can.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": twice,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓1.1_\n- [ ] 2. Colour it\n  - _Requirements: ↓1.1-1.2_\n",
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": twice,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1~2.1_\n",
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var last: Location?
    return facts.graph.links.compactMap { link in
      guard case .ambiguous(let all) = link.resolution,
        // What was written as one range is one slip.
        last != link.reference.location,
        !facts.historic.speak(of: link.reference.location, insteadOf: id, severity)
      else { return nil }
      last = link.reference.location
      // Of more than a handful of namesakes the first ones say enough.
      let requirements = all.prefix(8)
      let choices = requirements.map { "`\(with($0, link.reference))`" }
      return Finding(
        rule: id,
        severity: severity,
        location: link.reference.location,
        message: "\(all.count) requirements bear the number \(link.reference.requirement)",
        cure: "write \(choices.joined(separator: " or "))\(link.reference.isFromRange ? " for it, at both ends" : "")",
        notes: requirements.compactMap { id in
          facts.graph.index.requirement(id).map { Finding.Note(location: $0.location, message: "`\($0.title)` is one") }
        },
        // One heading is the cause of all of them.
        group:
          "write \(requirements.map { "`\($0.number)~\($0.occurrence)`" }.joined(separator: " or ")) for the number, or give one of "
          + "the requirements another",
        identity: "several requirements bear the number \(link.reference.requirement)"
      )
    }
  }

  private func with(_ id: RequirementID, _ reference: Reference) -> String {
    // The first one bears its occurrence too: without it the number stays ambiguous.
    let number = "\(id.number)~\(id.occurrence)"
    if case .criterion(_, _, let label) = reference.target, !reference.isFromRange { return "\(number).\(label)" }
    return number
  }
}

private let twice = """
  ### Requirement 1: Size

  #### Acceptance Criteria

  1. WHEN it is drawn THEN it SHALL be 24 points wide

  ### Requirement 1: Colour

  #### Acceptance Criteria

  1. WHEN it is drawn THEN it SHALL be blue
  """
