package import Findings
import SpecModel

/// A document in which nothing stands, or only its headings do, or all of it as code.
package struct DocumentIsNotEmpty: Rule {
  package let id: RuleID = "empty-document"
  package let severity = Severity.warning
  package let summary = "A document says something."
  package let explanation = """
    An empty `requirements.md` demands nothing and an empty report claims nothing, yet each looks like a document that is there.
    Often it is what a failed save or a forgotten draft left behind. A report, a plan, a design or requirements with headings and nothing
    below them are as empty, unless the headings are tasks, requirements or properties themselves. So is a document that stands in one
    code block, below its title perhaps, as an assistant may have answered with it: code is quoted, and demands and claims nothing.

    Write it, take the fence away, or delete it.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "↓\n  \n"]), RuleExample(["design.md": "↓"]),
    RuleExample(["design.md": "↓<!-- to be written -->\n\n<!--\nby Anna\n-->\n"]),
    RuleExample(["completion/task-1-completion.md": "↓# Task 1 Completion\n\n## Summary\n"]),
    RuleExample(["tasks.md": "↓# Implementation Plan\n\n## Tasks\n", "design.md": "↓# Design\n"]),
    RuleExample(["requirements.md": "↓# Requirements\n\n## Introduction\n"]),
    RuleExample(["tasks.md": "↓```markdown\n# Tasks\n\n- [x] 1. Draw it\n```\n"]),
    RuleExample(["tasks.md": "↓# Tasks\n\n```md\n- [x] 1. Draw it\n```\n"]),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\nAs before.\n", "notes.md": "# Notes\n"]),
    RuleExample(["requirements.md": "### Requirement 1: Size\n", "tasks.md": "# Plan\n\n## Task 1: Draw it\n"]),
    RuleExample(["design.md": "# Design\n\n### Property 1: Every icon is square\n"]),
    RuleExample(["design.md": "<!-- by Anna -->\n\nIt is drawn on a canvas.\n"]),
    RuleExample(["design.md": "```mermaid\ngraph LR\n```\n"]),
    RuleExample(["design.md": "```\none\n```\n\n```\ntwo\n```\n"]),
    RuleExample(["completion/task-1-completion.md": "# Task 1 Completion\n\nIt is drawn.\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let hollow = Set(facts.corpus.documents.filter { $0.substance == .headings }.compactMap(\.spec))
    let defining = Set(facts.corpus.specs.filter { hollow.contains($0.id) }.flatMap(definingDocuments))
    return facts.corpus.documents.compactMap { document in
      guard let (message, cure) = words(for: document, isDefining: defining.contains(document.path)) else { return nil }
      return finding(Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1)), message, cure: cure)
    }
  }

  private func words(for document: SpecDocument, isDefining: Bool) -> (message: String, cure: String)? {
    switch document.substance {
    case .nothing: ("nothing stands in this document", "write it, or delete it")
    case .headings:
      isDefining
        ? nil : Self.names[document.kind].map { ("only headings stand in \($0)", "write it, or delete it") }
    case .code:
      // `diagram.md` may hold a diagram and nothing else.
      document.kind == .other || document.kind == .summary
        ? nil : ("all of this document is a code block, so nothing in it counts", "take the fence around it away")
    case .text: nil
    }
  }

  /// `notes.md` may wait for notes, and a summary sums up what is there.
  private static let names: [SpecDocument.Kind: String] = [
    .report: "this report", .requirements: "the requirements", .bugfix: "this bugfix", .design: "this design",
    .tasks: "this plan",
  ]

  /// Documents whose headings may be themselves what they are there for: `## Task 1: Draw it`.
  private func definingDocuments(_ spec: Spec) -> [DocumentPath] {
    spec.requirements.map(\.location.path) + spec.tasks.map(\.location.path) + spec.properties.map(\.location.path)
  }
}
