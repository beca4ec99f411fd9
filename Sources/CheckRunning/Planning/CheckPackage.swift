import Evidence
import Workspace

/// What the manifest says of the package whose checks are run.
struct CheckPackage: Hashable, Sendable {
  let name: String
  /// The target that the plugin compiles the checks into.
  let checkTarget: String
  /// The folders of the targets of this package that the checks are built on, relative to the package, sorted. The check target's own
  /// folder is one of them.
  let sourceFolders: [String]
  /// Checks use products of other packages: their versions are in `Package.resolved`.
  let usesOtherPackages: Bool

  var testProduct: String { "\(name)PackageTests" }

  /// - Parameters:
  ///   - folder: absolute.
  ///   - scratch: where the package manager keeps what it builds.
  static func load(_ folder: String, scratch: String, launcher: ProcessLauncher) async throws -> CheckPackage {
    let command = ProcessCommand(
      "swift",
      ["package", "--scratch-path", scratch, "dump-package"],
      folder: folder,
      environment: CheckBuild.environment
    )
    let outcome = try await launcher.run(command)
    guard outcome.isSuccess, let start = outcome.output.firstIndex(of: UInt8(ascii: "{")),
      let manifest = try? JSONParser.parse(Array(outcome.output[start...]))
    else { throw CheckRunFailure.unreadableManifest(outcome.text) }
    guard let package = CheckPackage(manifest) else { throw CheckRunFailure.noCheckTarget }
    return package
  }

  /// - Returns: `nil` when no target uses the plugin.
  init?(_ manifest: JSON) {
    let targets = (manifest["targets"]?.array ?? []).compactMap(ManifestTarget.init)
    guard let name = manifest["name"]?.string, let check = targets.first(where: \.usesPlugin) else { return nil }
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var reached: Set<String> = [check.name]
    var waiting = [check]
    while let target = waiting.popLast() {
      for dependency in target.targets.compactMap({ byName[$0] }) where reached.insert(dependency.name).inserted {
        waiting.append(dependency)
      }
    }
    self.name = name
    checkTarget = check.name
    let closure = reached.compactMap { byName[$0] }
    sourceFolders = closure.map(\.folder).sorted()
    usesOtherPackages = closure.contains(where: \.usesProducts)
  }
}

/// A target as `swift package dump-package` describes it.
private struct ManifestTarget {
  let name: String
  let folder: String
  /// The names of what may be targets of the package.
  let targets: [String]
  let usesProducts: Bool
  let usesPlugin: Bool

  init?(_ value: JSON) {
    guard let name = value["name"]?.string else { return nil }
    let dependencies = value["dependencies"]?.array ?? []
    self.name = name
    folder = value["path"]?.string ?? (value["type"]?.string == "test" ? "Tests/\(name)" : "Sources/\(name)")
    targets = dependencies.compactMap { ($0["byName"] ?? $0["target"])?.array?.first?.string }
    usesProducts = dependencies.contains { $0["product"] != nil }
    usesPlugin = (value["pluginUsages"]?.array ?? []).contains { $0["plugin"]?.array?.first == .string("SpecChecks") }
  }
}
