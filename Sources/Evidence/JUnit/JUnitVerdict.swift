/// What a case of a report amounts to. Only what says nothing against itself passes.
struct JUnitVerdict: Hashable, Sendable {
  let outcome: Outcome
  let words: [String]

  init(_ test: JUnitCase) {
    self.init(test, notes: Dictionary(grouping: test.notes, by: \.kind).mapValues { $0.map(\.words) })
  }

  private init(_ test: JUnitCase, notes: [JUnitNote.Kind: [String]]) {
    if let words = notes[.failure] {
      self.init(.failed(.expectation), words)
    } else if let words = notes[.error] {
      self.init(.inconclusive(.error), words)
    } else if let kind = [.rerunFailure, .rerunError, .flakyFailure, .flakyError].first(where: { notes[$0] != nil }) {
      self.init(.inconclusive(.flaky), notes[kind] ?? [])
    } else if let words = notes[.skipped] {
      self.init(.inconclusive(.skipped), words)
    } else if let words = notes[.unknown] {
      self.init(.inconclusive(.unreadableReport), words.map { "nobody knows what it means that the case holds \($0)" })
    } else if let status = test.status, !Self.isPassing(status) {
      let isSkip = Self.skipping.contains(status.lowercased())
      self.init(.inconclusive(isSkip ? .skipped : .unreadableReport), ["the report says `\(status)`, and no more"])
    } else if test.assertions == 0 {
      self.init(.inconclusive(.assertedNothing), ["the report counts no assertion"])
    } else {
      self.init(.passed, [])
    }
  }

  init(_ outcome: Outcome, _ words: [String]) {
    self.outcome = outcome
    self.words = words.filter { !$0.isEmpty }
  }

  var isFailure: Bool { if case .failed = outcome { true } else { false } }

  static func isPassing(_ status: String) -> Bool { passing.contains(status.lowercased()) }

  /// As ctest, googletest, PHPUnit and others say it.
  private static let passing: Set<String> = ["run", "passed", "pass", "ok", "success", "succeeded", "completed"]
  private static let skipping: Set<String> = [
    "notrun", "not run", "disabled", "skipped", "skip", "ignored", "pending", "todo", "suppressed", "blocked",
  ]

  /// The same in a suite, or a report, that is not to be believed: what failed has failed all the same.
  func doubted(_ problems: [String]) -> JUnitVerdict {
    guard !problems.isEmpty else { return self }
    if case .failed = outcome { return JUnitVerdict(outcome, words + problems) }
    return JUnitVerdict(outcome == .passed ? .inconclusive(.unreadableReport) : outcome, problems + words)
  }
}

extension JUnitReport {
  /// Why each suite is not to be believed; empty for those that are.
  var problemsOfSuites: [[String]] {
    var tallies = suites.map { Tally($0.cases) }
    // Suites stand behind the one that they are in.
    for place in suites.indices.reversed() {
      if let parent = suites[place].parent { tallies[parent] += tallies[place] }
    }
    return zip(suites, tallies).map { $0.problems(holding: $1) }
  }

  /// A suite and those around it, innermost first.
  func ancestors(of suite: Int) -> [Int] {
    var found = [suite]
    while let parent = suites[found[found.count - 1]].parent { found.append(parent) }
    return found
  }
}

/// What the cases of a suite, and of all inside it, come to.
private struct Tally {
  private(set) var cases = 0
  private(set) var notes = 0
  private(set) var failed = 0
  private(set) var failedOrErred = 0
  private(set) var skipped = 0
  private(set) var flaky = 0
  private(set) var assertions = 0

  init(_ cases: [JUnitCase]) {
    self.cases = cases.count
    for test in cases {
      let bad = test.notes.filter { $0.kind == .failure || $0.kind == .error }
      notes += bad.count
      if !bad.isEmpty { failedOrErred += 1 }
      if bad.contains(where: { $0.kind == .failure }) { failed += 1 }
      if JUnitVerdict(test).outcome == .inconclusive(.skipped) { skipped += 1 }
      // One that failed at last as well may be among those that were run again.
      if test.notes.contains(where: { Self.again.contains($0.kind) }) || test.status?.lowercased() == "flaky" {
        flaky += 1
      }
      assertions = assertions.addingClamped(test.assertions ?? 0)
    }
  }

  static func += (left: inout Tally, right: Tally) {
    left.cases += right.cases
    left.notes += right.notes
    left.failed += right.failed
    left.failedOrErred += right.failedOrErred
    left.skipped += right.skipped
    left.flaky += right.flaky
    left.assertions = left.assertions.addingClamped(right.assertions)
  }

  private static let again: Set<JUnitNote.Kind> = [.rerunFailure, .rerunError, .flakyFailure, .flakyError]
}

extension JUnitSuite {
  fileprivate func problems(holding tally: Tally) -> [String] {
    var problems: [String] = []
    let title = name.isEmpty ? "the report" : "the suite `\(name.excerpt)`"
    if let tests = counts["tests"], tests != tally.cases {
      problems.append("\(title) says that it holds \(tests) test\(tests == 1 ? "" : "s"), and holds \(tally.cases)")
    }
    problems += unreadableCounts.map { "\(title) says \($0), which is no count" }
    problems += failures(tally, title)
    let skipped = (counts["skipped"] ?? 0).addingClamped(counts["disabled"] ?? 0)
    if skipped > tally.skipped {
      problems.append("\(title) says that \(skipped) were skipped, and \(tally.skipped) can be seen")
    }
    if let flakes = counts["flakes"], flakes > tally.flaky {
      problems.append("\(title) says that \(flakes) passed only when run again, and \(tally.flaky) can be seen")
    }
    if counts["assertions"] == 0, tally.assertions > 0 {
      problems.append("\(title) says that nothing was asserted, and its cases count \(tally.assertions)")
    }
    problems += notes.map { note in
      let words = note.words.isEmpty || note.kind == .unknown ? "" : ": \(note.words.prefix(500))"
      return "\(title) holds \(note.name) outside of its test cases\(words)"
    }
    return problems
  }

  private func failures(_ tally: Tally, _ title: String) -> [String] {
    let declared = (counts["failures"] ?? 0).addingClamped(counts["errors"] ?? 0)
    if declared > tally.notes { return ["\(title) says that \(declared) failed, and \(tally.notes) can be seen"] }
    // What one runner calls a failure is an error to another: they are told apart only where one count stands alone.
    let failed = counts["errors"] == nil ? tally.failed : tally.failedOrErred
    guard counts["failures"] != nil, failed > declared else { return [] }
    return ["\(title) says that \(declared) failed, and \(failed) did"]
  }
}

extension Int {
  /// Counts come from anywhere, and two large ones are too large together.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
