import Evidence
import Foundation
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

/// What a pass hears of an ordinary test.
enum OrdinaryRun: Sendable {
  case passing, failing
  /// It began, and the process ended.
  case cut
  /// The process ended before it began.
  case known

  static let id = "Checks.Suite/ordinary()/A.swift:3:4"

  var events: [String] {
    let test =
      #"{"kind":"test","payload":{"kind":"function","id":"\#(Self.id)","name":"ordinary()","sourceLocation":{"_filePath":"/package/Tests/Checks/A.swift","line":3}}}"#
    return switch self {
    case .known: [test]
    case .cut: [test, event("testStarted")]
    case .passing: [test, event("testStarted"), event("testEnded")]
    case .failing: [test, event("testStarted"), event("issueRecorded"), event("testEnded")]
    }
  }

  private func event(_ kind: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","issue":{"isKnown":false},"testID":"\#(Self.id)"}}"#
  }
}

/// A test program that reports its checks one after the other, and dies in some.
final class FakeProgram: Sendable {
  private let crashing: Set<Int>
  private let silentAfter: Int?
  private let endsRun: Bool
  private let silentPasses: Range<Int>
  private let ordinary: [OrdinaryRun]
  private let crashingOnce: Bool
  private let losingEndsFrom: Int?
  private let failingLate: Int?
  private let trap: (line: Int, delay: Int)?
  private let trapping: ProcessOutcome.Status
  private let waits: Bool
  private let naming: Int?
  private let emptying: Int?
  private let log = Mutex<[(filter: String, began: [Int])]>([])

  /// - Parameters:
  ///   - crashingOnce: they do so in the first pass only, by a trap.
  ///   - losingEndsFrom: once the check at this line has begun nobody is heard to end.
  ///   - failingLate: the check at this line leaves a task behind that fails when no other check has ended the process by then.
  ///   - trap: the check at this line sets it for when so many more have begun, or for a while after the last.
  ///   - trapping: how the process ends then, and in the checks that crash, if not by a signal.
  ///   - endsRun: whether a process that does not die says that its run ended.
  ///   - silentPasses: those whose process ends without having said so, whatever others do.
  ///   - ordinary: how an ordinary test goes, pass by pass.
  ///   - emptying: once the check at this line has run, nothing that others of its process report arrives.
  ///   - waits: it waits then for what it left running.
  ///   - naming: the line that its last words name when the trap ends the process.
  init(
    crashing: Set<Int>,
    crashingOnce: Bool = false,
    losingEndsFrom: Int? = nil,
    failingLate: Int? = nil,
    trap: (line: Int, delay: Int)? = nil,
    trapping: ProcessOutcome.Status = .signalled(5),
    silentAfter: Int? = nil,
    endsRun: Bool = true,
    silentPasses: Range<Int> = 0..<0,
    ordinary: [OrdinaryRun] = [],
    emptying: Int? = nil,
    waits: Bool = false,
    naming: Int? = nil
  ) {
    self.waits = waits
    self.naming = naming
    self.emptying = emptying
    self.crashingOnce = crashingOnce
    self.trap = trap
    self.trapping = trapping
    self.losingEndsFrom = losingEndsFrom
    self.failingLate = failingLate
    self.endsRun = endsRun
    self.silentPasses = silentPasses
    self.ordinary = ordinary
    self.crashing = crashing
    self.silentAfter = silentAfter
  }

  /// The lines of the checks that began, run by run.
  var runs: [[Int]] { log.withLock { $0.map(\.began) } }
  /// Which tests each run was asked for.
  var filters: [String] { log.withLock { $0.map(\.filter) } }

