extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relaying { value, send in send(transform(value)) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relaying { value, send in if let result = transform(value) { send(result) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relaying { value, send in if isIncluded(value) { send(value) } }
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    var last: Output?
    return relaying { value, send in
      if let known = last, predicate(known, value) { return }
      last = value
      send(value)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    var left = count
    return relaying { value, send in
      if left > 0 { left -= 1 } else { send(value) }
    }
  }

  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    var result = initialResult
    return relaying { value, send in
      result = nextPartialResult(result, value)
      send(result)
    }
  }

  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
    relaying { value, send in
      receiveOutput?(value)
      send(value)
    }
  }

  public func merge<P>(with other: P) -> AnyPublisher<Output, Failure>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    AnyPublisher { listener in
      self.receive(subscriber: listener)
      other.receive(subscriber: listener)
    }
  }

  public func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    var (first, second): (Output?, P.Output?)
    return AnyPublisher<(Output, P.Output), Failure> { listener in
      func send() { if let first, let second { listener.received((first, second)) } }
      let left = self.relaying { (value, _: (Never) -> Void) in
        first = value
        send()
      }
      let right = other.relaying { (value, _: (Never) -> Void) in
        second = value
        send()
      }
      let silent = Listener<Never, Failure>(
        subscribed: listener.subscribed,
        received: { _ in },
        completed: listener.completed
      )
      left.receive(subscriber: silent)
      right.receive(subscriber: silent)
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
