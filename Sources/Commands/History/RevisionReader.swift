import Files
import Findings
import History
import Parallelism
import SpecModel
import SpecReading
import Traceability
import Workspace

/// Reads what git knows of the time since a base revision, as far as references of today need it.
struct RevisionReader {
  let git: GitHistory
  let base: GitHistory.Base
  let place: WorkspacePlace
  let graph: TraceGraph
  let witness: LockedPast?
  let files: FileAccess

  /// Beyond this many documents with changes the rest is not asked about, and a line says so.
  private static let mostBlames = 2000

  func read() async throws -> RevisionPast {
    let tree = try await git.tree(of: base.commit)
    let former = try await FormerSpecs(git: git, tree: tree, roots: place.roots).read()
    let old = Numbering(former)
    // What nobody can read today is not gone.
    let unread = UnreadDocuments(graph.corpus)
    let today = unread.keeping(old, in: Numbering(graph.corpus))
    let names = try await formerNames(old, today)
    let pairs = SpecPairs(old: old, new: today, moved: moved(former, names))
    let elsewhere = Elsewhere(old: old, new: today, pairs: pairs)
    var changes: [SpecID: SpecChange] = [:]
    for (spec, then) in pairs.then {
      guard let before = old.specs[then], let now = today.specs[spec], !before.isSame(as: now) else { continue }
      changes[spec] = SpecChange(old: before, new: now, elsewhere: elsewhere, isReadInPart: unread.hide(spec))
    }
    var specs = LaterSpecs(
      git: git,
      place: place,
      graph: graph,
      former: former,
      pairs: pairs,
      today: today,
      elsewhere: elsewhere,
      formerNames: names
    )
    let otherwise = try await specs.otherwise(since: base.commit).union(changes.keys)
    let arrivals = FormerFolders.arrivals(in: graph, since: tree)
    let places = ReferencePlaces(graph)
    let specNames = pairs.gone.isEmpty ? [] : places.specNames
    let namesGone = !pairs.goneSpecs(namedBy: specNames).isEmpty
    let isNews = !otherwise.isEmpty || !arrivals.isEmpty || namesGone
    let changed = isNews ? try await git.changedPaths(since: base.commit) : []
    let blames =
      isNews ? try await blames(candidates(otherwise, arrivals, changed, places), .today(pairs), places) : [:]
    let folders = FormerFolders(
      blames.filter { arrivals.contains($0.key) },
      former,
      graph,
      pairs,
      in: tree,
      below: arrivals.isEmpty ? "" : try await git.prefix()
    )
    let written = folders.specs
    let departed = pairs.departed(
      old: old,
      elsewhere: elsewhere,
      namedBy: specNames,
      origins: written.values.joined()
    )
    let moved = FormerHomes(written, pairs, departed: departed, graph.corpus)
    specs.homes = folders.lines(of: moved)
    let origins = try await origins(of: blames, places)
    let told = told(blames, origins, places)
    let later = try await specs.changes(of: otherwise.union(departed.keys).sorted(), since: commits(blames))
    let unchanged = Set(tree.entries.keys).subtracting(changed)
    let concerned = changes.merging(departed) { own, _ in own }
    let older = OlderReader(git: git, base: base, specs: specs, changes: concerned, files: files)
    return RevisionPast(
      base: base,
      names: pairs.names,
      vanished: VanishedSpec.all(pairs, old: old, new: today),
      changes: changes,
      departed: departed,
      homes: specs.homes,
      laterChanges: later,
      older: try await older.read(places, unchanged: unchanged, blames: blames),
      unchanged: unchanged,
      blames: blames,
      strays: told.mapValues(\.doubtful),
      inCompany: told.mapValues(\.sure),
      origins: origins,
      witness: witness
    )
  }

  // MARK: Folders

  /// What files of today were called since the base, where a spec has gone and another has come: git tells a folder that was renamed
  /// from one commit to the next, and from the base to today too much of it may differ.
  private func formerNames(_ old: Numbering, _ today: Numbering) async throws -> [DocumentPath: [DocumentPath]] {
    guard old.specs.keys.contains(where: { today.specs[$0] == nil }),
      today.specs.keys.contains(where: { old.specs[$0] == nil })
    else { return [:] }
    return try await git.touches(of: "\(base.commit)..HEAD").formerNames
  }

  private func moved(_ former: Corpus, _ names: [DocumentPath: [DocumentPath]]) -> [SpecID: SpecID] {
    guard !names.isEmpty else { return [:] }
    let homes = former.homes
    var moved: [SpecID: SpecID] = [:]
    for document in graph.corpus.documents where document.kind.holdsRequirements {
      guard let today = document.spec, let then = names[document.path]?.lazy.compactMap({ homes[$0] }).last
      else {
        continue
      }
      moved[then] = today
    }
    return moved
  }

  // MARK: Lines

  /// Documents that were written in since, and name requirements of a spec that was changed.
  ///
  /// - Parameter arrivals: documents that may have come from the folder of another spec.
  private func candidates(
    _ specs: Set<SpecID>,
    _ arrivals: Set<DocumentPath>,
    _ changed: Set<DocumentPath>,
    _ all: ReferencePlaces
  ) -> [DocumentPath] {
    let unread = UnreadableCitations(graph).places.filter { specs.contains($0.spec) }.map(\.location.path)
    let paths = all.byDocument.filter { path, places in
      changed.contains(path)
        && places.contains { place in
          if place.anchor != nil || place.references.contains(where: { $0.spec != nil }) { return true }
          return arrivals.contains(path) || place.home.map(specs.contains) ?? false
        }
    }
    return Set(paths.keys).union(unread.filter(changed.contains)).sorted()
  }

