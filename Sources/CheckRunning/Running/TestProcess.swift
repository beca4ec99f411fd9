import Evidence
import Foundation
import Synchronization
import Workspace

/// Runs the test program once, and follows what it reports.
struct TestProcess {
  let program: String
  let checkTarget: String
  let options: CheckRunOptions
  let launcher: ProcessLauncher

  struct Ending: Sendable {
    let status: ProcessOutcome.Status
    let output: String
    let log: RunLog
    /// It was stopped, because a check, or the run, took too long.
    let wasOverdue: Bool
  }

  /// - Parameters:
  ///   - folder: an empty folder for what this process reports; it holds the list of checks that are not to run.
  ///   - deadline: when the whole run has to end.
  func run(
    folder: URL,
    deadline: ContinuousClock.Instant,
    _ report: @escaping @Sendable (CheckEvent) -> Void
  ) async throws -> Ending {
    let events = folder.appending(path: "events.jsonl")
    let watch = RunWatch(
      folder: folder,
      events: events,
      limitPerCheck: options.limitPerCheck,
      deadline: deadline,
      report
    )
    let outcome = try await launcher.run(command(folder: folder, events: events)) { watch.goesOn() }
    watch.read()
    return Ending(status: outcome.status, output: outcome.text, log: watch.log, wasOverdue: outcome.status == .stopped)
  }

  private func command(folder: URL, events: URL) -> ProcessCommand {
    ProcessCommand(
      program,
      [
        "--testing-library", "swift-testing", "--filter",
        "^\(NSRegularExpression.escapedPattern(for: ModuleName.of(target: checkTarget)))\\.",
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ],
      folder: options.package,
      environment: [
        RunFolder.variable: folder.path,
        // A trace of every thread of a crash takes seconds; the last words are enough.
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWT_NO_COLOR": "1",
      ]
    )
  }
}

/// Reads the reports as they come, and tells when a check takes too long.
private final class RunWatch: Sendable {
  private struct State {
    var events: LineFollower
    var records: LineFollower
    var log = RunLog()
    /// When the blocks that run now were first seen running.
    var running: [SourcePlace: ContinuousClock.Instant] = [:]
  }

  private let state: Mutex<State>
  private let limitPerCheck: Duration
  private let deadline: ContinuousClock.Instant
  private let report: @Sendable (CheckEvent) -> Void

  init(
    folder: URL,
    events: URL,
    limitPerCheck: Duration,
    deadline: ContinuousClock.Instant,
    _ report: @escaping @Sendable (CheckEvent) -> Void
  ) {
    let records = folder.appending(path: RunFolder.records)
    state = Mutex(State(events: LineFollower(path: events.path), records: LineFollower(path: records.path)))
    self.limitPerCheck = limitPerCheck
    self.deadline = deadline
    self.report = report
  }

  var log: RunLog { state.withLock { $0.log } }

  func goesOn() -> Bool {
    read()
    let now = ContinuousClock.now
    return now < deadline && state.withLock { $0.running.values.allSatisfy { now - $0 < limitPerCheck } }
  }

  func read() {
    let events = state.withLock { state in
      for line in state.records.newLines() {
        if let record = RunRecord(line: line) { state.log.add(record) }
      }
      for line in state.events.newLines() {
        if let event = TestEvent(line: line) { state.log.add(event) }
      }
      return changes(&state)
    }
    events.forEach(report)
  }

  private func changes(_ state: inout State) -> [CheckEvent] {
    let running = Set(state.log.unfinished.compactMap(\.block?.place))
    let finished = state.running.keys.filter { !running.contains($0) }
    let started = running.filter { state.running[$0] == nil }
    for place in finished { state.running[place] = nil }
    for place in started { state.running[place] = .now }
    return finished.map { .finished($0.description) } + started.map { .started($0.description) }
  }
}
