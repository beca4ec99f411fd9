import Files
import Findings
import SpecModel

/// Looks the links of documents up, in the corpus first and then on the disk.
struct DocumentLinker {
  private let corpus: Corpus
  private let files: FileAccess
  private let documents: [DocumentPath: SpecDocument]
  private let nearby: NearbyFiles

  /// - Parameter paths: every file of the workspace, if somebody looked; it widens what can be offered for a broken link.
  init(corpus: Corpus, files: FileAccess, paths: [DocumentPath]) {
    self.corpus = corpus
    self.files = files
    documents = Dictionary(corpus.documents.map { ($0.path, $0) }) { first, _ in first }
    nearby = NearbyFiles(
      paths: Set(documents.keys).union(paths).sorted(),
      specs: documents.compactMapValues(\.spec),
      files: files
    )
  }

  func links() -> [DocumentLink] {
    var memory = LinkMemory()
    return corpus.documents.flatMap { document -> [DocumentLink] in
      memory.begin(document.path)
      return document.links.compactMap { link in
        if let known = memory.targets[link.destination] { return known.map { DocumentLink(link: link, target: $0) } }
        let found = isExternal(link.destination) ? nil : target(of: link, in: document, memory: &memory)
        // What one document had no search left for, another one may still look for.
        if !memory.wasRefused { memory.keep(found, for: link.destination) }
        return found.map { DocumentLink(link: link, target: $0) }
      }
    }
  }

  /// `https:`, `mailto:`, `//host`: not ours to look up.
  private func isExternal(_ destination: String) -> Bool {
    if destination.isEmpty || destination.hasPrefix("//") { return true }
    // No scheme that is registered has as many letters.
    let scheme = destination.utf8.prefix(64).prefix { byte in
      (48...57).contains(byte) || (97...122).contains(byte | 0x20) || [43, 45, 46].contains(byte)
    }
    return scheme.count > 1 && destination.utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }

