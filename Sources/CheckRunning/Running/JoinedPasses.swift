import Evidence

extension TestLog {
  /// What an ordinary test amounts to that ran in several passes: the worse verdict, where a pass that was cut short says nothing of
  /// a test that reported in another.
  func joined(with earlier: TestLog) -> TestLog {
    var joined = isWorse(than: earlier) ? self : earlier
    joined.criteria += (joined == self ? earlier : self).criteria.filter { !joined.criteria.contains($0) }
    return joined
  }

  private func isWorse(than earlier: TestLog) -> Bool {
    let outcomes = (now: TestVerdict(self).outcome, before: TestVerdict(earlier).outcome)
    if case .failed = outcomes.before {
      // Of a pass that was cut short only some cases are known; where it fails as well with all of them, that says more.
      if case .failed = outcomes.now { return earlier.isUnreported && !isUnreported }
      return false
    }
    if case .failed = outcomes.now { return true }
    if earlier.isUnreported { return true }
    // It had no turn in this pass, and one before.
    if isUnreported, start == nil { return false }
    return outcomes.now.weight >= outcomes.before.weight
  }
}
