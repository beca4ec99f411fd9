import Evidence
import Workspace

/// Finds who ended a process, by having those who may have done it run again, alone, and waiting for what they leave running.
///
/// Whoever runs processes asks `next` for whom to run, and tells `take` what came of it, until there is nobody left to ask.
struct CulpritTrial: Sendable {
  let limitPerCheck: Duration

  enum Verdict: Sendable {
    /// It ended a process in which nobody else was.
    case culprit(ProcessDeath.Suspect, TestProcess.Ending)
    /// The process lives when they run again.
    case nobody
    /// The time was over, or we were told to stop.
    case unknown
    /// It is known without a trial.
    case explained
  }

  private(set) var verdict = Verdict.nobody
  /// Who runs now.
  private var tried: ArraySlice<ProcessDeath.Ended> = []
  /// Those among whom the culprit is, if none of those who run now is.
  private var others: ArraySlice<ProcessDeath.Ended> = []

  init(limitPerCheck: Duration) {
    self.limitPerCheck = limitPerCheck
  }

  /// - Parameter suspects: all blocks, or all ordinary tests, in the order in which they ended.
  mutating func begin(_ suspects: [ProcessDeath.Ended]) {
    // Mostly it is the one that ended last.
    tried = suspects.suffix(1)
    others = suspects.dropLast()
  }

  /// Who is to run, and how long the process lives on after them; `nil` when the verdict stands.
  var next: (suspects: [ProcessDeath.Suspect], patience: Duration)? {
    guard let longest = tried.map(\.before).max() else { return nil }
    // A timer that was set for after a check takes as long when the check runs alone. Nobody waits so long that the check seems to hang.
    return (tried.map(\.suspect), min(longest + .milliseconds(500), limitPerCheck / 2))
  }

  /// - Parameter ending: of the process in which those of `next` ran.
  mutating func take(_ ending: TestProcess.Ending) {
    if ending.isOutOfTime || ending.isCancelled {
      verdict = .unknown
      tried = []
    } else if !ending.hasDied, !ending.hasHung {
      // Also the last one that is left has to show it by itself.
      verdict = .nobody
      (tried, others) = (others, [])
    } else if tried.count > 1 {
      let begun = begun(ending)
      let half = max(1, begun.count / 2)
      (tried, others) = (begun.suffix(half), begun.dropLast(half))
    } else if let culprit = tried.first?.suspect {
      verdict = .culprit(culprit, ending)
      tried = []
    }
  }

  /// - Returns: those of the suspects whose turn had come when a process died, and how long they had ended by then: it is none of the
  ///   others, and takes no longer than that.
  private func begun(_ ending: TestProcess.Ending) -> ArraySlice<ProcessDeath.Ended> {
    let begun = Set(ending.log.tests.values.compactMap { $0.block?.place })
    let ended = Dictionary(ProcessDeath(ending).ended.map { ($0.suspect, $0.before) }) { first, _ in first }
    let suspects = tried.compactMap { suspect -> ProcessDeath.Ended? in
      if case .block(let place) = suspect.suspect, !begun.contains(place) { return nil }
      let before = min(suspect.before, ended[suspect.suspect] ?? suspect.before)
      return ProcessDeath.Ended(suspect: suspect.suspect, before: before, heard: suspect.heard)
    }
    return suspects.isEmpty ? tried : suspects[...]
  }
}

extension TestProcess.Ending {
  /// The process ended before its run did, and by itself.
  var hasDied: Bool { isCutShort && status != .stopped }

  /// It went on no more: somebody took longer than a check may, be it because another holds what it waits for.
  var hasHung: Bool { isCutShort && status == .stopped }

  private var isCutShort: Bool { !log.hasEnded && !isOutOfTime && !isCancelled }
}
