package import Findings

/// The package of a repository that a folder of specs belongs to: `packages/web` of `packages/web/.kiro/specs`, and nothing of
/// `docs/specs`.
package enum SpecPackage {
  /// - Parameter folder: that of a spec.
  package static func of(_ folder: DocumentPath) -> String {
    var parts = folder.folder.pathParts()
    while let last = parts.last, holdsSpecs(last) { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  /// Tools and habits call the folders so in which specs lie.
  private static func holdsSpecs(_ name: Substring) -> Bool {
    name.hasPrefix(".") && name != ".." || holders.contains(String(name))
  }

  private static let holders: Set<String> = [
    "specs", "docs", "doc", "openspec", "agent-os", "changes", "archive",
  ]
}

extension SpecID {
  /// The name of its folder where another package has one of that name: `001-a` of `packages/web/001-a`.
  ///
  /// - Parameter folder: its own.
  package func nameInPackage(_ folder: DocumentPath) -> SpecID? {
    guard name.contains("/") else { return nil }
    let package = SpecPackage.of(folder)
    guard !package.isEmpty, name.hasPrefix(package + "/") else { return nil }
    return SpecID(String(name.dropFirst(package.count + 1)))
  }
}
