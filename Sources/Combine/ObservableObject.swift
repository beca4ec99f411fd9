import Foundation

/// A class whose changes its views follow.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for each object, made when it is asked for.
  public var objectWillChange: ObservableObjectPublisher { PublisherRegister.shared.publisher(of: self) }
}

/// The publishers of objects that do not declare one themselves.
///
/// Unchecked, because the lock guards the table. An entry whose object is gone is replaced when another object takes
/// its address, and all such entries are swept out now and then.
private final class PublisherRegister: @unchecked Sendable {
  static let shared = PublisherRegister()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= nextSweep {
      entries = entries.filter { $0.value.object != nil }
      nextSweep = max(64, entries.count * 2)
    }
    let made = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: made)
    return made
  }
}
