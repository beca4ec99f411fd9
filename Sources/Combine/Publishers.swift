/// Publishers that are made of others.
public enum Publishers {
  /// The values of both, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { joined = a.merge(with: b) }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The newest values of both, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The newest values of three, whenever one has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) } }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      joined.receive(subscriber: subscriber)
    }
  }
}

/// One value that comes later, or an error.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // Whoever keeps the promise keeps what waits for it: nobody else may.
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      self.tell(result, { self.subject.send($0) }, { self.subject.send(completion: $0) })
    }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    guard let result else { return subject.receive(subscriber: subscriber) }
    subscriber.receive(subscription: Ticket())
    tell(result, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
  }

  private func tell(
    _ result: Result<Output, Failure>,
    _ send: (Output) -> Void,
    _ complete: (Subscribers.Completion<Failure>) -> Void
  ) {
    switch result {
    case .success(let value):
      send(value)
      complete(.finished)
    case .failure(let error): complete(.failure(error))
    }
  }
}
