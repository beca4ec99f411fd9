import Evidence
import Judgment
import SpecModel
import Traceability

/// How a check ended, as a check of the engine's promises says it.
package enum CheckOutcome: Sendable {
  case passed
  case failed
  /// It ran to its end and tested nothing.
  case assertedNothing

  /// The path of the sources that checks run against.
  static let sources = "Sources/Example"

  func result(of obligation: Obligation, in graph: TraceGraph, sources: Fingerprint) -> CheckResult {
    CheckResult(
      check: CheckKey(obligation.id.text),
      source: .check,
      kind: .rendered,
      outcome: outcome,
      expectations: .counted(self == .assertedNothing ? 0 : 1),
      confidence: .exact,
      platform: .ios,
      criteria: obligation.criteria.map { id in
        CriterionBinding(
          criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
          text: graph.index.criterion(id).map { CriterionFingerprint.of($0) }
        )
      },
      messages: self == .failed ? [Message(level: .failure, text: "width is 20", place: nil)] : [],
      inputs: Inputs(
        check: Fingerprint.ofCheck(Fingerprint(of: obligation.block.source), of: obligation.block.of),
        components: [SourceFingerprint(path: Self.sources, fingerprint: sources)]
      ),
      origin: Origin(toolchain: "Swift", revision: nil)
    )
  }

  private var outcome: Outcome {
    switch self {
    case .passed: .passed
    case .failed: .failed(.expectation)
    case .assertedNothing: .inconclusive(.assertedNothing)
    }
  }
}
