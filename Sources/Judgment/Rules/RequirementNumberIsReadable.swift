package import Findings
import SpecModel

/// A heading that says `Requirement`, and a number that cannot be read.
package struct RequirementNumberIsReadable: Rule {
  package let id: RuleID = "unreadable-requirement"
  package let severity = Severity.error
  package let summary =
    "The heading of a requirement bears a number of at most three digits, a letter behind it or none."
  package let explanation = """
    A requirement whose number cannot be read does not exist for anybody: nothing can cite it, and its criteria are in no count.

    Write `### Requirement 12: Title`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": "↓### Requirement 2ab: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement 1.2.3: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement N: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md": "↓### Requirement 99999: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
    RuleExample([
      "requirements.md":
        "↓### Size\n\n#### Acceptance Criteria\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 2a: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"]
    ),
    RuleExample(["requirements.md": "### Requirement 2: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"]
    ),
    RuleExample(["requirements.md": "### Requirement overview\n\nThere are two.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let problems = facts.corpus.problems.filter { $0.kind == .unreadableNumber }
    guard !problems.isEmpty else { return [] }
    let headings = Dictionary(facts.corpus.documents.map { ($0.path, $0.headings) }) { first, _ in first }
    return problems.map { problem in
      if isLong(problem.location, headings[problem.location.path] ?? []) {
        return finding(
          problem.location,
          "the number of this requirement has more than three digits, so its criteria count for nothing",
          cure: "give it a number below 1000, such as `### Requirement 12: Title`",
          identity: Self.message
        )
      }
      return finding(
        problem.location,
        Self.message,
        cure: "give it a whole number, such as `### Requirement 12: Title`"
      )
    }
  }

  private static let message = "this requirement bears no number that can be read, so its criteria count for nothing"

  /// `### Requirement 1000: Title`
  private func isLong(_ place: Location, _ headings: [Heading]) -> Bool {
    let index = headings.partitionPoint { $0.line < place.line }
    guard index < headings.count, headings[index].line == place.line else { return false }
    let words = headings[index].text.split { $0 == " " || $0 == ":" }
    return words.count > 1 && words[1].utf8.count > 3 && words[1].utf8.allSatisfy { (48...57).contains($0) }
  }
}
