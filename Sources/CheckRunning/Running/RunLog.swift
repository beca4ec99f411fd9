import Evidence

/// What is known of the tests of a run, gathered from the event stream and the run folder.
struct RunLog: Hashable, Sendable {
  private(set) var tests: [String: TestLog] = [:]
  private(set) var hasEnded = false

  mutating func add(_ event: TestEvent) {
    switch event {
    case .test(let id, let name, let place):
      self[id].name = name
      self[id].place = place
    case .started(let id, let instant): self[id].start = instant
    case .issue(let id, let issue): self[id].issues.append(issue)
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
}
