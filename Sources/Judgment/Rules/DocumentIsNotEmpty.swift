package import Findings
import SpecModel

/// A document in which nothing stands.
package struct DocumentIsNotEmpty: Rule {
  package let id: RuleID = "empty-document"
  package let severity = Severity.warning
  package let summary = "A document says something."
  package let explanation = """
    An empty `requirements.md` demands nothing and an empty report claims nothing, yet each looks like a document that is there.
    Often it is what a failed save or a forgotten draft left behind.

    Write it, or delete it.
    """

  package init() {}

  package let triggering: [RuleExample] = [RuleExample(["design.md": "↓\n  \n"]), RuleExample(["design.md": "↓"])]
  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "# Design\n"])]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.documents.filter(\.isEmpty).map { document in
      finding(
        Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1)),
        "nothing stands in this document",
        cure: "write it, or delete it"
      )
    }
  }
}
