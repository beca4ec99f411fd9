public import Dispatch
import HeadlessCore

/// A moment of the host's clock, which takes the place of Dispatch's.
public struct DispatchTime: Comparable, Sendable {
  /// Since the view was hosted.
  let seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: Graph.here?.clock.now ?? 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
}

/// A span of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}

/// A queue on the host's clock, which takes the place of Dispatch's: what is put off happens when the clock is advanced,
/// and nothing waits for real time. Where no view is at work it is Dispatch's.
///
/// In a file that imports Foundation as well both are in sight. These calls are as Apple's, but for what has a default there,
/// and the compiler takes the shorter one.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(own: nil, isSerial: false)

  /// Dispatch's queue of this name, for where no view is at work; `nil` of the main one.
  private let own: Dispatch.DispatchQueue?
  /// Whether who waits for its work waits for what was handed in before, too. The main queue stands for those of all
  /// priorities here, which are concurrent.
  private let isSerial: Bool

  private init(own: Dispatch.DispatchQueue?, isSerial: Bool) {
    self.own = own
    self.isSerial = isSerial
  }

  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// There is one thread here: work of other queues is done on the host's clock as well.
  public convenience init(label: String) { self.init(label: label, qos: .unspecified, attributes: []) }
  public convenience init(label: String, qos: DispatchQoS) { self.init(label: label, qos: qos, attributes: []) }
  public convenience init(label: String, attributes: Attributes) {
    self.init(label: label, qos: .unspecified, attributes: attributes)
  }
  public convenience init(label: String, qos: DispatchQoS, attributes: Attributes) {
    let own = Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes)
    self.init(own: own, isSerial: !attributes.contains(.concurrent))
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) { schedule(after: 0, work) }

  /// Done at once, after what is before it in the queue.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    if let graph = Graph.here {
      if isSerial { graph.clock.catchUp(with: self) }
      return try work()
    }
    return if let own { try own.sync(execute: work) } else { try work() }
  }

  @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    schedule(after: deadline.seconds - DispatchTime.now().seconds, work)
  }

  private func schedule(after delay: Double, _ work: @escaping @Sendable () -> Void) {
    guard let graph = Graph.here else {
      // Outside of a hosted view nobody advances a clock: dropped, what a check puts off would be neither done nor missed.
      guard delay.isFinite else { return }
      return (own ?? .main).asyncAfter(deadline: .now() + max(0, delay), execute: work)
    }
    graph.clock.schedule(after: delay, of: isSerial ? self : nil) { [weak graph] in
      graph?.perform(work)
    }
  }
}
