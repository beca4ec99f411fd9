package import Files
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The marks of the runs of a workspace: that of the run that goes on, and those that killed runs left behind.
///
/// Who holds the `CheckLock` may write them.
package final class RunMarks: Sendable {
  /// How a run ended that could still say so.
  package enum Ending: Sendable {
    /// Everything had its turn, and is written down.
    case whole
    /// Nothing could be run, or its evidence says itself that it is not all: what was left behind before stays.
    case nothing
    /// Somebody stopped it before anything was written down.
    case stopped
  }

  private let files: FileAccess
  private let now: @Sendable () -> Int
  private let state: Mutex<State>

  private struct State {
    var own: RunMark
    var others: [RunMark]
  }

  /// Says that a run is under way.
  ///
  /// - Parameters:
  ///   - scope: what is to run.
  ///   - now: seconds since 1970.
  ///   - prefix: how paths of the workspace begin, as seen by whoever reads what is thrown.
  /// - Throws: where it cannot be said: then nothing of the run could be written down either.
  package init(
    files: FileAccess,
    scope: RunScope,
    prefix: String = "",
    now: @escaping @Sendable () -> Int = { time(nil) }
  ) throws {
    self.files = files
    self.now = now
    if let obstacle = RunMarkObstacle(files, prefix: prefix) { throw obstacle }
    let own = RunMark(began: now(), scope: scope)
    // What cannot be read was left behind by somebody.
    let others = Self.bounded(RunMark.read(files) ?? [RunMark(began: now(), scope: RunScope())])
    state = Mutex(State(own: own, others: others))
    try RunMark.write(others + [own], files)
  }

  /// The runs that were killed before, for people.
  package var leftBehind: [RunMark] { state.withLock(\.others) }

  /// What cannot be written now will not be at the end either, and be heard of there.
  package func enter(_ phase: RunMark.Phase) {
    state.withLock { state in
      guard state.own.phase != phase else { return }
      state.own.phase = phase
      state.own.since = now()
      try? RunMark.write(state.others + [state.own], files)
    }
  }

  package func end(_ ending: Ending) {
    state.withLock { state in
      switch ending {
      case .whole: state.others.removeAll { state.own.scope.includes($0.scope) }
      case .nothing: break
      case .stopped:
        // What makes this one good makes those good that it includes.
        state.others.removeAll { state.own.scope.includes($0.scope) }
        state.others.append(state.own)
      }
      try? RunMark.write(state.others, files)
    }
  }

  /// Each scope once, and where there are too many one that stands for all of them.
  private static func bounded(_ marks: [RunMark]) -> [RunMark] {
    let last = Dictionary(marks.map { ($0.scope, $0) }) { $1 }.values.sorted {
      ($0.began, $0.scope.parts.joined()) < ($1.began, $1.scope.parts.joined())
    }
    guard last.count > most, let newest = last.last else { return last }
    return [RunMark(began: newest.began, scope: RunScope(reports: last.flatMap(\.scope.reports)))]
  }

  private static let most = 32

  /// What a gate has to say of runs: those that were killed, and one that goes on.
  ///
  /// - Parameters:
  ///   - root: of the workspace, absolute.
  ///   - prefix: how its paths begin, as seen from where the cure is typed.
  package static func open(_ files: FileAccess, root: String, prefix: String = "") -> [String] {
    if let obstacle = RunMarkObstacle(files, prefix: prefix) { return ["\(obstacle)"] }
    guard let first = RunMark.read(files) else { return [unreadable(prefix)] }
    guard !first.isEmpty else { return [] }
    if CheckLock.isHeld(root: root), let last = first.last {
      return first.dropLast().map { $0.asInterrupted(prefix: prefix) } + [last.asUnderWay]
    }
    // It may have come to its end just now.
    return RunMark.read(files)?.map { $0.asInterrupted(prefix: prefix) } ?? [unreadable(prefix)]
  }

  private static func unreadable(_ prefix: String) -> String {
    "a run was interrupted, and `\(prefix)\(RunMark.path)`, which would say when, cannot be read: "
      + "run \(RunScope().cure(prefix: prefix)) to its end; \(RunMark.takingBack(prefix: prefix))"
  }
}
