/// Where the package manager looks for the sources of a target.
struct TargetFolder: Hashable, Sendable {
  let target: String
  /// Relative to the package; the first that is there is it.
  let candidates: [String]

  /// - Parameters:
  ///   - path: what the manifest says.
  ///   - kind: of the target, as `swift package dump-package` names it.
  ///   - isAlone: no other target of the package looks in the same places, and so it may fill such a place by itself.
  init(target: String, path: String?, kind: String, isAlone: Bool) {
    self.target = target
    let places = Self.places(kind)
    candidates = path.map { [$0] } ?? places.map { "\($0)/\(target)" } + (isAlone ? places : [])
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
