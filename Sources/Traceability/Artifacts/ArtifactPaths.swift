package import Files
package import Findings
package import SpecModel

/// The paths that an artifact may mean: from the root of the workspace, from its document, from the folder of its spec.
package struct ArtifactPaths: Sendable {
  let written: String
  let isFolder: Bool
  /// In the order in which they are tried.
  let candidates: [DocumentPath]

  init(_ mention: ArtifactMention, specFolder: DocumentPath?, prefix: String = "") {
    var text = mention.path[...]
    // `Icon.swift:42`, `Icon.swift#L42`
    if let mark = text.lastIndex(where: { $0 == ":" || $0 == "#" }),
      text[text.index(after: mark)...].allSatisfy({ $0.isNumber || "L-".contains($0) })
    {
      text = text[..<mark]
    }
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    isFolder = text.hasSuffix("/")
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    let written = String(text)
    self.written = written
    guard ArtifactMention.isPath(written) else {
      candidates = []
      return
    }
    let isRooted = text.hasPrefix("/")
    let folders = isRooted ? [""] : ["", mention.location.path.folder, specFolder?.text].compactMap(\.self)
    var seen: Set<DocumentPath> = []
    // From the root of the repository, where the workspace is a part of it.
    let inside = !prefix.isEmpty && text.hasPrefix(prefix) ? DocumentPath(String(text.dropFirst(prefix.count))) : nil
    candidates = ([inside] + folders.map { DocumentPath.resolving(written, in: $0) }).compactMap(\.self)
      .filter { !$0.text.isEmpty && seen.insert($0).inserted }
  }

  /// `Icon.swift`: a name without a folder may lie anywhere.
  var isBareName: Bool { !written.contains("/") }

  /// It may be the end of a longer path.
  var isEnding: Bool { !written.hasPrefix("/") && !written.hasPrefix("..") && !written.hasPrefix("~") }

  /// It ends as the names of files do. `color/primary` may be anything.
  var looksLikeFile: Bool {
    guard !isFolder else { return true }
    let name = written.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else { return false }
    let ending = name[name.index(after: dot)...]
    return ending.count <= 12 && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && ending.contains(where: \.isLetter)
  }

  /// Artifacts of a corpus that are not on the disk, sorted: those of which a history may know more.
  package static func missing(in corpus: Corpus, files: FileAccess, prefix: String = "") -> [DocumentPath] {
    var missing: Set<DocumentPath> = []
    var known: [DocumentPath: Bool] = [:]
    for spec in corpus.specs {
      for mention in spec.tasks.flatMap(\.artifacts) + spec.reports.flatMap(\.artifacts) {
        let paths = ArtifactPaths(mention, specFolder: spec.folder, prefix: prefix)
        guard paths.looksLikeFile else { continue }
        let isThere = paths.candidates.contains { path in
          let found = known[path] ?? (files.kind(path) != nil)
          known[path] = found
          return found
        }
        if !isThere { missing.formUnion(paths.candidates) }
      }
    }
    return missing.sorted()
  }
}
