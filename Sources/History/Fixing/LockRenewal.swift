package import Files
package import Findings
package import Traceability

/// The lock after references were rewritten: so that a second run finds nothing to do.
///
/// A rewritten line may say what another one said before, `7.2` and `8.2` exchanged for instance; only the lock can tell the two
/// apart. It is the state of today, in which the lines that were left keep the numbers that they mean: the next renumbering concerns
/// these as well as those.
package struct LockRenewal: Sendable {
  package let lock: Lock
  /// What was left, and is still told.
  package let open: [OlderReference]
  /// It vouches for every line of today.
  package let isWhole: Bool

  /// - Parameters:
  ///   - written: what was written.
  ///   - doubted: lines of which nobody could tell before it whether they are those that the lock knows.
  ///   - left: places that were written under older numbers, as others know: of those of which the lock does not it takes none down.
  ///   - stranded: what was left. The lock says nothing of where a line was written but the path of its document, and takes none of
  ///     those down that came from another spec.
  ///   - graph: the workspace after it.
  package init(
    _ locks: [Lock],
    after written: [FixPlan.Change],
    doubting doubted: Set<LinePlace> = [],
    leaving left: [Location] = [],
    strandedAt stranded: [Location] = [],
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
    let sides = rest.map { LockedPast($0, graph: graph, files: files, isSide: rest.count > 1) }
    let past = MergedPast.of(sides)
    // What was rewritten to the words of a line that was left is none of those, nor is what was written since in the words of any.
    let then = locks.map { LockedPast($0, graph: graph, files: before, isSide: true) }
    let young = Self.young(written, places, then)
    let rewritten = Set(written.flatMap(\.references).map { LinePlace($0.location) })
    let today = young.union(rewritten)
    let finder = OlderReferenceFinder(graph: graph, files: files, past: past, source: OlderReferences.lock)
    let found = finder.find().references.filter { !today.contains(LinePlace($0.location)) }
    let strangers = (found.map(\.location) + stranded).filter { place in
      then.contains { $0.formerHome(of: place.path, line: place.range.start.line) != nil }
    }
    let strange = Set(strangers.map(LinePlace.init))
    open = found.filter { !strange.contains(LinePlace($0.location)) }
    let told = rewritten.union(open.map { LinePlace($0.location) })
    let unknown = Lock.lines(like: left.filter { !told.contains(LinePlace($0)) } + strangers, places, files)
    let left = open.map { LinePlace($0.location) }
    let kept = LinesLeft(left, doubted: doubted, besides: today, sides, places, files)
    let whole = kept.keptBack(in: Lock(graph, files: files))
    lock = UnreadDocuments(graph.corpus).keeping(locks, in: whole.without(unknown)).remembering(vanishedSince: then)
    isWhole = open.isEmpty && unknown.isEmpty
  }

  /// Lines of documents in which any were rewritten that none of the locks knew before.
  private static func young(_ written: [FixPlan.Change], _ places: ReferencePlaces, _ sides: [LockedPast])
    -> Set<LinePlace>
  {
    let lines = written.flatMap { change in
      places.lines(of: change.path).map { LinePlace(path: change.path, line: $0) }
    }
    return Set(lines.filter { line in sides.allSatisfy { $0.writing(line.path, line: line.line) == .today } })
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
    let ages = LockedAges(known, lines.map { (number: $0, line: $1) }, seesThroughEdits: true)
    let rewritten = Set(change.references.map(\.location.line))
    return lines.filter { rewritten.contains($0.0) }.map { (ages.origins[$0.0] ?? $0.1).of(ages.eras[$0.0]) }
  }
}
