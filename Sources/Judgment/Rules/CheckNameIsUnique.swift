package import Findings
import SpecModel
import Traceability

/// Two checks with one name.
package struct CheckNameIsUnique: Rule {
  package let id: RuleID = "duplicate-check"
  package let severity = Severity.error
  package let summary = "Each check bears a name of its own."
  package let explanation = """
    Evidence is kept by the name of a check: the property or criterion that it stands under, and `name=` on its fence or else a
    fingerprint of its source. Of two blocks with one name nobody can tell whose result is whose. A report, or a summary, may
    quote a block as it is: the same comes of both.

    Give one of them another name: `swift check name=small-target`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "design.md": """
      # Design

      ```swift check name=width verifies=1.1
      #expect(1 == 1)
      ```

      ↓```swift check name=width verifies=1.1
      #expect(2 == 2)
      ```
      """,
    ]),
    // Neither is a report: it is copied, and not quoted.
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n\(example)",
      "notes.md": "# Notes\n\n↓\(example)",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "design.md": "# Design\n\n\(example)",
      "completion/task-1-completion.md": "# Task 1 Completion\n\nAs the design says:\n\n\(example)",
    ]),
    // The same for a report of the spec that is read before its design.
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": "# Task 1 Completion\n\nAs the design says:\n\n\(example)",
      "completion/task-2-completion.md": "# Task 2 Completion\n\nAs the design says:\n\n\(example)",
      "design.md": "# Design\n\n\(example)",
    ]),
    RuleExample([
      "requirements.md": one,
      "design.md": """
      # Design

      ```swift check name=width verifies=1.1
      #expect(1 == 1)
      ```

      ```swift check name=height verifies=1.1
      #expect(2 == 2)
      ```
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let reports = Set(facts.corpus.documents.filter(\.mayQuote).map(\.path))
    var first: [CheckID: Obligation] = [:]
    return facts.graph.obligations.compactMap { obligation in
      guard let other = first[obligation.written] else {
        first[obligation.written] = obligation
        return nil
      }
      let isQuoted = reports.contains(other.block.fence.path)
      if obligation.block.isSame(as: other.block), isQuoted || reports.contains(obligation.block.fence.path) {
        // What a third one bears is held against the block itself, whichever is read first.
        if isQuoted { first[obligation.written] = obligation }
        return nil
      }
      return finding(
        obligation.block.fence,
        "the check `\(obligation.written)` is there already",
        cure: "give it another `name=`",
        notes: [.init(location: other.block.fence, message: "the first one of that name")]
      )
    }
  }
}

extension CheckBlock {
  /// It is the same, in another document.
  fileprivate func isSame(as other: CheckBlock) -> Bool {
    kind == other.kind && source == other.source && fence.path != other.fence.path
  }
}

private let example = "```swift example name=width\n#expect(1 == 1)\n```\n"
private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
