/// A cancellable whose type is erased; it cancels when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C>(_ canceller: C) where C: Cancellable { action = { canceller.cancel() } }

  deinit { action?() }

  public func cancel() {
    let due = action
    action = nil
    due?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
