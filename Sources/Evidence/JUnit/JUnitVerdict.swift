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
  /// Why a suite is not to be believed; empty when it is.
  func problems(of suite: Int) -> [String] {
    var problems: [String] = []
    let cases = cases(below: suite)
    let name = suites[suite].name.isEmpty ? "the report" : "the suite `\(suites[suite].name)`"
    if let tests = suites[suite].counts["tests"], tests != cases.count {
      problems.append("\(name) says that it holds \(tests) test\(tests == 1 ? "" : "s"), and holds \(cases.count)")
    }
    problems += suites[suite].unreadableCounts.map { "\(name) says \($0), which is no count" }
    problems += failures(cases, suites[suite].counts, name)
    let counts = suites[suite].counts
    let skipped = (counts["skipped"] ?? 0).addingClamped(counts["disabled"] ?? 0)
    let seenSkipped = cases.count { JUnitVerdict($0).outcome == .inconclusive(.skipped) }
    if skipped > seenSkipped {
      problems.append("\(name) says that \(skipped) were skipped, and \(seenSkipped) can be seen")
    }
    problems += suites[suite].notes.map { note in
      let words = note.words.isEmpty || note.kind == .unknown ? "" : ": \(note.words.prefix(500))"
      return "\(name) holds \(note.name) outside of its test cases\(words)"
    }
    return problems
  }

  private func failures(_ cases: [JUnitCase], _ counts: [String: Int], _ name: String) -> [String] {
    let declared = (counts["failures"] ?? 0).addingClamped(counts["errors"] ?? 0)
    let seen = cases.flatMap(\.notes).count { $0.kind == .failure || $0.kind == .error }
    if declared > seen { return ["\(name) says that \(declared) failed, and \(seen) can be seen"] }
    // What one runner calls a failure is an error to another: they are told apart only where one count stands alone.
    let kinds: Set<JUnitNote.Kind> = counts["errors"] == nil ? [.failure] : [.failure, .error]
    let failed = cases.count { $0.notes.contains { kinds.contains($0.kind) } }
    guard counts["failures"] != nil, failed > declared else { return [] }
    return ["\(name) says that \(declared) failed, and \(failed) did"]
  }

  private func cases(below suite: Int) -> [JUnitCase] {
    // Suites stand behind the one that they are in.
    var inside: Set<Int> = [suite]
    var found = suites[suite].cases
    for place in suites.indices.dropFirst(suite + 1) where suites[place].parent.map(inside.contains) == true {
      inside.insert(place)
      found += suites[place].cases
    }
    return found
  }

  /// A suite and those around it, innermost first.
  func ancestors(of suite: Int) -> [Int] {
    var found = [suite]
    while let parent = suites[found[found.count - 1]].parent { found.append(parent) }
    return found
  }
}

extension Int {
  /// Counts come from anywhere, and two large ones are too large together.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
