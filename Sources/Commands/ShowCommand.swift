import ArgumentParser
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability
import Workspace

/// `counterfoil show 035/8.4`: the whole trace of one criterion.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what leads to a criterion, and where its chain breaks first."
  )

  @Argument(help: "A criterion or a requirement: 035/8.4, 035/8, 004/10~2.1.")
  var reference: String

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place).ledger()
    let found = try CriterionLookup(graph: ledger.graph).criteria(reference)
    let console = Console.standard
    let text = ChainText(
      ledger: ledger,
      style: console.style(styling.color),
      width: console.width,
      prefix: place.prefix
    )
    let texts = found.map { text.text($0.criterion, of: $0.requirement) }
    console.write(texts.joined(separator: "\n"))
  }
}
