/// What is true of a criterion. A closed set, worst first.
package enum CriterionState: String, Sendable, CaseIterable, Comparable {
  /// A check ran and failed.
  case failing
  /// A check could not run, or asserted nothing.
  case inconclusive
  /// The proof is of an older text, check or component.
  case stale
  /// Nothing cites it.
  case unplanned
  /// A task or a property cites it.
  case planned
  /// A report says so, and nothing ran.
  case claimed
  /// A named person vouched for it on a date.
  case attested
  /// A check ran and passed on exactly this text, check and code, and could have failed.
  case proven
  /// It is not judged here: another platform's, or declared so with a reason.
  case notApplicable = "not applicable"

  /// Worst first.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