  private func blames(_ all: [DocumentPath], _ names: SpecNames, _ places: ReferencePlaces) async throws
    -> [DocumentPath: GitBlame]
  {
    var blames = try await brought(all, places)
    let paths = all.filter { blames[$0] == nil }
    guard paths.count <= Self.mostBlames else {
      throw Refusal(
        "\(paths.count) documents that cite changed specs were changed since \(base.short), more than the limit of "
          + "\(Self.mostBlames); take a nearer --base"
      )
    }
    let git = git
    let commit = base.commit
    let formatting = Reformatting(git: git, base: commit, files: files, names: names)
    let copies = CopiedLines(git: git, files: files)
    try await inOrder(paths, width: processorCount()) { path in
      guard let blame = try await git.blame(path, since: commit) else { return (path, GitBlame?.none) }
      let numbers = places.lines(of: path)
      let dated = try await copies.dated(blame, of: path, numbers) {
        try await git.blame(path, since: commit, followsMoves: false)
      }
      return (path, try await formatting.seenThrough(dated, of: path, numbers, places))
    } use: { path, blame in
      blames[path] = blame
    }
    return blames
  }

  /// Documents that one commit since brought as they lie on the disk: it wrote each of their lines, and git need not be asked about
  /// every one of them, which for a new file takes as long as looking for what it was renamed from.
  private func brought(_ paths: [DocumentPath], _ places: ReferencePlaces) async throws -> [DocumentPath: GitBlame] {
    guard paths.count > 1 else { return [:] }
    let brought = try await git.touches(of: "\(base.commit)..HEAD").brought
    let edited = try await git.changedPaths(since: "HEAD")
    let prefix = try await git.prefix()
    let unread = Dictionary(grouping: UnreadableCitations(graph).places.map(\.location), by: \.path)
    var blames: [DocumentPath: GitBlame] = [:]
    for path in paths where !edited.contains(path) {
      guard let commit = brought[path] else { continue }
      let version = GitBlame.Version(commit: commit, path: prefix + path.text)
      let lines = places.lines(of: path) + (unread[path] ?? []).map(\.line)
      blames[path] = GitBlame(wholly: version, lines: lines)
    }
    return blames
  }

  /// The versions in which lines that cite criteria were written, by name.
  private func origins(of blames: [DocumentPath: GitBlame], _ places: ReferencePlaces) async throws
    -> [String: DocumentText]
  {
    let cited = blames.flatMap { path, blame in places.lines(of: path).compactMap { blame.lines[$0] } }
    let committed = cited.filter { $0.author != .uncommitted }
    let objects = try await git.objects(Set(committed.map(\.origin)).sorted())
    let contents = try await git.contents(Set(objects.values).sorted())
    return objects.compactMapValues { contents[$0].map { DocumentText($0) } }
  }

  /// What stands above and beside lines tells of them.
  private struct Told {
    /// It is not what it was, or what tells of a line of numbers alone told of another one.
    var doubtful: Set<Int> = []
    /// What tells of a line of numbers alone tells of no other.
    var sure: Set<Int> = []
  }

  /// Lines that cite criteria, by what is told of them: of sources, where there are neither headings nor tasks, those are doubtful that
  /// have changed places with another one.
  private func told(
    _ blames: [DocumentPath: GitBlame],
    _ origins: [String: DocumentText],
    _ places: ReferencePlaces
  ) -> [DocumentPath: Told] {
    var all: [DocumentPath: Told] = [:]
    for (path, blame) in blames {
      guard let today = DocumentText.read(path, files) else { continue }
      let numbers = places.lines(of: path).filter { blame.lines[$0].map { origins[$0.origin] != nil } ?? false }
      let then = { (number: Int) in blame.lines[number].flatMap { line in origins[line.origin].map { ($0, line) } } }
      var told =
        places.sources.contains(path)
        ? Told(doubtful: Set(exchanged(numbers, LineNeighbours(today), then)))
        : amongOthers(numbers, LineSurroundings(today), then)
      told.doubtful.formUnion(places.lines(of: path).filter { blame.lines[$0]?.isDoubtful == true })
      all[path] = told
    }
    return all
  }

  /// Where a line stood when it was written.
  private typealias Then = (Int) -> (text: DocumentText, line: GitBlame.Line)?

  private func amongOthers(_ numbers: [Int], _ today: LineSurroundings, _ then: Then) -> Told {
    var known: [String: LineSurroundings] = [:]
    var told = Told()
    for number in numbers {
      guard let (text, line) = then(number) else { continue }
      let surroundings = known[line.origin] ?? LineSurroundings(text)
      known[line.origin] = surroundings
      if today.haveChanged(of: number, since: line.originalNumber, in: surroundings) { told.doubtful.insert(number) }
      if today.areKept(by: number, since: line.originalNumber, in: surroundings) { told.sure.insert(number) }
    }
    return told
  }

  private func exchanged(_ numbers: [Int], _ today: LineNeighbours, _ then: Then) -> [Int] {
    let above = Dictionary(grouping: numbers) { today.above($0) }
    return numbers.filter { number in
      guard let (text, line) = then(number), let former = LineNeighbours(text).above(line.originalNumber) else {
        return false
      }
      return former != today.above(number) && above[former] != nil
    }
  }

  private func commits(_ blames: [DocumentPath: GitBlame]) -> [String] {
    Set(blames.values.flatMap { $0.lines.values.flatMap { [$0.author, $0.markedBy] } }).compactMap {
      author -> String? in
      if case .commit(let commit) = author { commit } else { nil }
    }.sorted()
  }
}
