public import Foundation
import HeadlessCore

/// A timer on the host's clock, which takes the place of Foundation's in files that import only SwiftUI.
public final class Timer {
  private let interval: TimeInterval
  private let repeats: Bool
  private let block: (Timer) -> Void
  public private(set) var isValid = true

  private init(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping (Timer) -> Void) {
    self.interval = interval
    self.repeats = repeats
    self.block = block
  }

  public var timeInterval: TimeInterval { interval }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval, repeats, block)
    timer.schedule()
    return timer
  }

  public func invalidate() { isValid = false }

  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  private func schedule() {
    guard let graph = Graph.current else { return }
    graph.clock.schedule(after: max(interval, 0.000_1)) { [weak graph] in
      guard self.isValid, let graph else { return }
      graph.perform { self.fire() }
      if self.isValid { graph.perform { self.schedule() } }
    }
  }
}
