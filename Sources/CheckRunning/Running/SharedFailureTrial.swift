import Evidence

/// A failure that no test claims, and the ordinary tests that may have left it behind.
struct SharedFailure: Hashable, Sendable {
  let suspects: Set<String>
  /// The one that stands last above the failing line, in its file.
  let likeliest: String?
  /// How long the first of them had ended when it came.
  let delay: Duration
}

/// Finds whose such a failure is, by having the tests that it may be of run again in parts. Who is in a part that runs without it, while
/// the other part shows it again, is innocent. Where that cannot be seen it stays with all of them.
///
/// Whoever runs processes asks `next` for whom to run, and tells `take` what came of it, until there is nobody left to ask.
struct SharedFailureTrial: Sendable {
  /// Whose it is, as far as is known.
  private(set) var open: [String]
  /// Those that passed in a process without it.
  private(set) var cleared: Set<String> = []
  /// How long a process lives on after its tests.
  let patience: Duration
  private var parts: (first: [String], second: [String])
  private var first: (shows: Bool, log: RunLog)?
  private var isOver = false

  init(_ failures: [SharedFailure], limitPerCheck: Duration) {
    open = failures.reduce(into: Set<String>()) { $0.formUnion($1.suspects) }.sorted()
    let likeliest = Set(failures.compactMap(\.likeliest)).intersection(open).sorted()
    parts = (likeliest, open.filter { !likeliest.contains($0) })
    let longest = (failures.map(\.delay).max() ?? .zero) + .milliseconds(500)
    patience = max(TestProcess.grace, min(longest, limitPerCheck / 2))
    if parts.first.isEmpty || parts.second.isEmpty { halve() }
  }

  /// The tests that are to run; `nil` when no more can be found out.
  var next: [String]? { isOver ? nil : first == nil ? parts.first : parts.second }

  /// - Parameter ending: of the process in which those of `next` ran.
  mutating func take(_ ending: TestProcess.Ending) {
    let part = next ?? []
    let ended = part.allSatisfy { ending.log.tests[$0]?.end != nil }
    guard ending.log.hasEnded, ending.log.isHeard, ended, !ending.isCancelled, !ending.isOutOfTime else {
      isOver = true
      return
    }
    let shows = ending.log.hasUnclaimedFailure
    guard let first else {
      self.first = (shows, ending.log)
      return
    }
    self.first = nil
    switch (first.shows, shows) {
    case (true, false): narrow(to: parts.first, clearing: parts.second, ending.log)
    case (false, true): narrow(to: parts.second, clearing: parts.first, first.log)
    default: isOver = true
    }
  }

  private mutating func narrow(to guilty: [String], clearing others: [String], _ log: RunLog) {
    cleared.formUnion(others.filter { log.tests[$0].map { TestVerdict($0).outcome == .passed } == true })
    open = guilty
    halve()
  }

  private mutating func halve() {
    parts = (Array(open.prefix(open.count / 2)), Array(open.dropFirst(open.count / 2)))
    isOver = open.count < 2
  }
}
