package import Findings
import Synchronization

/// What a workspace makes of the rules: how much each weighs, and where.
package struct SeverityPolicy: Hashable, Sendable {
  private let levels: [RuleID: RuleLevel]
  private let paths: [Exception]
  private let memory = Memory()

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
      for index in exceptions(for: path).reversed() {
        if let level = paths[index].levels[rule] { return level }
      }
    }
    return levels[rule]
  }

  private func exceptions(for path: DocumentPath) -> [Int] {
    if paths.isEmpty { return [] }
    return memory.exceptions(for: path) { paths.indices.filter { paths[$0].match.contains { $0.matches(path) } } }
  }

  /// Which exceptions each document falls under: thousands of findings may be about one, and patterns are slow.
  private final class Memory: Hashable, Sendable {
    private let known = Mutex<[DocumentPath: [Int]]>([:])

    func exceptions(for path: DocumentPath, _ find: () -> [Int]) -> [Int] {
      if let found = known.withLock({ $0[path] }) { return found }
      let found = find()
      known.withLock { $0[path] = found }
      return found
    }

    /// What was looked up makes no policy another one.
    static func == (left: Memory, right: Memory) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
