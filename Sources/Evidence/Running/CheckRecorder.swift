import Synchronization

/// Gathers what one check does while it runs.
package final class CheckRecorder: Sendable {
  /// The recorder of the check that runs in this task; `nil` outside checks.
  @TaskLocal package static var current: CheckRecorder?

  private let test: String
  private let run: RunFolder?
  private let state = Mutex(CheckSummary())
  private let source = Mutex("")
  private let elements = Mutex(AskedElements())
  /// Where the statement stands that was tried last.
  private let tried = Mutex<Int?>(nil)

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
    settle()
    run?.append(.finished(test: test, summary: summary))
  }

  /// - Parameters:
  ///   - key: the fingerprint of the check's source, which that source cannot name: no check counts for itself.
  ///   - line: where the expectation stands.
  package func countExpectation(of key: String, at line: Int) {
    settle()
    guard source.withLock({ $0 == key }) else { return }
    if elements.withLock({ $0.wait(at: line) }) { return }
    countExpectation()
  }

  package func countExpectation() {
    state.withLock { $0.expectations += 1 }
  }

  /// An expectation was tested that cannot fail.
  package func noteVainExpectation(at line: Int) {
    settle()
    note(vain: line, isOfNobody: elements.withLock { $0.takeMissing() })
  }

  private func note(vain line: Int, isOfNobody: Bool) {
    state.withLock { state in
      if isOfNobody, state.empty.count < Self.mostVain { state.empty.insert(line) }
      if !isOfNobody, state.vain.count < Self.mostVain { state.vain.insert(line) }
    }
  }

  // MARK: Questions to elements

  /// What is asked from here on is of the next expectation, or of a name.
  package func beginAsking() { elements.withLock { $0.begin() } }

  /// Something is about to be asked of each of some elements.
  package func beginQuestion() { elements.withLock { $0.depth += 1 } }

  package func endQuestion(none: Bool) { elements.withLock { $0.end(none: none) } }

  /// What has been asked since `beginAsking` is what a name is given.
  package func noteAsked(for binding: Int) { elements.withLock { $0.note(binding) } }

  package func hasAskedNone(for binding: Int) -> Bool { elements.withLock { $0.noted[binding] == true } }

  /// Something was in a list of which the check denies something later.
  package func noteSeen(_ list: String) { elements.withLock { _ = $0.seen.insert(list) } }

  package func hasSeen(_ list: String) -> Bool { elements.withLock { $0.seen.contains(list) } }

  /// Whether the expectation counts depends on whether it finds anybody to ask.
  package func leaveOpen() { elements.withLock { $0.isOpen = true } }

  /// Where the expectation counts for nothing, that is since there was nobody to ask.
  package func noteMissingElements() { elements.withLock { $0.areMissing = true } }

  /// An expectation is over: if it waited for its questions they have been asked.
  package func settle() {
    guard let (line, hasAskedNone) = elements.withLock({ $0.settle() }) else { return }
    if hasAskedNone { note(vain: line, isOfNobody: true) } else { countExpectation() }
  }

  /// A block of more lines is generated, and tells enough.
  private static let mostVain = 256

  /// A statement is about to be tried.
  package func noteTry(at line: Int) { tried.withLock { $0 = line } }

  /// The check ends by an error, of what was tried last.
  package func noteThrown() {
    let line = tried.withLock { $0 }
    state.withLock { $0.threwAt = line }
  }

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
