/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Output == S.Input {
    subscriber.receive(subscription: Ticket())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// Nothing but the end.
public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    subscriber.receive(subscription: Ticket())
    subscriber.receive(completion: .finished)
  }
}
