import Foundation
import Synchronization
import Testing

@testable import Workspace

@Suite("A program that is run")
struct SystemProcessesTests {
  @Test("is followed to its end, and its output is kept")
  func output() async throws {
    let outcome = try await run("echo out; echo err >&2; exit 3")
    #expect(outcome == ProcessOutcome(status: .exited(3), output: Array("out\nerr\n".utf8)))
  }

  @Test(
    "holds nobody up with what it leaves running, which goes with it",
    arguments: ["sleep 9000 & echo $!", "bash -mc 'sleep 9000 & echo $!' 2>/dev/null"]
  )
  func leftovers(_ script: String) async throws {
    let start = ContinuousClock.now
    let outcome = try await run(script)
    #expect(outcome.status == .exited(0))
    // Other tests keep the processors busy meanwhile, for minutes on a slow machine; what was left running would take hours.
    #expect(ContinuousClock.now - start < .seconds(7200))
    let process = try #require(pid_t(outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isGone(process))
  }

  #if os(Linux)
    @Test("leaves no file of ours open")
    func descriptors() async throws {
      func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      let before = try open()
      for _ in 0..<200 { _ = try await run("echo") }
      // Other tests hold some meanwhile, and never so many.
      #expect(try open() < before + 100)
    }
  #endif

  @Test("that is guarded leaves nothing behind, in whatever session it went", arguments: [true, false])
  func daemons(_ isEnded: Bool) async throws {
    let begun = FileManager.default.temporaryDirectory.appending(path: "counterfoil-begun-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: begun) }
    // The daemon holds no stream of ours, and has no parent but the system.
    let daemon = "setsid sh -c 'echo $$; exec sleep 300 </dev/null >/dev/null 2>&1' &"
    let script = "{ \(daemon) } | head -n 1; touch '\(begun)'" + (isEnded ? "" : "; exec sleep 300")
    let outcome = try await ProcessLauncher.system.run(
      ProcessCommand("sh", ["-c", script], folder: "/", isGuarded: true)
    ) { isEnded || !FileManager.default.fileExists(atPath: begun) }
    #expect(outcome.status == (isEnded ? .exited(0) : .stopped))
    let process = try #require(pid_t(outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(isGone(process))
  }

  #if os(Linux)
    @Test("is guarded by a shell that another guard around us does not end")
    func nested() throws {
      let outer = [ProcessGuard.variable: "outer", "PATH": "/usr/bin:/bin"]
      let company = ProcessGuard(environment: outer)
      let found = company.shell
      let shell = try #require(found)
      // Empty until the new process has become the shell.
      var environment = Data()
      for _ in 0..<1_000_000 where environment.isEmpty {
        environment = try Data(contentsOf: URL(filePath: "/proc/\(shell)/environ"))
      }
      let variables = environment.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      #expect(variables.contains("PATH=/usr/bin:/bin"))
      #expect(!variables.contains { $0.hasPrefix(ProcessGuard.variable) })
      withExtendedLifetime(company) {}
    }
  #endif

  @Test("is still watched when it closes its output", arguments: ["exec >&- 2>&-; sleep 300", "sleep 300"])
  func stopped(_ script: String) async throws {
    let rounds = Atomic(0)
    let command = ProcessCommand("sh", ["-c", script], folder: "/")
    let outcome = try await ProcessLauncher.system.run(command) { rounds.add(1, ordering: .relaxed).newValue < 4 }
    #expect(outcome.status == .stopped)
  }

  @Test("may flood its output: the end of it is kept")
  func flood() async throws {
    let outcome = try await run("yes 0123456789 | head -c 20000000; echo; echo last")
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.count == ProcessLauncher.keptBytes)
    #expect(outcome.text.hasSuffix("\nlast\n"))
  }

  @Test("may flood its output: the lines that were asked for are kept as well, wherever they stand")
  func memorable() async throws {
    let script = "echo a: error: b; yes 0123456789 | head -c 2000000; echo; echo c: error: d; echo last"
    let outcome = try await ProcessLauncher.system.run(
      ProcessCommand("sh", ["-c", script], folder: "/", memorable: ": error: ")
    )
    #expect(outcome.text.hasPrefix("a: error: b\n"))
    #expect(outcome.text.hasSuffix("c: error: d\nlast\n"))
    #expect(outcome.output.count < 2 * ProcessLauncher.keptBytes)
  }

  @Test(
    "may flood its output: of the lines that were asked for it is known where they stood, and what stood before them"
  )
  func marks() async throws {
    let script =
      "echo a; echo @begin; yes 0123456789 | head -c 2000000; echo; echo b; echo @end; echo c; yes x | head -c 900000"
    let outcome = try await ProcessLauncher.system.run(
      ProcessCommand("sh", ["-c", script], folder: "/", memorable: "@", context: 2)
    )
    #expect(outcome.marks.map(\.line) == ["@begin", "@end"])
    #expect(outcome.marks.map(\.offset) == [2, 2 + 7 + 2_000_000 + 1 + 2])
    #expect(outcome.text.hasPrefix("a\n@begin\n"))
    #expect(outcome.text.contains("\nb\n@end\n"))
  }

  @Test("is told apart by the signal that it dies of")
  func signals() async throws {
    #expect(try await run("kill -SEGV $$").status == .signalled(SIGSEGV))
  }

  @Test("ends with our task")
  func cancelled() async throws {
    let running = Task {
      try await ProcessLauncher.system.run(ProcessCommand("sleep", ["300"], folder: "/")) {
        withUnsafeCurrentTask { $0?.cancel() }
        return true
      }
    }
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test("that is not there is an error, and no outcome")
  func missing() async {
    await #expect(throws: ProcessFailure.self) {
      try await ProcessLauncher.system.run(ProcessCommand("no-such-program-anywhere", [], folder: "/"))
    }
  }

  private func run(_ script: String) async throws -> ProcessOutcome {
    try await ProcessLauncher.system.run(ProcessCommand("sh", ["-c", script], folder: "/"))
  }

  /// Dead, or a zombie that whoever inherited it has not collected.
  private func isGone(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return true }
    let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return state.split(separator: ")").last?.hasPrefix(" Z") == true || state.isEmpty
  }
}
