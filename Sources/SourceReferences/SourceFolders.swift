package import Findings

/// Folders whose sources somebody else wrote, or a program.
package enum SourceFolders {
  private static let foreign: Set<Substring> = [
    "node_modules", "bower_components", "Pods", "Carthage", ".build", ".git", "vendor", "third_party", "DerivedData",
    "dist", ".next", "__pycache__", "site-packages",
  ]

  /// What a build leaves behind. Where git is asked it says so itself, and `src/build` may be a folder like any other.
  private static let built: Set<Substring> = ["build", "out", "target", "coverage", "venv", "env"]

  /// Folders below the root that are workspaces of their own: their sources speak of their own specs.
  static func nestedWorkspaces(in paths: [DocumentPath]) -> Set<String> {
    var roots: Set<String> = []
    for path in paths {
      let parts = path.text.split(separator: "/")
      guard
        let mark = parts.dropFirst().firstIndex(where: { [".kiro", ".counterfoil", "counterfoil.yml"].contains($0) })
      else { continue }
      roots.insert(parts[..<mark].joined(separator: "/"))
    }
    return roots
  }

  static func lies(_ path: DocumentPath, within folders: Set<String>) -> Bool {
    guard !folders.isEmpty else { return false }
    var folder = path.folder
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = DocumentPath(folder).folder
    }
    return false
  }

  /// It lies in a folder that others fill.
  package static func isForeign(_ path: DocumentPath) -> Bool {
    path.folder.split(separator: "/").contains { foreign.contains($0) }
  }

  /// A walk without git goes around it.
  package static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || foreign.contains(name[...]) || built.contains(name[...])
  }
}
