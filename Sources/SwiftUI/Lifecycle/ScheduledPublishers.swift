public import Combine
public import Foundation
import HeadlessCore

extension DispatchQueue {
  /// A length of time of the queue.
  public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let seconds: Double

    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }

    init(seconds: Double) { self.seconds = seconds }

    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds: seconds) }
    public static func seconds(_ seconds: Int) -> Stride { Stride(seconds: Double(seconds)) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(seconds: Double(count) / 1000) }
  }
}

/// Publishers on the host's clock.
extension Publisher {
  /// What is sent arrives at once: the host has one thread.
  public func receive(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func receive(on scheduler: RunLoop) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay(for interval: DispatchQueue.Stride, scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> {
    let relay = PassthroughSubject<Output, Failure>()
    let hold = Hold(
      sink(receiveCompletion: { relay.send(completion: $0) }) { value in
        Graph.current?.clock.schedule(after: interval.seconds) { [weak graph = Graph.current] in
          graph?.perform { relay.send(value) }
        }
      }
    )
    return relay.map { [hold] value in
      _ = hold
      return value
    }
  }

  /// The last value, when nothing came after it for so long.
  public func debounce(for dueTime: DispatchQueue.Stride, scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> {
    let relay = PassthroughSubject<Output, Failure>()
    let turn = Turn()
    let hold = Hold(
      sink(receiveCompletion: { relay.send(completion: $0) }) { value in
        turn.number += 1
        let mine = turn.number
        Graph.current?.clock.schedule(after: dueTime.seconds) { [weak graph = Graph.current] in
          if turn.number == mine { graph?.perform { relay.send(value) } }
        }
      }
    )
    return relay.map { [hold] value in
      _ = hold
      return value
    }
  }
}

/// The same on a run loop, of which the host has one.
extension Publisher {
  public func delay(for interval: DispatchQueue.Stride, scheduler: RunLoop) -> AnyPublisher<Output, Failure> {
    delay(for: interval, scheduler: DispatchQueue.main)
  }

  public func debounce(for dueTime: DispatchQueue.Stride, scheduler: RunLoop) -> AnyPublisher<Output, Failure> {
    debounce(for: dueTime, scheduler: DispatchQueue.main)
  }

  /// The first or the last value of every stretch of time.
  public func throttle(
    for interval: DispatchQueue.Stride,
    scheduler: DispatchQueue,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let relay = PassthroughSubject<Output, Failure>()
    let turn = Turn()
    var waiting: Output?
    // What was held back opens the next stretch, as a value that came by itself does.
    func pass(_ value: Output, _ graph: Graph?) {
      relay.send(value)
      guard let graph else { return }
      turn.number = 1
      graph.clock.schedule(after: interval.seconds) { [weak graph] in
        turn.number = 0
        guard let value = waiting else { return }
        waiting = nil
        graph?.perform { pass(value, graph) }
      }
    }
    let hold = Hold(
      sink(receiveCompletion: { relay.send(completion: $0) }) { value in
        if turn.number == 0 {
          pass(value, Graph.current)
        } else if latest || waiting == nil {
          waiting = value
        }
      }
    )
    return relay.map { [hold] value in
      _ = hold
      return value
    }
  }

  public func throttle(
    for interval: DispatchQueue.Stride,
    scheduler: RunLoop,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    throttle(for: interval, scheduler: DispatchQueue.main, latest: latest)
  }
}

/// Keeps a subscription as long as somebody listens.
private final class Hold {
  let subscription: AnyCancellable

  init(_ subscription: AnyCancellable) { self.subscription = subscription }
}

/// Counts values.
private final class Turn {
  var number = 0
}
