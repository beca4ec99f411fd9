package import Findings

/// A workspace to read, as the paths on a command line mean it.
package struct WorkspacePlace: Hashable, Sendable {
  /// Absolute.
  package let root: String
  /// The folders to search for specs.
  package var roots: [DocumentPath]
  /// Documents outside spec folders that were named themselves.
  package var loose: [DocumentPath]
  /// What findings are wanted of; everything below them. Empty means all.
  package private(set) var focus: [DocumentPath]
  /// The same, to be asked of thousands of documents, which may all have been named.
  private var wanted: Set<DocumentPath>
  /// Nothing more particular than the workspace was named: its configuration may say where its specs are.
  package var isWhole = false

  package init(root: String, roots: [DocumentPath], loose: [DocumentPath], focus: [DocumentPath]) {
    self.root = root
    self.roots = roots
    self.loose = loose
    self.focus = focus
    wanted = Set(focus)
  }

  package mutating func want(_ path: DocumentPath) {
    if wanted.insert(path).inserted { focus.append(path) }
  }

  /// The same workspace, searched in other folders.
  package func searching(_ folders: [DocumentPath]) -> WorkspacePlace {
    var place = self
    place.roots = folders
    (place.focus, place.wanted) = (folders, Set(folders))
    return place
  }

  private static let few = 8

  /// Whether findings about a document are wanted.
  package func isWanted(_ path: DocumentPath) -> Bool {
    // Mostly few folders were named, and every document and finding asks.
    guard focus.count > Self.few else { return focus.isEmpty || focus.contains { path.isBelow($0) } }
    if wanted.contains(path) || wanted.contains(DocumentPath("")) { return true }
    var folder = path.text.utf8[...]
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if wanted.contains(DocumentPath(String(Substring(folder)))) { return true }
    }
    return false
  }
}

extension DocumentPath {
  /// It is there, or somewhere in that folder.
  fileprivate func isBelow(_ other: DocumentPath) -> Bool {
    let (own, folder) = (text.utf8, other.text.utf8)
    guard !folder.isEmpty, own.starts(with: folder) else { return folder.isEmpty }
    return own.count == folder.count || own.dropFirst(folder.count).first == UInt8(ascii: "/")
  }
}

/// A path on the command line that means nothing.
package struct PlaceFailure: Error, CustomStringConvertible {
  package let path: String
  package let nearest: String?
  /// It is there, and is nothing that specs are written in.
  var isNoDocument = false

  package var description: String {
    if isNoDocument {
      return "`\(path)` is no markdown document; `--sources` reads what sources cite, beside the specs"
    }
    return "there is no `\(path)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
  }
}
