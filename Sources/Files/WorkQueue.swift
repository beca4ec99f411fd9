import Synchronization

/// Deals work out to workers, one piece at a time: who is done sooner takes more.
package final class WorkQueue: Sendable {
  private let count: Int
  private let dealt = Atomic(0)

  package init(count: Int) {
    self.count = count
  }

  /// The number of the next piece, from 0; `nil` when all are taken.
  package func next() -> Int? {
    let index = dealt.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
