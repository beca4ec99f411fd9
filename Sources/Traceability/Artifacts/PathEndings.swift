import Files
import Findings

/// Paths by how they end: people write `platforms/web/Icon.ts` of what lies deep in their sources.
struct PathEndings {
  private let files: [String: Namesakes]
  private let folders: [String: Namesakes]

  init(_ paths: some Sequence<DocumentPath>) {
    var files: [String: [String]] = [:]
    var folders: [String: [String]] = [:]
    var seen: Set<String> = []
    for path in paths {
      files[path.name, default: []].append(path.text)
      var folder = path.folder
      while !folder.isEmpty, seen.insert(folder).inserted {
        folders[DocumentPath(folder).name, default: []].append(folder)
        folder = DocumentPath(folder).folder
      }
    }
    self.files = files.mapValues { Namesakes($0) }
    self.folders = folders.mapValues { Namesakes($0) }
  }

  /// The file whose path ends so; of a bare name that several bear, any will do.
  func file(_ ending: String) -> DocumentPath? {
    files[DocumentPath(ending).name]?.first(endingIn: ending).map { DocumentPath($0) }
  }

  func folder(_ ending: String) -> DocumentPath? {
    folders[DocumentPath(ending).name]?.first(endingIn: ending).map { DocumentPath($0) }
  }
}

/// Paths of one name. Of a few each is looked at; of thousands, of which thousands are asked, those that end alike are brought together.
private final class Namesakes {
  private static let few = 64

  private let paths: [String]
  /// Places in `paths`, in the order of their bytes from the last to the first.
  private lazy var sorted = paths.indices.sorted { Self.precedes(paths[$0], paths[$1]) }
  /// Endings that were asked for.
  private var known: [String: String?] = [:]

  init(_ paths: [String]) {
    self.paths = paths
  }

  /// - Returns: the first of them, in the order in which they came.
  func first(endingIn ending: String) -> String? {
    let inner = "/" + ending
    guard paths.count > Self.few else { return paths.first { $0 == ending || $0.hasSuffix(inner) } }
    if let found = known[ending] { return found }
    let found = [place(ending) { $0 == ending }, place(inner) { Self.ends($0, inner) }].compactMap(\.self).min()
    known[ending] = .some(found.map { paths[$0] })
    return found.map { paths[$0] }
  }

  /// The first of those that lie side by side from an ending on.
  private func place(_ ending: String, _ isMeant: (String) -> Bool) -> Int? {
    let first = sorted.partitionPoint { Self.precedes(paths[$0], ending) }
    return sorted[first...].prefix { isMeant(paths[$0]) }.min()
  }

  private static func ends(_ path: String, _ ending: String) -> Bool {
    path.utf8.count >= ending.utf8.count && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.reversed().lexicographicallyPrecedes(other.utf8.reversed())
  }
}