  private func target(of link: Link, in document: SpecDocument, memory: inout LinkMemory) -> DocumentLink.Target {
    let parts = link.destination.utf8.split(
      separator: UInt8(ascii: "#"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let written = PercentEscapes.decoded(Substring(parts[0].prefix { $0 != UInt8(ascii: "?") }))
    let anchor = parts.count > 1 ? PercentEscapes.decoded(Substring(parts[1])) : ""
    if written.isEmpty { return checked(anchor, in: document.path, memory: &memory) }
    // A slash at the front means the root of the repository.
    guard let path = DocumentPath.resolving(written, in: written.hasPrefix("/") ? "" : document.path.folder) else {
      return nearby.offer(for: written, from: document.path, memory: &memory).map { .missing(nearest: $0.relative) }
        ?? .outside
    }
    if documents[path] != nil { return checked(anchor, in: path, memory: &memory) }
    let kind = memory.kind(path, files)
    if kind == .file { return checked(anchor, in: path, memory: &memory) }
    if kind != nil || path.text.isEmpty { return .found(path) }
    guard let offer = nearby.offer(for: written, from: document.path, memory: &memory) else {
      return .missing(nearest: nil)
    }
    // An anchor that is there stays.
    let kept =
      !anchor.isEmpty && checked(anchor, in: offer.path, memory: &memory) == .found(offer.path) ? "#\(anchor)" : ""
    return offer.path.text.lowercased() == path.text.lowercased()
      ? .otherCase(nearest: offer.relative + kept) : .missing(nearest: offer.relative + kept)
  }

  // MARK: Anchors

  /// In comparisons of two names: each anchor is taken apart for its number first.
  private static let costOfAnchor = 10

  private func checked(_ anchor: String, in path: DocumentPath, memory: inout LinkMemory) -> DocumentLink.Target {
    // `#top` is the top of every page; lines are linked as code hosts link them.
    guard !anchor.isEmpty, anchor.lowercased() != "top", !isLineAnchor(anchor) else { return .found(path) }
    guard let slugs = anchors(of: path, memory: &memory) else { return .found(path) }
    let bare = anchor.hasPrefix("user-content-") ? String(anchor.dropFirst(13)) : anchor
    if slugs.contains(bare) || slugs.contains(bare.lowercased()) { return .found(path) }
    let names = documents[path] == nil ? [] : named(in: path, memory: &memory)
    if names.contains(bare) { return .found(path) }
    // The two are joined for a search only: a copy of thousands of names for each of thousands of links would take minutes.
    let maySearch =
      anchor.utf8.count < NearestSearch.longest && memory.maySearch(for: bare, among: slugs.count + names.count)
      && memory.mayCompare((slugs.count + names.count) * Self.costOfAnchor)
    let near = maySearch ? NearestAnchor.find(bare, among: slugs.union(names)) : nil
    return .missingAnchor(path, anchor: anchor, nearest: near)
  }

  /// - Returns: `nil` for a file whose anchors nobody here knows.
  private func anchors(of path: DocumentPath, memory: inout LinkMemory) -> Set<String>? {
    if let known = memory.slugs[path] { return known }
    let found: Set<String>?
    if let document = documents[path] {
      found = Set(HeadingSlugs.slugs(of: document.headings))
    } else {
      let name = path.name.lowercased()
      found = name.hasSuffix(".md") || name.hasSuffix(".markdown") ? DocumentAnchors.all(in: path, files: files) : nil
    }
    memory.slugs[path] = .some(found)
    return found
  }

  /// The names in a document's HTML, and headings that a line below them makes: looked for once a link names something else than
  /// a heading with its signs before it.
  private func named(in path: DocumentPath, memory: inout LinkMemory) -> Set<String> {
    if let known = memory.names[path] { return known }
    let names = DocumentAnchors.all(in: path, files: files) ?? []
    memory.names[path] = names
    return names
  }

  /// `#L10`, `#L10-L20`, `#L10C3-L20C5`
  private func isLineAnchor(_ anchor: String) -> Bool {
    anchor.first == "L" && anchor.dropFirst().first?.isNumber == true
      && anchor.dropFirst().allSatisfy { $0.isNumber || "-LC".contains($0) }
  }
}

/// What was looked up already.
struct LinkMemory {
  var slugs: [DocumentPath: Set<String>?] = [:]
  var names: [DocumentPath: Set<String>] = [:]
  var folders: [String: FolderNames] = [:]
  private var kinds: [DocumentPath: FileAccess.Entry.Kind?] = [:]
  /// Searches for the nearest match, in this document.
  private var searches = 0
  /// Whether this document asked for a search more than it has.
  var wasRefused: Bool { searches > Self.most }
  private static let most = 20_000
  /// Comparisons that all documents together have left: thousands of them may each lead to one with thousands of headings.
  private var left = 2_000_000
  private var folder: String?
  /// Where the addresses of this folder lead: all reports of a spec name the same documents.
  private(set) var targets: [String: DocumentLink.Target?] = [:]
  /// Those that lead elsewhere from the next document: `#anchor` alone is one of the document itself.
  private var own: [String] = []

  mutating func keep(_ target: DocumentLink.Target?, for destination: String) {
    targets[destination] = .some(target)
    if let first = destination.utf8.first, ByteSet("#?").contains(first) { own.append(destination) }
  }

  mutating func begin(_ document: DocumentPath) {
    searches = 0
    if document.folder == folder {
      // Not all that the folder names is looked through: thousands of documents may lie in it.
      for destination in own { targets[destination] = nil }
    } else {
      targets.removeAll(keepingCapacity: true)
    }
    own.removeAll(keepingCapacity: true)
    folder = document.folder
  }

  /// Comparing thousands of broken links with thousands of headings would take minutes, and help nobody.
  mutating func maySearch(for word: String = "", among count: Int) -> Bool {
    searches += NearestSearch.cost(of: word, among: count)
    return !wasRefused
  }

  /// - Parameter count: comparisons that will be made.
  mutating func mayCompare(_ count: Int) -> Bool {
    left = max(-1, left - count)
    return left >= 0
  }

  mutating func kind(_ path: DocumentPath, _ files: FileAccess) -> FileAccess.Entry.Kind? {
    if let known = kinds[path] { return known }
    let kind = files.kind(path)
    kinds[path] = .some(kind)
    return kind
  }
}

/// `%20` to a blank; what is no escape stays.
enum PercentEscapes {
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
