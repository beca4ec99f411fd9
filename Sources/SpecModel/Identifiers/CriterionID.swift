import Findings

/// What stands after the dot: the number of a criterion, or `b3` for the third of those that bear none.
package struct CriterionLabel: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The ordinal of a criterion that its document does not number, and that nobody can therefore cite.
  package static func unnumbered(_ ordinal: Int) -> Self { Self("b\(ordinal)") }

  /// `b` alone is the second of a lettered list.
  package var isNumbered: Bool {
    let ordinal = text.utf8.dropFirst()
    return text.utf8.first != UInt8(ascii: "b") || ordinal.isEmpty || !ordinal.allSatisfy { (48...57).contains($0) }
  }

  package var description: String { text }

  /// By bytes, as the hash of what it is a part of.
  package static func == (left: Self, right: Self) -> Bool { ByteOrder.areSame(left.text, right.text) }

  package static func < (left: Self, right: Self) -> Bool { precedesByNumber(left.text, right.text) }
}

/// An acceptance criterion: `035/8.4`.
package struct CriterionID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let requirement: RequirementID
  package let label: CriterionLabel

  package init(requirement: RequirementID, label: CriterionLabel) {
    self.requirement = requirement
    self.label = label
  }

  package func hash(into hasher: inout Hasher) {
    var hash = requirement.mixed
    hash.add(label.text)
    hasher.combine(hash.value)
  }

  package var spec: SpecID { requirement.spec }

  /// As it is written inside its own spec: `8.4`.
  package var local: String { "\(requirement.local).\(label)" }

  /// As people cite it: one that bears no number by that of its requirement, `FR-003`.
  package var citable: String { label.isNumbered ? local : requirement.local }

  /// What tells it from the others of its spec, whichever text of the spec they are of.
  package var key: String { "\(requirement.key).\(label)" }

  package var description: String { "\(spec.short)/\(local)" }

  package static func < (left: Self, right: Self) -> Bool {
    left.requirement != right.requirement ? left.requirement < right.requirement : left.label < right.label
  }
}
