/// What was looked at besides the documents. A rule that could not speak for want of it has not fallen silent.
package struct Reach: Hashable, Sendable {
  package enum Past: Hashable, Sendable {
    case none
    /// What is compared with whenever nobody says otherwise.
    case lock
    /// Another one may be named the next time.
    case revision
  }

  package let past: Past
  /// Sources, the working tree and git were looked at.
  package let hasSurroundings: Bool

  package init(past: Past, hasSurroundings: Bool) {
    self.past = past
    self.hasSurroundings = hasSurroundings
  }

  /// Whether a rule that finds nothing has nothing to find.
  func covers(_ rule: any Rule) -> Bool {
    rule.needsDocumentsOnly && (past == .lock || !rule.needsPast) && (hasSurroundings || !rule.needsSurroundings)
  }
}
