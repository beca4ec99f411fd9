package import Evidence
package import Files
import Findings

/// What files and folders are at this moment.
package enum SourceTree {
  /// The fingerprint of a file, or of everything below a folder but for what tools leave there; `nil` when there is nothing, or it
  /// cannot be read. A manifest stands for the manifests of single versions of Swift beside it as well.
  package static func fingerprint(_ path: String, files: FileAccess) -> Fingerprint? {
    switch files.kind(DocumentPath(path)) {
    case .file where DocumentPath(path).name == PackageSources.manifest: manifest(DocumentPath(path), files)
    case .file: file(DocumentPath(path), files)
    case .folder: try? folder(path, files)
    case .other, nil: nil
    }
  }

  private static func file(_ path: DocumentPath, _ files: FileAccess) -> Fingerprint? {
    (try? files.read(path, 1 << 28)).map { Fingerprint(of: $0) }
  }

  /// `Package.swift`, and any `Package@swift-6.1.swift`, of which the package manager takes the one that fits.
  private static func manifest(_ path: DocumentPath, _ files: FileAccess) -> Fingerprint? {
    guard let own = file(path, files), let entries = try? files.list(DocumentPath(path.folder)) else { return nil }
    let versions = entries.map(\.name).filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    if versions.isEmpty { return own }
    var found = [(path: path.name, fingerprint: own)]
    for name in versions {
      let place = DocumentPath(path.folder.isEmpty ? name : "\(path.folder)/\(name)")
      guard let fingerprint = file(place, files) else { return nil }
      found.append((name, fingerprint))
    }
    return SourceFingerprint(folder: path.text, files: found).fingerprint
  }

  private static func folder(_ path: String, _ files: FileAccess) throws(FileFailure) -> Fingerprint {
    let found = try contents(of: path, files).map { (String($0.path.dropFirst(path.count + 1)), $0.fingerprint) }
    return SourceFingerprint(folder: path, files: found).fingerprint
  }

  /// Every file below a folder, hidden ones too: resources that are copied bring them along.
  static func contents(
    of path: String,
    _ files: FileAccess
  ) throws(FileFailure) -> [(path: String, fingerprint: Fingerprint)] {
    var found: [(path: String, fingerprint: Fingerprint)] = []
    var folders = [path]
    var visited: Set<UInt64> = []
    while let folder = folders.popLast() {
      for entry in try files.list(DocumentPath(folder)) where !isLeftover(entry.name) {
        let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder where visited.insert(entry.identity).inserted: folders.append(inner)
        case .file:
          let bytes = try files.read(DocumentPath(inner), 1 << 28)
          found.append((inner, Fingerprint(of: bytes)))
        case .folder, .other: break
        }
      }
    }
    return found
  }

  /// Whether git, builds, editors or the desktop put such a file or folder there, which nobody builds from.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(".") else { return false }
    return leftovers.contains(name) || name.hasPrefix(".build") || name.hasPrefix("._") || name.hasPrefix(".#")
      || [".swp", ".swo", ".swx"].contains { name.hasSuffix($0) }
  }

  private static let leftovers: Set<String> = [
    ".git", ".counterfoil", ".swiftpm", ".index-build", ".DS_Store", ".vscode", ".idea", ".venv", ".cache",
  ]
}
