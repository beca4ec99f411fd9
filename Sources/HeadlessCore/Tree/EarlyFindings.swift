/// What was noticed while nothing was hosted, kept for the next host of the same task: tests run in a task each, and what
/// one of them made is no finding of another.
enum EarlyFindings {
  private struct Kept: Equatable {
    let task: Int?
    let finding: RuntimeFinding
  }

  /// Unsafe, because plain initializers must reach it; all of them run on the main actor, as every graph does.
  nonisolated(unsafe) private static var kept: [Kept] = []
  /// So many are kept, should nothing be hosted at all.
  private static let limit = 100

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  static func keep(_ finding: RuntimeFinding) {
    let new = Kept(task: task, finding: finding)
    guard !kept.contains(new) else { return }
    if kept.count == limit { kept.removeFirst() }
    kept.append(new)
  }

  static func take() -> [RuntimeFinding] {
    guard !kept.isEmpty else { return [] }
    let task = task
    let mine = kept.filter { $0.task == task }.map(\.finding)
    kept.removeAll { $0.task == task }
    return mine
  }
}
