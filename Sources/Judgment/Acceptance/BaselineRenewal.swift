package import Findings
import Traceability

/// A baseline, and what became of it.
package struct BaselineRenewal: Sendable {
  /// What it must hold to accept everything that is there today.
  package let renewed: Baseline
  /// The same as before, without what is gone.
  package let pruned: Baseline
  /// Rules that found something, and that nobody can accept.
  package let refused: [RuleID]

  /// - Parameters:
  ///   - ledger: judged with the old baseline.
  ///   - isWanted: entries about other documents stay as they are.
  package init(old: Baseline, ledger: Ledger, isWanted: (DocumentPath) -> Bool) {
    let unbending = Set(ledger.rules.filter { !$0.canBeAccepted }.map(\.id))
    let known = ledger.judgment.accepted.filter { $0.decision == .baseline }.map(\.finding)
    let open = ledger.judgment.findings.filter { !unbending.contains($0.rule) }
    let corpus = ledger.graph.corpus
    let today = Baseline(accepting: (known + open).sorted(), in: corpus).counts.filter { isWanted($0.key.path) }
    let elsewhere = old.counts.filter { !isWanted($0.key.path) }
    // What a rule found that had nothing to look at today stays, until it has spoken.
    let waiting = ledger.judgment.waiting.filter { isWanted($0.path) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    renewed = Baseline(elsewhere.merging(today) { _, new in new }.merging(waiting, uniquingKeysWith: +))
    refused = Set(ledger.judgment.findings.map(\.rule)).intersection(unbending).sorted()
    pruned = Baseline(
      ledger.judgment.fixed.filter { isWanted($0.path) }.reduce(into: old.counts) { counts, entry in
        counts[entry] = counts[entry].flatMap { $0 > 1 ? $0 - 1 : nil }
      }
    )
  }
}
