/// Whether a change may be merged, and why not.
package struct Verdict: Hashable, Sendable {
  /// What speaks against it; empty means yes.
  package let objections: [Objection]
  package let coverage: Coverage

  package var isYes: Bool { objections.isEmpty }

  package struct Objection: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case noEvidence = "no evidence"
      case nothingProven = "nothing proven"
      case failing, inconclusive, stale
      case missingShards = "missing shards"
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
