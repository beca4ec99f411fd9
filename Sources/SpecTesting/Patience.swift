import Evidence
import Foundation
import Synchronization

/// Waits after the last check, where the runner asks for it: what a check left running, a timer or a thread, then does what it does while
/// nobody else is there to be blamed for it.
final class Patience: Sendable {
  static let current = Patience(
    milliseconds: ProcessInfo.processInfo.environment[RunFolder.patience].flatMap { Int($0) },
    blocks: RunFolder.current?.count
  )

  private let milliseconds: Int?
  private let blocks: Int?
  private let ended = Atomic(0)

  init(milliseconds: Int?, blocks: Int?) {
    self.milliseconds = milliseconds
    self.blocks = blocks
  }

  /// A block has ended; blocks run one at a time.
  func waitAfterBlock() async {
    let count = ended.wrappingAdd(1, ordering: .relaxed).newValue
    if let blocks, count < blocks { return }
    await wait()
  }

  /// An ordinary test has ended, beside others.
  func wait() async {
    guard let milliseconds else { return }
    try? await Task.sleep(for: .milliseconds(milliseconds))
    // Who was left behind may hold the main actor by now, and then nobody gets past it.
    await MainActor.run {}
  }
}
