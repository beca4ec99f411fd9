import CheckRunning
import Evidence
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability

/// What a run came to, as its caller hears of it: results, mistakes on fences, what is stale, what goes on failing; and the exit code.
struct CheckSummary {
  let plan: CheckPlan
  let pipeline: Pipeline
  let styling: StyleOptions
  let isQuiet: Bool

  private var console: Console { .standard }

  /// - Throws: `Outcome`, unless all is as it should be.
  func tell(_ results: EvidenceSet) async throws {
    let ledger = try await pipeline.ledger()
    let isFine = results.results.isEmpty || tell(results, ledger)
    let kept = KeptFailures(of: plan, beside: results.results, ledger: ledger, pipeline: pipeline).lines
    write(kept)
    if !results.results.isEmpty {
      console.write(CoverageText(ledger.verdict.coverage).text + "\n")
      if !isQuiet, let note = ToolchainNote(ledger.judgment).text { console.progress(note) }
    }
    guard results.results.allSatisfy(\.isProof) else {
      throw results.results.contains { $0.outcome == .inconclusive(.notBuilt) } ? Outcome.unable : Outcome.no
    }
    guard isFine, kept.isEmpty else { throw Outcome.no }
  }

  /// - Returns: whether nothing is wrong with what results are bound to.
  private func tell(_ results: EvidenceSet, _ ledger: Ledger) -> Bool {
    let text = CheckResultsText(
      style: console.style(styling.color),
      width: console.width,
      prefix: pipeline.place.prefix,
      titles: ledger.graph.titles(of: results.results.filter { !$0.isProof }.map { CheckID($0.check.text) })
    )
    console.write(text.text(results))
    let isBound = tellMistakes(ledger.graph, ledger.judgment, results.results.filter { $0.source == .test })
    let stale = StaleResultsText(results.results, ledger.judgment).lines
    write(stale)
    return isBound && stale.isEmpty
  }

  /// What is wrong with the fences of the checks that are planned, and with what tests name.
  ///
  /// - Returns: whether nothing is.
  func tellMistakes(_ graph: TraceGraph, _ judgment: Judgment, _ tests: [CheckResult] = []) -> Bool {
    let mistakes =
      FenceMistakes(graph: graph, judgment: judgment, plan: plan).findings
      + UnresolvedResults(graph: graph).findings(tests)
    let listing = FindingsText(
      lines: SourceLines(files: pipeline.files),
      style: console.style(styling.color),
      width: console.width,
      prefix: pipeline.place.prefix
    )
    for mistake in mistakes { console.write(listing.text(mistake)) }
    return mistakes.isEmpty
  }

  private func write(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      console.write(
        TextWrapping.hanging("", Printable.line(line), indent: index == 0 ? 0 : 2, width: console.width) + "\n"
      )
    }
  }
}
