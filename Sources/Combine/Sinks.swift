/// Holds the subscription of a sink until it comes, and ends it.
private final class Holder {
  var subscription: (any Subscription)?
  var isCancelled = false
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let holder = Holder()
    receive(
      subscriber: Listener<Output, Failure>(
        subscribed: { subscription in
          holder.subscription = subscription
          subscription.request(.unlimited)
        },
        received: { if !holder.isCancelled { receiveValue($0) } },
        completed: { if !holder.isCancelled { receiveCompletion($0) } }
      )
    )
    return AnyCancellable {
      holder.isCancelled = true
      holder.subscription?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Keeps the published property up to date as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feeds.append(sink { [weak box] in box?.replace($0) })
  }
}
