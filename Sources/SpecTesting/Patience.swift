import Evidence
import Foundation
import Synchronization

/// Waits after the last check, where the runner asks for it: what a check left running, a timer or a thread, then does what it does while
/// nobody else is there to be blamed for it.
final class Patience: Sendable {
  static let current = Patience(
    milliseconds: variable(RunFolder.patience),
    grace: variable(RunFolder.grace),
    blocks: RunFolder.current?.count
  )

  private static func variable(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private let milliseconds: Int?
  private let grace: Int?
  private let blocks: Int?
  private let ended = Atomic(0)

  init(milliseconds: Int?, grace: Int?, blocks: Int?) {
    self.milliseconds = milliseconds
    self.grace = grace
    self.blocks = blocks
  }

  /// A block has ended; blocks run one at a time.
  func waitAfterBlock() async {
    let count = ended.wrappingAdd(1, ordering: .relaxed).newValue
    if let blocks, count < blocks { return }
    await wait(milliseconds ?? grace)
  }

  /// An ordinary test has ended, beside others.
  func wait() async { await wait(milliseconds) }

  private func wait(_ milliseconds: Int?) async {
    guard let milliseconds else { return }
    try? await Task.sleep(for: .milliseconds(milliseconds))
    // Who was left behind may hold the main actor by now, and then nobody gets past it.
    await MainActor.run {}
  }
}
