import Evidence
import Findings
import Workspace

/// What the manifests say of the package whose checks are run, and of the packages on this disk that it is built on.
struct CheckPackage: Hashable, Sendable {
  let name: String
  /// The targets that hold tests: those that the plugin compiles blocks into, and those whose tests can name criteria.
  let testTargets: [String]
  /// One of them uses the plugin.
  let compilesBlocks: Bool
  /// The folders of the packages, relative to this one: empty for this one itself, which comes first.
  let packages: [String]
  /// The folders of the targets that the checks are built on, their own included, by the names of the targets.
  let sourceFolders: [TargetFolder]
  /// The folders of what makes tests of blocks, and so decides which of their expectations count: the plugin, its tool, and what that is
  /// built on beside the above. Empty where a package from elsewhere brings them, whose version is in `Package.resolved`.
  let generatorFolders: [TargetFolder]
  /// All whose changes may change a result.
  var folders: [TargetFolder] { sourceFolders + generatorFolders }
  /// Under which the manifest knows the package that the plugin comes from.
  let nameOfOurs: String
  /// Checks use products of packages that come from elsewhere: their versions are in `Package.resolved`.
  let usesOtherPackages: Bool

  static let usualNameOfOurs = "counterfoil"

  var testProduct: String { "\(name)PackageTests" }

  /// - Parameters:
  ///   - folder: absolute.
  ///   - scratch: where the package manager keeps what it builds.
  static func load(_ folder: String, scratch: String, launcher: ProcessLauncher) async throws -> CheckPackage {
    let own = try await PackageManifest.load(folder, scratch: scratch, launcher: launcher)
    var manifests = [folder: own]
    var waiting = own.localDependencies.map(\.path)
    while let path = waiting.popLast() {
      guard manifests[path] == nil else { continue }
      let manifest = try await PackageManifest.load(path, scratch: "\(folder)/\(scratch)/manifests", launcher: launcher)
      manifests[path] = manifest
      waiting += manifest.localDependencies.map(\.path)
    }
    guard let package = CheckPackage(root: folder, manifests: manifests) else { throw CheckRunFailure.noCheckTarget }
    return package
  }

  /// - Parameter manifests: of the package and of all on this disk that it depends on, by their absolute paths.
  /// - Returns: `nil` when no target uses the plugin, or holds tests that can name criteria.
  init?(root: String, manifests: [String: PackageManifest]) {
    guard let own = manifests[root] else { return nil }
    let tests = own.targets.filter { $0.usesPlugin || ($0.kind == "test" && $0.usesSpecTesting) }
    guard !tests.isEmpty else { return nil }
    var closure = TargetClosure(manifests: manifests)
    for test in tests { closure.add(test.name, of: root) }
    let built = closure.targets
    name = own.name
    testTargets = tests.map(\.name).sorted()
    compilesBlocks = tests.contains(where: \.usesPlugin)
    if compilesBlocks { closure.add(ManifestTarget.plugin, orProductFor: root) }
    let reached = Set(closure.targets.map(\.package)).subtracting([root])
    packages = [""] + reached.map { $0.relative(to: root) }.sorted()
    sourceFolders = closure.folders(of: built, from: root)
    generatorFolders = closure.folders(of: closure.targets.subtracting(built), from: root)
    let ours = tests.flatMap(\.products).first { $0.name == "SpecTesting" || $0.name == "HeadlessHost" }
    nameOfOurs = ours?.package ?? Self.usualNameOfOurs
    usesOtherPackages = closure.usesOtherPackages
  }
}

/// Targets, and everything that they are built on, across the packages on this disk.
struct TargetClosure {
  struct Place: Hashable {
    /// The absolute path of its package.
    let package: String
    let target: String
  }

  private let manifests: [String: PackageManifest]
  private(set) var targets: Set<Place> = []
  private(set) var usesOtherPackages = false

  init(manifests: [String: PackageManifest]) {
    self.manifests = manifests
  }

  mutating func add(_ target: String, of package: String) {
    add([Place(package: package, target: target)])
  }

  /// - Parameter name: of a target of the package, or else of a product that it takes from another.
  mutating func add(_ name: String, orProductFor package: String) {
    add(places(name, for: package))
  }

  private mutating func add(_ places: [Place]) {
    var waiting = places
    while let place = waiting.popLast() {
      guard let found = target(place), targets.insert(place).inserted else { continue }
      for name in found.names { waiting += self.places(name, for: place.package) }
      for product in found.products { waiting += self.product(product.name, in: product.package, for: place.package) }
    }
  }

  private mutating func places(_ name: String, for package: String) -> [Place] {
    let sibling = Place(package: package, target: name)
    return target(sibling) != nil ? [sibling] : product(name, in: nil, for: package)
  }

  /// - Parameter root: the absolute path of the package whose checks are run.
  func folders(of places: Set<Place>, from root: String) -> [TargetFolder] {
    places.compactMap { folder(of: $0, inPackage: $0.package.relative(to: root)) }.sorted {
      ($0.target, $0.package) < ($1.target, $1.package)
    }
  }

  private func folder(of place: Place, inPackage package: String) -> TargetFolder? {
    guard let manifest = manifests[place.package], let target = target(place), target.hasFolder else { return nil }
    let places = TargetFolder.places(target.kind)
    let isAlone = manifest.targets.count { TargetFolder.places($0.kind) == places } == 1
    return TargetFolder(
      target: target.name,
      path: target.path,
      kind: target.kind,
      isAlone: isAlone,
      package: package
    )
  }

  private func target(_ place: Place) -> ManifestTarget? {
    manifests[place.package]?.targets.first { $0.name == place.target }
  }

  /// The targets of a product of another package on this disk; none when it comes from elsewhere.
  private mutating func product(_ name: String, in package: String?, for user: String) -> [Place] {
    let local = (manifests[user]?.localDependencies ?? []).filter { package.map($0.names.contains) ?? true }
    for dependency in local {
      guard let targets = manifests[dependency.path]?.products[name] else { continue }
      return targets.map { Place(package: dependency.path, target: $0) }
    }
    usesOtherPackages = true
    return []
  }
}

enum RelativePath {
  /// The path below a folder, without `.` and with `..` only where it climbs.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder.split(separator: "/") + path.split(separator: "/")) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
