package import History

/// Whether a change may be merged, and why not.
package struct Verdict: Hashable, Sendable {
  /// What speaks against it; empty means yes.
  package let objections: [Objection]
  package let coverage: Coverage
  /// The criteria that are not judged here, sorted.
  package let excluded: [Exclusion]
  /// The requirements documents that the configuration leaves out, sorted: their criteria are in no count.
  package var ignored: [String] = []
  /// What is not demanded any more need not be proven.
  package var removal: Removal?
  /// The requirements that state no criterion, sorted: they are in no count either.
  package let bare: [String]
  /// Proven criteria whose tests do not say how much they tested, sorted.
  package let uncounted: [String]

  package init(
    objections: [Objection],
    coverage: Coverage,
    excluded: [Exclusion] = [],
    bare: [String] = [],
    uncounted: [String] = []
  ) {
    self.objections = objections
    self.coverage = coverage
    self.excluded = excluded
    self.bare = bare
    self.uncounted = uncounted
  }

  /// Criteria that were there then, and that no criterion says today.
  package struct Removal: Hashable, Sendable {
    /// Under the numbers that they bore then; today other criteria may bear the same. Sorted; never empty.
    package let criteria: [String]
    /// What today was compared with: `the lock`, `1a2b3c4`.
    package let since: String

    /// - Returns: `nil` where nothing was taken out, or nobody knows of the time before.
    package init?(_ older: OlderReferences) {
      let all = Set(older.removed + older.vanished.flatMap(\.criteria)).sorted()
      guard let source = older.source, !all.isEmpty else { return nil }
      criteria = all.map(\.description)
      since = source
    }
  }

  package struct Exclusion: Hashable, Sendable {
    package let criterion: String
    package let reason: String
  }

  package var isYes: Bool { objections.isEmpty }

  package struct Objection: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case noEvidence = "no evidence"
      case nothingProven = "nothing proven"
      case failing, inconclusive, stale
      case missingShards = "missing shards"
      case interrupted
      case unreadReport = "unread report"
      case notRun = "not run"
      case unresolved = "unresolved reference"
      case contradictedClaim = "contradicted claim"
      case errors
      case coverage
    }

    package let kind: Kind
    package let message: String
    /// What it is about: criteria or places, as people write them; sorted.
    package let subjects: [String]
  }
}
