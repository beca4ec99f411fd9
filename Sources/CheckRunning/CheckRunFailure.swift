/// We could not run the checks at all.
package enum CheckRunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadableManifest(String)
  case noCheckTarget
  case noTestProgram(String)

  package var description: String {
    switch self {
    case .unreadableManifest(let output):
      "the package cannot be read: swift package dump-package says\n\(output)"
    case .noCheckTarget:
      """
      no target of Package.swift uses the plugin SpecChecks; add a test target with \
      `plugins: [.plugin(name: "SpecChecks", package: "counterfoil")]`
      """
    case .noTestProgram(let path): "the build left no test program at \(path)"
    }
  }
}
