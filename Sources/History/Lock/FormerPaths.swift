import Files
import Findings
import MarkdownSyntax
import SpecModel
import Traceability

/// Finds the lines of a document that had another path: its folder was renamed, or it was itself, or it has changed places with another.
struct FormerPaths {
  let lock: Lock
  private let renamed: [DocumentPath: DocumentPath]

  init(lock: Lock, graph: TraceGraph, places: ReferencePlaces, files: FileAccess) {
    self.lock = lock
    let documents = Set(graph.corpus.documents.map(\.path))
    let today = documents.union(places.byDocument.keys)
    // Where nobody looked at the sources, those that are still there are not gone.
    let isOlder = lock.isOlder
    let displaced = Self.displaced(documents, lock, places, files)
    let left = lock.lines.keys.filter { displaced.contains($0) || !today.contains($0) && files.kind($0) == nil }
    let gone = left.sorted().map {
      (path: $0, names: Self.names(lock.lines[$0], byText: isOlder))
    }
    var homes: [UInt64: [Int]] = [:]
    for (place, document) in gone.enumerated() {
      for name in document.names { homes[name, default: []].append(place) }
    }
    var renamed: [DocumentPath: DocumentPath] = [:]
    var claims: [DocumentPath: [Claim]] = [:]
    for path in gone.isEmpty ? [] : places.byDocument.keys.sorted()
    where lock.lines[path] == nil || displaced.contains(path) {
      let own = Self.names(Lock.lines(of: path, places, files).map(\.line), byText: isOlder)
      var common: [Int: Int] = [:]
      // What stands in every document tells none of them apart.
      for home in own.compactMap({ homes[$0] }).filter({ $0.count <= Self.mostHomes }).joined() {
        common[home, default: 0] += 1
      }
      let alike = common.filter { $0.value * 2 >= min(own.count, gone[$0.key].names.count) }.keys
      let namesakes = alike.filter { gone[$0].path.name == path.name }
      let candidates = namesakes.isEmpty ? Array(alike) : namesakes
      guard candidates.count == 1, let home = candidates.first else { continue }
      claims[gone[home].path, default: []].append(
        Claim(path: path, isNamesake: !namesakes.isEmpty, shared: own.intersection(gone[home].names))
      )
    }
    for (former, all) in claims {
      for claim in all where documents.contains(claim.path) || !claim.repeats(all) { renamed[claim.path] = former }
    }
    self.renamed = renamed
  }

  /// Documents in whose place others stand, if there are several: they may have changed places, `git mv` of each to the other's.
  private static func displaced(
    _ documents: Set<DocumentPath>,
    _ lock: Lock,
    _ places: ReferencePlaces,
    _ files: FileAccess
  ) -> Set<DocumentPath> {
    let suspects = lock.lines.filter { path, lines in
      documents.contains(path) && !begins(path, as: lines, places, files)
    }
    guard suspects.count > 1 else { return [] }
    let displaced = suspects.filter { path, lines in
      let then = names(lines, byText: lock.isOlder)
      let own = names(Lock.lines(of: path, places, files).map(\.line), byText: lock.isOlder)
      return own.intersection(then).count * 2 < min(own.count, then.count)
    }
    return displaced.count > 1 ? Set(displaced.keys) : []
  }

  /// It has as many lines as then, and the first of them stood there. Most of the time nothing has happened: no more than that is read.
  private static func begins(
    _ path: DocumentPath,
    as lines: [Lock.Line],
    _ places: ReferencePlaces,
    _ files: FileAccess
  ) -> Bool {
    let numbers = places.lines(of: path)
    guard let first = numbers.first else { return true }
    guard numbers.count == lines.count, let bytes = try? files.read(path, ParseGuard.maximumBytes) else { return false }
    let text = DocumentText(Array(bytes.prefix(upToLine: first)))
    guard let own = Lock.Line.all([first], of: text, LineContexts(text)).first else { return false }
    return lines.contains { $0.code == own.code && ($0.context ?? own.context) == own.context }
  }

  /// A document that may be the one that is gone.
  private struct Claim {
    let path: DocumentPath
    let isNamesake: Bool
    /// What both hold.
    let shared: Set<UInt64>

    /// Another bears the name of the one that is gone, and holds all that this one has of it: a source with lines like those, written
    /// since. A document is known by its folder, and a copy of it is as old as it was.
    func repeats(_ all: [Claim]) -> Bool {
      !isNamesake && all.contains { $0.isNamesake && shared.isSubset(of: $0.shared) }
    }
  }

  private static let mostHomes = 50

  /// As they were written, and by their words where those are known.
  ///
  /// - Parameter byText: an older release took some of them down, and knew nothing else of them.
  private static func names(_ lines: [Lock.Line]?, byText: Bool) -> Set<UInt64> {
    let lines = lines ?? []
    if byText { return Set(lines.map { UInt64($0.code) }) }
    return Set(lines.map { UInt64($0.code) << 16 | UInt64($0.context ?? 0) })
      .union(lines.compactMap(\.words).map { 1 << 60 | UInt64($0) })
  }

  /// Specs that are gone, and the one spec of today that has all of their documents that are known again.
  func moved(_ then: Numbering, _ today: Corpus) -> [SpecID: SpecID] {
    let today = renamed.isEmpty ? [:] : today.homes
    var moved: [SpecID: Set<SpecID>] = [:]
    for (path, spec) in origins(then, today) { moved[spec, default: []].formUnion(today[path].map { [$0] } ?? []) }
    return moved.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The specs of then in whose folders documents of today lay that were known under other paths.
  func homes(_ then: Numbering, _ today: Corpus) -> [DocumentPath: SpecID] {
    renamed.isEmpty ? [:] : origins(then, today.homes)
  }

  private func origins(_ then: Numbering, _ today: [DocumentPath: SpecID]) -> [DocumentPath: SpecID] {
    guard !renamed.isEmpty else { return [:] }
    let names = Dictionary(then.specs.keys.map { ($0.name, $0) }) { first, _ in first }
    return renamed.filter { today[$0.key] != nil }.compactMapValues { Self.spec(of: $0, names) }
  }

  private static func spec(of path: DocumentPath, _ names: [String: SpecID]) -> SpecID? {
    path.folder.split(separator: "/").lazy.compactMap { names[String($0)] }.last
  }

  /// What the lock calls a document of today.
  func path(of path: DocumentPath) -> DocumentPath { renamed[path] ?? path }

  func lines(of path: DocumentPath) -> [Lock.Line] { lock.lines[self.path(of: path)] ?? [] }
}

extension [UInt8] {
  /// - Parameter line: the last one, counted from 1.
  fileprivate func prefix(upToLine line: Int) -> ArraySlice<UInt8> {
    var (left, end) = (line, startIndex)
    while left > 0, let feed = self[end...].firstIndex(of: 10) {
      end = feed + 1
      left -= 1
    }
    return left > 0 ? self[...] : self[..<end]
  }
}
