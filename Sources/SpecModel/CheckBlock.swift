package import Findings

/// A `swift check` or `swift example` block of a document: source that is compiled and run.
package struct CheckBlock: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// States what a criterion demands, beside the criterion or property.
    case check
    /// Shows in a report that what it claims can be used as it says.
    case example
  }

  package let kind: Kind
  /// `name=` on the fence, as written.
  package let name: String?
  /// `verifies=` on the fence, read; `nil` when the fence does not say, and the section decides.
  package let verifies: Citation?
  /// `of=` on the fence: the parts of the components that the check is about; empty when the fence does not say.
  package let of: [String]
  /// The words after the language on the fence that nobody knows, each with its place.
  package let unknownArguments: [UnknownArgument]
  /// The property, or `nil`, under whose heading the block stands.
  package let property: PropertyID?
  /// What the surrounding section validates.
  package let sectionCitations: [Citation]
  /// The success criterion of a report's task under which the block stands, counted from 1.
  package let successCriterion: Int?
  /// The opening fence.
  package let fence: Location
  /// The line of the document that holds the first line of `source`.
  package let firstLine: Int
  /// The Swift source between the fences, the list indentation taken off.
  package let source: String

  package init(
    kind: Kind,
    name: String?,
    verifies: Citation?,
    of: [String] = [],
    unknownArguments: [UnknownArgument],
    property: PropertyID?,
    sectionCitations: [Citation],
    successCriterion: Int?,
    fence: Location,
    firstLine: Int,
    source: String
  ) {
    self.kind = kind
    self.name = name
    self.verifies = verifies
    self.of = of
    self.unknownArguments = unknownArguments
    self.property = property
    self.sectionCitations = sectionCitations
    self.successCriterion = successCriterion
    self.fence = fence
    self.firstLine = firstLine
    self.source = source
  }

  package struct UnknownArgument: Hashable, Sendable {
    package let text: String
    package let location: Location

    package init(text: String, location: Location) {
      self.text = text
      self.location = location
    }
  }
}
