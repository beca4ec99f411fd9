package import Files
package import Findings
import MarkdownSyntax
import SpecModel
package import Traceability

/// What `fix` would write, and what it leaves to the author.
package struct FixPlan: Sendable {
  package struct Change: Hashable, Sendable {
    package let path: DocumentPath
    package let before: [UInt8]
    package let after: [UInt8]
    /// What is rewritten in it, in order.
    package let references: [OlderReference]
  }

  package struct Left: Hashable, Sendable {
    package let reference: OlderReference
    package let reason: String
  }

  /// By path.
  package let changes: [Change]
  /// What was written for other words, and stands on lines that are rewritten: nothing tells of it afterwards.
  package let edited: [OlderReference]
  /// What lies and is not rewritten, by place.
  package let left: [Left]
  /// What may lie, by place.
  package let uncompared: [UncomparedPlace]
  /// What names less than it did, and is not rewritten: a note, and nothing that is left to do.
  package let narrowed: [NarrowedReference]
  /// How many lie, and stay because somebody has decided so.
  package let passedOver: Int

  /// Lines that may be older, or others that were renumbered by hand.
  package var doubted: Set<LinePlace> { Set(left.map(\.reference).filter(\.isUnclear).map { LinePlace($0.location) }) }

  /// Rewrites references in copies, reads the copies again, and keeps only what then says what it should.
  ///
  /// - Parameters:
  ///   - passedOver: places that somebody has decided to leave as they are.
  ///   - read: reads and links a workspace.
  package static func make(
    _ older: OlderReferences,
    passingOver passedOver: Set<Location> = [],
    graph: TraceGraph,
    files: FileAccess,
    read: (FileAccess) async -> TraceGraph
  ) async -> FixPlan {
    let isPassedOver = { (reference: OlderReference) in passedOver.contains(reference.location) }
    // Rewritten beside one that stays, a line would count as written today.
    let settled = older.map { isPassedOver($0) ? $0.left(because: "it is passed over") : $0 }
    let whole = WholeLines.leave(settled, in: graph, files)
    let wanted = whole.references.filter { ($0.isMoved || $0.isRemoved) && !isPassedOver($0) }
    var drafting = Drafting(wanted, files: files)
    // Every round takes back what reads otherwise, at last all of it: what stays has been read and found right.
    for round in 0..<4 {
      let paths = Set(drafting.settled.map(\.location.path)).sorted()
      guard !paths.isEmpty else { break }
      // What is written as it was, `AC 2` below another requirement, must be found to say what it should all the same.
      let changes = drafting.changes()
      let copy = files.with(Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.after) }))
      let found = Readings(changes.isEmpty ? graph : await read(copy), fixing: [])
      let wrong = Readings(graph, fixing: drafting.settled).differences(from: found, in: paths)
      if wrong.isEmpty { break }
      drafting.takeBack(wrong, whole: round > 0)
      if round == 3 { drafting.takeBackAll() }
    }
    let changes = drafting.changes()
    let lines = Set(changes.flatMap(\.references).map { LinePlace($0.location) })
    return FixPlan(
      changes: changes,
      edited: whole.references.filter { reference in
        lines.contains(LinePlace(reference.location)) && reference.members.contains { $0.edit != nil }
      },
      left: drafting.left.sorted { $0.reference.location < $1.reference.location },
      uncompared: older.uncompared,
      narrowed: older.narrowed,
      passedOver: older.references.count(where: isPassedOver)
    )
  }
}

extension FixPlan {
  /// The same without what it would write into some documents.
  package func without(_ paths: Set<DocumentPath>) -> FixPlan {
    FixPlan(
      changes: changes.filter { !paths.contains($0.path) },
      edited: edited.filter { !paths.contains($0.location.path) },
      left: left,
      uncompared: uncompared,
      narrowed: narrowed,
      passedOver: passedOver
    )
  }
}

extension FileAccess {
  /// The same files, but for some that have other bytes.
  func with(_ changed: [DocumentPath: [UInt8]]) -> FileAccess {
    FileAccess(
      read: { path, limit throws(FileFailure) in
        if let bytes = changed[path] { return bytes }
        return try read(path, limit)
      },
      list: list,
      write: { _, path throws(FileFailure) in throw FileFailure(path: path, reason: .notPermitted) },
      kind: kind
    )
  }
}

/// Which references are rewritten, as it turns out.
private struct Drafting {
  private(set) var settled: [OlderReference] = []
  private(set) var left: [FixPlan.Left] = []
  private var texts: [DocumentPath: DocumentText] = [:]

