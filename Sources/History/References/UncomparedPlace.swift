package import Findings

/// A place that names requirements and was written when their numbers may have stood for something else: nobody can tell, and it is
/// left to its author.
package struct UncomparedPlace: Hashable, Sendable {
  package let location: Location
  package let written: String
  /// Why it could not be compared.
  package let reason: String
  /// The document that could not be read as it stood then; `nil` where the place itself is what nobody reads.
  package let hidden: DocumentPath?
}
