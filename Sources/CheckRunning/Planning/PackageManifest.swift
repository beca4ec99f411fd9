import Evidence
import Workspace

/// What `swift package dump-package` says of a package.
struct PackageManifest: Hashable, Sendable {
  let name: String
  let targets: [ManifestTarget]
  /// The names of the targets of each product.
  let products: [String: [String]]
  /// The packages on this disk that it depends on.
  let localDependencies: [LocalDependency]

  struct LocalDependency: Hashable, Sendable {
    /// The names under which its products are asked for, in lower case.
    let names: Set<String>
    /// Absolute.
    let path: String
  }

  /// - Parameters:
  ///   - folder: absolute.
  ///   - scratch: where the package manager keeps what it builds: ours, since it waits for whoever builds in the folder's own.
  static func load(_ folder: String, scratch: String, launcher: ProcessLauncher) async throws -> PackageManifest {
    let command = ProcessCommand(
      "swift",
      ["package", "--scratch-path", scratch, "dump-package"],
      folder: folder,
      environment: CheckBuild.environment
    )
    let outcome = try await launcher.run(command)
    guard outcome.isSuccess, let start = outcome.output.firstIndex(of: UInt8(ascii: "{")),
      let json = try? JSONParser.parse(Array(outcome.output[start...])), let manifest = PackageManifest(json)
    else { throw CheckRunFailure.unreadableManifest(outcome.text) }
    return manifest
  }

  init?(_ manifest: JSON) {
    guard let name = manifest["name"]?.string else { return nil }
    self.name = name
    targets = (manifest["targets"]?.array ?? []).compactMap(ManifestTarget.init)
    let products = (manifest["products"]?.array ?? []).compactMap { product -> (String, [String])? in
      product["name"]?.string.map { ($0, (product["targets"]?.array ?? []).compactMap(\.string)) }
    }
    self.products = Dictionary(products) { first, _ in first }
    localDependencies = (manifest["dependencies"]?.array ?? []).compactMap { dependency in
      guard let local = dependency["fileSystem"]?.array?.first, let path = local["path"]?.string else { return nil }
      let names = [local["identity"], local["nameForTargetDependencyResolutionOnly"]].compactMap { $0?.string }
      return LocalDependency(names: Set(names.map { $0.lowercased() }), path: path)
    }
  }
}

/// A target as `swift package dump-package` describes it.
struct ManifestTarget: Hashable, Sendable {
  let name: String
  let kind: String
  let path: String?
  /// The names of what may be targets of the package, plugins among them, or products of another.
  let names: [String]
  let products: [Product]
  let usesPlugin: Bool

  struct Product: Hashable, Sendable {
    let name: String
    /// In lower case; `nil` where the manifest leaves it open.
    let package: String?
  }

  /// A binary that comes from elsewhere has none; the manifest holds its checksum.
  var hasFolder: Bool { kind != "binary" || path != nil }

  /// Its tests can say which criteria they are about.
  var usesSpecTesting: Bool { names.contains("SpecTesting") || products.contains { $0.name == "SpecTesting" } }

  init?(_ value: JSON) {
    guard let name = value["name"]?.string else { return nil }
    let dependencies = value["dependencies"]?.array ?? []
    self.name = name
    kind = value["type"]?.string ?? "regular"
    path = value["path"]?.string
    let plugins = (value["pluginUsages"]?.array ?? []).compactMap { $0["plugin"]?.array?.first?.string }
    usesPlugin = plugins.contains(Self.plugin)
    // What other plugins generate is compiled too. This one makes tests of blocks, see `CheckPackage.generatorFolders`.
    names =
      dependencies.compactMap { ($0["byName"] ?? $0["target"])?.array?.first?.string }
      + plugins.filter { $0 != Self.plugin }
    products = dependencies.compactMap { dependency in
      guard let product = dependency["product"]?.array, let name = product.first?.string else { return nil }
      return Product(name: name, package: product.dropFirst().first?.string?.lowercased())
    }
  }

  static let plugin = "SpecChecks"
}
