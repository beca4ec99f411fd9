import CheckGeneration
import Evidence

/// What the reports about one test that came to its end amount to.
struct TestVerdict: Hashable, Sendable {
  let outcome: Outcome
  /// What to say of it when no issue says it.
  let words: String?

  init(_ log: TestLog) {
    let failures = log.issues.filter { $0.kind == .failure && !AssertedNothing.areWords($0.text) }
    if let cause = failures.first.map(Self.cause) {
      self.init(.failed(cause))
    } else if let skip = log.skip ?? log.cases.lazy.compactMap(\.skip).first {
      self.init(.inconclusive(.skipped), skip)
    } else if log.issues.contains(where: { $0.kind == .known }) {
      self.init(.inconclusive(.knownIssue), "it fails, and its author expects that")
    } else if log.isUnreported, log.start == nil, log.block == nil {
      self.init(.inconclusive(.didNotReport), "the process ended before its turn came")
    } else if log.end == nil || (log.block != nil && log.summary == nil) {
      self.init(.inconclusive(.didNotReport), "it began, and did not report an end")
    } else if log.summary?.expectations == 0 || log.written?.weakness == .assertsNothing {
      let (vain, empty) = (log.summary?.vain ?? [], log.summary?.empty ?? [])
      self.init(.inconclusive(.assertedNothing), AssertedNothing.words(vain: vain, empty: empty))
    } else if log.isParameterised, log.cases.isEmpty {
      self.init(.inconclusive(.assertedNothing), "no case of it ran: it was given no arguments")
    } else if log.cases.contains(where: { $0.end == nil }) {
      self.init(.inconclusive(.didNotReport), "a case of it began, and did not report an end")
    } else if log.written?.weakness == .forgiven {
      self.init(.inconclusive(.knownIssue), "it tests nothing but what its author expects to fail at times")
    } else if log.reach.surroundings?.filtersIssues == true {
      self.init(
        .inconclusive(.knownIssue),
        "a trait filters its issues: it may have failed, and nobody would hear of it"
      )
    } else if let doubt = log.reach.doubt(bodies: log.bodies, log.written) {
      self.init(.inconclusive(.assertedNothing), doubt)
    } else {
      self.init(.passed)
    }
  }

  private init(_ outcome: Outcome, _ words: String? = nil) {
    self.outcome = outcome
    self.words = words
  }

  private static func cause(_ issue: TestEvent.Issue) -> FailureCause {
    if issue.text.hasPrefix(LeftOutBlock.notParsed) { return .doesNotParse }
    if issue.text.hasPrefix(LeftOutBlock.notCompiled) { return .doesNotCompile }
    return .expectation
  }
}
