package import Files
package import Findings

/// The files below a folder, where there is no git to ask.
package enum FolderWalk {
  /// No workspace of people has more entries; a walk that meets more has left it.
  package static let limit = 400_000

  /// - Parameter isSkipped: folders not to enter, by name.
  /// - Returns: the files, sorted. Symbolic links are not followed, so that every walk ends.
  package static func paths(_ files: FileAccess, isSkipped: (String) -> Bool) -> [DocumentPath] {
    var found: [DocumentPath] = []
    var folders = [DocumentPath("")]
    var count = 0
    while let folder = folders.popLast(), count < limit {
      // A folder that cannot be listed holds nothing that could be read.
      let entries = (try? files.list(folder)) ?? []
      count += entries.count
      for entry in entries where !entry.isLink {
        let path = DocumentPath(folder.text.isEmpty ? entry.name : "\(folder.text)/\(entry.name)")
        switch entry.kind {
        case .file: found.append(path)
        case .folder: if !isSkipped(entry.name) { folders.append(path) }
        case .other: break
        }
      }
    }
    return found.sorted()
  }
}
