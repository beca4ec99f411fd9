import Files
import Findings
import SpecModel

/// Holds the artifacts of tasks and reports against the files of the workspace and their history.
struct ArtifactLinker {
  private let corpus: Corpus
  private let files: FileAccess
  private let surroundings: Surroundings
  private let present: PathEndings
  /// What version control remembers of what is gone.
  private let gone: PathEndings
  private let moved: MovedFolders?
  private let folders: Set<String>
  private let namesOfGone: Set<String>

  init(corpus: Corpus, files: FileAccess, surroundings: Surroundings) {
    self.corpus = corpus
    self.files = files
    self.surroundings = surroundings
    present = PathEndings(surroundings.paths)
    let past = surroundings.history?.paths ?? []
    gone = PathEndings(past)
    moved = surroundings.history.map { MovedFolders($0, files: files) }
    namesOfGone = Set(past.map(\.name))
    folders = Set(surroundings.paths.compactMap { $0.text.split(separator: "/").dropLast().first.map(String.init) })
  }

  func artifacts() -> [TracedArtifact] {
    var kinds: [DocumentPath: FileAccess.Entry.Kind?] = [:]
    func kind(_ path: DocumentPath) -> FileAccess.Entry.Kind? {
      if let known = kinds[path] { return known }
      let kind = files.kind(path)
      kinds[path] = .some(kind)
      return kind
    }
    let all = corpus.specs.flatMap { spec -> [TracedArtifact] in
      let tasks = spec.tasks.flatMap { task in
        task.artifacts.map { trace($0, .task(task.id), isDue: task.isTicked, in: spec, kind: kind) }
      }
      let reports = spec.reports.flatMap { report in
        report.artifacts.map { trace($0, .report(report.document), isDue: true, in: spec, kind: kind) }
      }
      return tasks + reports
    }
    return withNearest(all)
  }

  private func withNearest(_ all: [TracedArtifact]) -> [TracedArtifact] {
    // Mostly every one is there, and nobody asks.
    guard all.contains(where: { $0.isDue && $0.isNowhere }) else { return all }
    var neighbours = ArtifactNeighbours(surroundings.paths)
    return all.map { artifact in
      guard artifact.isDue, artifact.isNowhere else { return artifact }
      var artifact = artifact
      artifact.nearest = neighbours.nearest(
        to: ArtifactPaths(artifact.mention, specFolder: nil, prefix: surroundings.prefix)
      )
      return artifact
    }
  }

  private func trace(
    _ mention: ArtifactMention,
    _ owner: TracedArtifact.Owner,
    isDue: Bool,
    in spec: Spec,
    kind: (DocumentPath) -> FileAccess.Entry.Kind?
  ) -> TracedArtifact {
    let paths = ArtifactPaths(mention, specFolder: spec.folder, prefix: surroundings.prefix)
    // Of what was deleted, another file may well bear the name.
    let there = paths.candidates.first { kind($0) != nil } ?? (mention.verb == .deleted ? nil : elsewhere(paths))
    var path = there ?? paths.candidates.first
    let state: ArtifactState
    if there != nil {
      state = mention.verb == .deleted ? .remains : .present
    } else if let (gone, fate) = fate(paths) {
      path = gone
      state = fate
    } else {
      state = absence(paths, verb: mention.verb)
    }
    return TracedArtifact(mention: mention, owner: owner, isDue: isDue, path: path, state: state)
  }

  /// `Icon.swift`, `Icon/Icon.swift`, `platforms/web/`: the file or the folder whose path ends so.
  private func elsewhere(_ paths: ArtifactPaths) -> DocumentPath? {
    guard paths.isEnding else { return nil }
    return (paths.isFolder ? nil : present.file(paths.written)) ?? present.folder(paths.written)
  }

  /// What the history says of a path that is not there.
  private func fate(_ paths: ArtifactPaths) -> (DocumentPath, ArtifactState)? {
    guard let history = surroundings.history else { return nil }
    for path in paths.candidates + ending(paths) {
      switch history.end(of: path) {
      case .renamed(let new): return (path, files.kind(new) != nil ? .moved(new) : .deleted)
      case .deleted: return (path, moved?.place(ofFile: path).map { .moved($0) } ?? .deleted)
      case nil: break
      }
      guard history.hadFolder(path) else { continue }
      return (path, moved?.place(of: path).map { .moved($0) } ?? .deleted)
    }
    return nil
  }

  private func ending(_ paths: ArtifactPaths) -> [DocumentPath] {
    guard paths.isEnding, paths.isFolder || !paths.isBareName else { return [] }
    return [paths.isFolder ? nil : gone.file(paths.written), gone.folder(paths.written)].compactMap(\.self)
  }

  private func absence(_ paths: ArtifactPaths, verb: ArtifactMention.Verb?) -> ArtifactState {
    // What was made and deleted between two commits left no trace, and need not have.
    if verb == .deleted { return .deleted }
    if paths.candidates.contains(where: surroundings.ignored.contains) { return .ignored }
    guard !paths.candidates.isEmpty, !paths.written.hasPrefix("~"), paths.looksLikeFile, isOfHere(paths) else {
      return .unknown
    }
    guard let history = surroundings.history, history.isComplete else { return .missing }
    // The history was asked for whole paths only.
    if paths.isBareName { return namesOfGone.contains(paths.written) ? .deleted : .neverExisted }
    return .neverExisted
  }

  /// An absolute path of somebody's machine is none of the workspace's; nor is another part of the repository around it.
  private func isOfHere(_ paths: ArtifactPaths) -> Bool {
    let isElsewhere = !surroundings.prefix.isEmpty && !paths.isBareName && !paths.written.hasPrefix(surroundings.prefix)
    guard paths.written.hasPrefix("/") || isElsewhere else { return true }
    let first = paths.written.split(separator: "/").first.map(String.init) ?? ""
    return folders.contains(first) || files.kind(DocumentPath(first)) != nil
  }
}
