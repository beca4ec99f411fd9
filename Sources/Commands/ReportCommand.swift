import ArgumentParser
import Files
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability
import Workspace

/// `counterfoil report 004 1.1`: a completion report from evidence, and not from memory.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the completion report of a task, with the marks that the evidence earned.",
    discussion: """
      ✅ proven, ❌ failing, ⚠️ inconclusive, ⏳ not proven. Run again, it renews the list of requirements and nothing else; a report \
      that was written by hand is never touched.
      """
  )

  @Argument(help: "The spec: its number or its folder's name.")
  var spec: String

  @Argument(help: "The task: 4.1.")
  var task: String

  @OptionGroup var arguments: PathArguments

  @Option(help: "The date of a new report, YYYY-MM-DD; today's by default.")
  var date: Day?

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place).ledger()
    let (found, spec) = try lookUp(in: ledger.graph)
    let day = (date ?? Day.today()).text
    let writer = CompletionReportWriter(ledger: ledger, files: .disk(root: place.root), date: day)
    let console = Console.standard
    switch try writer.write(found, of: spec) {
    case .created(let path): console.write("wrote \(place.prefix)\(path)\n")
    case .renewed(let path): console.write("renewed the requirements in \(place.prefix)\(path)\n")
    case .unchanged(let path): console.write("nothing has changed for \(place.prefix)\(path)\n")
    case .kept(let path, let reason):
      console.progress("error: \(place.prefix)\(path) stays as it is: \(reason)")
      throw Outcome.unable
    }
  }

  private func lookUp(in graph: TraceGraph) throws -> (SpecTask, Spec) {
    let specs = graph.index.specs(named: spec)
    guard let id = specs.first, specs.count == 1, let found = graph.index.spec(id) else {
      let nearest = nearestMatch(to: spec, among: graph.index.specNames)
      throw Refusal("there is no spec `\(spec)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard let task = found.tasks.first(where: { $0.id.number.isCalled(task) }) else {
      let nearest = nearestMatch(to: task, among: found.tasks.map(\.id.number.text))
      throw Refusal("spec `\(id)` has no task \(task)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
    return (task, found)
  }
}
