import Evidence
import Workspace

/// What the manifest says of the package whose checks are run.
struct CheckPackage: Hashable, Sendable {
  let name: String
  /// The target that the plugin compiles the checks into.
  let checkTarget: String
  /// The folders of the targets of this package that the checks are built on, by the names of the targets. The check target's own
  /// folder is one of them.
  let sourceFolders: [TargetFolder]
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
    let places = targets.map { TargetFolder.places($0.kind) }
    sourceFolders = closure.filter(\.hasFolder).sorted { $0.name < $1.name }.map { target in
      let isAlone = places.count { $0 == TargetFolder.places(target.kind) } == 1
      return TargetFolder(target: target.name, path: target.path, kind: target.kind, isAlone: isAlone)
    }
    usesOtherPackages = closure.contains(where: \.usesProducts)
  }
}

/// A target as `swift package dump-package` describes it.
private struct ManifestTarget {
  let name: String
  let kind: String
  let path: String?
  /// The names of what may be targets of the package.
  let targets: [String]
  let usesProducts: Bool
  let usesPlugin: Bool

  /// A binary that comes from elsewhere has none; the manifest holds its checksum.
  var hasFolder: Bool { kind != "binary" || path != nil }

  init?(_ value: JSON) {
    guard let name = value["name"]?.string else { return nil }
    let dependencies = value["dependencies"]?.array ?? []
    self.name = name
    kind = value["type"]?.string ?? "regular"
    path = value["path"]?.string
    targets = dependencies.compactMap { ($0["byName"] ?? $0["target"])?.array?.first?.string }
    usesProducts = dependencies.contains { $0["product"] != nil }
    usesPlugin = (value["pluginUsages"]?.array ?? []).contains { $0["plugin"]?.array?.first == .string("SpecChecks") }
  }
}