  func launcher(_ lines: [Int]) -> ProcessLauncher {
    ProcessLauncher { [self] command, goesOn in
      let folder = RunFolder(path: try #require(command.environment[RunFolder.variable]))
      let pass = runs.count
      let filter = try #require(command.arguments.firstIndex(of: "--filter").map { command.arguments[$0 + 1] })
      let again = filter.contains("ordinary") && self.ordinary.last == .passing ? OrdinaryRun.passing : nil
      let ordinary = ordinary.dropFirst(pass).first ?? again
      if let ordinary { try report(ordinary, folder, command) }
      var began: [Int] = []
      defer { log.withLock { $0.append((filter, began)) } }
      for line in lines where folder.takesPart(SourcePlace(path: design, line: line)) {
        if let silentAfter, began.count == silentAfter { return ProcessOutcome(status: .exited(0), output: []) }
        began.append(line)
        if let emptying, began.dropLast().contains(emptying) { continue }
        let recorder = CheckRecorder(test: "t\(line)", run: folder)
        recorder.begin(at: SourcePlace(path: design, line: line), source: planned(line).text)
        recorder.countExpectation()
        if crashing.contains(line), !crashingOnce || pass == 0 {
          return ProcessOutcome(status: trapping == .stopped ? .stopped : .signalled(4), output: [])
        }
        if let trap, let set = began.firstIndex(of: trap.line), began.count - 1 - set == trap.delay {
          return ProcessOutcome(status: trapping, output: lastWords)
        }
        recorder.finish()
        if let losingEndsFrom, began.contains(losingEndsFrom) { continue }
        try end("t\(line)", command)
        // Whoever watches looks in while it runs.
        _ = await goesOn()
      }
      if let losingEndsFrom, began.contains(losingEndsFrom) { return ProcessOutcome(status: .exited(0), output: []) }
      if let trap, began.contains(trap.line), command.environment[RunFolder.patience] != nil {
        return ProcessOutcome(status: trapping, output: lastWords)
      }
      if let failingLate, began.contains(failingLate) {
        try write(
          #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false},"testID":"t\#(failingLate)"}}"#,
          command
        )
      }
      if crashingOnce, ordinary == .cut { return ProcessOutcome(status: .signalled(4), output: []) }
      if endsRun, !silentPasses.contains(pass) {
        try write(#"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#, command)
      }
      return ProcessOutcome(status: .exited(0), output: [])
    }
  }

  private var lastWords: [UInt8] {
    naming.map { Array("✔ Test passed\nChecks/design.md:\($0): Fatal error: Index out of range\n".utf8) } ?? []
  }

  private func report(_ ordinary: OrdinaryRun, _ folder: RunFolder, _ command: ProcessCommand) throws {
    // A test says which criteria it is about when it begins.
    if ordinary != .known {
      folder.append(.verifies(test: OrdinaryRun.id, criteria: [CriterionReference("004-icon-system/1.1")]))
    }
    for event in ordinary.events { try write(event, command) }
    if waits { for isOver in [false, true] { folder.append(.waits(test: OrdinaryRun.id, isOver: isOver)) } }
  }

  private func end(_ test: String, _ command: ProcessCommand) throws {
    try write(
      #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"\#(test)"},"version":0}"#,
      command
    )
  }

  private func write(_ event: String, _ command: ProcessCommand) throws {
    let index = try #require(command.arguments.firstIndex(of: "--event-stream-output-path"))
    let path = command.arguments[index + 1]
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try "\(text)\(event)\n".write(toFile: path, atomically: false, encoding: .utf8)
  }
}

/// Runs the checks at these lines of the design document, as often as it takes.
func runPasses(
  _ lines: [Int],
  _ program: FakeProgram,
  _ options: CheckRunOptions = CheckRunOptions(package: "/package"),
  progress: @escaping @Sendable (PassFindings, Bool) -> Bool = { _, _ in true },
  report: @escaping @Sendable (CheckEvent) -> Void = { _ in }
) async throws -> PassFindings {
  try await runPasses(lines, program.launcher(lines), options, progress: progress, report: report)
}

/// The same, with whatever the launcher makes of them.
func runPasses(
  _ lines: [Int],
  _ launcher: ProcessLauncher,
  _ options: CheckRunOptions = CheckRunOptions(package: "/package"),
  progress: @escaping @Sendable (PassFindings, Bool) -> Bool = { _, _ in true },
  report: @escaping @Sendable (CheckEvent) -> Void = { _ in }
) async throws -> PassFindings {
  let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-passes-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let process = TestProcess(program: "fake", targets: ["Checks"], options: options, launcher: launcher)
  let plan = CheckPlan(checks: lines.map { planned($0) })
  return try await CheckPasses(plan: plan, process: process, folder: folder, report: report, progress: progress)
    .run()
}

func outcomes(_ lines: [Int], _ findings: PassFindings) -> [Outcome] {
  lines.map { ResultWriter(ground: ground).result(planned($0), findings).outcome }
}
