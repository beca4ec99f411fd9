public import Combine
public import Foundation
import HeadlessCore

extension Foundation.Timer {
  /// Sends the date whenever an interval of the host's clock has passed, as soon as it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()
    private var running: Course?

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      if let running, running.isAlive { return running }
      let course = Course(subject, every: max(interval, 0.000_1))
      running = course
      if let graph = Graph.here {
        course.run(on: graph)
      } else {
        let message = "A timer was connected where no view is at work: it waits for real time, and sends nothing here."
        Graph.note(.unsupported, message)
      }
      return course
    }
  }

  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

/// From the connection of a timer to its end. It goes on when nobody keeps it, as on Apple's systems.
private final class Course: Cancellable {
  private let subject: PassthroughSubject<Date, Never>
  private let interval: TimeInterval
  private var isOver = false
  private weak var graph: Graph?

  /// It sends: its host is there, and nobody has ended it.
  var isAlive: Bool { !isOver && graph != nil }

  init(_ subject: PassthroughSubject<Date, Never>, every interval: TimeInterval) {
    self.subject = subject
    self.interval = interval
  }

  func cancel() { isOver = true }

  func run(on graph: Graph) {
    self.graph = graph
    graph.clock.schedule(after: interval) { [weak graph] in
      guard let graph, !self.isOver else { return }
      graph.perform { self.subject.send(Date(timeIntervalSinceReferenceDate: graph.clock.now)) }
      self.run(on: graph)
    }
  }
}
