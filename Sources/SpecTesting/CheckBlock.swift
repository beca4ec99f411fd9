import Evidence
public import Testing

/// Marks a test that was generated from a block of a document. Generated code says it; nobody writes it.
public struct CheckBlock: TestTrait, TestScoping {
  let document: String
  let line: Int
  let source: String

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let recorder = CheckRecorder(test: String(describing: test.id), run: .current)
    guard let source = Fingerprint(hexadecimal: source) else {
      Issue.record("the generated code bears no fingerprint of its source")
      return
    }
    SharedProcess.current.restore()
    SharedProcess.current.endWithRunner()
    let place = SourcePlace(path: document, line: line)
    recorder.begin(at: place, source: source)
    SharedProcess.current.mark(OutputMark(place: place, begins: true))
    var failure: (any Error)?
    do {
      try await CheckRecorder.$current.withValue(recorder) { try await function() }
    } catch {
      failure = error
    }
    // What it handed to the main actor is done before it ends: what hangs there hangs in this check, and not in the next one.
    await MainActor.run {}
    recorder.settle()
    if failure != nil { recorder.noteThrown() }
    SharedProcess.current.mark(OutputMark(place: place, begins: false))
    if failure == nil, case let summary = recorder.summary, summary.expectations == 0 {
      recordAssertedNothing(of: test, summary)
    }
    recorder.finish()
    await Patience.current.waitAfterBlock()
    if let failure { throw failure }
  }

  /// Under a plain `swift test` too a check that tests nothing is not green.
  private func recordAssertedNothing(of test: Test, _ summary: CheckSummary) {
    let module = String(describing: test.id).prefix { $0 != "." }
    let name = document.split(separator: "/").last.map(String.init) ?? document
    Issue.record(
      Comment(rawValue: AssertedNothing.words(vain: summary.vain, empty: summary.empty)),
      sourceLocation: SourceLocation(fileID: "\(module)/\(name)", filePath: document, line: line, column: 1)
    )
  }
}

extension Trait where Self == CheckBlock {
  /// - Parameters:
  ///   - document: the document's path in its package.
  ///   - line: the line of the block's opening fence.
  ///   - source: the fingerprint of the block, 32 hexadecimal digits.
  public static func check(_ document: String, line: Int, source: String) -> Self {
    CheckBlock(document: document, line: line, source: source)
  }
}

/// Whether a block takes part in this run: after a crash the rest is run again without the checks that are done, and a shard runs
/// its own only.
public func takesPart(_ document: String, line: Int) -> Bool {
  RunFolder.current?.takesPart(SourcePlace(path: document, line: line)) != false
}

/// Counts an expectation of the check that runs, and hands its location on.
///
/// Generated code passes it as the `sourceLocation` of each `#expect` and `#require`, since Swift Testing tells nobody about
/// expectations that hold. Where what fails is a known issue it counts nothing.
///
/// - Parameter check: the fingerprint of the block, 32 hexadecimal digits.
public func counted(_ location: SourceLocation, _ check: String) -> SourceLocation {
  if !KnownIssueScope.isEntered { CheckRecorder.current?.countExpectation(of: check, at: location.line) }
  return location
}

/// The same, of an expectation of which only types tell whether it can fail, or a look at what is there: see `canFail`.
public func counted(_ location: SourceLocation, _ check: String, _ canFail: Bool) -> SourceLocation {
  canFail ? counted(location, check) : uncounted(location)
}

/// Hands the location of an expectation on that holds whatever the component does: it counts for nothing.
public func uncounted(_ location: SourceLocation) -> SourceLocation {
  CheckRecorder.current?.noteVainExpectation(at: location.line)
  return location
}

/// Says which statement is about to be tried: where it throws, and nobody catches that, the error is its.
public func trying(_ line: Int = #line) { CheckRecorder.current?.noteTry(at: line) }

/// Notes that a check waits for real time to pass.
///
/// - Parameter lines: of its document.
public func sleeping(at lines: [Int]) {
  let places = lines.map { "line \($0)" }.joined(separator: ", ")
  CheckRecorder.current?.warn(
    "\(places): a check need not sleep: `screen.advance(by: 0.3)` lets the clock of what is hosted go on at once"
  )
}

/// Keeps what a check is about to change and the next one shares with it: the environment and the time zone.
public func keepingSurroundings() { SharedProcess.current.keepSurroundings() }

/// Fails a check whose block could not be compiled and was left out, so that the others can run.
///
/// - Parameter problem: what the compiler said.
public func leftOut(_ problem: String, _ location: SourceLocation) {
  CheckRecorder.current?.countExpectation()
  Issue.record(Comment(rawValue: problem), sourceLocation: location)
}
