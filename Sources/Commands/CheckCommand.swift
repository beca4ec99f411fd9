import ArgumentParser
import CheckRunning
import Evidence
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
      Runs `swift check` and `swift example` blocks against the package that the specs lie in, and writes .counterfoil/evidence.json. \
      Exit 1 when a check fails or says nothing, and when there is none.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions

  @Flag(name: .shortAndLong, help: "Say nothing while the checks run.")
  var quiet = false

  @Option(help: "Seconds that a single check may take.")
  var limit = 60

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit takes a number of seconds from 1") }
  }

  func run() async throws {
    let place = try arguments.place()
    let pipeline = Pipeline(place: place)
    let graph = try await pipeline.graph()
    let plan = CheckPlan(graph, fingerprint: CriterionFingerprint.of, isWanted: place.isWanted)
    guard !plan.checks.isEmpty else {
      Console.standard.progress("no check was planned: nothing ran, and nothing is proven")
      throw Outcome.no
    }
    let results = try await run(plan, graph, pipeline)
    // Only a run over everything may forget the results of checks that it did not meet.
    let isWhole = arguments.paths.isEmpty
    try EvidenceStore(files: pipeline.files).keep(results, of: plan, isWhole: isWhole)
    try await summarise(results, pipeline)
  }

  private func run(_ plan: CheckPlan, _ graph: TraceGraph, _ pipeline: Pipeline) async throws -> EvidenceSet {
    var options = CheckRunOptions(package: pipeline.place.root)
    options.limitPerCheck = .seconds(limit)
    options.limit = max(options.limit, .seconds(limit * plan.checks.count))
    let references = TestReferences(
      index: graph.index,
      read: ReferenceText.readAll,
      fingerprint: CriterionFingerprint.of
    )
    let progress = CheckProgress(isQuiet: quiet, isLive: Console.standard.isTerminal(2))
    defer { progress.end() }
    return try await CheckRunner(options: options, files: pipeline.files).run(
      plan,
      criteria: references.bindings,
      report: { progress.see($0) }
    )
  }

  private func summarise(_ results: EvidenceSet, _ pipeline: Pipeline) async throws {
    let console = Console.standard
    let text = CheckResultsText(
      style: console.style(styling.color),
      width: console.width,
      prefix: pipeline.place.prefix
    )
    console.write(text.text(results))
    let ledger = try await pipeline.ledger()
    console.write(CoverageText(ledger.verdict.coverage).text + "\n")
    guard results.results.allSatisfy(\.isProof), !results.results.isEmpty else { throw Outcome.no }
  }
}
