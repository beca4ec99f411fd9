/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private struct Member {
    let receive: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private var members: [(id: Int, member: Member)] = []
  private var count = 0
  private var end: Subscribers.Completion<Failure>?

  func admit<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    count += 1
    let id = count
    let member = Member(
      receive: { _ = subscriber.receive($0) },
      complete: { subscriber.receive(completion: $0) }
    )
    members.append((id, member))
    subscriber.receive(subscription: Ticket { [weak self] in self?.members.removeAll { $0.id == id } })
    if let end { subscriber.receive(completion: end) }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for entry in members where members.contains(where: { $0.id == entry.id }) { entry.member.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let last = members
    members = []
    for entry in last { entry.member.complete(completion) }
  }
}

/// A subscription that only knows how to end.
final class Ticket: Subscription {
  private let end: () -> Void

  init(_ end: @escaping () -> Void = {}) { self.end = end }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}
