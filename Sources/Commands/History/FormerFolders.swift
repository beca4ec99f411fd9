import Findings
import History
import SpecModel
import Traceability
import Workspace

/// In the folders of which specs the lines of today were written, where git follows their documents from there.
struct FormerFolders {
  /// By document, the specs that its lines come from.
  var specs: [DocumentPath: Set<SpecID>] { byLine.mapValues { Set($0.values) } }
  private let byLine: [DocumentPath: [Int: SpecID]]

  /// Documents that cite and were not there at the base, if any of then is gone.
  static func arrivals(in graph: TraceGraph, since tree: GitTree) -> Set<DocumentPath> {
    let new = graph.corpus.documents.filter { $0.spec != nil && tree.entries[$0.path] == nil }.map(\.path)
    guard !new.isEmpty else { return [] }
    let today = Set(graph.corpus.documents.map(\.path))
    let hasGone = tree.entries.contains { path, entry in
      entry.kind == .file && path.text.hasSuffix(".md") && !today.contains(path)
    }
    return hasGone ? Set(new) : []
  }

  /// - Parameters:
  ///   - blames: of documents that may have come from elsewhere.
  ///   - former: the specs at the base.
  ///   - prefix: where the workspace lies in its repository.
  ///   - tree: of the base.
  init(
    _ blames: [DocumentPath: GitBlame],
    _ former: Corpus,
    _ graph: TraceGraph,
    _ pairs: SpecPairs,
    in tree: GitTree,
    below prefix: String
  ) {
    guard !blames.isEmpty else {
      byLine = [:]
      return
    }
    let today = Set(graph.corpus.documents.map(\.path))
    let folders = Self.folders(graph.corpus).merging(Self.folders(former)) { $1 }
    var byLine: [DocumentPath: [Int: SpecID]] = [:]
    let homes = Homes(graph.corpus, former, pairs)
    for (path, blame) in blames {
      // Of two folders that were renamed at once git may take a document of the one for its like of the other.
      if let own = homes.own(path), tree.entries[own] != nil { continue }
      for (number, line) in blame.lines where line.author != .uncommitted {
        guard let version = GitBlame.Version(name: line.origin), version.path.hasPrefix(prefix),
          case let then = DocumentPath(String(version.path.dropFirst(prefix.count))), then != path,
          !today.contains(then)
        else { continue }
        byLine[path, default: [:]][number] = Self.spec(of: then, folders)
      }
    }
    self.byLine = byLine
  }

  private static func folders(_ corpus: Corpus) -> [String: SpecID] {
    let anchors = corpus.documents.filter(\.kind.holdsRequirements)
    return Dictionary(anchors.compactMap { document in document.spec.map { (document.path.folder, $0) } }) { first, _ in
      first
    }
  }

  /// Where documents of today would have lain at the base, had they lain in their own specs.
  private struct Homes {
    private let specs: [DocumentPath: SpecID]
    private let today: [SpecID: String]
    private let then: [SpecID: String]
    private let pairs: SpecPairs

    init(_ corpus: Corpus, _ former: Corpus, _ pairs: SpecPairs) {
      specs = corpus.homes
      today = Dictionary(FormerFolders.folders(corpus).map { ($1, $0) }) { first, _ in first }
      then = Dictionary(FormerFolders.folders(former).map { ($1, $0) }) { first, _ in first }
      self.pairs = pairs
    }

    func own(_ path: DocumentPath) -> DocumentPath? {
      guard let home = specs[path], let folder = today[home],
        let former = pairs.then[home].flatMap({ then[$0] }),
        path.text.hasPrefix(folder + "/")
      else { return nil }
      return DocumentPath(former + path.text.dropFirst(folder.count))
    }
  }

  private static func spec(of path: DocumentPath, _ folders: [String: SpecID]) -> SpecID? {
    var folder = path.folder[...]
    while true {
      if let spec = folders[String(folder)] { return spec }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
  }

  /// The lines of the documents that were moved to another spec.
  func lines(of homes: FormerHomes) -> [DocumentPath: [Int: SpecID]] {
    var lines: [DocumentPath: [Int: SpecID]] = [:]
    for (path, names) in homes.byDocument { lines[path] = byLine[path]?.compactMapValues { names[$0] } }
    return lines
  }
}
