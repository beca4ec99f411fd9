import Foundation
import PackagePlugin

/// Compiles the `swift check` and `swift example` blocks of a package's specs into its check target.
///
/// The documents are those that `counterfoil check` names while it builds, which knows what the workspace ignores; without it, the
/// markdown files below `specs/`, `.kiro/specs/` and `docs/specs/` that hold such a block. Generated files import what the target
/// depends on.
@main
struct SpecChecks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let generation = Generation(
      package: context.package.directoryURL,
      output: context.pluginWorkDirectoryURL,
      tool: try context.tool(named: "GenerateChecks").url,
      modules: modules(target)
    )
    return [generation.root] + SpecFolders(package: context.package.directoryURL).documents.map(generation.command)
  }

  /// The Swift modules among the direct dependencies.
  private func modules(_ target: any Target) -> [String] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
  }
}

private struct Generation {
  let package: URL
  let output: URL
  let tool: URL
  let modules: [String]

  var root: Command {
    let file = output.appending(path: "ChecksOfSpecs.swift")
    return .buildCommand(
      displayName: "Generating the suite of all checks",
      executable: tool,
      arguments: [package.path, file.path],
      inputFiles: [],
      outputFiles: [file]
    )
  }

  func command(_ document: String) -> Command {
    let file = output.appending(path: fileName(document))
    let source = package.appending(path: document)
    let leftOut = package.appending(path: ".counterfoil/cache/left-out-blocks.jsonl")
    let exists = FileManager.default.fileExists(atPath: leftOut.path)
    return .buildCommand(
      displayName: "Generating checks of \(document)",
      executable: tool,
      arguments: [package.path, file.path, document] + modules,
      inputFiles: [source] + (exists ? [leftOut] : []),
      outputFiles: [file]
    )
  }

  /// One name a path, also where `a/b-c.md` and `a-b/c.md` both exist.
  private func fileName(_ document: String) -> String {
    let words = document.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : $0 == "/" ? "__" : "_" }
      .joined()
    let hash = document.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "\(words)_\(String(hash, radix: 16)).swift"
  }
}

/// Finds the documents with blocks.
private struct SpecFolders {
  let package: URL

  var documents: [String] { Set(planned ?? known).filter(holdsBlocks).sorted() }

  private var known: [String] {
    ["specs", ".kiro/specs", "docs/specs"].flatMap { folder in
      let names =
        FileManager.default.enumerator(atPath: package.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
      return names.filter(isMarkdown).map { "\(folder)/\($0)" }
    }
  }

  /// What `counterfoil check` plans, wherever it lies; `nil` unless that builds. Its first line says that the list is whole.
  private var planned: [String]? {
    let list = package.appending(path: ".counterfoil/cache/checked-documents")
    guard let lines = try? String(contentsOf: list, encoding: .utf8).split(separator: "\n"),
      lines.first == "these only:"
    else { return nil }
    return lines.dropFirst().map(String.init).filter { !$0.hasPrefix("/") && !$0.contains("..") }
  }

  private func isMarkdown(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") || name.lowercased().hasSuffix(".markdown")
  }

  /// A quick look; what really is a block is for the tool to say.
  private func holdsBlocks(_ document: String) -> Bool {
    guard let data = try? Data(contentsOf: package.appending(path: document)) else { return false }
    let text = String(decoding: data, as: UTF8.self).lowercased()
    return text.contains(/swift[ \t]+(check|example)/)
  }
}
