import Synchronization

/// What code did while no view was hosted: in `host(Card().background(.bar))` the modifier is called before there is a host.
/// The next host of the same task takes it over, so that nothing is lost, and no other check hears of it.
enum EarlyFindings {
  private struct Entry {
    /// `nil` outside of any task.
    let task: Int?
    let finding: RuntimeFinding
  }

  private static let kept = Mutex<[Entry]>([])
  /// Code that never hosts anything must not fill the memory: the oldest go first.
  private static let limit = 256

  static func keep(_ finding: RuntimeFinding) {
    let entry = Entry(task: task, finding: finding)
    kept.withLock { kept in
      if kept.count == limit { kept.removeFirst() }
      kept.append(entry)
    }
  }

  /// Those of this task, in their order; they are told once.
  static func take() -> [RuntimeFinding] {
    let task = task
    return kept.withLock { kept in
      let own = kept.filter { $0.task == task }.map(\.finding)
      if !own.isEmpty { kept.removeAll { $0.task == task } }
      return own
    }
  }

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
