package import Findings
import SpecModel

/// Marks that a merge left in a document.
package struct MergeIsResolved: Rule {
  package let id: RuleID = "merge-conflict"
  package let severity = Severity.error
  package let summary = "A merge is resolved before its document is kept."
  package let explanation = """
    Between `<<<<<<<` and `>>>>>>>` stand both sides of a merge that nobody decided: criteria are counted twice, and what is claimed on one
    side may be denied on the other. Verdicts on such a document mean nothing.

    Keep one side, or what both mean together, and delete the three marks. A block of code may show such marks.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "design.md": """
      # Design

      ↓<<<<<<< HEAD
      It is 24 points wide.
      =======
      It is 28 points wide.
      >>>>>>> wider
      """
    ]),
    // One of the marks was deleted.
    RuleExample(["design.md": "# Design\n\n↓<<<<<<< HEAD\n\nIt is 24 points wide.\n"]),
    RuleExample([
      "design.md": "# Design\n\nIt is 24 points wide.\n\n↓=======\nIt is 28 points wide.\n>>>>>>> wider\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "design.md": """
      Design
      =======

      ```
      <<<<<<< HEAD
      24
      =======
      28
      >>>>>>> wider
      ```

      >>>>>>> a quote of quotes

      The line `<<<<<<< HEAD` begins a conflict, and so does <<<<<<< here.
      """
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .mergeConflict(let conflict) = problem.kind else { return nil }
      let notes = [(conflict.middle, "the other side begins here"), (conflict.last, "and ends here")]
      return finding(
        problem.location,
        Self.message(conflict),
        cure: "keep one side, or what both mean, and delete the marks",
        notes: notes.compactMap { line, words in
          line.map { line in
            let place = Location(path: problem.location.path, range: SourceRange(line: line, columns: 1..<1))
            return Finding.Note(location: place, message: words)
          }
        },
        identity: "a merge left both sides here"
      )
    }
  }

  private static func message(_ conflict: MergeConflict) -> String {
    guard let middle = conflict.middle, let last = conflict.last, conflict.first < middle else {
      return "a mark of a merge was left here"
    }
    return "a merge left both sides here: \(words(conflict.first, middle)), and \(words(middle, last))"
  }

  /// What stands between two lines.
  private static func words(_ above: Int, _ below: Int) -> String {
    switch below - above {
    case ...1: "nothing"
    case 2: "line \(above + 1)"
    default: "lines \(above + 1) to \(below - 1)"
    }
  }
}
