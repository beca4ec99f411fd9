import Synchronization

/// The minutes that something takes, each of which is told once: who waits for it sees that it has not hung.
final class MinuteHand: Sendable {
  private let start: ContinuousClock.Instant
  private let told = Mutex(0)

  init(start: ContinuousClock.Instant = .now) {
    self.start = start
  }

  /// - Returns: the minutes that have passed, where another is full since it was asked last.
  func news(at now: ContinuousClock.Instant = .now) -> Int? {
    let minutes = Int((now - start) / .seconds(60))
    return told.withLock { told in
      guard minutes > told else { return nil }
      told = minutes
      return minutes
    }
  }
}
