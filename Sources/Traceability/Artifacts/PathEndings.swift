import Files
import Findings

/// Paths by how they end: people write `platforms/web/Icon.ts` of what lies deep in their sources.
struct PathEndings {
  private let files: [String: [DocumentPath]]
  private let folders: [String: [String]]

  init(_ paths: some Sequence<DocumentPath>) {
    var files: [String: [DocumentPath]] = [:]
    var folders: [String: [String]] = [:]
    var seen: Set<String> = []
    for path in paths {
      files[path.name, default: []].append(path)
      var folder = path.folder
      while !folder.isEmpty, seen.insert(folder).inserted {
        folders[DocumentPath(folder).name, default: []].append(folder)
        folder = DocumentPath(folder).folder
      }
    }
    self.files = files
    self.folders = folders
  }

  /// The file whose path ends so; of a bare name that several bear, any will do.
  func file(_ ending: String) -> DocumentPath? {
    files[DocumentPath(ending).name]?.first { Self.ends($0.text, ending) }
  }

  func folder(_ ending: String) -> DocumentPath? {
    folders[DocumentPath(ending).name]?.first { Self.ends($0, ending) }.map { DocumentPath($0) }
  }

  private static func ends(_ path: String, _ ending: String) -> Bool { path == ending || path.hasSuffix("/" + ending) }
}
