package import Findings

/// What a workspace makes of the rules: how much each weighs, and where.
package struct SeverityPolicy: Hashable, Sendable {
  private let levels: [RuleID: RuleLevel]
  private let paths: [Exception]

  /// - Parameter paths: of several that match a document and name a rule, the last one counts.
  package init(levels: [RuleID: RuleLevel] = [:], paths: [Exception] = []) {
    self.levels = levels
    self.paths = paths
  }

  package struct Exception: Hashable, Sendable {
    package let match: [PathGlob]
    package let levels: [RuleID: RuleLevel]

    package init(match: [PathGlob], levels: [RuleID: RuleLevel]) {
      self.match = match
      self.levels = levels
    }
  }

  /// - Returns: the finding as it weighs here; `nil` where its rule has no say.
  func weigh(_ finding: Finding) -> Finding? {
    guard let severity = weight(of: finding.rule, finding.severity, at: finding.location?.path) else { return nil }
    return severity == finding.severity ? finding : finding.weighing(severity)
  }

  /// - Returns: how much a finding weighs in a document; `nil` where its rule has no say.
  func weight(of rule: RuleID, _ severity: Severity, at path: DocumentPath?) -> Severity? {
    guard let level = level(rule, at: path) else { return severity }
    return level.severity
  }

  /// Whether a rule has a say about a document.
  func isHeard(_ rule: RuleID, at path: DocumentPath) -> Bool { level(rule, at: path) != .off }

  private func level(_ rule: RuleID, at path: DocumentPath?) -> RuleLevel? {
    if let path {
      for exception in paths.reversed() {
        if let level = exception.levels[rule], exception.match.contains(where: { $0.matches(path) }) { return level }
      }
    }
    return levels[rule]
  }
}
