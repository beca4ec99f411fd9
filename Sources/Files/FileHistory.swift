package import Findings

/// What a version control system remembers of the files of a workspace that are not there any more.
package struct FileHistory: Hashable, Sendable {
  /// What happened to a path last.
  package enum Fate: Hashable, Sendable {
    case renamed(DocumentPath)
    case deleted
  }

  /// Every path that was there once and went, relative to the workspace.
  package let gone: [DocumentPath: Fate]
  /// The history goes back to its beginning: what it does not know was never there.
  package let isComplete: Bool
  /// Sorted.
  package let paths: [DocumentPath]
  private let folders: Set<String>

  package init(gone: [DocumentPath: Fate], isComplete: Bool) {
    self.gone = gone
    self.isComplete = isComplete
    paths = gone.keys.sorted()
    var folders: Set<String> = []
    for path in gone.keys {
      var folder = path.folder
      while !folder.isEmpty, folders.insert(folder).inserted { folder = DocumentPath(folder).folder }
    }
    self.folders = folders
  }

  /// Where the file that was at a path ended up, as often as it was moved.
  ///
  /// - Returns: `nil` for a path that the history does not know as gone. The last path may be gone in turn.
  package func end(of path: DocumentPath) -> Fate? {
    guard var fate = gone[path] else { return nil }
    var seen: Set<DocumentPath> = [path]
    while case .renamed(let next) = fate, seen.insert(next).inserted, let later = gone[next] {
      // Moved back to where it had been, it is where the last move says.
      if case .renamed(let back) = later, seen.contains(back) { break }
      fate = later
    }
    return fate
  }

  /// Files lay below this folder once.
  package func hadFolder(_ path: DocumentPath) -> Bool { folders.contains(path.text) }

  /// The folder where most of what lay below this one ended up, as often as it was moved.
  package func movedFolder(_ path: DocumentPath) -> DocumentPath? {
    let prefix = path.text + "/"
    let start = paths.partitionPoint { $0 < DocumentPath(prefix) }
    var counts: [String: Int] = [:]
    for old in paths[start...].prefix(while: { $0.text.utf8.starts(with: prefix.utf8) }) {
      let rest = Substring(old.text.utf8.dropFirst(prefix.utf8.count))
      guard case .renamed(let new) = end(of: old), new.text.hasSuffix("/" + rest) else { continue }
      counts[String(Substring(new.text.utf8.dropLast(rest.utf8.count + 1))), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { DocumentPath($0.key) }
  }
}
