package import Findings
package import SpecModel

/// A requirement that a source file names, looked up.
package struct SourceLink: Hashable, Sendable {
  /// What says of which spec a source speaks.
  package enum Attribution: String, Sendable {
    /// The reference itself: `035/8.4`, `Requirement 8.4 (Spec 035)`.
    case reference
    /// The comment around it.
    case comment
    /// The comment at the head of the file.
    case header
    /// The tasks and reports of one spec list the file, and no other's do.
    case artifacts
    /// Nothing: it counts for no spec.
    case none
  }

  package let mention: SourceMention
  package let attribution: Attribution
  /// The spec of which it speaks.
  package let home: SpecID?
  package let resolution: Resolution

  package var location: Location { mention.reference.location }
}
