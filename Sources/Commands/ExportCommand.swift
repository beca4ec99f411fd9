import ArgumentParser
import Reporting
import Workspace

/// `counterfoil export`: the whole model as JSON.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print everything that was read and linked as versioned JSON.",
    discussion: "The schema stands in site/schemas/model-1.schema.json, and on every rendered site."
  )

  @OptionGroup var arguments: PathArguments

  func run() async throws {
    let graph = try await Pipeline(place: try arguments.place()).graph()
    Console.standard.write(String(decoding: ModelFile(graph).bytes, as: UTF8.self))
  }
}
