import Evidence

/// What is known of the tests of a run, gathered from the event stream and the run folder.
struct RunLog: Hashable, Sendable {
  private(set) var tests: [String: TestLog] = [:]
  private(set) var hasEnded = false
  /// Somebody waited after the last ordinary test for what these left running.
  private(set) var isHeard = false
  /// When the run ended, by the clock of its tests.
  private var end = 0.0
  /// When something happened last, by the clock of the tests.
  private(set) var lastInstant = 0.0
  private var orphans: [OrphanIssue] = []
  private var begun = 0
  private var suites: [String: SourcePlace] = [:]

  /// All tests, with the issues that nobody claimed given to those that they may be of. Dropped, they would leave a failing check
  /// green.
  var settledTests: [String: TestLog] {
    var settled = tests
    // Of a test whose suite is skipped nothing is told but that it is there.
    if hasEnded {
      for (id, test) in tests where test.isOrdinary && test.isUnreported && test.start == nil {
        settled[id]?.skip = "skipped with its suite"
      }
    }
    for (id, test) in settled where test.isMute { settled[id]?.suites = suites(around: id) }
    for orphan in orphans {
      let owners = orphan.owners(among: tests)
      let issue = owners.count > 1 ? orphan.issue.doubtful(among: owners) : orphan.issue
      for owner in owners {
        let isLate = tests[owner]?.end.map { $0 < orphan.instant } == true
        settled[owner]?.issues.append(isLate ? issue.late : issue)
      }
    }
    return settled
  }

  /// Somebody recorded a failure that no test claims.
  var hasUnclaimedFailure: Bool { orphans.contains { $0.issue.kind == .failure } }

  /// The failures that several ordinary tests may have left behind.
  var sharedFailures: [SharedFailure] {
    orphans.compactMap { orphan in
      let owners = orphan.owners(among: tests)
      let suspects = owners.filter { tests[$0]?.isOrdinary == true }
      guard orphan.issue.kind == .failure, owners.count > 1, !suspects.isEmpty else { return nil }
      let first = suspects.compactMap { tests[$0]?.end }.min() ?? orphan.instant
      return SharedFailure(
        suspects: Set(suspects),
        likeliest: orphan.likeliest(among: suspects, tests),
        delay: .seconds(max(0, orphan.instant - first))
      )
    }
  }

  private func suites(around test: String) -> [SourcePlace] {
    suites.filter { test.hasPrefix("\($0.key)/") }.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func add(_ event: TestEvent) {
    lastInstant = max(lastInstant, event.instant ?? 0)
    switch event {
    case .suite(let id, let place): suites[id] = place
    case .test(let id, let name, let place, let isParameterised):
      self[id].name = name
      self[id].isParameterised = isParameterised
      self[id].place = place
    case .started(let id, let instant): self[id].start = instant
    case .issue(let id?, let issue, _): self[id].issues.append(self[id].end == nil ? issue : issue.late)
    case .issue(nil, let issue, let instant): orphans.append(OrphanIssue(issue: issue, instant: instant))
    case .skipped(let id, let words, let testCase):
      let isOfCase = testCase.map { self[id].setCase($0) { $0.skip = words } } ?? false
      if !isOfCase { self[id].skip = words }
    case .caseStarted(let id, let testCase): self[id].begin(testCase)
    case .caseEnded(let id, let testCase, let instant): _ = self[id].setCase(testCase) { $0.end = instant }
    case .ended(let id, let instant): self[id].end = instant
    case .runEnded(let instant):
      hasEnded = true
      end = instant
    }
  }

  mutating func add(_ record: RunRecord) {
    switch record {
    case .check(let id, let place, let source):
      self[id].block = TestLog.Block(place: place, source: source)
      self[id].turn = begun
      begun += 1
    case .verifies(let id, let criteria):
      for criterion in criteria where !self[id].criteria.contains(criterion) { self[id].criteria.append(criterion) }
    case .finished(let id, let summary): self[id].summary = summary
    case .picture(let id, let component, let variant):
      self[id].pictures.append(TestLog.Picture(component: component, variant: variant))
    case .waits(_, let isOver): isHeard = isOver
    case .surroundings(let id, let around): self[id].reach.surroundings = around
    case .reached(let id, let expectations, let hasStrays, let threw):
      self[id].reach.add(expectations, hasStrays: hasStrays, threw: threw)
    }
  }

  private subscript(id: String) -> TestLog {
    get { tests[id] ?? TestLog(isGenerated: GeneratedSuite.contains(id)) }
    set { tests[id] = newValue }
  }

  /// The blocks that began and did not end, in the order in which they began. Checks run one at a time: behind the first of them
  /// are only those whose end we were not told of.
  var runningBlocks: [TestLog] {
    tests.values.filter { $0.block != nil && $0.isRunning }.sorted { $0.turn < $1.turn }
  }

  /// The ordinary tests that began and did not end.
  var runningTests: [String] {
    tests.filter { $0.value.isOrdinary && $0.value.isRunning }.keys.sorted()
  }

  /// The ordinary tests that came to their end.
  var endedTests: [String] { tests.filter { $0.value.isOrdinary && $0.value.end != nil }.map(\.key) }

  /// The ordinary tests of which nothing came.
  var unreportedTests: Set<String> {
    Set(tests.filter { $0.value.isOrdinary && $0.value.isUnreported }.keys)
  }

  /// The ordinary tests that ended so shortly before the run did that what they left running may not have been heard.
  var unheardTests: Set<String> {
    guard !isHeard else { return [] }
    let grace = TestProcess.grace.inSeconds
    return Set(
      tests.filter {
        $0.value.isOrdinary && !$0.value.criteria.isEmpty && ($0.value.end.map { end - $0 < grace } ?? false)
      }
      .keys
    )
  }

  /// The block that ended last. What it left running may bring the process down, or fail, after it.
  var lastEndedBlock: TestLog? {
    let ended = tests.values.filter { $0.block != nil && $0.end != nil }
    return ended.max { ($0.end ?? 0, $0.turn) < ($1.end ?? 0, $1.turn) }
  }
}

extension TestEvent.Issue {
  /// With a word on why a test fails that had come to its end.
  fileprivate var late: TestEvent.Issue {
    let words = "recorded after the test had ended, by what it left running"
    return TestEvent.Issue(
      kind: kind,
      text: text,
      details: details + [words],
      place: place,
      testCase: testCase,
      isShared: isShared
    )
  }

  /// With a word on why several tests have it that are mostly innocent.
  fileprivate func doubtful(among tests: [String]) -> TestEvent.Issue {
    let names = tests.prefix(8).map(TestIdentity.stable).joined(separator: ", ") + (tests.count > 8 ? ", …" : "")
    let words = "a task that no longer knows its test recorded this; it may be of any of these: \(names)"
    return TestEvent.Issue(kind: kind, text: text, details: details + [words], place: place, isShared: true)
  }
}
