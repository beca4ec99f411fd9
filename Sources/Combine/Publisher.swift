/// Something that sends values over time, and at last that it has ended.
///
/// The part of Apple's Combine that observable objects and their views use. Values are sent at once to whoever
/// subscribed; nobody asks for fewer, so that demand is kept in the signatures only.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// Something that values are sent to.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended early.
public protocol Cancellable {
  func cancel()
}

/// A publisher that values can be pushed into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The types around subscribers.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Equatable, Hashable, Sendable {
    private let limit: Int?

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)

    public static func max(_ value: Int) -> Demand { Demand(limit: value) }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
