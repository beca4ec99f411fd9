package import Evidence
package import Findings
package import Judgment
import SpecModel
import Traceability

/// What was found in one workspace, as every format tells it.
package struct FindingsReport: Sendable {
  /// Sorted by place.
  package let entries: [Entry]
  package let fixed: [BaselineEntry]
  package let documents: Int
  package let specs: Int
  package let rules: [any Rule]
  /// Leads from where the command was run to the workspace; empty, or with `/` at its end.
  package let prefix: String

  package struct Entry: Hashable, Sendable {
    package let finding: Finding
    fileprivate let name: FindingName
    /// Why it does not count; `nil` where it does.
    package let decision: AcceptedFinding.Decision?

    /// Stays when the line moves.
    package var fingerprint: Fingerprint { name.fingerprint }
  }

  /// - Parameters:
  ///   - isWanted: whether a document was asked for.
  ///   - wantsFindings: whether findings at a place were; they may also be in sources.
  ///   - others: what was found beside the documents, in files that no rule reads.
  package init(
    _ ledger: Ledger,
    prefix: String,
    documents isWanted: (DocumentPath) -> Bool,
    findings wantsFindings: (DocumentPath) -> Bool,
    others: [Finding] = []
  ) {
    let corpus = ledger.graph.corpus
    let documents = corpus.documents.filter { isWanted($0.path) }
    self.documents = documents.count
    specs = Set(documents.compactMap(\.spec)).count
    rules = ledger.rules
    self.prefix = prefix
    fixed = ledger.judgment.fixed.filter { isWanted($0.path) }
    let all =
      (ledger.judgment.findings + others).map { ($0, AcceptedFinding.Decision?.none) }
      + ledger.judgment.accepted.map { ($0.finding, $0.decision) }
    var names = FindingNames(corpus: corpus)
    // All of them are named, so that what is asked for does not change the names.
    entries = all.sorted { $0.0 < $1.0 }.map { finding, decision in
      Entry(finding: finding, name: names.next(finding), decision: decision)
    }.filter { entry in entry.finding.location.map { wantsFindings($0.path) } ?? true }
  }

  /// What counts.
  package var findings: [Finding] { entries.filter { $0.decision == nil }.map(\.finding) }

  package var ignoredCount: Int {
    entries.count { entry in if case .ignored = entry.decision { true } else { false } }
  }

  package var acceptedCount: Int { entries.count { $0.decision == .baseline } }
}
