/// Hands on what is sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber)
  }

  public func send(_ value: Output) { audience.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}

/// Hands on what is sent to it, and to newcomers what it holds.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var held: Output

  public init(_ value: Output) { held = value }

  public var value: Output {
    get { held }
    set { send(newValue) }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber)
    _ = subscriber.receive(held)
  }

  public func send(_ value: Output) {
    held = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}
