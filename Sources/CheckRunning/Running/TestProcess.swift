import Evidence
import Foundation
import Workspace

/// Runs the test program once, and follows what it reports.
struct TestProcess {
  let program: String
  /// The targets that hold tests.
  let targets: [String]
  let options: CheckRunOptions
  let launcher: ProcessLauncher

  /// Which tests a run of the program is about.
  struct Selection: Hashable, Sendable {
    /// The blocks that take part.
    var blocks: Set<SourcePlace>
    /// Ordinary tests that do not.
    var skipping: Set<String> = []
    /// The ordinary tests that run, with no block unless there are none of them either; `nil` for all beside the blocks.
    var only: Set<String>?
    /// How many of these say which criteria they are about, where not all do.
    var speaking: Int?
    /// How long the process lives on after the last check, for what that left running to show itself.
    var patience: Duration?
  }

  /// What a check left running is heard for so long at least: a task that it did not wait for may yet fail.
  static let grace = Duration.seconds(1)

  struct Ending: Sendable {
    let status: ProcessOutcome.Status
    let output: String
    let log: RunLog
    /// The blocks that came to their end and were not reported.
    var unreported: [SourcePlace] = []
    /// Where in its output checks began and ended.
    var marks: [ProcessOutcome.Mark] = []
    /// The folder of what it reported.
    var folder = ""
    /// How long the process lived.
    var duration = Duration.zero
    /// The time for all checks was over.
    var isOutOfTime = false
    /// Our own task was cancelled.
    var isCancelled = false
  }

  /// - Parameters:
  ///   - folder: does not exist yet, and is filled with what this process reports.
  ///   - deadline: when the whole run has to end.
  func run(
    _ selection: Selection,
    folder: URL,
    deadline: ContinuousClock.Instant,
    report: @escaping @Sendable (CheckEvent) -> Void,
    progress: @escaping @Sendable (RunLog) -> Set<SourcePlace>?
  ) async throws -> Ending {
    let files = try RunFiles(folder: folder, blocks: selection.blocks)
    let watch = RunWatch(
      folder: files,
      limitPerCheck: options.limitPerCheck,
      deadline: deadline,
      report: report,
      progress: progress
    )
    let start = ContinuousClock.now
    do {
      let outcome = try await launcher.run(command(selection, files)) { watch.goesOn() }
      let unreported = watch.readLast()
      let isOutOfTime = watch.isOutOfTime && !watch.log.hasEnded
      return Ending(
        status: outcome.status,
        output: outcome.text,
        log: watch.log,
        unreported: unreported,
        marks: outcome.marks,
        folder: folder.path,
        duration: start.duration(to: .now),
        isOutOfTime: isOutOfTime
      )
    } catch is CancellationError {
      let unreported = watch.readLast()
      return Ending(status: .stopped, output: "", log: watch.log, unreported: unreported, isCancelled: true)
    }
  }

  private func command(_ selection: Selection, _ files: RunFiles) -> ProcessCommand {
    let wanted = filters(selection).flatMap { ["--filter", $0] }
    let skipped = selection.skipping.sorted().flatMap { ["--skip", exactly($0)] }
    return ProcessCommand(
      program,
      ["--testing-library", "swift-testing"] + wanted + skipped + [
        "--event-stream-output-path", files.events.path, "--event-stream-version", "0",
      ],
      folder: options.package,
      environment: [
        RunFolder.variable: files.folder.path,
        RunFolder.grace: Self.milliseconds(Self.grace),
        // A trace of every thread of a crash takes seconds; the last words are enough.
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "SWT_NO_COLOR": "1",
      ].merging(
        selection.patience.map { [RunFolder.patience: Self.milliseconds($0)] } ?? [:]
      ) { $1 }.merging(selection.only.map { [RunFolder.tests: "\(selection.speaking ?? $0.count)"] } ?? [:]) { $1 },
      memorable: OutputMark.word,
      context: BlockOutput.mostLines,
      isGuarded: true
    )
  }

  private static func milliseconds(_ duration: Duration) -> String {
    "\(Int((duration.inSeconds * 1000).rounded(.up)))"
  }

  private func filters(_ selection: Selection) -> [String] {
    guard let only = selection.only else { return [allTargets] }
    return only.isEmpty ? ["\(allTargets)\(GeneratedSuite.name)/"] : only.sorted().map(exactly)
  }

  private var allTargets: String {
    let names = targets.map { NSRegularExpression.escapedPattern(for: ModuleName.of(target: $0)) }
    return "^(\(names.joined(separator: "|")))\\."
  }

  private func exactly(_ test: String) -> String { "^\(NSRegularExpression.escapedPattern(for: test))$" }
}
