import Findings

/// What will become of a finding, before there is one.
struct Hearing: Sendable {
  let severities: SeverityPolicy
  let ignoring: Ignoring
  let rules: Set<RuleID>

  /// - Returns: how much a finding weighs at a place; `nil` where nobody hears of it. What the baseline accepts is heard: it was
  ///   told as it is now, and accepted instead of what it stands for.
  func weight(of rule: RuleID, _ severity: Severity, at location: Location) -> Severity? {
    guard rules.contains(rule), !ignoring.covers(rule, at: location) else { return nil }
    return severities.weight(of: rule, severity, at: location.path)
  }
}