  init(_ references: [OlderReference], files: FileAccess) {
    for reference in references {
      if reference.source != nil {
        let cure = reference.replacement.map { ": write `\($0)` yourself" } ?? ""
        left.append(.init(reference: reference, reason: "this is a source, and `fix` writes documents only\(cure)"))
        continue
      }
      guard reference.replacement != nil else {
        left.append(.init(reference: reference, reason: (reference.obstacle ?? "") + reference.withCompanions))
        continue
      }
      let path = reference.location.path
      if texts[path] == nil { texts[path] = DocumentText.read(path, files) }
      settled.append(reference)
    }
  }

  func changes() -> [FixPlan.Change] {
    Dictionary(grouping: settled, by: \.location.path).sorted { $0.key < $1.key }.compactMap { path, references in
      guard let text = texts[path] else { return nil }
      let after = rewritten(text, references)
      guard after != text.bytes else { return nil }
      let written = references.filter { $0.replacement != $0.written || RowCompanion(of: $0, in: text) != nil }
        .sorted { $0.location < $1.location }
      return FixPlan.Change(path: path, before: text.bytes, after: after, references: written)
    }
  }

  /// From the back, so that places before keep theirs.
  private func rewritten(_ text: DocumentText, _ references: [OlderReference]) -> [UInt8] {
    var edits: [Range<Int>: String] = [:]
    var companions: [Range<Int>: Set<String>] = [:]
    for reference in references {
      guard let range = text.range(reference.location.range), let replacement = reference.replacement else { continue }
      edits[range] = replacement
      guard let companion = RowCompanion(of: reference, in: text) else { continue }
      companions[companion.range, default: []].insert(companion.number)
    }
    // A row whose criteria go to several requirements cannot name them all.
    for (range, numbers) in companions where numbers.count == 1 && edits[range] == nil { edits[range] = numbers.first }
    var bytes = text.bytes
    for (range, replacement) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      bytes.replaceSubrange((range.lowerBound + text.offset)..<(range.upperBound + text.offset), with: replacement.utf8)
    }
    return bytes
  }

  /// - Parameter whole: what is wrong in one line has its cause in another.
  mutating func takeBack(_ lines: [DocumentPath: Set<Int>], whole: Bool) {
    let isWrong = { (reference: OlderReference) in
      lines[reference.location.path].map { whole || $0.contains(reference.location.line) } ?? false
    }
    let wrong = settled.filter(isWrong)
    settled.removeAll(where: isWrong)
    left += wrong.map {
      .init(reference: $0, reason: "rewritten to `\($0.replacement ?? "")`, the line would be read in another way")
    }
    // Nothing on these lines can be taken back: a line elsewhere in the document is the cause.
    if wrong.isEmpty, !whole { takeBack(lines, whole: true) }
  }

  mutating func takeBackAll() {
    left += settled.map { .init(reference: $0, reason: "the document would be read in another way") }
    settled = []
  }
}

/// What the references of each line mean.
private struct Readings {
  private var lines: [DocumentPath: [Int: [String]]] = [:]

  /// - Parameter fixing: references that mean something else once they are rewritten.
  init(_ graph: TraceGraph, fixing: [OlderReference]) {
    let fixed = Dictionary(fixing.map { ($0.location, $0.targets) }) { first, _ in first }
    for link in graph.links {
      let location = link.reference.location
      let place = fixed[location]?[link.reference.target]
      lines[location.path, default: [:]][location.line, default: []].append(
        place.map(Self.name) ?? Self.name(link)
      )
    }
    for path in lines.keys { lines[path] = lines[path]?.mapValues { $0.sorted() } }
  }

  private static func name(_ place: Fate.Place) -> String {
    switch place {
    case .criterion(let id): "\(id.spec.name)/\(id.local)"
    case .requirement(let id): "\(id.spec.name)/\(id.local)"
    case .shared(_, _, let spec): "?\(spec.name)/\(place.local)"
    }
  }

  private static func name(_ link: TraceLink) -> String {
    switch link.resolution {
    case .criterion(let id): name(.criterion(id))
    case .requirement(let id, _): name(.requirement(id))
    case .ambiguous(let all): "?\(all.first?.spec.name ?? "")/\(link.reference.local)"
    case .dangling, .unlinked: "?\(link.reference.spec ?? "")/\(link.reference.local)"
    }
  }

  /// The lines of documents that mean something else.
  func differences(from other: Readings, in paths: [DocumentPath]) -> [DocumentPath: Set<Int>] {
    var wrong: [DocumentPath: Set<Int>] = [:]
    for path in paths {
      let own = lines[path] ?? [:]
      let found = other.lines[path] ?? [:]
      let differing = Set(own.keys).union(found.keys).filter { own[$0] != found[$0] }
      if !differing.isEmpty { wrong[path] = differing }
    }
    return wrong
  }
}
