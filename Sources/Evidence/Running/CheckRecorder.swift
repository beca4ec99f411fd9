import Synchronization

/// Gathers what one check does while it runs.
package final class CheckRecorder: Sendable {
  /// The recorder of the check that runs in this task; `nil` outside checks.
  @TaskLocal package static var current: CheckRecorder?

  private let test: String
  private let run: RunFolder?
  private let state = Mutex(CheckSummary())
  private let source = Mutex("")
  private let asking = Mutex(Asking())

  /// What is known of the elements that an expectation asks something.
  private struct Asking {
    /// There were none.
    var foundNone = false
    /// They are yet to be asked.
    var isAwaited = false
    /// The line of the expectation that was counted, and is none if there are none.
    var line: Int?
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

  /// - Parameters:
  ///   - key: the fingerprint of the check's source, which that source cannot name: no check counts for itself.
  ///   - line: where the expectation stands.
  package func countExpectation(of key: String, at line: Int) {
    guard source.withLock({ $0 == key }) else { return }
    countExpectation()
    asking.withLock { asking in
      asking.line = asking.isAwaited ? line : nil
      asking.isAwaited = false
    }
  }

  package func countExpectation() {
    state.withLock { $0.expectations += 1 }
  }

  /// An expectation was tested that cannot fail.
  package func noteVainExpectation(at line: Int) {
    let foundNone = asking.withLock { asking in
      defer { asking = Asking() }
      return asking.foundNone
    }
    if foundNone { return noteNobodyAsked(at: line) }
    state.withLock { state in
      if state.vain.count < Self.mostVain { state.vain.insert(line) }
    }
  }

  private func noteNobodyAsked(at line: Int) {
    state.withLock { state in
      if state.empty.count < Self.mostVain { state.empty.insert(line) }
    }
  }

  /// The expectation that is noted next asks something of each element of a list that holds none.
  package func noteNothingToAsk() { asking.withLock { $0.foundNone = true } }

  /// The expectation that is counted next asks something of each element of a list, which is not made yet.
  package func awaitElements() { asking.withLock { $0.isAwaited = true } }

  /// The elements of a list are asked, here and now: where there are none, the expectation that does it counts for nothing.
  package func askElements(areNone: Bool) {
    let line = asking.withLock { asking in
      defer { asking.line = nil }
      return asking.line
    }
    guard areNone, let line else { return }
    state.withLock { $0.expectations -= 1 }
    noteNobodyAsked(at: line)
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
