/// A publisher that sends nothing until it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// - Returns: what ends the sending.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that is connected as long as somebody listens.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var isListening = true
      var listener = Listener<Output, Failure>(subscriber)
      listener.subscribed = { subscription in
        subscriber.receive(
          subscription: Ticket {
            guard isListening else { return }
            isListening = false
            subscription.cancel()
            self.leave()
          }
        )
      }
      count += 1
      upstream.receive(subscriber: listener)
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      if count > 0 { return }
      connection?.cancel()
      connection = nil
    }
  }
}
