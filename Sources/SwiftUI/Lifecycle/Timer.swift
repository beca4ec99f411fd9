public import Foundation
import HeadlessCore

/// A timer that waits for its run loop, as Foundation's initializer of these words; beside that one the compiler takes this, which
/// remembers when the timer is due. Who writes `Timer.init(...)` gets Foundation's, which does not.
///
/// The dates of timers are seconds of the host's clock, counted from 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Timer(
  timeInterval interval: TimeInterval,
  repeats: Bool,
  block: @escaping @Sendable (Foundation.Timer) -> Void
) -> Foundation.Timer {
  PostponedTimer(interval, repeats: repeats, block)
}

extension Foundation.Timer {
  /// Called as Foundation's method of this name: where both are in sight the compiler takes a property.
  public static var scheduledTimer: TimerScheduling { TimerScheduling() }

  /// Fires on the host's clock until it is invalidated.
  fileprivate func run(on graph: Graph, after delay: TimeInterval) {
    let due = Date(timeIntervalSinceReferenceDate: graph.clock.now + delay)
    fireDate = due
    graph.clock.schedule(after: delay) { [weak graph] in
      guard let graph, self.isValid else { return }
      if self.fireDate != due {
        graph.record(.unsupported, "A timer fires when it was due first: its fireDate was set in vain.", at: nil)
      }
      graph.perform { self.fire() }
      if self.isValid, self.timeInterval > 0 { self.run(on: graph, after: self.timeInterval) }
    }
  }
}

/// What `Timer.scheduledTimer` is.
public struct TimerScheduling {
  @discardableResult
  public func callAsFunction(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    let timer = PostponedTimer(interval, repeats: repeats, block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension RunLoop {
  /// Called as Foundation's method of this name: where both are in sight the compiler takes a property.
  public var add: TimerAdding { TimerAdding(loop: self) }
}

/// What `RunLoop.main.add` is.
public struct TimerAdding {
  fileprivate let loop: RunLoop

  /// On the clock of the host at work. Where none is at work it is Foundation's, and nobody runs the loop.
  ///
  /// A timer of `Timer(fire:interval:repeats:block:)` whose date has come fires after one interval.
  public func callAsFunction(_ timer: Foundation.Timer, forMode mode: RunLoop.Mode) {
    if let graph = Graph.here {
      // Added for another mode as well, it fires no more often.
      guard (timer as? PostponedTimer)?.begin() ?? true else { return }
      let delay = timer.delay
      if delay == 0 {
        let message =
          "A timer whose date has come fires at once: how long one of Timer.init(timeInterval:) waits is not known."
        graph.record(.unsupported, message, at: nil)
      }
      return timer.run(on: graph, after: delay)
    }
    Graph.note(
      .unsupported,
      "A timer was begun where no view is at work: it waits for real time, and does not fire here."
    )
    let add: (Foundation.Timer, RunLoop.Mode) -> Void = loop.add
    add(timer, mode)
  }
}

/// A timer that knows how long it waits: Foundation's forgets that of one that does not repeat.
private final class PostponedTimer: Foundation.Timer {
  private(set) var ownDelay: TimeInterval = 0
  private var isBegun = false

  /// False where it was begun before.
  func begin() -> Bool {
    defer { isBegun = true }
    return !isBegun
  }

  convenience init(_ interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Foundation.Timer) -> Void) {
    // Documented: less than a tenth of a millisecond is taken for that.
    let interval = max(interval, 0.000_1)
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    ownDelay = interval
  }
}

extension Foundation.Timer {
  /// Seconds until it fires first.
  fileprivate var delay: TimeInterval {
    if let timer = self as? PostponedTimer { return timer.ownDelay }
    // Moments have passed since the date was made.
    let left = (fireDate.timeIntervalSinceNow * 100).rounded(.up) / 100
    return left > 0 ? left : timeInterval
  }
}
