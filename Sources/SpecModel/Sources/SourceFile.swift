package import Findings

/// A source file that names requirements, in comments or in the names of tests.
package struct SourceFile: Hashable, Sendable {
  package let path: DocumentPath
  /// The specs that the comments at its head name, in order.
  package let specs: [SpecHint]
  /// In the order of the file.
  package let mentions: [SourceMention]
  /// What stands where references belong, and is none.
  package let unreadable: [Citation.Unreadable]
  /// How many references and unreadable pieces were read at most, where it names more; the rest was not read.
  package let limit: Int?

  package init(
    path: DocumentPath,
    specs: [SpecHint],
    mentions: [SourceMention],
    unreadable: [Citation.Unreadable],
    limit: Int? = nil
  ) {
    self.path = path
    self.specs = specs
    self.mentions = mentions
    self.unreadable = unreadable
    self.limit = limit
  }
}

/// A requirement that a source names: a claim of nobody's, and evidence of nothing.
package struct SourceMention: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// `@see Requirements 1.1, 1.2`, `per Requirement 3.3`
    case comment
    /// `it("[035/8.4] is large enough")`
    case testName = "test name"
    /// `.verifies("035/8.4")`, `verifies: 035/8.4`
    case verifies
  }

  package let kind: Kind
  package let reference: Reference
  /// The line or the name that it stands in, cut short.
  package let text: String
  /// The specs that the same comment names, in order.
  package let specs: [SpecHint]
  /// The words around it speak of a standard, a platform or another document. Where something names a spec that has such a requirement,
  /// it is of that spec all the same; where it has none, nothing is missing.
  package let isSaidOfAnother: Bool
  /// `FR-912` is a requirement where the spec of the file counts with zeros, `FR-001`, and the number of anything elsewhere.
  package let isPossible: Bool

  package init(
    kind: Kind,
    reference: Reference,
    text: String,
    specs: [SpecHint],
    isSaidOfAnother: Bool = false,
    isPossible: Bool = false
  ) {
    self.kind = kind
    self.reference = reference
    self.text = text
    self.specs = specs
    self.isSaidOfAnother = isSaidOfAnother
    self.isPossible = isPossible
  }
}

/// Words of a source that name a spec: `Spec: 035`, `@spec 035-button-icon`, `.kiro/specs/035-button-icon/`, `Feature: button-icon`.
package struct SpecHint: Hashable, Sendable {
  package let name: String
  /// It can mean nothing else. `Feature: search` may be about any feature.
  package let isCertain: Bool

  package init(name: String, isCertain: Bool) {
    self.name = name
    self.isCertain = isCertain
  }
}
