package import Findings

/// `<!-- counterfoil:ignore RULE reason -->`: what a person decided not to be told about one place.
package struct IgnoreMark: Hashable, Sendable {
  /// What stands in place of `counterfoil:ignore` where it was mistyped; such a comment says nothing.
  package var mistyped: String?
  /// As written, in order.
  package let rules: [Name]
  /// Empty where none is given.
  package let reason: String
  /// The whole comment.
  package let location: Location
  /// The lines, from 1, that it speaks of; `nil` when nothing follows it.
  package let lines: ClosedRange<Int>?

  package init(mistyped: String? = nil, rules: [Name], reason: String, location: Location, lines: ClosedRange<Int>?) {
    self.mistyped = mistyped
    self.rules = rules
    self.reason = reason
    self.location = location
    self.lines = lines
  }

  /// What a comment of ours may begin with: one that people write, and one that stands around what is written for them.
  package static let markers = ["counterfoil:ignore", "counterfoil:compliance"]

  /// The name of a rule, and where it stands.
  package struct Name: Hashable, Sendable {
    package let rule: RuleID
    package let location: Location

    package init(rule: RuleID, location: Location) {
      self.rule = rule
      self.location = location
    }
  }
}
