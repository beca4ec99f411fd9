import Evidence
import Foundation
import Synchronization

/// Reads the reports of a run as they come, and tells when a test takes too long.
final class RunWatch: Sendable {
  private struct State {
    var events: LineFollower
    var records: LineFollower
    var log = RunLog()
    /// When the tests that run now were first seen running.
    var running: [String: ContinuousClock.Instant] = [:]
    /// The tests that are known to have ended. Most are over before anybody has seen them run.
    var ended: Set<String> = []
    /// When something was last reported.
    var lastWord: ContinuousClock.Instant
    /// Something is certain that nobody has taken in: at first, what an earlier process left.
    var isUntold = true
    /// The blocks that have ended, and of which that is not reported before it is kept.
    var unreported: [SourcePlace] = []
  }

  private let state: Mutex<State>
  private let limitPerCheck: Duration
  private let deadline: ContinuousClock.Instant
  private let now: @Sendable () -> ContinuousClock.Instant
  private let report: @Sendable (CheckEvent) -> Void
  private let progress: @Sendable (RunLog) -> Set<SourcePlace>?

  /// - Parameters:
  ///   - folder: holds the files that are read, empty still.
  ///   - report: called for every check that begins, and for every one that has ended, once that is kept.
  ///   - progress: called with all that is known whenever a check has ended, and again while it returns `nil`. Else it returns the blocks
  ///     of which it is certain what came of them, and kept: what the last one left running may yet fail, or bring the process down.
  init(
    folder: RunFiles,
    limitPerCheck: Duration,
    deadline: ContinuousClock.Instant,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    report: @escaping @Sendable (CheckEvent) -> Void,
    progress: @escaping @Sendable (RunLog) -> Set<SourcePlace>?
  ) {
    state = Mutex(
      State(
        events: LineFollower(path: folder.events.path),
        records: LineFollower(path: folder.records.path),
        lastWord: now()
      )
    )
    self.limitPerCheck = limitPerCheck
    self.deadline = deadline
    self.now = now
    self.report = report
    self.progress = progress
  }

  var log: RunLog { state.withLock { $0.log } }

  var isOutOfTime: Bool { now() >= deadline }

  func goesOn() -> Bool {
    read()
    let now = self.now()
    guard now < deadline else { return false }
    let (oldest, lastWord, hasEnded) = state.withLock { ($0.running.values.min(), $0.lastWord, $0.log.hasEnded) }
    if let oldest { return oldest.duration(to: now) < limitPerCheck }
    // What a check left behind may keep the next one from beginning, and the process from ending.
    return lastWord.duration(to: now) < (hasEnded ? Self.grace : limitPerCheck)
  }

  /// What a process gets to end in when its run has.
  private static let grace = Duration.seconds(5)

  func read() {
    let (log, isNew) = takeIn()
    guard isNew else { return }
    let kept = progress(log)
    let reported = state.withLock { state in
      state.isUntold = kept == nil
      let all = state.unreported
      state.unreported.removeAll { kept?.contains($0) == true }
      return all.filter { kept?.contains($0) == true }
    }
    for block in reported { report(.finished(block.description)) }
  }

  /// Reads what is left when the process has ended.
  ///
  /// - Returns: the blocks that have ended and were not reported: what came of them is to be kept first.
  func readLast() -> [SourcePlace] {
    _ = takeIn()
    return state.withLock { $0.unreported }
  }

  /// - Returns: all that is known, and whether something of it is to be taken in.
  private func takeIn() -> (log: RunLog, isNew: Bool) {
    let news = state.withLock { takeNews(&$0) }
    for test in news.started { block(test, news.log).map { report(.started($0.description)) } }
    let isNew = state.withLock { state in
      state.unreported += news.finished.compactMap { block($0, news.log) }
      return state.isUntold || !news.finished.isEmpty
    }
    return (news.log, isNew)
  }

  private struct News {
    let started: [String]
    let finished: [String]
    let log: RunLog
  }

  private func takeNews(_ state: inout State) -> News {
    // What a test records it records before its end is told, and so it is there when that is.
    let events = state.events.newLines()
    let records = state.records.newLines()
    var waiting: Set<String> = []
    for record in records.compactMap({ RunRecord(line: $0) }) {
      state.log.add(record)
      switch record {
      case .finished(let test, _), .waits(let test, _): waiting.insert(test)
      case .check, .verifies, .picture, .surroundings, .reached: break
      }
    }
    for event in events.compactMap({ TestEvent(line: $0) }) { state.log.add(event) }
    if !records.isEmpty || !events.isEmpty { state.lastWord = now() }
    var running = Set(state.log.tests.filter { $0.value.block != nil && $0.value.isRunning }.keys)
    running.formUnion(state.log.runningTests)
    let over = state.log.tests.filter { ($0.value.block != nil || $0.value.isOrdinary) && !$0.value.isUnreported }.keys
    let gone = state.running.keys.filter { !running.contains($0) }
    let finished = Set(over).union(gone).subtracting(state.ended).sorted()
    state.ended.formUnion(finished)
    let started = running.filter { state.running[$0] == nil }.sorted()
    for test in finished { state.running[test] = nil }
    for test in started { state.running[test] = now() }
    // It came to its end: how long it is made to wait for what it left running is no time of its own.
    for test in waiting where state.running[test] != nil { state.running[test] = now() + TestProcess.grace }
    return News(started: started, finished: finished, log: state.log)
  }

  private func block(_ test: String, _ log: RunLog) -> SourcePlace? { log.tests[test]?.block?.place }
}

/// The files through which one run of the test program and we speak to each other.
struct RunFiles {
  let folder: URL

  var events: URL { folder.appending(path: "events.jsonl") }
  var records: URL { folder.appending(path: RunFolder.records) }

  /// Makes them: the list of the checks that are to run, and two files for what is reported.
  ///
  /// - Parameter blocks: the places of the blocks that take part.
  init(folder: URL, blocks: Set<SourcePlace>) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = blocks.map { "\($0)\n" }.sorted().joined()
    try Data(lines.utf8).write(to: folder.appending(path: RunFolder.takingPart))
    for file in [events, records] { try Data().write(to: file) }
  }
}
