import HeadlessCore

/// Work of a host sleeps on its clock; all else as the language has it. Both clocks of the language go as the host's does; whoever
/// brings a clock of his own waits for that. A file that does not import SwiftUI has the language's calls, in real time: a finding.
extension Task where Success == Never, Failure == Never {
  public nonisolated(nonsending) static func yield() async {
    if let work = HostedWork.current, await work.pause(for: 0) { return }
    await _Concurrency.Task.yield()
  }

  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    if try await pause(for: Double(duration) / 1e9) { return }
    try await _Concurrency.Task.sleep(nanoseconds: duration)
  }

  public nonisolated(nonsending) static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let seconds = HostedWork.current?.graph?.seconds(until: deadline), try await pause(for: seconds) { return }
    try await _Concurrency.Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }

  public nonisolated(nonsending) static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if clock.isOfLanguage, let duration = duration as? Duration, try await pause(for: duration.inSeconds) { return }
    try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: clock)
  }

  private nonisolated(nonsending) static func pause(for seconds: Double) async throws -> Bool {
    guard let work = HostedWork.current else { return false }
    try checkCancellation()
    guard await work.pause(for: seconds) else { return false }
    try checkCancellation()
    return true
  }
}

extension Clock {
  fileprivate var isOfLanguage: Bool { self is ContinuousClock || self is SuspendingClock }
}

extension Graph {
  /// Nothing where the moment is not one of the language's clocks.
  fileprivate func seconds(until deadline: Any) -> Double? {
    switch deadline {
    case let deadline as ContinuousClock.Instant: origin.continuous.duration(to: deadline).inSeconds - clock.now
    case let deadline as SuspendingClock.Instant: origin.suspending.duration(to: deadline).inSeconds - clock.now
    default: nil
    }
  }

  /// The graph whose clock is meant by the code that runs.
  fileprivate static var heeded: Graph? { here ?? HostedWork.current?.graph }

}

/// The time of the host that is at work, on a clock of the language; else that of the clock itself, and not what is said of it here.
private func now<C: Clock>(on clock: C, since origin: (ClockOrigin) -> C.Instant) -> C.Instant
where C.Duration == Duration {
  Graph.heeded.map { origin($0.origin).advanced(by: .seconds($0.clock.now)) } ?? clock.now
}

/// Where a host is at work the clocks of the language show its time: a deadline is counted from there. In files that import
/// SwiftUI the compiler prefers these to the language's own.
extension ContinuousClock {
  public static var now: Instant { Instant.now }
  public var now: Instant { Instant.now }

  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  public nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension ContinuousClock.Instant {
  public static var now: ContinuousClock.Instant { SwiftUI.now(on: ContinuousClock()) { $0.continuous } }
}

extension SuspendingClock {
  public static var now: Instant { Instant.now }
  public var now: Instant { Instant.now }

  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  public nonisolated(nonsending) func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock.Instant {
  public static var now: SuspendingClock.Instant { SwiftUI.now(on: SuspendingClock()) { $0.suspending } }
}
