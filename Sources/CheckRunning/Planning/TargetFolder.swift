/// Where the package manager looks for the sources of a target.
struct TargetFolder: Hashable, Sendable {
  let target: String
  /// The folder of its package, relative to the package whose checks are run; empty for that one.
  let package: String
  /// Relative to the package whose checks are run; the first that is there is it.
  let candidates: [String]

  /// - Parameters:
  ///   - path: what the manifest says.
  ///   - kind: of the target, as `swift package dump-package` names it.
  ///   - isAlone: no other target of the package looks in the same places, and so it may fill such a place by itself.
  init(target: String, path: String?, kind: String, isAlone: Bool, package: String = "") {
    self.target = target
    self.package = package
    let places = Self.places(kind)
    let inside = path.map { [$0] } ?? places.map { "\($0)/\(target)" } + (isAlone ? places : [])
    candidates = inside.map { RelativePath.joined(package, $0) }
  }

  /// As `PackageBuilder.predefinedSourceDirectories` of SwiftPM has them, and in its order.
  static func places(_ kind: String) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch kind {
    case "test": ["Tests"] + sources
    case "plugin": ["Plugins"]
    default: sources
    }
  }
}
