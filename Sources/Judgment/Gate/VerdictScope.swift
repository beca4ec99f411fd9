package import Findings
package import SpecModel
import Traceability

/// The documents that a verdict is about, where it is not about the whole workspace.
package struct VerdictScope: Sendable {
  private let documents: @Sendable (DocumentPath) -> Bool

  /// - Parameter documents: whether a document is one of them. What stands in no document is everybody's.
  package init(documents: @escaping @Sendable (DocumentPath) -> Bool) {
    self.documents = documents
  }

  func holds(_ path: DocumentPath) -> Bool { documents(path) }

  /// The criteria of the specs that these documents are of, and what was found in the documents.
  func limited(_ judgment: Judgment, _ graph: TraceGraph) -> Judgment {
    let specs = Set(graph.corpus.documents.filter { documents($0.path) }.compactMap(\.spec))
    return Judgment(
      criteria: judgment.criteria.filter { specs.contains($0.key.spec) },
      claims: judgment.claims,
      misdirections: judgment.misdirections,
      items: judgment.items,
      checks: judgment.checks,
      findings: judgment.findings.filter { $0.location.map { documents($0.path) } ?? true },
      accepted: judgment.accepted,
      fixed: judgment.fixed,
      waiting: judgment.waiting
    )
  }
}
