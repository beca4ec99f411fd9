package import Evidence
package import Findings
package import Judgment
package import SpecModel

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
    _ judgment: Judgment,
    of corpus: Corpus,
    rules: [any Rule],
    prefix: String,
    documents isWanted: (DocumentPath) -> Bool,
    findings wantsFindings: (DocumentPath) -> Bool,
    others: [Finding] = []
  ) {
    var (count, specs): (Int, Set<SpecID>) = (0, [])
    for document in corpus.documents where isWanted(document.path) {
      count += 1
      if let spec = document.spec { specs.insert(spec) }
    }
    self.documents = count
    self.specs = specs.count
    self.rules = rules
    self.prefix = prefix
    fixed = judgment.fixed.filter { isWanted($0.path) }
    let all =
      (judgment.findings + others).map { ($0, AcceptedFinding.Decision?.none) }
      + judgment.accepted.map { ($0.finding, $0.decision) }
    // All of them are named, so that what is asked for does not change the names.
    var names = FindingNames(corpus: corpus, count: all.count)
    entries = all.sorted { $0.0 < $1.0 }.compactMap { finding, decision in
      let name = names.next(finding)
      guard finding.location.map({ wantsFindings($0.path) }) ?? true else { return nil }
      return Entry(finding: finding, name: name, decision: decision)
    }
  }

  /// What counts.
  package var findings: [Finding] { entries.filter { $0.decision == nil }.map(\.finding) }

  package var ignoredCount: Int {
    entries.count { entry in if case .ignored = entry.decision { true } else { false } }
  }

  package var acceptedCount: Int { entries.count { $0.decision == .baseline } }
}
