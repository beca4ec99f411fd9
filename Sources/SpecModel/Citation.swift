package import Findings

/// A place in a document that cites requirements: a task's `_Requirements: 1.1, 2_`, a property's `**Validates: ...**`,
/// a `verifies=` on a fence, a mention in prose.
package struct Citation: Hashable, Sendable {
  /// The list of references as written, without the label: `1.1, 1.3-1.5`.
  package let written: String
  package let location: Location
  /// What was read from it, ranges and lists expanded, in order.
  package let references: [Reference]
  /// It says `All`, `All requirements`.
  package let citesAll: Bool
  /// Pieces that the reference grammar could not read, and that are not known to be something else.
  package let unreadable: [Unreadable]

  package init(
    written: String,
    location: Location,
    references: [Reference],
    citesAll: Bool = false,
    unreadable: [Unreadable] = []
  ) {
    self.written = written
    self.location = location
    self.references = references
    self.citesAll = citesAll
    self.unreadable = unreadable
  }

  /// Without what could not be read.
  package var readable: Citation {
    Citation(written: written, location: location, references: references, citesAll: citesAll)
  }

  package struct Unreadable: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      /// The grammar of references cannot read it.
      case grammar
      /// It could be read, but stands where no task holds it: below a box without a number.
      case noTask
      /// The same in a chapter of its own, or above all tasks.
      case chapter
      /// It stands below a property whose number another one bears.
      case secondProperty
      /// A range over several requirements, in a spec whose ranges stand for too many criteria.
      case beyondLimit
      /// A row of a table that claims, in a document that is no report.
      case noReport
      /// The folder of another spec is named before it, and whose it is nobody can tell: `1.2` of `1.1, 002-boats 1.1, 1.2`.
      case eitherSpec(String)
      /// The word before the numbers is nearly the one that makes a citation or a claim of them.
      case misspelt(String)
    }

    package let text: String
    package let location: Location
    package let cause: Cause
    /// A range over several requirements, where it is one.
    package let span: RequirementSpan?

    package init(text: String, location: Location, cause: Cause = .grammar, span: RequirementSpan? = nil) {
      self.text = text
      self.location = location
      self.cause = cause
      self.span = span
    }

    /// It is a citation, and could be read; but no task holds it.
    package var isOfNoTask: Bool { cause == .noTask || cause == .chapter }
  }
}

/// One requirement or criterion, as a text names it: not yet looked up.
package struct Reference: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// All criteria of a requirement.
    case requirement(RequirementNumber, occurrence: Int?)
    case criterion(RequirementNumber, occurrence: Int?, CriterionLabel)
  }

  package let target: Target
  /// The spec as the text names it (`013`, `013-text-input-field`); `nil` means the document's own.
  package let spec: String?
  /// The words that name it; every member of a range has the range's.
  package let location: Location
  /// It was expanded out of a range such as `1.1-1.7`: not written itself.
  package let isFromRange: Bool

  package init(target: Target, spec: String? = nil, location: Location, isFromRange: Bool = false) {
    self.target = target
    self.spec = spec
    self.location = location
    self.isFromRange = isFromRange
  }

  package var requirement: RequirementNumber {
    switch target {
    case .requirement(let number, _), .criterion(let number, _, _): number
    }
  }

  /// `8.4`, `8`, `10~2.1`: as it would be written in its own spec.
  package var local: String {
    switch target {
    case .requirement(let number, let occurrence): number.text + suffix(occurrence)
    case .criterion(let number, let occurrence, let label): "\(number.text)\(suffix(occurrence)).\(label)"
    }
  }

  private func suffix(_ occurrence: Int?) -> String {
    occurrence.map { "~\($0)" } ?? ""
  }
}
