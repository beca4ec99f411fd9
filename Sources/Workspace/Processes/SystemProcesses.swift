import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ProcessLauncher {
  /// The system's processes, each in a session of its own, so that nothing which it starts outlives it.
  ///
  /// - Throws: `ProcessFailure` when the program is not there, and `CancellationError` when our own task was cancelled; the program is
  ///   stopped then.
  package static let system = ProcessLauncher { command, goesOn in
    guard command.isGuarded else { return try await run(command, goesOn) }
    let company = ProcessGuard()
    var marked = command
    marked.environment[ProcessGuard.variable] = company.mark
    return try await run(marked, goesOn)
  }

  private static func run(_ command: ProcessCommand, _ goesOn: @escaping Supervision) async throws -> ProcessOutcome {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let isPath = command.program.contains("/")
    var output = try OutputTail(memorable: command.memorable, context: command.context)
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
        output: .fileDescriptor(FileDescriptor(rawValue: output.writeEnd), closeAfterSpawningProcess: false),
        // Not "combined with the output": of that the library leaves a descriptor open for each program.
        error: .fileDescriptor(FileDescriptor(rawValue: output.writeEnd), closeAfterSpawningProcess: false)
      ) { execution in
        await ProcessWatch(process: pid_t(execution.processIdentifier.value)).follow(&output, goesOn)
      }
      try Task.checkCancellation()
      let bytes = output.bytes
      return ProcessOutcome(
        status: result.closureResult ? .stopped : status(result.terminationStatus),
        output: bytes,
        marks: output.marks
      )
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

/// Follows one process to its end, whatever it does with its output, and stops it when it may not go on.
private struct ProcessWatch {
  let process: pid_t

  /// - Returns: whether it was stopped.
  func follow(_ output: inout OutputTail, _ goesOn: ProcessLauncher.Supervision) async -> Bool {
    var wasStopped = false
    var pause = Duration.milliseconds(1)
    while !hasEnded {
      let isAllowed = await goesOn()
      if Task.isCancelled || !isAllowed {
        wasStopped = true
        break
      }
      pause = output.read() ? .milliseconds(1) : min(pause * 2, .milliseconds(50))
      // A cancelled sleep ends at once, and the loop with it.
      try? await Task.sleep(for: pause)
    }
    // What it started goes with it. Nobody has taken its number yet: it is ours to collect.
    ProcessSession(leader: process).kill()
    _ = output.read()
    return wasStopped
  }

  /// Asks without collecting it, which is for `Subprocess` to do.
  private var hasEnded: Bool {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return errno == ECHILD }
    return info.si_signo == SIGCHLD
  }
}
