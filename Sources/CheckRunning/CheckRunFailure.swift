import Evidence

/// We could not run the checks at all.
package enum CheckRunFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder where it should be.
  case noPackage(String)
  /// What the package manager says of the manifest.
  case unreadableManifest(String)
  case noCheckTarget
  /// Targets hold tests, and none compiles blocks.
  ///
  /// `package`: the name under which the manifest knows ours.
  case noPlugin(package: String)
  case noTestProgram(String)
  /// What the compiler says, of a package that holds ordinary tests only: where blocks are planned, each of them says so.
  case doesNotBuild(String)
  /// A folder of a target, or the manifest: relative to the package.
  case unreadableSources(String)

  /// In lines for a terminal of 80 columns, but for paths and what others say.
  package var description: String {
    switch self {
    case .noPackage(let folder):
      """
      there is no Package.swift in \(folder):
      checks are compiled into the Swift package that the specs lie in
      """
    case .unreadableManifest(let output):
      (["the package cannot be read:"] + Self.complaints(output)).joined(separator: "\n")
    case .noCheckTarget:
      """
      no target of Package.swift uses the plugin SpecChecks or SpecTesting;
      add a test target with
          plugins: [.plugin(name: "SpecChecks", package: "counterfoil")]
      """
    case .noPlugin(let package):
      """
      no target of Package.swift uses the plugin SpecChecks:
      no block is compiled; give the test target
          plugins: [.plugin(name: "SpecChecks", package: "\(package)")]
      """
    case .noTestProgram(let path): "the build left no test program at\n\(path)"
    case .doesNotBuild(let words): words
    case .unreadableSources(let path):
      """
      \(path): the checks are built on it, and it is missing
      or cannot be read, so that no proof could tell when it changes; restore it,
      make all of its files readable, or give the target's `path` in Package.swift
      """
    }
  }

  /// The errors with their places; without any, the first lines that say that they are errors, or else the last of all.
  private static func complaints(_ output: String) -> [String] {
    let errors = CompilerMessage.errors(in: output).prefix(5).map { error in
      "\(error.place.path.split(separator: "/").last ?? ""):\(error.place.line): \(error.text)"
    }
    if !errors.isEmpty { return errors.map { String($0.prefix(longestLine)) } }
    let lines = output.split(whereSeparator: \.isNewline)
    let said = lines.filter { $0.hasPrefix("error: ") }
    return (said.isEmpty ? lines.suffix(3) : said.prefix(3)).map { String($0.prefix(longestLine)) }
  }

  private static let longestLine = 300
}
