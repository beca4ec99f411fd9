import Evidence
import Foundation
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

@Suite("Passes")
struct CheckPassesTests {
  @Test("run the rest again when a check brings the process down, until all had their turn")
  func restarts() async throws {
    let program = FakeProgram(crashing: [2, 4])
    let findings = try await run([1, 2, 3, 4, 5], program)
    #expect(findings.passes == 3)
    #expect(Set(findings.interruptions.keys.map(\.line)) == [2, 4])
    let writer = ResultWriter(ground: ground)
    #expect(
      [1, 2, 3, 4, 5].map { writer.result(planned($0), findings).outcome } == [
        .passed, .failed(.crashed), .passed, .failed(.crashed), .passed,
      ]
    )
  }

  @Test("do not run again what was done")
  func runsOnce() async throws {
    let program = FakeProgram(crashing: [2])
    _ = try await run([1, 2, 3], program)
    #expect(program.runs == [[1, 2], [3]])
  }

  @Test("end when the process ends without a word, and leave what did not report inconclusive")
  func silentEnd() async throws {
    let findings = try await run([1, 2], FakeProgram(crashing: [], silentAfter: 1))
    #expect(findings.passes == 1)
    #expect(ResultWriter(ground: ground).result(planned(2), findings).outcome == .inconclusive(.didNotReport))
  }

  private func run(_ lines: [Int], _ program: FakeProgram) async throws -> CheckPasses.Findings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-passes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = TestProcess(
      program: "fake",
      checkTarget: "Checks",
      options: CheckRunOptions(package: "/package"),
      launcher: program.launcher(lines)
    )
    let plan = CheckPlan(checks: lines.map { planned($0) })
    return try await CheckPasses(plan: plan, process: process, folder: folder).run { _ in }
  }
}

/// A test program that reports its checks one after the other, and dies in some.
private final class FakeProgram: Sendable {
  private let crashing: Set<Int>
  private let silentAfter: Int?
  private let log = Mutex<[[Int]]>([])

  init(crashing: Set<Int>, silentAfter: Int? = nil) {
    self.crashing = crashing
    self.silentAfter = silentAfter
  }

  /// The lines of the checks that began, run by run.
  var runs: [[Int]] { log.withLock { $0 } }

  func launcher(_ lines: [Int]) -> ProcessLauncher {
    ProcessLauncher { [self] command, _ in
      let folder = RunFolder(path: try #require(command.environment[RunFolder.variable]))
      var began: [Int] = []
      defer { log.withLock { $0.append(began) } }
      for line in lines where !folder.leavesOut(SourcePlace(path: design, line: line)) {
        if let silentAfter, began.count == silentAfter { return ProcessOutcome(status: .exited(0), output: []) }
        began.append(line)
        let recorder = CheckRecorder(test: "t\(line)", run: folder)
        recorder.begin(at: SourcePlace(path: design, line: line), source: planned(line).text)
        recorder.countExpectation()
        if crashing.contains(line) { return ProcessOutcome(status: .signalled(4), output: []) }
        recorder.finish()
        try end("t\(line)", command)
      }
      return ProcessOutcome(status: .exited(0), output: [])
    }
  }

  private func end(_ test: String, _ command: ProcessCommand) throws {
    let index = try #require(command.arguments.firstIndex(of: "--event-stream-output-path"))
    let path = command.arguments[index + 1]
    let event =
      #"{"kind":"event","payload":{"instant":{"absolute":2.0},"kind":"testEnded","testID":"\#(test)"},"version":0}"#
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try "\(text)\(event)\n".write(toFile: path, atomically: false, encoding: .utf8)
  }
}
