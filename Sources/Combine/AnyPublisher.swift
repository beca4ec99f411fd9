/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (_ subscriber: Listener<Output, Failure>) -> Void

  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  init(attach: @escaping (Listener<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    attach(Listener(subscriber))
  }
}

/// A subscriber whose type is erased.
struct Listener<Input, Failure: Error>: Subscriber {
  var subscribed: (any Subscription) -> Void
  var received: (Input) -> Void
  var completed: (Subscribers.Completion<Failure>) -> Void

  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { _ = subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
  }

  init(
    subscribed: @escaping (any Subscription) -> Void,
    received: @escaping (Input) -> Void,
    completed: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.subscribed = subscribed
    self.received = received
    self.completed = completed
  }

  func receive(subscription: any Subscription) { subscribed(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    received(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher that does something else with every value.
  func relaying<Result>(
    _ each: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher<Result, Failure> { listener in
      self.receive(
        subscriber: Listener<Output, Failure>(
          subscribed: listener.subscribed,
          received: { each($0, listener.received) },
          completed: listener.completed
        )
      )
    }
  }
}
