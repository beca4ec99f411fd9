/// What the attributes of an element say of how it went, whatever a runner calls them.
struct JUnitStatus {
  /// The first that is no word for having passed, or else the first; `nil` where they say nothing.
  let word: String?

  /// - Parameter isSuite: `failed` and the like are counts there.
  init(_ attributes: [String: String], ofSuite isSuite: Bool) {
    let attributes = Dictionary(attributes.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    // Some runners write both: `status="run" result="failed"`.
    var words = Self.names.compactMap { attributes[$0] }
    for (name, word) in Self.good where attributes[name].map({ Self.isNo($0) && !(isSuite && $0 == "0") }) == true {
      words.append(word)
    }
    if !isSuite {
      for (name, word) in Self.bad where attributes[name].map({ !Self.isNo($0) }) == true { words.append(word) }
    }
    word = words.first { !JUnitVerdict.isPassing($0) } ?? words.first
  }

  /// Which count of a suite an attribute is, by the name that most runners give it.
  static func count(named name: String) -> String? { counts[name.lowercased()] }

  private static let names = ["result", "status", "outcome", "state", "verdict", "conclusion"]

  /// What is so of a case that ran and passed, with the word for when it is not.
  private static let good = [
    ("success", "success=false"), ("successful", "successful=false"), ("succeeded", "succeeded=false"),
    ("passed", "passed=false"), ("pass", "pass=false"), ("ok", "ok=false"), ("executed", "not run"), ("ran", "not run"),
    ("enabled", "disabled"),
  ]

  /// What is not so of one, with the word for when it is.
  private static let bad = [
    ("failed", "failed"), ("failure", "failed"), ("failures", "failed"), ("error", "error"), ("errors", "error"),
    ("errored", "error"), ("crashed", "crashed"), ("aborted", "aborted"), ("timedout", "timed out"),
    ("skipped", "skipped"), ("skip", "skipped"), ("ignored", "ignored"), ("ignore", "ignored"),
    ("disabled", "disabled"), ("notrun", "not run"), ("not-run", "not run"), ("pending", "pending"),
    ("blocked", "blocked"), ("cancelled", "cancelled"), ("canceled", "cancelled"), ("inconclusive", "inconclusive"),
    ("flaky", "flaky"),
  ]

  private static let counts: [String: String] = [
    "tests": "tests", "failures": "failures", "failure": "failures", "failed": "failures", "errors": "errors",
    "error": "errors", "errored": "errors", "crashed": "errors", "aborted": "errors", "skipped": "skipped",
    "skip": "skipped", "skips": "skipped", "ignored": "skipped", "notrun": "skipped", "not-run": "skipped",
    "pending": "skipped", "blocked": "skipped", "cancelled": "skipped", "canceled": "skipped",
    "inconclusive": "skipped", "disabled": "disabled", "flakes": "flakes", "flaky": "flakes",
    "assertions": "assertions",
  ]

  private static func isNo(_ value: String) -> Bool { ["false", "0", "no", "n", ""].contains(value.lowercased()) }
}
