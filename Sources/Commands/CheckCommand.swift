import ArgumentParser
import CheckRunning
import Configuration
import Evidence
import Files
import Findings
import Judgment
import Reporting
import SpecModel
import SpecReading
import Traceability
import Workspace

/// `counterfoil check`: compiles and runs the checks that the specs hold.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile and run the checks of the specs, and write down what came of each.",
    discussion: """
      Runs `swift check` and `swift example` blocks, and tests with `.verifies(...)`, against the package that the specs lie in, takes in \
      what other runners report as JUnit XML, and writes .counterfoil/evidence.json. Exit 1 when a check fails or says nothing, \
      and when there is none, but for a shard that none falls into; 2 when the components do not build, and when it was stopped: what \
      had reported by then is kept, the rest stays what it was. What another runner reports of an older text, or of other files than \
      these, is no proof of today: exit 1 too. So is a failure that an earlier run took in and nothing has replaced since. \
      `--plan` heeds neither results nor reports: exit 1 when what a planned check names is wrong, and 0 otherwise, even where nothing \
      is planned.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var reports: JUnitOptions
  @OptionGroup var styling: StyleOptions

  @Flag(name: .shortAndLong, help: "Say nothing while the checks run.")
  var quiet = false

  @Flag(name: .customLong("plan"), help: "Say what would run, and what would not and why, and run nothing.")
  var plansOnly = false

  @Option(help: "Seconds that a single check may take.")
  var limit = 60

  @Option(
    help:
      "Seconds that all checks together may take, the build not counted; by default what they could use up one by one, and once more alone."
  )
  var totalLimit: Int?

  @Option(
    help:
      "Run one part of all checks only, such as 2/8: the same on every machine, and all parts together are all checks.",
    transform: Shard.init(argument:)
  )
  var shard: Shard?

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit takes a number of seconds from 1") }
    guard totalLimit.map({ $0 > 0 }) ?? true else {
      throw ValidationError("--total-limit takes a number of seconds from 1")
    }
  }

  func run() async throws {
    let named = try arguments.unconfiguredPlace()
    // Where that is wrong, or nothing is there to be read, there is no run, and nothing is left of it.
    let pipeline = try Pipeline(place: named.configured())
    if plansOnly { return try await tellPlan(pipeline) }
    let (place, files) = (pipeline.place, pipeline.files)
    let settings = try WorkspaceSettings.configuration(place, files).junit
    let reports = reports.completed(by: settings, of: place)
    try pipeline.requireDocuments()
    let lock = try await self.lock(place)
    defer { withExtendedLifetime(lock) {} }
    // Before anything else: whoever kills us now has interrupted a run.
    StateFolder.keepOutOfGit(files)
    let scope = RunScope(named, shard, reports: reports.options.patterns)
    let marks = try RunMarks(files: files, scope: scope, prefix: place.prefix)
    for mark in marks.leftBehind { Console.standard.progress(mark.asInterrupted(prefix: place.prefix)) }
    var ending = RunMarks.Ending.nothing
    defer {
      marks.end(ending)
      StateFolder.tidy(root: place.root)
    }
    try await run(reports, pipeline, marks, &ending)
  }

  /// - Parameter ending: what is to be said of the run when this returns or throws.
  private func run(
    _ reports: JUnitReports.Sources,
    _ pipeline: Pipeline,
    _ marks: RunMarks,
    _ ending: inout RunMarks.Ending
  ) async throws {
    let place = pipeline.place
    let graph = try await pipeline.graph()
    let plan = plan(graph, place)
    let store = EvidenceStore(files: pipeline.files)
    let intake = ReportIntake(sources: reports, pipeline: pipeline, store: store, shard: shard, isQuiet: quiet)
    let imported = try await intake.found(for: graph)
    let whole = whole(place)
    let journal: EvidenceJournal
    do { journal = try EvidenceJournal(store: store, plan: plan) } catch let failure as EvidenceFileFailure {
      throw Unreadable(path: DocumentPath(EvidenceFile.path), reason: "\(failure)")
    }
    let run: CheckRun
    var failed: CheckRunFailure?
    do { run = try await self.run(plan, graph, pipeline, journal, marks) } catch let failure as CheckRunFailure {
      // What other runners reported is worth keeping all the same.
      guard !imported.results.isEmpty || !imported.unread.isEmpty else { throw failure }
      failed = failure
      run = CheckRun(of: plan, failed: failure)
    }
    guard run.isComplete else { try stopped(run, plan, store, &ending) }
    marks.enter(.recording)
    let evidence = run.evidence.merged(with: EvidenceSet(results: imported.results, unread: imported.unread))
    intake.tell(imported)
    if evidence.results.isEmpty {
      guard let shard, !graph.obligations.isEmpty || imported.isSomething else {
        // What was kept of these reports is not in them any more.
        if !reports.options.patterns.isEmpty {
          try store.keep(evidence, of: plan, whole: [], reports: imported.covers, unread: imported.coversUnread)
        }
        if let failed { throw failed }
        try await nothingRan(plan, pipeline, keeping: store.read().results.count)
      }
      Console.standard.progress("no check falls into shard \(shard)")
    }
    // What cannot be written down is lost.
    ending = .stopped
    // A run that did not come about forgets nothing of those before.
    try store.keep(
      evidence,
      of: plan,
      whole: failed == nil ? whole : [],
      isRun: failed == nil,
      built: run.sources,
      reports: { imported.covers($0) && shard?.contains($0.check) ?? true },
      unread: imported.coversUnread
    )
    ending = failed == nil ? .whole : .nothing
    let kept = try store.read()
    for missing in kept.missingShards(of: plan.whole) { Console.standard.progress("\(missing)") }
    for run in kept.interruptions { Console.standard.progress("\(run): check everything once more") }
    for report in kept.unread where !imported.unread.contains(where: { $0.path == report.path }) {
      Console.standard.progress("an earlier run could not read \(report): have it taken in again")
    }
    let summary = summary(of: plan, pipeline)
    if let failed {
      // Nothing else would say that the tests of the package could not run.
      do { try await summary.tell(evidence) } catch is Outcome {}
      throw failed
    }
    try await summary.tell(evidence)
    guard imported.problems.isEmpty else { throw Outcome.no }
  }

  private func summary(of plan: CheckPlan, _ pipeline: Pipeline) -> CheckSummary {
    CheckSummary(plan: plan, pipeline: pipeline, styling: styling, isQuiet: quiet)
  }

  /// What was kept of earlier reports may fail all the same.
  private func nothingRan(_ plan: CheckPlan, _ pipeline: Pipeline, keeping count: Int) async throws -> Never {
    let kept = count == 0 ? "" : "; what was kept before, \(Counted.words(count, "result")), stays as it was"
    Console.standard.progress("no check was planned: nothing ran, and this run proves nothing\(kept)")
    try await summary(of: plan, pipeline).tell(EvidenceSet())
    throw Outcome.no
  }

  private func plan(_ graph: TraceGraph, _ place: WorkspacePlace) -> CheckPlan {
    CheckPlan(graph, fingerprint: CriterionFingerprint.of, shard: shard, isWanted: place.isWanted)
  }

  /// What would run, and what is wrong with it already, whatever came of earlier runs: nobody asks for that, and it may be damaged.
  private func tellPlan(_ pipeline: Pipeline) async throws {
    let graph = try await pipeline.graph()
    let plan = plan(graph, pipeline.place)
    Console.standard.write(Printable.lines(CheckPlanText(plan).text))
    let summary = summary(of: plan, pipeline)
    let isFine = summary.tellMistakes(graph, try await pipeline.judgment(withoutEvidence: graph))
    guard isFine, plan.checks.allSatisfy({ $0.problem == nil }) else { throw Outcome.no }
  }

  private func lock(_ place: WorkspacePlace) async throws -> CheckLock {
    try await CheckLock(root: place.root) {
      if !quiet { Console.standard.progress("waiting for another `check` of this workspace to end") }
    }
  }

  /// Only a run over everything may forget the results of checks that it did not meet. Those of other runners go with their reports.
  private func whole(_ place: WorkspacePlace) -> Set<CheckResult.Source> {
    place.isWhole && shard == nil ? [.check, .example, .test] : []
  }

  private func run(
    _ plan: CheckPlan,
    _ graph: TraceGraph,
    _ pipeline: Pipeline,
    _ journal: EvidenceJournal,
    _ marks: RunMarks
  ) async throws -> CheckRun {
    var options = CheckRunOptions(package: pipeline.place.root)
    options.limitPerCheck = .seconds(limit)
    options.limit = totalLimit.map { .seconds($0) }
    options.count = plan.checks.count
    let references = TestReferences(graph)
    let progress = CheckProgress(isQuiet: quiet, isLive: Console.standard.isTerminal(2))
    defer { progress.end() }
    let runner = CheckRunner(options: options, files: pipeline.files)
    do {
      return try await StopSignals.cancelling {
        try await runner.run(plan, criteria: references.bindings, journal: journal) { event in
          marks.see(event)
          progress.see(event)
        }
      }
    } catch is CancellationError {
      return CheckRun(isComplete: false)
    }
  }

  /// What reported is as good as ever; nothing is said about the rest.
  private func stopped(
    _ run: CheckRun,
    _ plan: CheckPlan,
    _ store: EvidenceStore,
    _ ending: inout RunMarks.Ending
  ) throws -> Never {
    let reported = run.evidence.results
    guard !reported.isEmpty else {
      ending = .stopped
      Console.standard.progress(
        "stopped by \(StopSignals.name) before any check had run; "
          + "the evidence stays what it was, and the gate says no until a run comes to its end"
      )
      throw Outcome.unable
    }
    ending = .stopped
    try store.keep(part: run.evidence, of: plan)
    ending = .nothing
    let blocks = reported.count { $0.source != .test }
    let tests = reported.count - blocks
    let others = tests > 0 ? ", and \(Counted.words(tests, "test"))," : ""
    Console.standard.progress(
      "stopped by \(StopSignals.name): \(blocks) of \(Counted.words(plan.checks.count, "check"))\(others) had run and \(reported.count == 1 ? "is" : "are") kept; "
        + "the rest stays what it was, and the gate says no until a run comes to its end"
    )
    throw Outcome.unable
  }
}

extension RunMarks {
  fileprivate func see(_ event: CheckEvent) {
    switch event {
    case .building: enter(.building)
    case .running: enter(.running)
    default: break
    }
  }
}

extension Shard {
  fileprivate init(argument: String) throws {
    guard let shard = Shard(argument) else {
      throw ValidationError("write the number of the part, from 1, and how many there are: 1/8 to 8/8")
    }
    self = shard
  }
}
