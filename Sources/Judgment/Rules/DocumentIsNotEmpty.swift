package import Findings
import SpecModel

/// A document in which nothing stands, or a report of which only the headings do, or all of it as code.
package struct DocumentIsNotEmpty: Rule {
  package let id: RuleID = "empty-document"
  package let severity = Severity.warning
  package let summary = "A document says something."
  package let explanation = """
    An empty `requirements.md` demands nothing and an empty report claims nothing, yet each looks like a document that is there.
    Often it is what a failed save or a forgotten draft left behind. A report with headings and nothing below them is as empty. So is a
    document that stands in one code block, below its title perhaps, as an assistant may have answered with it: code is quoted, and
    demands and claims nothing.

    Write it, take the fence away, or delete it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "↓\n  \n"]), RuleExample(["design.md": "↓"]),
    RuleExample(["completion/task-1-completion.md": "↓# Task 1 Completion\n\n## Summary\n"]),
    RuleExample(["tasks.md": "↓```markdown\n# Tasks\n\n- [x] 1. Draw it\n```\n"]),
    RuleExample(["tasks.md": "↓# Tasks\n\n```md\n- [x] 1. Draw it\n```\n"]),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n"]),
    RuleExample(["design.md": "```mermaid\ngraph LR\n```\n"]),
    RuleExample(["design.md": "```\none\n```\n\n```\ntwo\n```\n"]),
    RuleExample(["completion/task-1-completion.md": "# Task 1 Completion\n\nIt is drawn.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.documents.compactMap { document in
      guard let (message, cure) = words(for: document) else { return nil }
      return finding(Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1)), message, cure: cure)
    }
  }

  private func words(for document: SpecDocument) -> (message: String, cure: String)? {
    switch document.substance {
    case .nothing: ("nothing stands in this document", "write it, or delete it")
    case .headings:
      document.kind == .report ? ("only headings stand in this report", "write it, or delete it") : nil
    case .code:
      // `diagram.md` may hold a diagram and nothing else.
      document.kind == .other || document.kind == .summary
        ? nil : ("all of this document is a code block, so nothing in it counts", "take the fence around it away")
    case .text: nil
    }
  }
}
