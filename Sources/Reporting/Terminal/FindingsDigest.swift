package import Findings

/// The findings that a terminal shows: of thousands of one kind in one document, the first ones, and how many there are.
package struct FindingsDigest: Sendable {
  /// What is shown of one rule in one document.
  package static let limit = 500

  /// In the order in which they came.
  package let shown: [Finding]
  /// One sentence for each rule and document of which some are not shown.
  package let omissions: [String]

  package init(_ findings: [Finding]) {
    var counts: [Kind: Int] = [:]
    shown = findings.filter { finding in
      counts[Kind(finding), default: 0] += 1
      return counts[Kind(finding), default: 0] <= Self.limit
    }
    omissions = counts.filter { $0.value > Self.limit }.map { kind, count in
      "\(kind.path?.text ?? "the workspace"): \(count - Self.limit) more of \(kind.rule), not shown beyond the limit of \(Self.limit)"
    }.sorted()
  }

  private struct Kind: Hashable {
    let rule: RuleID
    let path: DocumentPath?

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.location?.path
    }
  }
}
