import Files
import Findings
import History
import Traceability
import Workspace

/// What git knows of references that were written under older numbers and that no lock knows: it would take them as they are, and nothing
/// would ever name them.
struct UnlockedPast {
  /// Where git's history begins, as `--base` takes it.
  let beginning: String
  /// There was more of it, which this clone does not have.
  let isShallow: Bool
  /// Those that surely lie.
  let renumbered: [OlderReference]
  /// Those that may.
  let doubtful: [OlderReference]
  /// Those whose criteria say something else than when they were written.
  let changed: [OlderReference]

  private init(
    _ beginning: String,
    isShallow: Bool,
    renumbered: [OlderReference],
    doubtful: [OlderReference],
    changed: [OlderReference]
  ) {
    self.beginning = beginning
    self.isShallow = isShallow
    self.renumbered = renumbered
    self.doubtful = doubtful
    self.changed = changed
  }

  /// - Parameter lock: what it knows is left out; `nil` where there is none.
  /// - Returns: `nil` where no commit was made yet, and outside of any repository.
  static func read(_ reader: PastReader, in graph: TraceGraph, beside lock: (any PastNumberings)?) async throws
    -> UnlockedPast?
  {
    let past = try await read(reader, in: graph)
    return lock.map { past?.unknown(to: $0, reader.files) } ?? past
  }

  private static func read(_ reader: PastReader, in graph: TraceGraph) async throws -> UnlockedPast? {
    let git = GitHistory(folder: reader.place.root)
    guard let beginning = await git.firstCommit() else { return nil }
    let past = PastReader(place: reader.place, files: reader.files, base: beginning)
    let older = try await past.older(in: graph).references
    let open = older.filter { $0.isMoved || $0.isRemoved }
    return UnlockedPast(
      beginning,
      isShallow: try await git.isShallow(),
      renumbered: open.filter { !$0.isUnclear },
      doubtful: open.filter(\.isUnclear),
      changed: older.filter { $0.isChanged && !$0.isMoved && !$0.isRemoved && !$0.isUnclear }
    )
  }

  /// What stands on lines that a lock does not know. Of lines that differ in nothing but their numbers git takes one that was rewritten
  /// for the old other: those only may lie.
  private func unknown(to lock: any PastNumberings, _ files: FileAccess) -> UnlockedPast {
    let isUnknown = { (reference: OlderReference) in
      lock.writing(reference.location.path, line: reference.location.line) == .today
    }
    let open = renumbered.filter(isUnknown)
    let alike = Dictionary(grouping: open, by: \.location.path).mapValues { references in
      references.first.flatMap { DocumentText.read($0.location.path, files) }?.linesAlike ?? []
    }
    let isAlike = { (reference: OlderReference) in
      alike[reference.location.path]?.contains(reference.location.line) ?? true
    }
    return UnlockedPast(
      beginning,
      isShallow: isShallow,
      renumbered: open.filter { !isAlike($0) },
      doubtful: open.filter(isAlike) + doubtful.filter(isUnknown),
      changed: changed.filter(isUnknown)
    )
  }
}
