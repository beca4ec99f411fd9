import Foundation
import PackagePlugin

/// Carries `templates/` and `site/` into the executable, so that it works where no checkout is.
///
/// The folders lie outside the target, where SwiftPM notices neither a new file nor a deleted one. The command therefore
/// names none of their files as its input, but one of its own that the tool renews each time: so it runs in every build.
/// It leaves the generated source untouched when nothing changed, and nothing is compiled again.
@main
struct EmbedAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let source = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
    let round = context.pluginWorkDirectoryURL.appending(path: "round.txt")
    try Data("planned\n".utf8).write(to: round)
    return [
      .buildCommand(
        displayName: "Embedding templates and site",
        executable: try context.tool(named: "AssetEmbedding").url,
        arguments: [root, source, round].map { $0.path(percentEncoded: false) } + ["templates", "site"],
        inputFiles: [round],
        outputFiles: [source]
      )
    ]
  }
}
