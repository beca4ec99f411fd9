import Files
import Findings
import History
import SpecModel
import SpecReading
import Traceability
import Workspace

/// The specs as they were at the commits that wrote lines of today.
struct LaterSpecs {
  let git: GitHistory
  let place: WorkspacePlace
  let graph: TraceGraph
  let former: Corpus
  let pairs: SpecPairs
  let today: Numbering
  let elsewhere: Elsewhere
  /// In whose folder lines were written that stand in that of another spec today.
  var homes: [DocumentPath: [Int: SpecID]] = [:]
  /// What files of today were called since the base, and those of the base before it.
  var formerNames: [DocumentPath: [DocumentPath]] = [:]

  struct Version: Hashable {
    let path: DocumentPath
    let object: String
  }

  /// Specs that a commit since the base may know otherwise than today knows them.
  ///
  /// The base and today may well agree: once the base is merged into a branch, it is the base of all that the branch wrote before,
  /// when the numbers were others. The same goes for a spec that the branch itself brought.
  func otherwise(since base: String) async throws -> Set<SpecID> {
    var specs: [DocumentPath: SpecID] = [:]
    for spec in today.specs.keys {
      for path in folders(of: spec).flatMap(\.self) { specs[path] = spec }
    }
    return Set(try await git.rewritten(specs.keys.sorted(), since: base).compactMap { specs[$0] })
  }

  /// How specs changed since commits.
  struct Changes {
    var known: [String: [SpecID: SpecChange]] = [:]
    /// What could not be read as it stood then.
    var unread: [String: [SpecID: DocumentPath]] = [:]
  }

  /// What a spec was; `nil` where it held nothing that could be compared.
  private enum Former {
    case read(SpecNumbering?)
    case unread(DocumentPath)

    var numbering: SpecNumbering? {
      if case .read(let numbering) = self { numbering } else { nil }
    }
  }

  /// How specs changed since each commit. Most commits leave most specs alone: each version of a spec is read once.
  func changes(of specs: [SpecID], since commits: [String]) async throws -> Changes {
    let versions = try await versions(of: Dictionary(uniqueKeysWithValues: specs.map { ($0, commits) }))
    let contents = try await git.contents(Set(versions.values.flatMap(\.values).joined().map(\.object)).sorted())
    let unread = UnreadDocuments(graph.corpus)
    var formers: [[Version]: Former] = [:]
    var known: [[Version]: SpecChange] = [:]
    var changes = Changes()
    for commit in commits {
      for spec in specs {
        // Of one that is gone nothing is left but what went elsewhere.
        guard let now = today.specs[spec] ?? former(spec), let own = versions[spec]?[commit] else { continue }
        if formers[own] == nil { formers[own] = await former(own, contents, at: commit) }
        if case .unread(let path) = formers[own] { changes.unread[commit, default: [:]][spec] = path }
        guard let then = formers[own]?.numbering else { continue }
        let abroad = try await abroad(then, leaving: spec, at: commit)
        let key = own + abroad.versions
        known[key] =
          known[key]
          ?? SpecChange(
            old: then,
            new: now,
            elsewhere: abroad.elsewhere,
            isReadInPart: unread.hide(spec)
          )
        changes.known[commit, default: [:]][spec] = known[key]
      }
    }
    return changes
  }

  /// What left a spec for another one between a commit and the base was in the other one at the base already.
  private func abroad(_ then: SpecNumbering, leaving spec: SpecID, at commit: String) async throws -> (
    elsewhere: Elsewhere, versions: [Version]
  ) {
    let specs = elsewhere.settledSpecs(of: then, leaving: spec).sorted()
    guard !specs.isEmpty else { return (elsewhere, []) }
    let versions = try await versions(of: Dictionary(uniqueKeysWithValues: specs.map { ($0, [commit]) }))
    let contents = try await git.contents(Set(versions.values.flatMap(\.values).joined().map(\.object)).sorted())
    var stood: [SpecID: SpecNumbering?] = [:]
    for spec in specs {
      if let own = versions[spec]?[commit] {
        stood[spec] = .some(await former(own, contents, at: commit).numbering)
      } else {
        stood[spec] = .some(nil)
      }
    }
    return (elsewhere.seen(from: stood), specs.flatMap { versions[$0]?[commit] ?? [] })
  }

