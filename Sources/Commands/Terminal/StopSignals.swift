import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices that somebody wants the command to end: Ctrl-C, `kill`, a terminal that was closed. What was begun can then be put
/// away; a second signal of the same kind ends the process at once.
enum StopSignals {
  private static let received = Atomic<Int32>(0)

  /// The signal that came; `nil` as long as none did.
  static var current: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  static func watch() {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { StopSignals.received.store($0, ordering: .relaxed) }
      #else
        action.__sigaction_handler.sa_handler = { StopSignals.received.store($0, ordering: .relaxed) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Runs work that ends early, as a cancelled task does, when a signal comes.
  static func cancelling<Output: Sendable>(_ work: @escaping @Sendable () async throws -> Output) async throws -> Output
  {
    watch()
    let running = Task { try await work() }
    let waiting = Task {
      while current == nil { try await Task.sleep(for: .milliseconds(50)) }
      running.cancel()
    }
    defer { waiting.cancel() }
    return try await running.value
  }

  /// `SIGINT`
  static var name: String {
    switch current {
    case SIGINT: "SIGINT"
    case SIGTERM: "SIGTERM"
    case SIGHUP: "SIGHUP"
    default: "a signal"
    }
  }
}
