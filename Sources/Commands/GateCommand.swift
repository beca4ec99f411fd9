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
    let ledger = try await Pipeline(place: place, policy: GatePolicy(minimumCoverage: minimumCoverage)).ledger()
    let console = Console.standard
    try FileAccess.disk(root: place.root).write(VerdictFile.bytes(ledger.verdict), DocumentPath(VerdictFile.path))
    console.write(VerdictText(style: console.style(styling.color), width: console.width).text(ledger.verdict))
    guard ledger.verdict.isYes else { throw Outcome.no }
  }
}
