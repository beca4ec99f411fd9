/// How a check ended.
package enum Outcome: Hashable, Sendable {
  /// It ran to its end, at least one expectation was tested or their number is not known, and none failed.
  case passed
  case failed(FailureCause)
  /// It says nothing about the criterion.
  case inconclusive(InconclusiveCause)
}

/// What is wrong with a check that failed.
package enum FailureCause: String, Hashable, Sendable, CaseIterable {
  /// An expectation did not hold, or the body threw.
  case expectation
  /// The process died of a signal while the check ran.
  case crashed
  /// The source is not Swift: a brace or a quote is not closed, a declaration is cut off.
  case doesNotParse
  /// The source is Swift, and means nothing with these components.
  case doesNotCompile
}

/// Why a check says nothing.
package enum InconclusiveCause: String, Hashable, Sendable, CaseIterable {
  /// It ran to its end without testing a single expectation.
  case assertedNothing
  /// It was planned, and nothing was heard of it.
  case didNotReport
  /// The process ended in the middle of it, without a signal.
  case exited
  /// It wrote more than it may.
  case flooded
  /// It took longer than it may, or the whole run did.
  case timedOut
  case skipped
  /// It failed, and its author expected that.
  case knownIssue
  /// The checks could not be built, for a reason that is none of this check's.
  case notBuilt
  /// The run was stopped before its turn came. Other tools say it: what our runs did not come to keeps its older results.
  case cancelled
  /// It stays green when the components are broken on purpose. Tools say it that break them; no run of ours does.
  case survivesMutation
  /// A report of another tool contradicts itself, or cannot be read to its end.
  case unreadableReport
  /// Another tool says that the test could not be run as it should.
  case error
  /// It failed, and passed when it was run again.
  case flaky
}

extension Outcome {
  /// The check was started, and something came of it.
  package var ran: Bool {
    switch self {
    case .passed, .failed(.expectation), .failed(.crashed): true
    case .failed(.doesNotParse), .failed(.doesNotCompile): false
    case .inconclusive(let cause):
      [.assertedNothing, .exited, .flooded, .timedOut, .knownIssue, .survivesMutation, .error, .flaky].contains(cause)
    }
  }

  /// What people read: `failed: does not compile`.
  package var description: String {
    switch self {
    case .passed: "passed"
    case .failed(.expectation): "failed"
    case .failed(.crashed): "failed: crashed"
    case .failed(.doesNotParse): "failed: does not parse"
    case .failed(.doesNotCompile): "failed: does not compile"
    case .inconclusive(let cause): "inconclusive: \(cause.words)"
    }
  }

  /// `failed: was 20`, `inconclusive: timed out after 3 s`: the same with what is said of it, which may begin with the same words.
  package func description(saying words: String?) -> String {
    guard let words, !words.isEmpty else { return description }
    if case .inconclusive(let cause) = self, words.hasPrefix(cause.words) { return "inconclusive: \(words)" }
    return "\(description): \(words)"
  }

  /// Worst last, so that the greater of two outcomes is the one to believe.
  package var weight: Int {
    switch self {
    case .passed: 0
    case .inconclusive: 1
    case .failed: 2
    }
  }
}

extension InconclusiveCause {
  package var words: String {
    switch self {
    case .assertedNothing: "asserted nothing"
    case .didNotReport: "was planned and did not report"
    case .exited: "ended the process"
    case .flooded: "flooded its output"
    case .timedOut: "timed out"
    case .skipped: "skipped"
    case .knownIssue: "known issue"
    case .notBuilt: "could not be built"
    case .cancelled: "cancelled"
    case .survivesMutation: "stays green when the components are broken"
    case .unreadableReport: "its report is not to be believed"
    case .error: "its runner reports an error"
    case .flaky: "passed only when it was run again"
    }
  }
}
