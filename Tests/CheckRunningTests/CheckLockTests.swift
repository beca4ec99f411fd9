import CheckRunning
import Foundation
import Synchronization
import Testing

@Suite("The lock of a workspace")
struct CheckLockTests {
  @Test("is waited for, and free when its holder is gone")
  func waits() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "counterfoil-lock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let order = Mutex<[String]>([])
    let waits = AsyncStream<Void>.makeStream()
    var first: CheckLock? = try await CheckLock(root: root.path) { order.withLock { $0.append("first waits") } }
    async let second = CheckLock(root: root.path) {
      order.withLock { $0.append("second waits") }
      waits.continuation.yield()
    }
    for await _ in waits.stream { break }
    order.withLock { $0.append("first ends") }
    withExtendedLifetime(first) {}
    first = nil
    let held = try await second
    order.withLock { $0.append("second holds") }
    withExtendedLifetime(held) {}
    #expect(order.withLock { $0 } == ["second waits", "first ends", "second holds"])
  }
}
