package import Findings
import SpecModel
import Traceability

/// A task, a property, a check or a claim that names a requirement marked as removed.
package struct RemovedRequirementIsNotCited: Rule {
  package let id: RuleID = "removed-requirement"
  package let severity = Severity.warning
  package let summary = "What is cited has not been removed."
  package let explanation = """
    A requirement whose heading says `[REMOVED]`, or that is struck through, is no longer asked for. Whatever still cites it works on,
    or claims, something that nobody wants any more.

    Take the reference out, or name the requirement that took its place.
    """

  package init() {}

  private static let requirements = """
    ### Requirement 1: Size

    1. WHEN it is drawn THEN it SHALL be 24 points wide

    ### Requirement 2: Shadow (REMOVED)

    #### Acceptance Criteria

    1. WHEN it is drawn THEN it SHALL cast a shadow

    """

  package let triggering: [RuleExample] = [
    RuleExample(["requirements.md": requirements, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, ↓2.1_\n"])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": requirements, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n"])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.graph.links.compactMap { link in
      if case .prose = link.origin { return nil }
      guard !link.reference.isFromRange,
        !facts.historic.speak(of: link.reference.location, insteadOf: self.id, severity),
        let id = requirement(link.resolution),
        let requirement = facts.graph.index.requirement(id), requirement.isRemoved
      else { return nil }
      return finding(
        link.reference.location,
        "Requirement \(id.number) was removed: `\(requirement.title)`",
        cure: "take the reference out, or name what took its place",
        notes: [.init(location: requirement.location, message: "removed here")]
      )
    }
  }

  private func requirement(_ resolution: Resolution) -> RequirementID? {
    switch resolution {
    case .criterion(let id): id.requirement
    case .requirement(let id, _): id
    case .ambiguous, .dangling, .unlinked: nil
    }
  }
}
