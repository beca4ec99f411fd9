package import Findings
import SpecModel
import Traceability

/// Two requirements of a spec with the same number.
package struct RequirementNumberIsUnique: Rule {
  package let id: RuleID = "ambiguous-requirement"
  package let severity = Severity.error
  package let summary = "Each requirement of a spec bears a number of its own."
  package let explanation = """
    When a requirement is inserted and the next one keeps its number, every reference to that number has two meanings. Evidence
    cannot be bound to either.

    Renumber the second one, `### Requirement 11: Colour`, and every reference that means it: `10.2` becomes `11.2`. The same holds for
    requirements that are items of a list or rows of a table, `- **FR-001**: ...`: a second one in the list, or one of another matter in
    another list of requirements, if that holds numbers of its own as well or stands right below a heading such as `Non-Functional
    Requirements`. Lists that sum up, weigh, change, trace or test requirements only mention them, and so do rows that say the same of two
    platforms, or hold acceptance criteria.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide

      ↓### Requirement 1: Colour

      1. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1.1 WHEN it is drawn THEN it SHALL be 24 points wide

      1.2 WHEN it is drawn THEN it SHALL be 24 points high

      ↓1.2 WHEN it is pressed THEN it SHALL be 28 points high
      """
    ]),
    RuleExample([
      "spec.md": """
      ## Requirements

      ### Functional Requirements

      - **FR-001**: System MUST keep every note
      - **FR-002**: System MUST show notes by their dates
      ↓- **FR-001**: System MUST ask before it deletes anything
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide

      ### Requirement 2: Colour

      1. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
    RuleExample([
      "spec.md": """
      ## Requirements

      - **FR-001**: System MUST keep every note
      - **FR-002**: System MUST show notes by their dates

      ## Traceability

      - **FR-001**: T001, T002
      """
    ]),
    RuleExample([
      "spec.md": """
      ## Requirements

      ### Functional Requirements

      - **FR-001**: System MUST keep every note
      - **FR-002**: System MUST show notes by their dates

      ### Performance Requirements

      - **FR-002** MUST answer within one second

      ### Testing Requirements

      - **FR-001**: a nightly job MUST compare backups
      """
    ]),
    RuleExample([
      "spec.md": """
      ## Functional Requirements

      | ID | Requirement | Platform |
      |---|---|---|
      | FR-001 | Notes SHALL be saved | iOS |
      | FR-001 | Notes SHALL be saved | Web |
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec in spec.requirements.flatMap(twice) + again(in: spec) }
  }

  /// Requirements that bear the number of one before them.
  private func again(in spec: Spec) -> [Finding] {
    let again = spec.requirements.filter { $0.id.occurrence > 1 }
    guard !again.isEmpty else { return [] }
    let firsts = Dictionary(spec.requirements.map { ($0.id.number, $0) }) { first, _ in first }
    let series = Dictionary(grouping: spec.requirements.map(\.id.number), by: Self.series)
    let next = series.mapValues(free(behind:))
    return again.map { later in
      let number = later.id.number
      let first = firsts[number]
      return finding(
        later.location,
        "Requirement \(number) is there already: `\(first.map(name) ?? "")`",
        cure: "make it Requirement \(next[Self.series(of: number)] ?? ""), and change the references that mean it",
        notes: first.map { [.init(location: $0.location, message: "the first Requirement \(number)")] } ?? []
      )
    }
  }

  /// One of a list has no title, and says all of it in its only criterion; thousands may bear the number of one that says it at length.
  private func name(_ requirement: Requirement) -> String {
    let name = requirement.title.isEmpty ? requirement.criteria.first?.text ?? "" : requirement.title
    return name.utf8.count > 400 ? name.prefix(100) + "…" : name
  }

  /// Criteria that bear the number of one before them.
  private func twice(in requirement: Requirement) -> [Finding] {
    // Few criteria with a number each, as nearly everywhere, are sooner compared than noted down.
    let labels = requirement.criteria.map(\.id.label)
    if labels.count <= 16, !labels.indices.contains(where: { labels[..<$0].contains(labels[$0]) }) { return [] }
    var firsts: [CriterionLabel: Criterion] = [:]
    return requirement.criteria.compactMap { criterion in
      guard criterion.id.label.isNumbered, let first = firsts[criterion.id.label] else {
        firsts[criterion.id.label] = criterion
        return nil
      }
      return finding(
        criterion.location,
        "criterion \(criterion.id.local) is there already",
        cure: "give it the next number, and change the references that mean it",
        notes: [.init(location: first.location, message: "the first \(criterion.id.local)")]
      )
    }
  }

  /// The number behind the last one of a series, written as that one: `FR-010` behind `FR-009`, `1.3` behind `1.2`, `3` behind `2b`.
  private func free(behind numbers: [RequirementNumber]) -> String {
    let counted = numbers.compactMap { number in
      Int(Self.count(of: number)).map { (count: $0, number: number) }
    }
    guard let last = counted.max(by: { $0.count < $1.count }) else { return "1" }
    let next = String(last.count + 1)
    let width = last.number.seriesPrefix.isEmpty ? 0 : Self.count(of: last.number).count
    return Self.series(of: last.number) + String(repeating: "0", count: max(0, width - next.count)) + next
  }

  /// What stands before the digits that count: the `FR-` of `FR-009`, the `1.` of `1.2`.
  private static func series(of number: RequirementNumber) -> Substring {
    number.text[..<count(of: number).startIndex]
  }

  /// The last digits.
  private static func count(of number: RequirementNumber) -> Substring {
    func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
    let end = number.text.lastIndex(where: isDigit).map(number.text.index(after:)) ?? number.text.startIndex
    let start = number.text[..<end].lastIndex { !isDigit($0) }.map(number.text.index(after:)) ?? number.text.startIndex
    return number.text[start..<end]
  }
}
