package import Findings
import SpecModel
import Traceability

/// A citation that the reference grammar cannot read.
package struct ReferenceIsReadable: Rule {
  package let id: RuleID = "unreadable-reference"
  package let severity = Severity.warning
  package let summary = "A citation holds references and nothing else."
  package let explanation = """
    What stands in a `_Requirements: ..._` list and is no reference is dropped by every reader, people included. It may be a slip
    that hides a requirement: `4.9-4.2`, `1.2.3`, `Token governance`. The same holds for what follows the word `Requirement` in
    prose (`Requirement 1.x`), and for what a source says that it verifies. A list in `tasks.md` that stands below no task, or below a
    box without a number, is dropped too: a task is what has a number.

    Write references (`1.2`, `3`, `1.1-1.4`, `013/4.1`, `NFR-2`), `All`, or `N/A (reason)`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓4.9-4.2_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓Token governance_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 ↓1.1_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] Test it\n  - ↓_Requirements: 1.1_\n", "requirements.md": one]),
    RuleExample(["design.md": "As ↓Requirements 4.9-4.2 and Requirement ↓1.x say.\n", "requirements.md": one]),
    RuleExample(["requirements.md": one], tree: ["Tests/A.swift": "@Test(.verifies(\"↓1/1 or so\")) func a() {}\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: N/A (chore)_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 (the width)_\n", "requirements.md": one]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let citations = facts.corpus.specs.flatMap { $0.tasks.flatMap(\.citations) + $0.properties.flatMap(\.validates) }
    let pieces =
      citations.flatMap(\.unreadable) + facts.corpus.documents.flatMap(\.unreadableMentions)
      + (facts.graph.sourceScan?.files.flatMap(\.unreadable) ?? [])
    return pieces.map { piece in
      if piece.isOfNoTask {
        return finding(
          piece.location,
          "no task holds this citation, so it counts for nothing",
          cure: "give the task above it a number, `- [ ] 4. Title`, or put the citation below the task that works on it"
        )
      }
      // What looks like a reference and was not read as one stands where none is looked for.
      let isNumber =
        piece.text.utf8.first.map { (48...57).contains($0) } == true
        && piece.text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        && piece.text.utf8.count { $0 == UInt8(ascii: ".") } == 1
      return isNumber
        ? finding(
          piece.location,
          "no comma parts `\(piece.text)` from what stands before it",
          cure: "part references by commas: `1.1, 1.2`"
        )
        : finding(
          piece.location,
          piece.text.isEmpty ? "it cites nothing" : "`\(piece.text)` is no reference",
          cure: "write references such as `1.2`, `3` or `1.1-1.4`, or `N/A (reason)`"
        )
    }
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
