import Files
import Findings
import SpecModel

/// Looks the links of documents up, in the corpus first and then on the disk.
struct DocumentLinker {
  let corpus: Corpus
  let files: FileAccess
  private let documents: [DocumentPath: SpecDocument]
  private let byName: [String: [DocumentPath]]

  init(corpus: Corpus, files: FileAccess) {
    self.corpus = corpus
    self.files = files
    documents = Dictionary(corpus.documents.map { ($0.path, $0) }) { first, _ in first }
    byName = Dictionary(grouping: corpus.documents.map(\.path), by: \.name)
  }

  func links() -> [DocumentLink] {
    var memory = Memory()
    return corpus.documents.flatMap { document -> [DocumentLink] in
      memory.searches = 0
      return document.links.compactMap { link in
        guard !isExternal(link.destination) else { return nil }
        return DocumentLink(link: link, target: target(of: link, in: document, memory: &memory))
      }
    }
  }

  /// What was looked up already.
  private struct Memory {
    var exists: [DocumentPath: Bool] = [:]
    var slugs: [DocumentPath: Set<String>] = [:]
    /// Searches for the nearest match, in this document.
    var searches = 0

    /// Comparing thousands of broken links with thousands of headings would take minutes, and help nobody.
    mutating func maySearch(among count: Int) -> Bool {
      searches += max(1, count)
      return searches <= 20_000
    }
  }

  /// `https:`, `mailto:`, `//host`: not ours to look up.
  private func isExternal(_ destination: String) -> Bool {
    if destination.isEmpty || destination.hasPrefix("//") { return true }
    let scheme = destination.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return scheme.count > 1 && destination.dropFirst(scheme.count).hasPrefix(":")
  }

  private func target(of link: Link, in document: SpecDocument, memory: inout Memory) -> DocumentLink.Target {
    let parts = link.destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = decoded(parts[0].prefix { $0 != "?" })
    let anchor = parts.count > 1 ? decoded(parts[1]) : ""
    if written.isEmpty { return checked(anchor, in: document, memory: &memory) }
    let isRooted = written.hasPrefix("/")
    guard let path = DocumentPath.resolving(written, in: isRooted ? "" : document.path.folder) else {
      return nearest(to: written, from: document, memory: &memory).map { .missing(nearest: $0) } ?? .outside
    }
    if let other = documents[path] { return checked(anchor, in: other, memory: &memory) }
    let exists = memory.exists[path] ?? (files.kind(path) != nil)
    memory.exists[path] = exists
    return exists ? .found(path) : .missing(nearest: nearest(to: written, from: document, memory: &memory))
  }

  private func checked(_ anchor: String, in document: SpecDocument, memory: inout Memory) -> DocumentLink.Target {
    guard !anchor.isEmpty, !isLineAnchor(anchor) else { return .found(document.path) }
    let slugs = memory.slugs[document.path] ?? Set(HeadingSlugs.slugs(of: document.headings))
    memory.slugs[document.path] = slugs
    guard !slugs.contains(anchor), !slugs.contains(anchor.lowercased()) else { return .found(document.path) }
    let near =
      anchor.utf8.count < 200 && memory.maySearch(among: slugs.count)
      ? nearestMatch(to: anchor, among: slugs.filter { $0.utf8.count < 200 }.sorted()) : nil
    return .missingAnchor(document.path, anchor: anchor, nearest: near)
  }

  /// `#L10`, `#L10-L20`: lines, as code hosts link them.
  private func isLineAnchor(_ anchor: String) -> Bool {
    anchor.first == "L" && anchor.dropFirst().allSatisfy { $0.isNumber || $0 == "-" || $0 == "L" } && anchor.count > 1
  }

  /// The document of the same name that shares the longest end of its path with what was written.
  private func nearest(to written: String, from document: SpecDocument, memory: inout Memory) -> String? {
    let wanted = written.split(separator: "/").filter { $0 != ".." && $0 != "." }
    guard let name = wanted.last, let candidates = byName[String(name)], memory.maySearch(among: candidates.count)
    else {
      return nil
    }
    let scored = candidates.map { path in
      (path, zip(path.text.split(separator: "/").reversed(), wanted.reversed()).prefix { $0 == $1 }.count)
    }
    guard let best = scored.map(\.1).max(), let only = scored.first(where: { $0.1 == best })?.0,
      scored.filter({ $0.1 == best }).count == 1 || best > 1
    else { return nil }
    return relative(only, from: document.path.folder)
  }

  private func relative(_ path: DocumentPath, from folder: String) -> String {
    let target = path.text.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    let down = target[common...].map(String.init)
    return (up.isEmpty ? ["."] : up).joined(separator: "/") + "/" + down.joined(separator: "/")
  }

  /// `%20` to a blank; what is no escape stays.
  private func decoded(_ text: some StringProtocol) -> String {
    guard text.contains("%") else { return String(text) }
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
