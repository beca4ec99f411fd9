import Synchronization

/// Calls for an appointment before its time, from any thread; it is kept when the clock is looked at next.
package final class Summons: Sendable {
  private let called = Atomic(false)

  package init() {}

  package var isCalled: Bool { called.load(ordering: .relaxed) }

  package func call() { called.store(true, ordering: .relaxed) }
}
