import Evidence
import Foundation
import Synchronization

/// Waits after the last check, where the runner asks for it: what a check left running, a timer or a thread, then does what it does while
/// nobody else is there to be blamed for it.
final class Patience: Sendable {
  static let current = Patience(
    milliseconds: variable(RunFolder.patience) ?? variable(RunFolder.grace),
    blocks: RunFolder.current?.count,
    tests: variable(RunFolder.tests)
  )

  private static func variable(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private let milliseconds: Int?
  private let blocks: Int?
  private let tests: Int?
  private let ended = Atomic(0)
  private let ordinary = Mutex(Ordinary())

  /// Ordinary tests run beside each other.
  private struct Ordinary {
    var ready: Set<String> = []
    var ended: Set<String> = []
  }

  /// - Parameters:
  ///   - milliseconds: how long; `nil` where nobody asks for it.
  ///   - blocks: how many are to run; without it each waits.
  ///   - tests: how many ordinary tests are to run; without it all that were made ready.
  init(milliseconds: Int?, blocks: Int?, tests: Int?) {
    self.milliseconds = milliseconds
    self.blocks = blocks
    self.tests = tests
  }

  /// A block has ended; blocks run one at a time.
  func waitAfterBlock() async {
    let count = ended.wrappingAdd(1, ordering: .relaxed).newValue
    if let blocks, count < blocks { return }
    await wait()
  }

  /// An ordinary test will run, or be skipped. All say so before the first one runs.
  func makeReady(_ test: String) { ordinary.withLock { _ = $0.ready.insert(test) } }

  /// An ordinary test has ended, beside others. Where one that was made ready is skipped, nobody is the last: the runner sees that nobody
  /// has waited.
  func waitAfterTest(_ test: String) async {
    let isLast = ordinary.withLock { ordinary in
      ordinary.ended.insert(test).inserted && ordinary.ended.count == tests ?? ordinary.ready.count
    }
    guard isLast, milliseconds != nil else { return }
    RunFolder.current?.append(.waits(test: test, isOver: false))
    await wait()
    RunFolder.current?.append(.waits(test: test, isOver: true))
  }

  private func wait() async {
    guard let milliseconds else { return }
    try? await Task.sleep(for: .milliseconds(milliseconds))
    // Who was left behind may hold the main actor by now, and then nobody gets past it.
    await MainActor.run {}
  }
}
