package import Findings
import SpecModel

/// A document in which nothing stands, or a report of which only the headings do.
package struct DocumentIsNotEmpty: Rule {
  package let id: RuleID = "empty-document"
  package let severity = Severity.warning
  package let summary = "A document says something."
  package let explanation = """
    An empty `requirements.md` demands nothing and an empty report claims nothing, yet each looks like a document that is there.
    Often it is what a failed save or a forgotten draft left behind. A report with headings and nothing below them is as empty.

    Write it, or delete it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "↓\n  \n"]), RuleExample(["design.md": "↓"]),
    RuleExample(["completion/task-1-completion.md": "↓# Task 1 Completion\n\n## Summary\n"]),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n"]),
    RuleExample(["completion/task-1-completion.md": "# Task 1 Completion\n\nIt is drawn.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.documents.filter { $0.isEmpty || ($0.kind == .report && $0.hasOnlyHeadings) }.map { document in
      finding(
        Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1)),
        document.isEmpty ? "nothing stands in this document" : "only headings stand in this report",
        cure: "write it, or delete it"
      )
    }
  }
}
