import Foundation
import PackagePlugin

/// Turns the `tokens.json` of a target into Swift constants. A finding about the tokens fails the build at its line.
@main
struct TokenConstants: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let tokens = target.directoryURL.appending(path: "tokens.json")
    let source = context.pluginWorkDirectoryURL.appending(path: "DesignTokens.swift")
    return [
      .buildCommand(
        displayName: "Generating the constants of \(target.name)",
        executable: try context.tool(named: "GenerateTokens").url,
        arguments: [tokens, source].map { $0.path(percentEncoded: false) },
        inputFiles: [tokens],
        outputFiles: [source]
      )
    ]
  }
}
