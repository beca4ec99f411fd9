import ArgumentParser
import Files
import Findings
import Judgment
import Reporting
import Workspace

/// `counterfoil gate`: may this be merged?
struct GateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Say whether the specs are proven: exit 0 yes, 1 no, 2 could not tell.",
    discussion:
      "Writes the same verdict to the terminal and to .counterfoil/verdict.json. Without evidence it is never a yes."
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions

  @Option(help: "Percent of the criteria that must be proven.")
  var minimumCoverage = 100

  func validate() throws {
    guard (0...100).contains(minimumCoverage) else { throw ValidationError("--minimum-coverage takes 0 to 100") }
  }

  func run() async throws {
    let place = try arguments.place()
    let files = FileAccess.disk(root: place.root)
    let ledger: Ledger
    do {
      ledger = try await Pipeline(place: place, policy: GatePolicy(minimumCoverage: minimumCoverage)).ledger()
    } catch {
      // A yes of last time must not stand for an answer that we could not give.
      try files.write(VerdictFile.unable("\(error)"), DocumentPath(VerdictFile.path))
      throw error
    }
    let console = Console.standard
    try files.write(VerdictFile.bytes(ledger.verdict), DocumentPath(VerdictFile.path))
    console.write(VerdictText(style: console.style(styling.color), width: console.width).text(ledger.verdict))
    guard ledger.verdict.isYes else { throw Outcome.no }
  }
}
