/// How much a rule weighs, or that it has no say.
package enum RuleLevel: String, Sendable, CaseIterable {
  case off, info, warning, error

  /// `nil` for a rule that is off.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
