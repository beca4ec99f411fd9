package import Findings

/// Waits for changes to files, by looking at their stamps a few times a second: that works on every file system, for files that
/// vanish and come back, and for editors that write beside a file and move.
package struct ChangeWatch: Sendable {
  package typealias Snapshot = [DocumentPath: FileStamp]

  /// How long to wait between two looks: shorter than anybody notices.
  package static let interval = Duration.milliseconds(150)
  /// How long a burst of changes must rest before it is over.
  package static let rest = Duration.milliseconds(40)
  /// A burst that never rests is looked at all the same.
  package static let longestBurst = 50

  private let stamps: FileStamps
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameter sleep: waits; a test passes time as it likes.
  package init(
    stamps: FileStamps,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.stamps = stamps
    self.sleep = sleep
  }

  package func snapshot(_ paths: [DocumentPath]) -> Snapshot {
    var snapshot: Snapshot = [:]
    snapshot.reserveCapacity(paths.count)
    for path in paths { snapshot[path] = stamps.stamp(path) }
    return snapshot
  }

  /// Waits until something differs from an earlier look, and until the changes rest.
  ///
  /// - Returns: what differs, sorted.
  /// - Throws: what `sleep` throws, `CancellationError` as a rule.
  package func changes(in paths: [DocumentPath], since before: Snapshot) async throws -> [DocumentPath] {
    var current = snapshot(paths)
    while current == before {
      try await sleep(Self.interval)
      current = snapshot(paths)
    }
    for _ in 0..<Self.longestBurst {
      try await sleep(Self.rest)
      let next = snapshot(paths)
      if next == current { break }
      current = next
    }
    return paths.filter { current[$0] != before[$0] }.sorted()
  }
}
