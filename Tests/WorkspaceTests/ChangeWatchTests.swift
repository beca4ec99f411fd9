import Findings
import Synchronization
import Testing
import Workspace

/// Changes are seen by looking at stamps; time passes as the test says.
struct ChangeWatchTests {
  /// States of the disk, one for each look: a path to a number that stands for its stamp.
  private final class Looks: Sendable {
    private let states: [[String: Int]]
    private let moment = Mutex(0)
    private let slept = Mutex<[Duration]>([])

    init(_ states: [[String: Int]]) {
      self.states = states
    }

    var sleeps: [Duration] { slept.withLock { $0 } }

    var watch: ChangeWatch {
      ChangeWatch(
        stamps: FileStamps { path in
          let state = self.states[self.moment.withLock { min($0, self.states.count - 1) }]
          return state[path.text].map { FileStamp(identity: 1, bytes: 1, nanoseconds: $0) }
        },
        sleep: { duration in
          self.slept.withLock { $0.append(duration) }
          self.moment.withLock { $0 += 1 }
          if self.moment.withLock({ $0 }) > 500 { throw CancellationError() }
        }
      )
    }
  }

  private let paths = [DocumentPath("a.md"), DocumentPath("b.md")]

  private func changes(_ states: [[String: Int]]) async throws -> (changed: [String], sleeps: [Duration]) {
    let looks = Looks(states)
    let watch = looks.watch
    let changed = try await watch.changes(in: paths, since: watch.snapshot(paths))
    return (changed.map(\.text), looks.sleeps)
  }

  @Test(
    "a change, a new file and a vanished one are seen",
    arguments: [
      ([["a.md": 1], ["a.md": 2]], ["a.md"]), ([["a.md": 1], ["a.md": 1, "b.md": 1]], ["b.md"]),
      ([["a.md": 1, "b.md": 1], ["a.md": 1]], ["b.md"]), ([["a.md": 1], ["a.md": 1], ["b.md": 1]], ["a.md", "b.md"]),
    ]
  )
  func seen(states: [[String: Int]], expected: [String]) async throws {
    #expect(try await changes(states).changed == expected)
  }

  @Test("a burst is one change, seen when it rests")
  func burst() async throws {
    let (changed, sleeps) = try await changes([
      ["a.md": 1], ["a.md": 2], ["a.md": 3], ["a.md": 3, "b.md": 1], ["a.md": 3, "b.md": 1],
    ])
    #expect(changed == ["a.md", "b.md"])
    #expect(sleeps == [ChangeWatch.interval, ChangeWatch.rest, ChangeWatch.rest, ChangeWatch.rest])
  }

  @Test("a burst that never rests is looked at all the same")
  func restless() async throws {
    let (_, sleeps) = try await changes((0..<400).map { ["a.md": $0] })
    #expect(sleeps.count == ChangeWatch.longestBurst + 1)
  }

  @Test("a change between two looks is not lost while the first is being worked on")
  func inBetween() async throws {
    let looks = Looks([["a.md": 2]])
    let before: ChangeWatch.Snapshot = [DocumentPath("a.md"): FileStamp(identity: 1, bytes: 1, nanoseconds: 1)]
    #expect(try await looks.watch.changes(in: paths, since: before).map(\.text) == ["a.md"])
  }

  @Test("waiting ends when it is cancelled")
  func cancelled() async {
    await #expect(throws: CancellationError.self) { try await changes([["a.md": 1]]) }
  }
}
