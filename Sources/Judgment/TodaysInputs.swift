package import Evidence
import SpecModel
package import Traceability

/// What evidence is held against: the texts of the criteria, the sources of the blocks, the files of the components.
package enum TodaysInputs {
  /// - Parameter source: the fingerprint of a file or a folder of the workspace, `nil` when it is gone.
  package static func today(_ graph: TraceGraph, source: @escaping @Sendable (String) -> Fingerprint?) -> Today {
    let names = CriterionNames(graph: graph)
    let checks = Dictionary(
      graph.obligations.map { (CheckKey($0.id.text), Fingerprint(of: $0.block.source)) }
    ) { first, _ in first }
    return Today(
      criterion: { reference in
        names.criterion(reference).flatMap { graph.index.criterion($0) }.map { CriterionFingerprint.of($0) }
      },
      check: { checks[$0] },
      source: source
    )
  }
}
