import ArgumentParser
import Files
import Findings
import History
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

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place, looksAround: true).ledger()
    let found = try CriterionLookup(graph: ledger.graph).criteria(reference)
    let console = Console.standard
    let text = ChainText(
      ledger: ledger,
      style: console.style(styling.color),
      width: console.width,
      prefix: place.prefix
    )
    let files = FileAccess.disk(root: place.root)
    let past = try PastReader(place: place, files: files, base: nil).lock().map {
      LockedPast($0, graph: ledger.graph, files: files)
    }
    let texts = found.map { found in
      let former = past?.changes[found.criterion.id.spec]?.former(found.criterion.id)
      return text.text(found.criterion, of: found.requirement)
        + (former.map { "\nwas \($0.local) \(LockedPast.moment.words)\n" } ?? "")
    }
    console.write(texts.joined(separator: "\n"))
  }
}
