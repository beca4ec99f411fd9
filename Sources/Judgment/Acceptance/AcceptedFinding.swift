package import Findings
package import SpecModel

/// A finding that counts for nothing, because somebody decided so. It is not lost: machines are told, and people how many.
package struct AcceptedFinding: Hashable, Sendable {
  package enum Decision: Hashable, Sendable {
    /// A comment in the document says so, and why.
    case ignored(IgnoreMark)
    /// It was there when the baseline was written.
    case baseline
  }

  package let finding: Finding
  package let decision: Decision
}
