package import Findings
import SpecModel
import Traceability

/// A criterion that nothing cites.
package struct CriterionIsCited: Rule {
  package let id: RuleID = "uncited-criterion"
  package let severity = Severity.warning
  package let summary = "Every criterion is cited by a task, a property, a check or a report, in a spec that has any."
  package let explanation = """
    A criterion that no task cites is a promise that nobody plans to keep; it is forgotten without anybody deciding so.

    Cite it where it is worked on, `_Requirements: 1.1, 1.2_`, or remove it. A requirement whose criteria bear no numbers, `FR-002` or a
    heading above bullets, is cited as a whole, and told where others of its kind are cited; in a spec whose tasks name stories, where
    most of them are. What `bugfix.md` says of the defect, its chapter `Current Behavior`, is a description and no demand.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      ↓2. WHEN it is drawn THEN it SHALL be 24 points high
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
    ]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n↓1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
      "tasks.md": "- [ ] Draw it\n  - _Requirements: 1.1_\n",
    ]),
    RuleExample([
      "requirements.md": """
      ## Functional Requirements

      - **FR-001**: The icon SHALL be 24 points wide
      ↓- **FR-002**: The icon SHALL be 24 points high
      - **NFR-001**: The icon SHALL be drawn within 10 ms
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: FR-001_\n",
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      - WHEN it is drawn THEN it SHALL be 24 points wide

      ↓### Requirement 2: Colour

      - WHEN it is drawn THEN it SHALL be blue
      - WHEN it is pressed THEN it SHALL be red
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1_\n",
    ]),
    RuleExample([
      "bugfix.md": """
      ### Current Behavior (Defect)

      1.1 WHEN it is drawn THEN the system does not show it

      ### Expected Behavior (Correct)

      2.1 WHEN it is drawn THEN the system SHALL show it
      ↓2.2 WHEN it is pressed THEN the system SHALL hide it
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 2.1_\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN it is drawn THEN it SHALL be 24 points high
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1_\n",
    ]),
    // Whoever plans by stories names others in passing, if at all.
    RuleExample([
      "spec.md": """
      ### User Story 1 - Draw (Priority: P1)

      1. **Given** an icon, **When** it is drawn, **Then** it is 24 points wide

      ## Functional Requirements

      - **FR-001**: The icon MUST be blue
      - **FR-002**: The icon MUST be round
      - **FR-003**: The icon MUST be flat
      """,
      "tasks.md": "- [ ] T001 [US1] Draw it, and in blue (FR-001)\n",
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide

      ## Functional Requirements

      - **FR-001**: The icon SHALL be blue
      - **FR-002**: The icon SHALL be round
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
    ]),
    // The defect is what shall end: the task cites what shall be instead.
    RuleExample([
      "bugfix.md": """
      ### Current Behavior (Defect)

      1.1 WHEN it is drawn THEN the system does not show it

      ### Expected Behavior (Correct)

      2.1 WHEN it is drawn THEN the system SHALL show it
      """,
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 2.1_\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    // Citations that stand below no task cite nothing, and were meant to.
    let lost = Set(
      facts.corpus.documents.filter { $0.unreadableMentions.contains(where: \.isOfNoTask) }.compactMap(\.spec)
    )
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      // Requirements alone are a draft: nothing could cite them yet.
      guard spec.tasks.contains(where: cites) || lost.contains(spec.id) else { return [] }
      let known = spec.requirements.filter { !$0.isRemoved && $0.id.occurrence == 1 && !$0.describesDefect }
      let cited = citedSeries(known, facts.graph)
      return known.flatMap { findings(about: $0, cited, facts) }
    }
  }

  private func findings(about requirement: Requirement, _ cited: Set<String?>, _ facts: Facts) -> [Finding] {
    guard requirement.criteria.contains(where: { $0.id.label.isNumbered }) else {
      return finding(about: requirement, cited, facts).map { [$0] } ?? []
    }
    return requirement.criteria.compactMap { finding(about: $0, facts) }
  }

  private func finding(about criterion: Criterion, _ facts: Facts) -> Finding? {
    guard criterion.id.label.isNumbered, isUncited(criterion, facts),
      !facts.historic.isMeant(criterion, insteadOf: id, severity), !isAmbiguous(criterion.id.requirement, facts.graph)
    else { return nil }
    return finding(
      criterion.location,
      "no task, property, check or report cites \(criterion.id)",
      cure: "cite it in the task that works on it, or remove it"
    )
  }

  /// `- **FR-002**: text`, or bullets below a heading: nobody can cite one of them, so whoever means one cites the requirement.
  private func finding(about requirement: Requirement, _ cited: Set<String?>, _ facts: Facts) -> Finding? {
    // Where nobody cites any of its series, it is not what this spec plans by.
    guard cited.contains(requirement.id.number.series),
      let first = requirement.criteria.first(where: { facts.criteria[$0.id]?.state != .notApplicable }),
      requirement.criteria.allSatisfy({ facts.graph.trace($0.id).isUncited }),
      !facts.historic.isMeant(first, insteadOf: id, severity), !isAmbiguous(requirement.id, facts.graph)
    else { return nil }
    return finding(
      requirement.location,
      "no task, property, check or report cites \(requirement.id)",
      cure: "cite it in the task that works on it, or remove it"
    )
  }

  private func isUncited(_ criterion: Criterion, _ facts: Facts) -> Bool {
    facts.criteria[criterion.id]?.state != .notApplicable && facts.graph.trace(criterion.id).isUncited
  }

  /// The `FR` of `FR-001`, and `nil` for plain numbers: the series by which a spec plans.
  private func citedSeries(_ requirements: [Requirement], _ graph: TraceGraph) -> Set<String?> {
    let series = Dictionary(grouping: requirements) { $0.id.number.series }
    let counts = series.mapValues { members in
      (cited: members.count { $0.criteria.contains { !graph.trace($0.id).isUncited } }, all: members.count)
    }
    // Who plans by stories names some of the others in passing.
    let hasStories = counts["US"].map { $0.cited > 0 } ?? false
    return Set(
      counts.filter { name, count in
        count.cited > 0 && (!hasStories || name == "US" || count.cited * 2 >= count.all)
      }.keys
    )
  }

  /// Where nothing of a citation can be read, nobody knows what it was meant to cite; that is told by itself.
  private func cites(_ task: SpecTask) -> Bool {
    task.citations.contains { $0.unreadable.isEmpty || !$0.references.isEmpty || $0.citesAll }
  }

  /// Its references resolve to neither of two: that is another rule's finding.
  private func isAmbiguous(_ id: RequirementID, _ graph: TraceGraph) -> Bool {
    graph.index.requirements(id.number, in: id.spec).count > 1
  }
}

extension Requirement {
  /// The chapter of a `bugfix.md` that says what is wrong today.
  fileprivate var describesDefect: Bool {
    guard location.path.name == "bugfix.md" else { return false }
    let title = title.lowercased()
    return Self.chapters.contains { title.hasPrefix($0) }
  }

  private static let chapters = [
    "current behavio", "defect", "当前行为", "現在の動作", "現在の挙動", "현재 동작", "comportamiento actual", "comportamento atual",
    "comportement actuel", "aktuelles verhalten",
  ]
}
