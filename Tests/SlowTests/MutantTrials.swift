import Foundation
import Synchronization
import Testing
import Workspace

/// What the checks of a copy noticed of its mutants.
struct MutantTrials {
  enum Notice: String {
    /// An expectation did not hold.
    case expectation
    /// Something was thrown on the way to an expectation: an element was not there.
    case error
    case nothing
    /// The process did not survive it.
    case begun
  }

  struct Pair: Hashable {
    /// `specs/004-icon-system/design.md:41`
    let check: String
    let mutant: Int
  }

  private(set) var notices: [Pair: Notice] = [:]
  private(set) var renderedChecks: Set<String> = []
  /// The checks that fail without a mutant too.
  private(set) var brokenChecks: Set<String> = []

  init(journals: [String]) {
    for line in journals.flatMap({ $0.split(separator: "\n") }) {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { continue }
      if let mutant = Int(parts[1]), let notice = Notice(rawValue: parts[2]) {
        notices[Pair(check: parts[0], mutant: mutant)] = notice
      } else {
        renderedChecks.insert(parts[0])
        if parts[2] != Notice.nothing.rawValue { brokenChecks.insert(parts[0]) }
      }
    }
  }

  /// The mutants that a check noticed by an expectation of its own.
  func noticed(by check: String) -> [Int] {
    notices.filter { $0.key.check == check && $0.value == .expectation }.map(\.key.mutant).sorted()
  }
}

/// Runs the checks of a copy against its mutants.
struct TrialRunner: Sendable {
  let folder: URL
  let program: String
  /// How many mutants a check has to notice before it is left alone.
  let enough: Int

  private static let silence = Duration.seconds(30)
  private static let mostRestarts = 20

  /// Two processes share the checks, one for each core of the smallest machine.
  func tried(within limit: Duration) async throws -> MutantTrials {
    let deadline = ContinuousClock.now + limit
    async let even = journal(parity: 0, until: deadline)
    async let odd = journal(parity: 1, until: deadline)
    return MutantTrials(journals: try await [even, odd])
  }

  /// - Returns: the text of the journal when all its pairs are tried.
  private func journal(parity: Int, until deadline: ContinuousClock.Instant) async throws -> String {
    let path = folder.appending(path: "journal-\(parity)").path
    for _ in 0...Self.mostRestarts {
      let watch = JournalWatch(path: path, deadline: deadline)
      let outcome = try await ProcessLauncher.system.run(trial(parity, path)) { watch.goesOn(within: Self.silence) }
      if case .exited(let code) = outcome.status {
        try #require(code == 0, "the checks do not run:\n\(outcome.text)")
        return try String(contentsOfFile: path, encoding: .utf8)
      }
      try #require(ContinuousClock.now < deadline, "the trials took too long")
    }
    try #require(Bool(false), "more than \(Self.mostRestarts) mutants bring the process down")
    return ""
  }

  private func trial(_ parity: Int, _ journal: String) -> ProcessCommand {
    ProcessCommand(
      program,
      ["--testing-library", "swift-testing", "--filter", "^SpecCheckTests\\."],
      folder: folder.path,
      environment: [
        "COUNTERFOIL_MUTANT_JOURNAL": journal, "COUNTERFOIL_MUTANTS_ENOUGH": "\(enough)",
        "COUNTERFOIL_MUTANT_PARITY": "\(parity)",
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWT_NO_COLOR": "1",
      ]
    )
  }
}

/// Ends a process whose journal has stopped growing: a mutant hangs.
private final class JournalWatch: Sendable {
  private let path: String
  private let deadline: ContinuousClock.Instant
  private let last = Mutex((size: UInt64(0), at: ContinuousClock.now))

  init(path: String, deadline: ContinuousClock.Instant) {
    self.path = path
    self.deadline = deadline
  }

  func goesOn(within silence: Duration) -> Bool {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64) ?? 0
    let now = ContinuousClock.now
    return now < deadline
      && last.withLock { last in
        if size != last.size { last = (size, now) }
        return last.at.duration(to: now) < silence
      }
  }
}
