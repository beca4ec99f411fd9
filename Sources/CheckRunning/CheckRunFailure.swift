/// We could not run the checks at all.
package enum CheckRunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadableManifest(String)
  case noCheckTarget
  case noTestProgram(String)
  /// A folder of a target, or the manifest: relative to the package.
  case unreadableSources(String)

  package var description: String {
    switch self {
    case .unreadableManifest(let output):
      "the package cannot be read: swift package dump-package says\n\(output)"
    case .noCheckTarget:
      """
      no target of Package.swift uses the plugin SpecChecks or SpecTesting; add a test target with \
      `plugins: [.plugin(name: "SpecChecks", package: "counterfoil")]`
      """
    case .noTestProgram(let path): "the build left no test program at \(path)"
    case .unreadableSources(let path):
      """
      \(path): the checks are built on it, and it is missing or cannot be read, so that no proof could tell when it \
      changes; restore it, make all of its files readable, or give the target's `path` in Package.swift
      """
    }
  }
}
