package import Evidence
import SpecModel
import Synchronization
package import Traceability

/// What evidence is held against: the texts of the criteria, the sources of the blocks, the files of the components.
package enum TodaysInputs {
  /// - Parameter source: the fingerprint of a file or a folder of the workspace, `nil` when it is gone.
  package static func today(_ graph: TraceGraph, source: @escaping @Sendable (String) -> Fingerprint?) -> Today {
    let names = CriterionNames(graph: graph)
    let checks = Dictionary(
      graph.obligations.map {
        (CheckKey($0.id.text), Fingerprint.ofCheck(Fingerprint(of: $0.block.source), of: $0.block.of))
      }
    ) { first, _ in first }
    let successCriteria = Dictionary(
      graph.corpus.specs.flatMap(\.tasks).flatMap(\.successCriteria).map { ("\($0.id)", $0.text) }
    ) { first, _ in first }
    let texts = TextCache { reference in
      if let found = successCriteria[reference.text] { return CriterionText.fingerprint(of: found) }
      return names.criterion(reference).flatMap { graph.index.criterion($0) }.map { CriterionFingerprint.of($0) }
    }
    return Today(
      criterion: { texts.fingerprint($0) },
      check: { checks[$0] },
      source: source
    )
  }
}

/// The fingerprints of texts, each computed once: many results are held against the same few criteria.
private final class TextCache: Sendable {
  private let compute: @Sendable (CriterionReference) -> Fingerprint?
  private let known = Mutex<[CriterionReference: Fingerprint?]>([:])

  init(_ compute: @escaping @Sendable (CriterionReference) -> Fingerprint?) {
    self.compute = compute
  }

  func fingerprint(_ reference: CriterionReference) -> Fingerprint? {
    if let found = known.withLock({ $0[reference] }) { return found }
    let fingerprint = compute(reference)
    known.withLock { $0[reference] = .some(fingerprint) }
    return fingerprint
  }
}