  /// Where the requirements of specs lay at commits, and what they were; those that were not there are left out.
  ///
  /// - Parameter commits: of each spec those that matter.
  func versions(of commits: [SpecID: [String]]) async throws -> [SpecID: [String: [Version]]] {
    let names = commits.flatMap { spec, commits in
      folders(of: spec).flatMap(\.self).flatMap { path in commits.map { GitHistory.name(path, at: $0) } }
    }
    let objects = try await git.objects(Set(names).sorted())
    var found: [SpecID: [String: [Version]]] = [:]
    for (spec, commits) in commits {
      for commit in commits {
        let versions = versions(of: spec, at: commit, objects)
        if !versions.isEmpty { found[spec, default: [:]][commit] = versions }
      }
    }
    return found
  }

  private func former(_ spec: SpecID) -> SpecNumbering? {
    pairs.gone.contains(spec) ? .none(of: spec) : nil
  }

  /// The spec of whose numbers a place speaks that names none.
  func home(of place: ReferencePlace) -> SpecID? {
    homes[place.location.path]?[place.location.line] ?? place.home
  }

  /// The specs that a document cites.
  func cited(in path: DocumentPath, _ places: ReferencePlaces) -> Set<SpecID> {
    Set((places.byDocument[path] ?? []).flatMap { place in cited(by: place) })
  }

  func spec(of reference: Reference, home: SpecID?) -> SpecID? {
    guard let name = reference.spec else { return home }
    let specs = graph.index.specs(named: name)
    return pairs.names[name] ?? (specs.count == 1 ? specs[0] : nil)
  }

  func cited(by place: ReferencePlace) -> Set<SpecID> {
    let named = place.references.map { spec(of: $0, home: home(of: place)) }
    return Set((named + [place.anchor == nil ? nil : place.home]).compactMap(\.self))
  }

  /// Where the requirements of a spec lie today, and where they lay at the base: a folder may have been renamed in between.
  private func folders(of spec: SpecID) -> [[DocumentPath]] {
    let then = pairs.then[spec] ?? (pairs.gone.contains(spec) ? spec : nil)
    let base = then.map { documents(of: $0, in: former) } ?? []
    let today = documents(of: spec, in: graph.corpus)
    return [today, base] + (today + base).flatMap { formerNames[$0] ?? [] }.map { [$0] }
  }

  private func documents(of spec: SpecID, in corpus: Corpus) -> [DocumentPath] {
    corpus.documents.filter { $0.spec == spec && $0.kind.holdsRequirements }.map(\.path)
  }

  private func versions(of spec: SpecID, at commit: String, _ objects: [String: String]) -> [Version] {
    let found = folders(of: spec).map { paths in
      paths.compactMap { path in
        objects[GitHistory.name(path, at: commit)].map { Version(path: path, object: $0) }
      }
    }
    return found.first { !$0.isEmpty } ?? []
  }

  /// What was not read to its end counts as unread: what was not seen would look like something that came later.
  private func former(_ versions: [Version], _ contents: [String: [UInt8]], at commit: String) async -> Former {
    let bytes = Dictionary(versions.map { ($0.path.text, contents[$0.object] ?? []) }) { first, _ in first }
    let files = FileAccess.inMemory(bytes: bytes)
    let layout = SpecLayout(files: files, roots: roots(of: versions))
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    guard let problem = corpus.problems.first(where: \.kind.hidesText) else {
      return .read(Numbering(corpus).specs.values.first)
    }
    Console.standard.progress(
      "\(problem.location.path) could not be read to its end as it stood at \(commit.prefix(7)), and is not compared with it"
    )
    return .unread(problem.location.path)
  }

  /// The folders below which versions of a spec lie: the roots of today that hold any of them, as the others have nothing of it to
  /// list, and the folder itself of what lay elsewhere.
  private func roots(of versions: [Version]) -> [DocumentPath] {
    let holding = versions.map { version in
      place.roots.first { $0.text.isEmpty || version.path.text.hasPrefix("\($0)/") }
        ?? DocumentPath(version.path.folder)
    }
    return Set(holding).sorted()
  }
}
