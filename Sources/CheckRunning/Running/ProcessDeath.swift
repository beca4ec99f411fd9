import Evidence
import Workspace

/// A process that ended before its run did, or hung, and who may have brought that about.
///
/// Whoever ran then is the first to be asked, and not always the one: what an earlier check left running, a timer or another thread,
/// ends the process in the middle of a later one, or holds the main actor that a later one waits for.
struct ProcessDeath: Sendable {
  enum Suspect: Hashable, Sendable {
    case block(SourcePlace)
    /// An ordinary test that says which criteria it is about.
    case test(String)
  }

  /// Who had come to an end, and how long before the process did.
  struct Ended: Hashable, Sendable {
    let suspect: Suspect
    let before: Duration
    /// How long somebody was certainly heard after it. A process may take long to begin, and its last words may be lost.
    var heard = Duration.zero
  }

  /// Unlike that of every other process of a run.
  let id: String
  let status: ProcessOutcome.Status
  let output: String
  /// The block that ran; `nil` where none did.
  let running: SourcePlace?
  /// How long that had run when the process died; zero where it hung, which shows without waiting for more.
  let runningFor: Duration
  /// The ordinary tests that ran.
  let company: Set<String>
  /// In the order in which they ended.
  let ended: [Ended]
  /// The block whose line the last words of the process name, if it had ended by then.
  let named: Ended?

  /// - Parameter place: the block whose line the last words of the process name.
  init(_ ending: TestProcess.Ending, named place: SourcePlace? = nil) {
    let log = ending.log
    id = ending.folder
    status = ending.status
    output = ending.output
    let block = log.runningBlocks.first
    running = block?.block?.place
    company = Set(log.runningTests)
    // The clock of the tests and our own agree on how long a second is, and on nothing else. The program takes a moment to begin: what
    // is reckoned is a little too long, and that is the right side to be wrong on.
    let first = log.tests.values.compactMap(\.start).min() ?? 0
    let now = first + ending.duration.inSeconds
    func since(_ instant: Double?) -> Duration { instant.map { .seconds(max(0, now - $0)) } ?? ending.duration }
    runningFor = ending.status == .stopped ? .zero : since(block?.start)
    let ended: [Ended] =
      log.tests.filter { $0.value.end != nil }.sorted { ($0.value.end ?? 0, $0.key) < ($1.value.end ?? 0, $1.key) }
      .compactMap { id, test in
        let heard = Duration.seconds(max(0, log.lastInstant - (test.end ?? 0)))
        if let place = test.block?.place {
          return Ended(suspect: .block(place), before: since(test.end), heard: heard)
        }
        guard test.isOrdinary, !test.criteria.isEmpty else { return nil }
        return Ended(suspect: .test(id), before: since(test.end), heard: heard)
      }
    self.ended = ended
    named = place.flatMap { place in ended.first { $0.suspect == .block(place) } }
  }

  /// The blocks whose process died so soon after them that what they left running may not have been heard.
  var cutShort: Set<SourcePlace> { blocks(heard: { $0 < TestProcess.grace }) }

  /// The other blocks that had ended.
  var heard: Set<SourcePlace> { blocks(heard: { $0 >= TestProcess.grace }) }

  private func blocks(heard isEnough: (Duration) -> Bool) -> Set<SourcePlace> {
    Set(
      ended.compactMap { ended in
        if case .block(let place) = ended.suspect, isEnough(ended.heard) { place } else { nil }
      }
    )
  }

  /// The same of ordinary tests.
  var cutShortTests: Set<String> { tests(heard: { $0 < TestProcess.grace }) }

  var heardTests: Set<String> { tests(heard: { $0 >= TestProcess.grace }) }

  private func tests(heard isEnough: (Duration) -> Bool) -> Set<String> {
    Set(
      ended.compactMap { ended in if case .test(let id) = ended.suspect, isEnough(ended.heard) { id } else { nil } }
    )
  }

  var endedBlocks: [Ended] { ended.filter { if case .block = $0.suspect { true } else { false } } }

  var endedTests: [Ended] { ended.filter { if case .test = $0.suspect { true } else { false } } }

  /// The one that the process named, or else those that had ended last: mostly it is one of these.
  var likeliestEnded: [Suspect] {
    named.map { [$0.suspect] } ?? [endedBlocks.last, endedTests.last].compactMap { $0?.suspect }
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
