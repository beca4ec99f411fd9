/// What is true of a claim. A closed set, worst first.
package enum ClaimVerdict: String, Sendable, CaseIterable, Comparable {
  /// The evidence says otherwise, or another report does.
  case contradicted
  /// No such criterion.
  case dangling
  /// Two requirements bear that number.
  case ambiguous
  /// Nothing says which spec the report belongs to, or the spec has no requirements.
  case unlinked
  /// Its words fit another criterion of the spec better: `Judgment.misdirections` says which. Or it was written when its number
  /// stood for something else.
  case misdirected
  /// The task of the report does not cite the criterion.
  case outOfScope = "out of scope"
  /// The proof is of an older text, check or component.
  case stale
  /// Nothing ran that could prove it.
  case unproven
  case proven

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
