import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension ProcessLauncher {
  /// The system's processes, each in a group of its own, so that nothing which it starts outlives it.
  ///
  /// - Throws: `ProcessFailure` when the program is not there, and `CancellationError` when our own task was cancelled; the program is
  ///   stopped then.
  package static let system = ProcessLauncher { command, goesOn in
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let isPath = command.program.contains("/")
    let watch = Watch()
    do {
      let result = try await Subprocess.run(
        isPath ? .path(FilePath(command.program)) : .name(command.program),
        arguments: Arguments(command.arguments),
        environment: .inherit.updating(
          Dictionary(uniqueKeysWithValues: command.environment.map { (Environment.Key(rawValue: $0) ?? "", $1) })
        ),
        workingDirectory: FilePath(command.folder),
        platformOptions: options,
        input: .none,
        output: .sequence,
        error: .combinedWithOutput
      ) { execution in
        try await watch.follow(execution, goesOn)
      }
      try Task.checkCancellation()
      return ProcessOutcome(status: watch.wasStopped ? .stopped : status(result.terminationStatus), output: watch.tail)
    } catch let error as SubprocessError {
      throw ProcessFailure(program: command.program, reason: "\(error)")
    }
  }

  private static func status(_ status: TerminationStatus) -> ProcessOutcome.Status {
    switch status {
    case .exited(let code): .exited(code)
    case .signaled(let signal): .signalled(signal)
    }
  }
}

/// Follows one process: keeps the end of its output, and stops it when it may not go on.
private final class Watch: Sendable {
  private struct State {
    var tail: [UInt8] = []
    var wasStopped = false
  }

  private let state = Mutex(State())

  var tail: [UInt8] { state.withLock { Array($0.tail.suffix(ProcessLauncher.keptBytes)) } }
  var wasStopped: Bool { state.withLock { $0.wasStopped } }

  func follow<Input>(
    _ execution: Execution<Input, SequenceOutput, CombinedErrorOutput>,
    _ goesOn: @escaping ProcessLauncher.Supervision
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while await goesOn() { try await Task.sleep(for: .milliseconds(50)) }
        self.state.withLock { $0.wasStopped = true }
        try execution.send(signal: .kill, toProcessGroup: true)
      }
      for try await buffer in execution.standardOutput { keep(buffer) }
      group.cancelAll()
    }
  }

  private func keep(_ buffer: SubprocessOutputSequence.Buffer) {
    state.withLock { state in
      buffer.withUnsafeBytes { state.tail.append(contentsOf: $0) }
      if state.tail.count > 2 * ProcessLauncher.keptBytes {
        state.tail.removeFirst(state.tail.count - ProcessLauncher.keptBytes)
      }
    }
  }
}
