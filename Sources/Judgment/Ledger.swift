package import Evidence
package import Traceability

/// Everything that is presented, and nothing that is not: what terminal, files and site are made from.
package struct Ledger: Sendable {
  package let graph: TraceGraph
  package let judgment: Judgment
  package let verdict: Verdict
  /// The components and their pictures.
  package let catalogue: Catalogue
  package let rules: [any Rule]

  package init(
    graph: TraceGraph,
    judgment: Judgment,
    verdict: Verdict,
    catalogue: Catalogue,
    rules: [any Rule]
  ) {
    self.graph = graph
    self.judgment = judgment
    self.verdict = verdict
    self.catalogue = catalogue
    self.rules = rules
  }
}
