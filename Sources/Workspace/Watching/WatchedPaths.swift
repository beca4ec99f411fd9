package import Files
package import Findings

/// What to watch of a workspace: documents, and the folders in which new ones may appear.
package enum WatchedPaths {
  private static let deepest = 64
  /// The files of ours that a verdict depends on.
  private static let own = [
    ".counterfoil/evidence.json", ".counterfoil/attested.json", ".counterfoil/baseline", ".counterfoil/lock",
    ".counterfoil", "counterfoil.yml",
  ]

  /// - Parameter place: the workspace; what it reads is watched, whether findings of it are wanted or not.
  package static func of(_ place: WorkspacePlace, files: FileAccess) -> [DocumentPath] {
    var found = place.loose + own.map { DocumentPath($0) }
    var folders = place.roots.map { (path: $0, depth: 0) }
    while let (folder, depth) = folders.popLast() {
      found.append(folder)
      for entry in (try? files.list(folder)) ?? [] {
        let path = DocumentPath(folder.text.isEmpty ? entry.name : "\(folder.text)/\(entry.name)")
        switch entry.kind {
        // A link may lead back to where it stands; what it leads to is watched where it lies.
        case .folder: if !entry.isLink, depth < deepest, !isSkipped(entry.name) { folders.append((path, depth + 1)) }
        case .file, .other: if isDocument(entry.name) { found.append(path) }
        }
      }
    }
    return Set(found).sorted()
  }

  private static func isSkipped(_ name: String) -> Bool {
    (name.hasPrefix(".") && name != ".kiro") || name == "node_modules" || name == "DerivedData"
  }

  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
