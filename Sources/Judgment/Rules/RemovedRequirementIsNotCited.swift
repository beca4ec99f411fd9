package import Findings
import SpecModel
import Traceability

/// A task, a property, a check or a claim that names a requirement marked as removed.
package struct RemovedRequirementIsNotCited: Rule {
  package let id: RuleID = "removed-requirement"
  package let severity = Severity.warning
  package let summary = "What is cited has not been removed."
  package let explanation = """
    A requirement whose heading says `[REMOVED]`, or that is struck through, is no longer asked for; nor is a criterion that is. Whatever still cites it works on,
    or claims, something that nobody wants any more.

    Take the reference out, or name the requirement that took its place. A task that was dropped with the requirement may keep it.
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
    RuleExample(["requirements.md": requirements, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, ↓2.1_\n"]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. ~~WHEN it is drawn THEN it SHALL be 24 points high~~
      3. WHEN it is pressed THEN it SHALL answer within 200 ms (REMOVED)
      4. **REMOVED**: WHEN it is held THEN it SHALL tremble
      5. WHEN rows are gone THEN it SHALL list them as (removed)

      ### Requirement 2: Shadow [REMOVED]

      1. WHEN it is drawn THEN it SHALL cast a shadow
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, ↓1.2, ↓1.3, ↓1.4, 1.5, ↓2.1_\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": requirements, "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n"]),
    RuleExample([
      "requirements.md": requirements,
      "tasks.md": """
      - [~] 1. Cast a shadow
        - _Requirements: 2.1_
      - [ ] 2. Soften the shadow **[CANCELLED]**
        - _Requirements: 2.1_
      - [x] ~~3. Move the shadow~~
        - _Requirements: 2.1_
      - [ ] 4. Draw it
        - ~~_Requirements: 2.1_~~
        - _Requirements: 1.1_
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let removed = Removed(facts.corpus.specs)
    guard !removed.isEmpty else { return [] }
    let dropped = Set(facts.corpus.specs.flatMap(\.tasks).filter { $0.standing == .dropped }.map(\.id))
    return facts.graph.links.compactMap { link in
      switch link.origin {
      case .prose: return nil
      // It went together with what it cites.
      case .task(let id) where dropped.contains(id): return nil
      case .task, .property, .check, .claim: break
      }
      guard !link.reference.isFromRange, let id = requirement(link.resolution), removed.mayConcern(link.resolution, id),
        !facts.historic.speak(of: link.reference.location, insteadOf: self.id, severity)
      else { return nil }
      guard let requirement = removed.requirements[id] else {
        guard case .criterion(let id) = link.resolution else { return nil }
        return removed.criteria[id].map { finding(link, $0) }
      }
      return finding(
        link.reference.location,
        "Requirement \(id.number) was removed" + (requirement.title.isEmpty ? "" : ": `\(requirement.title)`"),
        cure: "take the reference out, or name what took its place",
        notes: [.init(location: requirement.location, message: "removed here")]
      )
    }
  }

  private func finding(_ link: TraceLink, _ criterion: Criterion) -> Finding {
    finding(
      link.reference.location,
      "\(criterion.id.local) was removed",
      cure: "take the reference out, or name what took its place",
      notes: [.init(location: criterion.location, message: "removed here")]
    )
  }

  private func requirement(_ resolution: Resolution) -> RequirementID? {
    switch resolution {
    case .criterion(let id): id.requirement
    case .requirement(let id, _): id
    // Its criteria may have gone with it, or are not read any more.
    case .dangling(.criterion(_, of: let id)): id
    case .ambiguous, .dangling, .unlinked: nil
    }
  }
}

/// Few specs ever removed anything, and every reference is asked.
private struct Removed {
  let requirements: [RequirementID: Requirement]
  let criteria: [CriterionID: Criterion]
  var isEmpty: Bool { requirements.isEmpty && criteria.isEmpty }

  init(_ specs: [Spec]) {
    let own = specs.filter { $0.requirements.contains { $0.isRemoved || $0.criteria.contains(where: \.isRemoved) } }
      .flatMap(\.requirements)
    // Of those that share a number the first is meant.
    requirements = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }.filter(\.value.isRemoved)
    criteria = Dictionary(own.flatMap(\.criteria).map { ($0.id, $0) }) { first, _ in first }.filter(\.value.isRemoved)
  }

  func mayConcern(_ resolution: Resolution, _ requirement: RequirementID) -> Bool {
    if requirements.index(forKey: requirement) != nil { return true }
    guard case .criterion(let id) = resolution else { return false }
    return criteria.index(forKey: id) != nil
  }
}
