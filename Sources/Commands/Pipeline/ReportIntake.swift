import CheckRunning
import Evidence
import Findings
import Judgment
import SpecReading
import Traceability

/// Takes in the reports of other runners that a run names.
struct ReportIntake {
  let sources: JUnitReports.Sources
  let pipeline: Pipeline
  let store: EvidenceStore
  let shard: Shard?
  let isQuiet: Bool

  func found(for graph: TraceGraph) async throws -> JUnitReports.Found {
    guard !sources.options.patterns.isEmpty else { return JUnitReports.Found() }
    let store = store
    let reader = JUnitReports(
      options: sources.options,
      pipeline: pipeline,
      graph: graph,
      references: TestReferences(graph),
      mapping: sources.mapping,
      older: { (try? store.read()) ?? EvidenceSet() },
      progress: { if !isQuiet { Console.standard.progress($0) } }
    )
    let unmatched = reader.unmatched
    if let pattern = unmatched.first {
      throw try refusal(of: pattern, isGone: reader.isNamed(by: unmatched), isAlone: reader.isNamedAlone)
    }
    var found = try await reader.read()
    found.results = found.results.filter { shard?.contains($0.check) ?? true }
    return found
  }

  /// What passed by reports that are gone goes with them. What did not stays: a runner that dies before it writes its report proves
  /// nothing, unless somebody names that report alone.
  private func refusal(
    of pattern: String,
    isGone: @Sendable (String) -> Bool,
    isAlone: @Sendable (String) -> Bool
  ) throws -> Refusal {
    let older = try store.read()
    let rest = older.replacing(
      [],
      with: EvidenceSet(),
      reports: { result in result.report.map { isGone($0) && (isAlone($0) || result.isProof) } ?? false },
      unread: { isGone($0.path) && isAlone($0.path) }
    )
    if rest != older { try store.write(rest) }
    let forgotten = older.results.count - rest.results.count
    let kept = rest.results.count { $0.report.map(isGone) ?? false }
    var words = "no report matches `\(pattern)`: one of another runner was expected there, and nothing was recorded"
    if forgotten > 0 {
      words +=
        "; \(Counted.words(forgotten, "result")) of what matched before \(forgotten == 1 ? "is" : "are") forgotten"
    }
    if kept > 0 {
      words +=
        "; \(Counted.words(kept, "result")) that did not pass \(kept == 1 ? "stays" : "stay") until the tests are heard again"
    }
    return Refusal(words)
  }

  /// What is wrong with them, and what they hold that nobody hears of.
  func tell(_ found: JUnitReports.Found) {
    for problem in found.problems { Console.standard.progress("warning: \(problem)") }
    guard !isQuiet else { return }
    for note in found.notes { Console.standard.progress("note: \(note)") }
    for name in found.unusedMapping {
      Console.standard.progress(
        "`\(name)` in counterfoil.yml fits no test of these reports: write class.name, `*` for what varies"
      )
    }
  }
}

extension TestReferences {
  init(_ graph: TraceGraph) {
    self.init(index: graph.index, read: ReferenceText.readAll, fingerprint: CriterionFingerprint.of)
  }
}
