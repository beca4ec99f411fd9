package import Files
package import Findings
package import Traceability

/// The lock after references were rewritten: so that a second run finds nothing to do.
///
/// A rewritten line may say what another one said before, `7.2` and `8.2` exchanged for instance; only the lock can tell the two
/// apart. It therefore forgets the lines as they were. As they are now, they are not in it, and mean what their numbers stand
/// for today. When nothing older is left at all, the whole lock is renewed.
package struct LockRenewal: Sendable {
  /// One, or the two sides of a merge of which something is still open.
  package let locks: [Lock]
  /// It is the state of today.
  package let isWhole: Bool
  /// What keeps it from being renewed.
  package let open: [OlderReference]

  /// - Parameters:
  ///   - written: what was written.
  ///   - left: lines of today that were written under older numbers than the lock knows them by: it does not take them down.
  ///   - graph: the workspace after it.
  package init(
    _ locks: [Lock],
    after written: [FixPlan.Change],
    leaving left: [DocumentPath: [Lock.Line]] = [:],
    graph: TraceGraph,
    files: FileAccess
  ) {
    // A document that was renamed since is known by its lines, and as they are now they are others.
    let before = files.with(Dictionary(written.map { ($0.path, $0.before) }) { first, _ in first })
    let places = ReferencePlaces(graph)
    let rest = locks.map { lock in
      let former = FormerPaths(lock: lock, graph: graph, places: places, files: before)
      let rewritten = written.map { change in
        let path = former.path(of: change.path)
        return (path, Self.lines(of: change, places, among: lock.lines[path] ?? []))
      }
      return written.reduce(lock.without(Dictionary(rewritten, uniquingKeysWith: +))) { lock, change in
        lock.replacing(Self.belongings(of: change, places), in: former.path(of: change.path))
      }
    }
    let past = MergedPast.of(rest, graph: graph, files: files)
    let open = OlderReferenceFinder(graph: graph, files: files, past: past, source: "the lock").find()
    self.open = open.references
    isWhole = open.references.isEmpty
    let unread = UnreadDocuments(graph.corpus)
    self.locks = isWhole ? [unread.keeping(locks, in: Lock(graph, files: files).without(left))] : rest
  }

  /// Lines that stayed, below a heading or a task that was rewritten: as they were, and as they are.
  private static func belongings(of change: FixPlan.Change, _ places: ReferencePlaces) -> [Lock.Line: Lock.Line] {
    let (before, after) = (DocumentText(change.before), DocumentText(change.after))
    let (then, today) = (LineContexts(before), LineContexts(after))
    let numbers = places.lines(of: change.path).filter {
      before.line($0) == after.line($0) && then[$0] != today[$0]
    }
    return Dictionary(
      zip(Lock.Line.all(numbers, of: before, then), Lock.Line.all(numbers, of: after, today)).map { ($0, $1) }
    ) { first, _ in first }
  }

  /// The rewritten lines as they were, each once: as the lock knows them, where their words were edited since.
  private static func lines(
    of change: FixPlan.Change,
    _ places: ReferencePlaces,
    among known: [Lock.Line]
  ) -> [Lock.Line] {
    let text = DocumentText(change.before)
    let numbers = places.lines(of: change.path)
    let lines = Array(zip(numbers, Lock.Line.all(numbers, of: text, places.contexts(of: change.path, text))))
    let origins = LockedAges(known, lines.map { (number: $0, line: $1) }, seesThroughEdits: true).origins
    let rewritten = Set(change.references.map(\.location.line))
    return lines.filter { rewritten.contains($0.0) }.map { origins[$0.0] ?? $0.1 }
  }
}
