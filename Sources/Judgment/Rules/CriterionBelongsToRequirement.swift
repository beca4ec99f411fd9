package import Findings
import SpecModel
import Traceability

/// A sentence of the requirements that says what must happen, and that no requirement holds.
package struct CriterionBelongsToRequirement: Rule {
  package let id: RuleID = "unowned-criterion"
  package let severity = Severity.warning
  package let severities = [Severity.warning, .info]
  package let summary = "What says in the requirements that something shall happen is a criterion of a requirement."
  package let explanation = """
    A sentence with `SHALL` that no requirement holds is in no count: nothing can cite it, no check proves it, and no verdict speaks of
    it. It stands below a heading without a number, or it bears the number of another requirement than the one above it; or it is a row
    of a table of criteria that names several requirements, or one that is not there. In the section of a requirement, a sentence above
    or below the list of its criteria, or a quotation, is a note: it is no criterion by itself.

    Give the heading a number, `### Requirement 4: Speed` instead of `### Speed`, or the sentence the place that its number says,
    or one in the list: `3. The icon SHALL ...`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md":
        "## Functional Requirements\n\n### Collapse\n\n↓- The sidebar SHALL be 48 points wide\n- It SHALL hide its labels\n"
    ]),
    RuleExample([
      "requirements.md":
        "## 2. Columns\n\n2.1 WHEN it is read THE column SHALL count\n\n↓3.3 WHERE it is wide THE column SHALL be cut\n"
    ]),
    RuleExample([
      "requirements.md":
        "### Requirement 1: Size\n\n#### Acceptance Criteria\n\n1. It SHALL be 24 points wide\n\n### Speed\n\n"
        + "↓- It SHALL be drawn in a second\n"
    ]),
    RuleExample([
      "requirements.md":
        "### Requirement 1: Size\n\n## Acceptance Criteria\n\n| AC | Requirement | Criterion |\n|---|---|---|\n"
        + "| 1 | Requirement 1 | It SHALL be wide |\n↓| 2 | Requirement 9 | It SHALL be high |\n"
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      ↓The icon SHALL be 24 points wide.

      #### Acceptance Criteria

      1. It SHALL be 24 points wide

      ### Requirement 2: Height

      1. It SHALL be 24 points high

      ↓It shall never be higher.

      ### Requirement 3: Colour

      1. It SHALL be blue

      > ↓Every icon SHALL be named.
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md":
        "### Requirement 1: Size\n\n### Requirement 2: Height\n\n## Acceptance Criteria\n\n| AC | Requirement | Criterion |\n|---|---|---|\n"
        + "| AC-1.1 | Requirement 1 | It SHALL be wide |\n| AC-2.1 | Requirement 2 | It SHALL be high |\n"
    ]),
    // Words about the criteria, which a label, a colon or a question sets apart; a part of one; and what scenarios show.
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      **User Story:** As a reader, I want that it SHALL be wide, so that I see it.

      Here it is said how wide an icon may be. When it is drawn, it SHALL:

      #### Acceptance Criteria

      1. It SHALL be 24 points wide
      It SHALL be so in every theme.

      **Note**: The icon SHALL be measured in points.

      Note: the icon SHALL be measured in points.
      """,
      "specs/002-b/spec.md":
        "### Requirement: Size\n\nThe icon SHALL be wide.\n\n#### Scenario: Ok\n\n- **WHEN** drawn\n- **THEN** it is wide\n",
    ]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n#### Acceptance Criteria\n\n1. It SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "## Introduction\n\n- `SHALL` means that it SHALL happen\n"
    ]),
    // Its heading is told of.
    RuleExample(["requirements.md": "### Requirement 1.2.3: Size\n\n- It SHALL be 24 points wide\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var numbers = FreeNumbers(facts)
    let unreadable = Set(facts.corpus.problems.filter { $0.kind == .unreadableNumber }.map { LinePlace($0.location) })
    return facts.corpus.problems.compactMap { problem in
      if case .uncountedStatement(let words) = problem.kind { return uncounted(words, problem.location) }
      guard case .unownedCriterion(let words) = problem.kind else { return nil }
      // The heading above it is told of already, and with its number the sentence gets its requirement.
      if let line = numbers.heading(above: problem.location)?.line,
        unreadable.contains(LinePlace(path: problem.location.path, line: line))
      {
        return nil
      }
      return finding(
        problem.location,
        "no requirement holds this sentence, so nothing can cite or prove it: \(words)",
        cure: numbers.cure(problem.location)
      )
    }
  }

  /// Who cites the whole requirement may mean it: that is a matter of habit.
  private func uncounted(_ words: String, _ location: Location) -> Finding {
    Finding(
      rule: id,
      severity: .info,
      location: location,
      message: "this sentence is no criterion, so nothing can cite or prove it by itself: \(words)",
      cure: "give it a number in the list of criteria, or say it without SHALL"
    )
  }
}

/// The numbers that the headings above such sentences may bear: each its own, so that all can be written at once.
private struct FreeNumbers {
  private let facts: Facts
  private var documents: [DocumentPath: Document] = [:]

  private final class Document {
    /// But for those that say what their list is.
    let headings: [Heading]
    /// The lines of those that are requirements already.
    let owned: Set<Int>
    var next: Int
    var given: [Int: Int] = [:]

    init(headings: [Heading], owned: Set<Int>, next: Int) {
      self.headings = headings.filter { $0.text.lowercased() != "acceptance criteria" }
      self.owned = owned
      self.next = next
    }

    func heading(above line: Int) -> Heading? {
      let above = headings.partitionPoint { $0.line < line }
      return above == 0 ? nil : headings[above - 1]
    }
  }

  init(_ facts: Facts) {
    self.facts = facts
  }

  mutating func heading(above place: Location) -> Heading? { document(place.path).heading(above: place.line) }

  private mutating func document(_ path: DocumentPath) -> Document {
    let document = documents[path] ?? read(path)
    documents[path] = document
    return document
  }

  mutating func cure(_ place: Location) -> String {
    let document = document(place.path)
    let above = document.heading(above: place.line)
    let key = above?.line ?? 0
    let number = document.given[key] ?? document.next
    if document.given.updateValue(number, forKey: key) == nil { document.next += 1 }
    guard let above, above.level > 1, !document.owned.contains(above.line) else {
      return
        "write the number that its place asks for, or a heading above it, such as `### Requirement \(number): Title`"
    }
    return
      "give its heading a number: `\(String(repeating: "#", count: above.level)) Requirement \(number): \(above.text)`"
  }

  private func read(_ path: DocumentPath) -> Document {
    let document = facts.corpus.documents.first { $0.path == path }
    let requirements = document?.spec.flatMap(facts.graph.index.spec)?.requirements ?? []
    // Behind the highest number: one in between may be cited by what was written before it was taken out.
    let highest = requirements.compactMap { Int($0.id.number.text) }.max() ?? 0
    return Document(
      headings: document?.headings ?? [],
      owned: Set(requirements.filter { $0.location.path == path }.map(\.location.line)),
      next: highest + 1
    )
  }
}
