public import Foundation

extension NotificationCenter {
  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let receiver = Receiver(receive: { _ = subscriber.receive($0) })
      let token = Token(value: center.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) })
      let center = center
      subscriber.receive(subscription: Ticket { center.removeObserver(token.value) })
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}

/// Unchecked, because notifications of the user interface are posted and received on the main actor.
private struct Receiver: @unchecked Sendable {
  let receive: (Notification) -> Void
}

/// Unchecked, because a token is only handed back.
private struct Token: @unchecked Sendable {
  let value: any NSObjectProtocol
}
