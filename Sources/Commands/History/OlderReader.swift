import Files
import Findings
import History
import SpecModel
import Traceability
import Workspace

/// Reads what git knows of the time before the base, as far as references of today need it.
struct OlderReader {
  let git: GitHistory
  let base: GitHistory.Base
  let specs: LaterSpecs
  /// Since the base.
  let changes: [SpecID: SpecChange]
  let files: FileAccess

  /// - Parameters:
  ///   - unchanged: documents that are today what they were at the base.
  ///   - blames: of the others.
  func read(_ places: ReferencePlaces, unchanged: Set<DocumentPath>, blames: [DocumentPath: GitBlame]) async throws
    -> OlderLines
  {
    guard !changes.isEmpty else { return OlderLines() }
    let prefix = try await git.prefix()
    let lines = lines(places, unchanged, blames, prefix)
    guard !lines.isEmpty else { return OlderLines() }
    let touches = try await git.touches(of: base.commit)
    var specs = specs
    specs.formerNames.merge(touches.formerNames) { $0 + $1 }
    let authors = OlderAuthors(
      git: git,
      base: base.commit,
      prefix: prefix,
      specs: specs,
      touches: touches,
      files: files,
      places: places
    )
    var older = OlderLines()
    let found = try await authors.commits(of: lines, citing: Set(changes.keys))
    older.commits = found.mapValues { $0.mapValues(\.commit) }
    let isShallow = try await git.isShallow()
    if isShallow {
      Console.standard.progress(
        "this clone is shallow: lines that are older than its history count as written where it begins; "
          + "`git fetch --unshallow` brings the rest"
      )
      older.ends = try await git.beginnings(of: base.commit)
    }
    older.markers = found.mapValues { $0.compactMapValues(\.marker) }
    let commits = Set((Array(older.commits.values) + Array(older.markers.values)).flatMap(\.values)).sorted()
    older.changes = try await specs.changes(of: changes.keys.sorted(), since: commits)
    let strays = found.mapValues { Set($0.filter(\.value.isStray).keys) }
    return doubted(touched(older, places), strays, places)
  }

  /// The lines that cite a changed spec and are as old as the base.
  private func lines(
    _ places: ReferencePlaces,
    _ unchanged: Set<DocumentPath>,
    _ blames: [DocumentPath: GitBlame],
    _ prefix: String
  ) -> [DocumentPath: [OlderAuthors.OldLine]] {
    var lines: [DocumentPath: [OlderAuthors.OldLine]] = [:]
    for (path, all) in places.byDocument {
      let isUnchanged = unchanged.contains(path)
      guard isUnchanged || blames[path] != nil else { continue }
      let numbers = Set(all.filter { specs.cited(by: $0).contains { changes[$0] != nil } }.map(\.location.line))
      for number in numbers.sorted() {
        if isUnchanged {
          let version = GitBlame.Version(commit: base.commit, path: prefix + path.text)
          lines[path, default: []].append(.init(number: number, version: version, original: number))
        } else if let line = blames[path]?.lines[number], line.author == .base,
          let version = GitBlame.Version(name: line.origin)
        {
          lines[path, default: []].append(.init(number: number, version: version, original: line.originalNumber))
        }
      }
    }
    return lines
  }

  /// Only the lines that anything since the base concerns: what lies since longer is no news of this base, and a line that is written
  /// anew in part would count as written today.
  private func touched(_ older: OlderLines, _ places: ReferencePlaces) -> OlderLines {
    var touched = older
    for (path, commits) in older.commits {
      let byLine = Dictionary(grouping: places.byDocument[path] ?? [], by: \.location.line)
      touched.commits[path] = commits.filter { line, commit in
        (byLine[line] ?? []).contains { isTouched($0, by: older.changes.known[commit] ?? [:]) }
      }
    }
    return touched
  }

  /// Lines that git may have followed to where they were never written, and that would mean something else had the base written them.
  private func doubted(_ older: OlderLines, _ strays: [DocumentPath: Set<Int>], _ places: ReferencePlaces) -> OlderLines
  {
    var doubted = older
    for (path, numbers) in strays {
      let byLine = Dictionary(grouping: places.byDocument[path] ?? [], by: \.location.line)
      for number in numbers.sorted() {
        guard let commit = older.commits[path]?[number] else { continue }
        let own = fates(byLine[number] ?? [], older.changes.known[commit] ?? [:])
        let base = fates(byLine[number] ?? [], changes)
        if own != base { doubted.unclear[path, default: []].insert(number) }
        // What was right when it was written is told, as a doubt, for what the base says of it.
        if own.allSatisfy({ $0 == .kept }), older.changes.unread[commit] == nil { doubted.commits[path]?[number] = nil }
      }
    }
    return doubted
  }

  private func fates(_ places: [ReferencePlace], _ changes: [SpecID: SpecChange]) -> [Fate] {
    places.flatMap { place in
      place.references.map { reference in
        specs.spec(of: reference, home: specs.home(of: place)).flatMap {
          changes[$0]?.meaning(of: reference.target)?.fate
        }
          ?? .kept
      }
    }
  }

  private func isSomething(_ reference: Reference, _ home: SpecID?) -> Bool {
    switch specs.graph.resolve(reference, home: home) {
    case .criterion, .requirement: true
    case .ambiguous, .dangling, .unlinked: false
    }
  }

  private func isTouched(_ place: ReferencePlace, by own: [SpecID: SpecChange]) -> Bool {
    place.references.contains { reference in
      guard let spec = specs.spec(of: reference, home: specs.home(of: place)), let since = changes[spec] else {
        return false
      }
      if let fate = since.meaning(of: reference.target)?.fate, fate != .kept { return true }
      guard case .moved(let today, _)? = own[spec]?.meaning(of: reference.target)?.fate else { return false }
      // What nothing bore at the base is something today.
      if since.meaning(of: reference.target) == nil, isSomething(reference, place.home) { return true }
      // Another spec may have held it at the base already, and may be as it was then.
      guard specs.pairs.then[today.spec] != nil else { return true }
      guard let there = today.spec == spec ? since : changes[today.spec] else { return false }
      switch today {
      case .criterion(let id): return !there.isAsBefore(id)
      case .requirement(let id):
        return there.meaning(of: .requirement(id.number, occurrence: id.occurrence))?.fate != .kept
      case .shared: return true
      }
    }
  }
}
