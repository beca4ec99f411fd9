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

extension WorkQueue {
  /// Has several workers do the pieces of some work.
  ///
  /// - Parameters:
  ///   - workers: how many at a time; what comes of it is the same for any number.
  ///   - worker: asked for once for each of them, so that what one piece taught it serves the next.
  /// - Returns: what came of the pieces, in their order.
  package static func results<Output: Sendable>(
    of count: Int,
    workers: Int,
    worker: @escaping @Sendable () -> (Int) -> Output
  ) async -> [Output] {
    let workers = min(workers, count)
    guard workers > 1 else { return (0..<count).map(worker()) }
    let queue = WorkQueue(count: count)
    return await withTaskGroup(of: [(piece: Int, output: Output)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let work = worker()
          var done: [(piece: Int, output: Output)] = []
          while let piece = queue.next() { done.append((piece, work(piece))) }
          return done
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.piece < $1.piece }.map(\.output)
    }
  }
}
