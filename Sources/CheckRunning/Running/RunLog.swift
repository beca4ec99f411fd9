import Evidence

/// What is known of the tests of a run, gathered from the event stream and the run folder.
struct RunLog: Hashable, Sendable {
  private(set) var tests: [String: TestLog] = [:]
  private(set) var hasEnded = false
  private var orphans: [Orphan] = []

  /// An issue of a task that does not know its test: `Task.detached { #expect(...) }`.
  private struct Orphan: Hashable, Sendable {
    let issue: TestEvent.Issue
    let instant: Double
  }

  /// All tests, with the issues that nobody claimed given to the block in whose document and time they fell. Dropped, they
  /// would leave a failing check green.
  var settledTests: [String: TestLog] {
    var settled = tests
    for orphan in orphans {
      let owner = owner(of: orphan)
      if let owner { settled[owner]?.issues.append(orphan.issue) }
    }
    return settled
  }

  /// Checks run one at a time: it is the one that began last before the issue, in the same document if there is one.
  private func owner(of orphan: Orphan) -> String? {
    let begun = tests.filter { $0.value.block != nil && ($0.value.start ?? .infinity) <= orphan.instant }
    let path = orphan.issue.place?.path
    let here = begun.filter { test in path.map { $0.hasSuffix(test.value.block?.place.path ?? "/") } ?? false }
    let line = orphan.issue.place?.line ?? 0
    let above = here.filter { ($0.value.block?.place.line ?? 0) <= line }
    if let block = above.max(by: { ($0.value.block?.place.line ?? 0) < ($1.value.block?.place.line ?? 0) }) {
      return block.key
    }
    return begun.max { ($0.value.start ?? 0, $0.key) < ($1.value.start ?? 0, $1.key) }?.key
  }

  mutating func add(_ event: TestEvent) {
    switch event {
    case .test(let id, let name, let place):
      self[id].name = name
      self[id].place = place
    case .started(let id, let instant): self[id].start = instant
    case .issue(let id?, let issue, _): self[id].issues.append(issue)
    case .issue(nil, let issue, let instant): orphans.append(Orphan(issue: issue, instant: instant))
    case .skipped(let id, let words): self[id].skip = words
    case .ended(let id, let instant): self[id].end = instant
    case .runEnded: hasEnded = true
    }
  }

  mutating func add(_ record: RunRecord) {
    switch record {
    case .check(let id, let place, let source): self[id].block = TestLog.Block(place: place, source: source)
    case .verifies(let id, let criteria):
      for criterion in criteria where !self[id].criteria.contains(criterion) { self[id].criteria.append(criterion) }
    case .finished(let id, let summary): self[id].summary = summary
    case .picture(let id, let component, let variant):
      self[id].pictures.append(TestLog.Picture(component: component, variant: variant))
    }
  }

  private subscript(id: String) -> TestLog {
    get { tests[id] ?? TestLog() }
    set { tests[id] = newValue }
  }

  /// The blocks that began and did not end: the one that brought the process down is among them.
  var unfinished: [TestLog] {
    tests.values.filter { $0.block != nil && $0.end == nil }
  }

  /// The blocks in which the process may have ended: those that did not end themselves, or else, when no ordinary test ran
  /// either, the one that ended last. What it left running can bring the process down after it.
  var suspects: [TestLog] {
    let unfinished = unfinished
    if hasEnded || !unfinished.isEmpty { return unfinished }
    if tests.values.contains(where: { $0.isOrdinary && $0.start != nil && $0.isUnreported }) { return [] }
    let ended = tests.filter { $0.value.block != nil }
    return ended.max { ($0.value.end ?? 0, $0.key) < ($1.value.end ?? 0, $1.key) }.map { [$0.value] } ?? []
  }
}

/// What is known of one test.
struct TestLog: Hashable, Sendable {
  struct Block: Hashable, Sendable {
    let place: SourcePlace
    let source: Fingerprint
  }

  struct Picture: Hashable, Sendable {
    let component: String
    let variant: CatalogueVariant
  }

  var name = ""
  var place: SourcePlace?
  /// The block that it was generated from; `nil` for an ordinary test.
  var block: Block?
  var criteria: [CriterionReference] = []
  /// Seconds, by a clock of the run.
  var start: Double?
  var end: Double?
  var issues: [TestEvent.Issue] = []
  var skip: String?
  var summary: CheckSummary?
  var pictures: [Picture] = []

  /// Neither generated from a block nor about to be: the place of a generated test is in a document.
  var isOrdinary: Bool { block == nil && (!criteria.isEmpty || place?.path.hasSuffix(".swift") == true) }

  /// It neither ended nor was skipped.
  var isUnreported: Bool { end == nil && skip == nil }
}
