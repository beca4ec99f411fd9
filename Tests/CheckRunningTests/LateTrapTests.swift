import Evidence
import Foundation
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

/// Of three ordinary tests the first leaves something behind that ends the process, when so many of them have ended, and nobody runs.
@Suite("A test that ends the process between others")
struct LateTrapTests {
  @Test("takes nobody's turn", arguments: 1...3, [false, true])
  func turns(_ before: Int, _ waits: Bool) async throws {
    let program = TrappingTests(after: before, waits: waits)
    let findings = try await runPasses([], program.launcher)
    let outcomes = TrappingTests.ids.map { id in
      findings.testInterruptions[id]?.outcome ?? findings.tests[id].map { TestVerdict($0).outcome }
    }
    #expect(outcomes == [.failed(.crashed), .passed, .passed])
  }

  @Test("is not waited for again when its process dies before anybody's turn")
  func deadAtOnce() async throws {
    let program = TrappingTests(after: 0)
    let findings = try await runPasses([], program.launcher)
    #expect(program.runs == [[]])
    #expect(findings.tests.values.allSatisfy { TestVerdict($0).outcome == .inconclusive(.didNotReport) })
  }
}

/// A test program whose first test sets a trap for when it, or as many as are said in the first run, have ended.
private final class TrappingTests: Sendable {
  static let ids = (1...3).map { "Checks.Suite/test\($0)()/A.swift:\($0):2" }

  private let after: Int
  private let waits: Bool
  private let log = Mutex<[[String]]>([])

  /// - Parameter waits: in later runs it is the last that runs while the process dies.
  init(after: Int, waits: Bool = false) {
    self.after = after
    self.waits = waits
  }

  /// The tests that ended, run by run.
  var runs: [[String]] { log.withLock { $0 } }

  var launcher: ProcessLauncher {
    ProcessLauncher { [self] command, _ in
      let folder = RunFolder(path: try #require(command.environment[RunFolder.variable]))
      let taking = Self.ids.filter { command.wants($0) }
      for id in taking {
        try say(
          #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"test","sourceLocation":{"_filePath":"/package/Tests/Checks/A.swift","line":3}}}"#,
          command
        )
      }
      let isFirst = runs.isEmpty
      var ended: [String] = []
      defer { log.withLock { $0.append(ended) } }
      for id in taking {
        if isFirst, ended.count == after { return ProcessOutcome(status: .signalled(5), output: []) }
        folder.append(.verifies(test: id, criteria: [CriterionReference("004-icon-system/1.1")]))
        let isCut = waits && !isFirst && id == taking.last && taking.contains(Self.ids[0])
        for kind in ["testStarted", "testEnded"].prefix(isCut ? 1 : 2) {
          try say(#"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"}}"#, command)
        }
        ended.append(id)
      }
      if ended.contains(Self.ids[0]) { return ProcessOutcome(status: .signalled(5), output: []) }
      if let last = ended.last { for isOver in [false, true] { folder.append(.waits(test: last, isOver: isOver)) } }
      try say(#"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#, command)
      return ProcessOutcome(status: .exited(0), output: [])
    }
  }

  private func say(_ event: String, _ command: ProcessCommand) throws {
    let index = try #require(command.arguments.firstIndex(of: "--event-stream-output-path"))
    let file = try FileHandle(forWritingTo: URL(filePath: command.arguments[index + 1]))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data("\(event)\n".utf8))
  }
}

extension ProcessCommand {
  /// Whether the tests that it asks for include this one.
  fileprivate func wants(_ test: String) -> Bool {
    func matches(_ option: String) -> Bool {
      arguments.indices.contains { index in
        arguments[index] == option && test.range(of: arguments[index + 1], options: .regularExpression) != nil
      }
    }
    return matches("--filter") && !matches("--skip")
  }
}
