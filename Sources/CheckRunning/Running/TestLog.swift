import CheckGeneration
import Evidence

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

  /// One of the arguments that a parameterised test is run with.
  struct Case: Hashable, Sendable {
    let id: String
    /// The arguments, in Swift Testing's words.
    let name: String
    /// Seconds, by a clock of the run.
    let start: Double
    var end: Double?
    var skip: String?
  }

  var name = ""
  var place: SourcePlace?
  /// The suites around it, as far as they are written down.
  var suites: [SourcePlace] = []
  /// The block that it was generated from; `nil` for an ordinary test.
  var block: Block?
  /// How many blocks had begun before it.
  var turn = 0
  var criteria: [CriterionReference] = []
  /// Seconds, by a clock of the run.
  var start: Double?
  var end: Double?
  var issues: [TestEvent.Issue] = []
  var skip: String?
  var summary: CheckSummary?
  var pictures: [Picture] = []
  /// What its source says of it, where that is a test written by hand.
  var written: WrittenTest?
  /// What is known of the expectations that it reached, where that is a test written by hand.
  var reach = TestReach()
  var isParameterised = false
  /// In the order in which they began.
  private(set) var cases: [Case] = []
  private var casePlaces: [String: Int] = [:]

  /// How many runs of its body are to have reached something: one, or one of each case that was neither cancelled nor failed.
  private(set) var bodies = 1

  /// It stands in the suite that the plugin generates.
  let isGenerated: Bool

  init(isGenerated: Bool = false) {
    self.isGenerated = isGenerated
  }

  /// Written by hand.
  var isOrdinary: Bool {
    !isGenerated && block == nil && (place.map { $0.path.hasSuffix(".swift") } ?? !criteria.isEmpty)
  }

  mutating func begin(_ testCase: Case) {
    casePlaces[testCase.id] = cases.count
    cases.append(testCase)
  }

  /// - Returns: whether there is such a case.
  mutating func setCase(_ id: String, _ change: (inout Case) -> Void) -> Bool {
    guard let place = casePlaces[id] else { return false }
    change(&cases[place])
    return true
  }

  /// What is known of each case, as if it were a test of its own; of what is of no case each has its part.
  var byCase: [(name: String, log: TestLog)] {
    var names: [String: Int] = [:]
    let ofNone = issues.filter { $0.testCase == nil }
    let ofCases = Dictionary(grouping: issues.filter { $0.testCase != nil }) { $0.testCase }
    let bodies = cases.count { $0.skip == nil && ofCases[$0.id]?.contains { $0.kind == .failure } != true }
    // By their identities: in which order they begin differs from run to run.
    return cases.sorted { $0.id < $1.id }.map { testCase in
      let name = testCase.shortName
      names[name, default: 0] += 1
      var log = self
      log.cases = [testCase]
      log.bodies = bodies
      log.issues = ofNone + (ofCases[testCase.id] ?? [])
      log.start = testCase.start
      log.end = end.flatMap { _ in testCase.end }
      return (names[name] == 1 ? name : "\(name) ~\(names[name] ?? 0)", log)
    }
  }

  /// It was skipped before it came to say which criteria it is about: only its source tells whether it is about any.
  var isMute: Bool { isOrdinary && skip != nil && criteria.isEmpty }

  /// It neither ended nor was skipped.
  var isUnreported: Bool { end == nil && skip == nil }

  /// It began, and has not come to an end.
  var isRunning: Bool { isUnreported && (start != nil || block != nil) }

  /// Whether it ran at an instant, as far as is known.
  func ran(at instant: Double) -> Bool {
    guard let start, start <= instant else { return false }
    return end.map { instant <= $0 } ?? true
  }
}

extension TestLog.Case {
  /// For the name of a check: on one line, and no longer than people read.
  fileprivate var shortName: String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > Self.longest ? "\(words.prefix(Self.longest))…" : words
  }

  private static let longest = 80
}
