/// The revision that a report is of, and what stood in it.
package struct JUnitRevision: Sendable {
  package let commit: String
  /// The text that a criterion had then; `nil` when it was not there, or the revision is not known here.
  package let text: @Sendable (CriterionReference) -> Fingerprint?
  /// What the tests ran against; empty when the revision is not known here.
  package let sources: [SourceFingerprint]

  package init(
    commit: String,
    text: @escaping @Sendable (CriterionReference) -> Fingerprint?,
    sources: [SourceFingerprint]
  ) {
    self.commit = commit
    self.text = text
    self.sources = sources
  }
}

/// What a report came to.
package struct JUnitImport: Hashable, Sendable {
  /// Of the cases that name a criterion.
  package var results: [CheckResult] = []
  /// What is wrong with the report, for people.
  package private(set) var problems: [String] = []
  package var cases = 0
  /// Of these, what says that cases may be missing from it or may not be what they seem: it could not be read whole.
  package internal(set) var damage: [String] = []
  /// What nobody hears of else, and proves and disproves nothing.
  package internal(set) var silence = JUnitSilence()
  /// The places of the entries of the mapping that a case fits.
  package internal(set) var usedMapping: Set<Int> = []
  private var said: Set<String> = []

  /// Each problem once. Who has read so many of one report knows that it is no good.
  mutating func add(_ problem: String) {
    guard said.insert(problem).inserted else { return }
    let more = said.count - Self.mostProblems
    if more > 1 { problems.removeLast() }
    problems.append(more > 0 ? "and \(more) more such problem\(more == 1 ? "" : "s")" : problem)
  }

  private static let mostProblems = 50
}
