import CheckRunning
import Evidence
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
    if let pattern = unmatched.first { throw try refusal(of: pattern, isGone: reader.isNamed(by: unmatched)) }
    var found = try await reader.read()
    found.results = found.results.filter { shard?.contains($0.check) ?? true }
    return found
  }

  /// What was kept of reports that are gone goes with them.
  private func refusal(of pattern: String, isGone: @Sendable (String) -> Bool) throws -> Refusal {
    let older = try store.read()
    let rest = older.replacing(
      [],
      with: EvidenceSet(),
      reports: { $0.report.map(isGone) ?? false },
      unread: { isGone($0.path) }
    )
    let forgotten = older.results.count - rest.results.count
    if rest != older { try store.write(rest) }
    let results = "\(forgotten) result\(forgotten == 1 ? "" : "s")"
    return Refusal(
      "no report matches `\(pattern)`" + (forgotten > 0 ? "; \(results) of what matched before are forgotten" : "")
    )
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
