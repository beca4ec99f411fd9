import Synchronization

/// Gathers what one check does while it runs.
package final class CheckRecorder: Sendable {
  /// The recorder of the check that runs in this task; `nil` outside checks.
  @TaskLocal package static var current: CheckRecorder?

  private let test: String
  private let run: RunFolder?
  private let state = Mutex(CheckSummary())
  private let source = Mutex("")
  /// Whether there was nobody among the elements that were asked last, until an expectation is noted.
  private let foundNone = Mutex(false)

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
    _ = takeFoundNone()
    if source.withLock({ $0 == key }) { countExpectation() }
  }

  package func countExpectation() {
    state.withLock { $0.expectations += 1 }
  }

  /// An expectation was tested that cannot fail.
  package func noteVainExpectation(at line: Int) {
    let foundNone = takeFoundNone()
    state.withLock { state in
      if foundNone, state.empty.count < Self.mostVain { state.empty.insert(line) }
      if !foundNone, state.vain.count < Self.mostVain { state.vain.insert(line) }
    }
  }

  /// Something was asked of each element of a list. Where there were none, the expectation that did it says so when it is noted.
  package func noteElements(areNone: Bool) { foundNone.withLock { $0 = areNone } }

  /// Whether the elements that were asked last were none.
  package var hasFoundNone: Bool { foundNone.withLock { $0 } }

  private func takeFoundNone() -> Bool {
    foundNone.withLock { foundNone in
      defer { foundNone = false }
      return foundNone
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
