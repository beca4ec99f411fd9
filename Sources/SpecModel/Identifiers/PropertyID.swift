/// A design property: `035/P7`.
package struct PropertyID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let spec: SpecID
  package let number: String

  package init(spec: SpecID, number: String) {
    self.spec = spec
    self.number = number
  }

  package var description: String { "\(spec.short)/P\(number)" }

  package static func < (left: Self, right: Self) -> Bool {
    left.spec != right.spec ? left.spec < right.spec : precedesByNumber(left.number, right.number)
  }
}

/// An executable check: `035/P7@touch-target`, `035/8.4@label` or, outside any property, `035@smoke`.
///
/// The name comes from the fence (`name=touch-target`) or is a short fingerprint of the source, never an ordinal, so that
/// a check that is inserted above it does not rename it.
package struct CheckID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
