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

  /// It stands in the suite that the plugin generates.
  var isGenerated = false

  /// Written by hand.
  var isOrdinary: Bool {
    !isGenerated && block == nil && (place.map { $0.path.hasSuffix(".swift") } ?? !criteria.isEmpty)
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
