import Synchronization

/// Gathers what one check does while it runs.
package final class CheckRecorder: Sendable {
  /// The recorder of the check that runs in this task; `nil` outside checks.
  @TaskLocal package static var current: CheckRecorder?

  private let test: String
  private let run: RunFolder?
  private let state = Mutex(CheckSummary())
  private let source = Mutex("")
  private let elements = Mutex(Elements())

  /// Whom an expectation asks, until it is noted.
  private struct Elements {
    /// There was nobody among those whom a question went through last.
    var hasAskedNone = false
    /// It can fail no more, since there was nobody.
    var areMissing = false
  }

  package init(test: String, run: RunFolder?) {
    self.test = test
    self.run = run
  }

  /// What the check did so far.
  package var summary: CheckSummary { state.withLock { $0 } }

  package func begin(at place: SourcePlace, source: Fingerprint) {
    self.source.withLock { $0 = source.hexadecimal }
    run?.append(.check(test: test, place: place, source: source))
  }

  package func finish() {
    run?.append(.finished(test: test, summary: summary))
  }

  /// - Parameter key: the fingerprint of the check's source, which that source cannot name: no check counts for itself.
  package func countExpectation(of key: String) {
    _ = takeElements()
    if source.withLock({ $0 == key }) { countExpectation() }
  }

  package func countExpectation() {
    state.withLock { $0.expectations += 1 }
  }

  /// An expectation was tested that cannot fail.
  package func noteVainExpectation(at line: Int) {
    let isOfNobody = takeElements().areMissing
    state.withLock { state in
      if isOfNobody, state.empty.count < Self.mostVain { state.empty.insert(line) }
      if !isOfNobody, state.vain.count < Self.mostVain { state.vain.insert(line) }
    }
  }

  /// Something was asked of each of some elements.
  package func noteAsked(none: Bool) { elements.withLock { $0.hasAskedNone = none } }

  /// Whether there was nobody whom the last question could go through.
  package var hasAskedNone: Bool { elements.withLock { $0.hasAskedNone } }

  /// Where the expectation counts for nothing, that is since there was nobody to ask.
  package func noteMissingElements() { elements.withLock { $0.areMissing = true } }

  private func takeElements() -> Elements {
    elements.withLock { elements in
      defer { elements = Elements() }
      return elements
    }
  }

  /// A block of more lines is generated, and tells enough.
  private static let mostVain = 256

  /// A component was rendered.
  package func noteRendering() {
    state.withLock { $0.rendered = true }
  }

  /// Something was measured that is less certain than what was measured before.
  package func note(_ confidence: CheckResult.Confidence) {
    state.withLock { $0.confidence = min($0.confidence, confidence) }
  }

  /// What the headless runtime noticed; the same words count once, and behind the limit only that there were more.
  package func warn(_ text: String) {
    state.withLock { state in
      guard state.warnings.count <= Self.mostWarnings, !state.warnings.contains(text) else { return }
      let isRoom = state.warnings.count < Self.mostWarnings
      state.warnings.append(isRoom ? text : "more was noticed than the limit of \(Self.mostWarnings) warnings")
    }
  }

  /// Nobody reads more of one check, and a loop may notice something else each time.
  package static let mostWarnings = 256

  /// Puts a picture of a component into the catalogue.
  ///
  /// - Parameters:
  ///   - size: points.
  package func draw(
    _ svg: String,
    of component: String,
    variant: String,
    properties: [String: String],
    size: (width: Double, height: Double)
  ) {
    guard let run else { return }
    let variant = CatalogueVariant(
      name: variant,
      properties: properties,
      picture: run.keep(svg),
      width: size.width,
      height: size.height,
      check: CheckKey(test),
      confidence: summary.confidence
    )
    run.append(.picture(test: test, component: component, variant: variant))
  }
}
