package import Findings
import SpecModel
import Traceability

/// A loose document that does not say what spec it belongs to.
package struct DocumentNamesItsSpec: Rule {
  package let id: RuleID = "document-without-spec"
  package let severity = Severity.warning
  package let summary = "A document outside spec folders says in its `Scope` line what spec it belongs to."
  package let explanation = """
    The claims of a document that belongs to no spec stay unlinked: a number such as 4.1 means nothing by itself. A mention of a
    spec in the prose is not taken for it.

    Add a line such as `**Scope**: 013-text-input-field`, or name the spec with `--spec`.
    """

  package init() {}

  package let triggering: [RuleExample] = []
  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "# Design\n"])]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.filter { $0.kind == .withoutSpec }.map { problem in
      finding(
        problem.location,
        "nothing says what spec this document belongs to, so its claims stay unlinked",
        cure: "add a line `**Scope**: SPEC`, or pass `--spec SPEC`"
      )
    } + unknownSpecs(facts)
  }

  /// It names a spec, and no requirements of that spec were read.
  private func unknownSpecs(_ facts: Facts) -> [Finding] {
    facts.corpus.documents.filter(\.isLoose).compactMap { document in
      guard let id = document.spec, facts.graph.index.spec(id)?.requirements.isEmpty != false else { return nil }
      let start = Location(path: document.path, range: SourceRange(line: 1, columns: 1..<1))
      return finding(
        start,
        "it belongs to spec `\(id)`, whose requirements were not read, so its claims stay unlinked",
        cure: "name the folder of the specs as well"
      )
    }
  }
}
