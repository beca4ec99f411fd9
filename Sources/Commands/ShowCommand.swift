import ArgumentParser
import Judgment
import Reporting
import SpecModel
import Traceability
import Workspace

/// `counterfoil show 035/8.4`: the whole trace of one criterion.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what leads to a criterion, and where its chain breaks first.",
    discussion: """
      Sources are read too: comments and tests that name the criterion are listed. They show who works on it, and prove nothing. \
      What git ignores, and what lies in folders such as node_modules, is left out.
      """
  )

  @Argument(help: "A criterion or a requirement: 035/8.4, 035/8, 004/10~2.1.")
  var reference: String

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions
  @OptionGroup var past: PastOptions

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place, looksAround: true, base: past.base).ledger()
    let found = try CriterionLookup(graph: ledger.graph).criteria(reference)
    let console = Console.standard
    let text = ChainText(
      ledger: ledger,
      style: console.style(styling.color),
      width: console.width,
      prefix: place.prefix
    )
    let former = try await FormerNumbers(place: place, base: past.base, graph: ledger.graph)
    let texts = found.map { found in
      text.text(found.criterion, of: found.requirement)
        + former.lines(about: found.criterion.id).map {
          "\n" + TextWrapping.hanging("", $0, indent: 0, width: console.width) + "\n"
        }
        .joined()
    }
    console.write(texts.joined(separator: "\n") + (text.gaps.isEmpty ? "" : "\n" + text.gaps))
  }
}
