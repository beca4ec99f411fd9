import Evidence

/// An issue of a task that does not know its test: `Task.detached { #expect(...) }`.
struct OrphanIssue: Hashable, Sendable {
  let issue: TestEvent.Issue
  let instant: Double

  /// The tests that it may be of. Where that is not certain it counts against all of them: one innocent test too many fails rather
  /// than that a guilty one stays green.
  func owners(among tests: [String: TestLog]) -> [String] {
    let begun = tests.filter { ($0.value.start ?? .infinity) <= instant }
    if let block = block(among: begun) { return [block] }
    // A function of that file may have been called by any of its tests, and its task may have outlived the test.
    let ordinary = begun.filter { $0.value.isOrdinary && isWritten(in: $0.value.place) }
    if !ordinary.isEmpty { return ordinary.keys.sorted() }
    return running(begun.filter { $0.value.block != nil || $0.value.isOrdinary })
  }

  /// The one of these that stands last above the issue, in its file.
  func likeliest(among owners: [String], _ tests: [String: TestLog]) -> String? {
    let line = issue.place?.line ?? 0
    let above = owners.filter { id in
      tests[id].map { isWritten(in: $0.place) && ($0.place?.line ?? 0) <= line } ?? false
    }
    return above.max { (tests[$0]?.place?.line ?? 0) < (tests[$1]?.place?.line ?? 0) }
  }

  /// Blocks share no code: it is the last one above the issue in its document.
  private func block(among begun: [String: TestLog]) -> String? {
    let line = issue.place?.line ?? 0
    let above = begun.filter { test in
      guard let place = test.value.block?.place else { return false }
      return isWritten(in: place) && place.line <= line
    }
    return above.max { ($0.value.block?.place.line ?? 0) < ($1.value.block?.place.line ?? 0) }?.key
  }

  /// Those that ran at that instant, or else the one that began last before it: its task outlived it.
  private func running(_ begun: [String: TestLog]) -> [String] {
    let running = begun.filter { $0.value.ran(at: instant) }.keys.sorted()
    guard running.isEmpty else { return running }
    let last = begun.max { ($0.value.start ?? 0, $0.key) < ($1.value.start ?? 0, $1.key) }?.key
    return last.map { [$0] } ?? []
  }

  private func isWritten(in place: SourcePlace?) -> Bool {
    guard let place, let path = issue.place?.path else { return false }
    return path == place.path || path.hasSuffix("/" + place.path) || place.path.hasSuffix("/" + path)
  }
}
