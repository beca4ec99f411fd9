/// The keys that each part of the file knows. The published schema is held against them.
package enum ConfigurationKeys: String, Sendable, CaseIterable {
  case root, paths, gate, junit, mapping

  package var names: [String] {
    switch self {
    case .root: ["specs", "ignore", "rules", "paths", "gate", "junit"]
    case .paths: ["match", "rules"]
    case .gate: ["minimum-coverage", "strict", "kinds"]
    case .junit: ["reports", "mapping"]
    case .mapping: ["test", "verifies"]
    }
  }
}
