import Files
import Findings
import TokenGeneration

/// The token files of a package, read as its build reads them: what would break the build there is said before it.
struct TokenFiles {
  let files: FileAccess

  private static let plugin = "TokenConstants"
  private static let sizeLimit = 1 << 20

  /// Those of every target that could have the plugin; a package that does not name it has none.
  var findings: [Finding] {
    guard let manifest = try? files.read(DocumentPath("Package.swift"), Self.sizeLimit) else { return [] }
    let text = String(decoding: manifest, as: UTF8.self)
    guard text.contains("\"\(Self.plugin)\"") else { return [] }
    return folders.union(named(in: text)).sorted().flatMap { folder -> [Finding] in
      let path = DocumentPath("\(folder)/tokens.json")
      guard files.kind(path) == .file, let bytes = try? files.read(path, Self.sizeLimit) else { return [] }
      return TokenSource(bytes, document: path).findings
    }
  }

  private var folders: Set<String> {
    let entries = (try? files.list(DocumentPath("Sources"))) ?? []
    return Set(entries.filter { $0.kind == .folder }.map { "Sources/\($0.name)" })
  }

  /// Targets that lie elsewhere say so.
  private func named(in manifest: String) -> Set<String> {
    Set(manifest.matches(of: #/path:\s*"([^"]+)"/#).map { String($0.1) })
  }
}
