import ArgumentParser
import Findings
import Judgment
import Reporting
import Workspace

/// `counterfoil export`: the whole model as JSON.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print everything that was read and linked as versioned JSON.",
    discussion: """
      Documents with their links, specs, tasks and reports with the state of their artifacts, and what sources name. \
      The schema stands in site/schemas/model-1.schema.json, and on every rendered site.
      """
  )

  @OptionGroup var arguments: PathArguments

  func run() async throws {
    let ledger = try await Pipeline(place: try arguments.place(), looksAround: true).ledger()
    ModelFile(ledger.graph, judgment: ledger.judgment).write { piece in
      Console.standard.write(Printable.json(String(decoding: piece, as: UTF8.self)))
    }
  }
}
