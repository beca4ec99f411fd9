import Evidence
package import Files
package import Findings
import Foundation
package import History
import Judgment
import SpecModel
import SpecReading
package import Traceability
package import Workspace

/// Rewrites older references, and sees to it that they are not taken for old ones again. What sources cite is read as well, and
/// never rewritten.
package struct Fixing {
  private let place: WorkspacePlace
  private let files: FileAccess
  private let base: String?

  /// - Parameter files: those of the workspace, for a test that forbids some of them.
  package init(place: WorkspacePlace, base: String?, files: FileAccess? = nil) {
    self.place = place
    self.files = files ?? .disk(root: place.root)
    self.base = base
  }

  /// What became of a plan.
  package struct Outcome: Sendable {
    /// References that were rewritten.
    package let written: Int
    /// Every document of the plan was written.
    package let isWhole: Bool
    package let remarks: [String]
  }

  package func read() async throws -> (TraceGraph, OlderReferences) {
    let graph = try await graph()
    return (graph, try await reader.older(in: graph))
  }

  /// - Parameter passedOver: of which `lint` says nothing.
  package func plan(_ older: OlderReferences, _ graph: TraceGraph, passingOver passedOver: Set<Location>) async
    -> FixPlan
  {
    let asked = Wanted(place: place, graph: graph)
    return await plan(older, graph, passingOver: passedOver) { asked.wants($0) }
  }

  /// How many references would be rewritten outside of what the command line names: a plan says nothing of them.
  func elsewhere(_ older: OlderReferences, _ graph: TraceGraph, passingOver passedOver: Set<Location>) async -> Int {
    let asked = Wanted(place: place, graph: graph)
    let hasAny = older.references.contains { $0.replacement != nil && !asked.wants($0.location.path) }
    guard hasAny else { return 0 }
    let plan = await plan(older, graph, passingOver: passedOver) { !asked.wants($0) }
    return plan.without(Set(unwritable(plan).map(\.path))).changes.reduce(0) { $0 + $1.references.count }
  }

  private func plan(
    _ older: OlderReferences,
    _ graph: TraceGraph,
    passingOver passedOver: Set<Location>,
    of isWanted: (DocumentPath) -> Bool
  ) async -> FixPlan {
    let place = self.place
    return await FixPlan.make(
      OlderReferences(
        source: older.source,
        references: older.references.filter { isWanted($0.location.path) },
        uncompared: older.uncompared.filter { isWanted($0.location.path) },
        narrowed: older.narrowed.filter { isWanted($0.location.path) }
      ),
      passingOver: passedOver,
      graph: graph,
      files: files
    ) { copy in
      let layout = SpecLayout(files: copy, roots: place.roots, loose: place.loose)
      return Linker(files: copy).link(await SpecReader(files: copy, workers: processorCount()).read(layout))
    }
  }

  /// Where somebody has decided that `lint` says nothing of a move: a comment, the configuration or the baseline.
  package func passedOver(_ older: OlderReferences, _ graph: TraceGraph) async throws -> Set<Location> {
    let moved = Set(older.references.filter(\.isMoved).map(\.location))
    guard !moved.isEmpty else { return [] }
    // What `lint` leaves out of a flood nobody has decided.
    let settings = try WorkspaceSettings.read(place, files, mostFindings: FindingLimit.ofBaseline)
    // As `lint` asks: the baseline knows a finding among all others.
    let judgment = await Judge(rules: RuleCatalog.all, acceptance: settings.acceptance).judge(
      graph,
      against: EvidenceSet(),
      on: TodaysInputs.today(graph) { _ in nil },
      older: older,
      workers: processorCount()
    )
    let rule = ReferenceFollowsMove().id
    // A link in its line tells of what is left to its author.
    let links = Set(judgment.findings.filter { $0.rule == BrokenLink().id }.compactMap(\.location).map(LinePlace.init))
    let linked = older.references.filter { $0.replacement == nil && links.contains(LinePlace($0.location)) }
    let heard = judgment.findings.filter { $0.rule == rule }.compactMap(\.location)
    return moved.subtracting(heard).subtracting(linked.map(\.location))
  }

  /// Puts back what one that was killed has left half done.
  ///
  /// - Returns: what was done, for people; `nil` where nothing was left so.
  package func recover() throws -> String? {
    let turn = try FixTurn(root: place.root)
    defer { withExtendedLifetime(turn) {} }
    return try recovery.run()
  }

  /// One that was killed has left something behind.
  package var wasBrokenOff: Bool { recovery.isNeeded }

  private var recovery: FixRecovery { FixRecovery(place: place, files: files) }

  package func write(_ plan: FixPlan) async throws -> Outcome {
    let turn = try FixTurn(root: place.root)
    defer { withExtendedLifetime(turn) {} }
    var remarks = try recovery.run().map { [$0] } ?? []
    // Asked before, and not again: once its own line is rewritten, the lock takes another that says the same for it. No line moves.
    let unlocked = try await unlocked()
    var journal = FixJournal(plan.changes, lock: try recovery.currentLock())
    do { try journal.write(files) } catch { throw Refusal("nothing was rewritten: \(error)") }
    var written: [FixPlan.Change] = []
    for change in plan.changes {
      if let reason = obstacle(to: change) {
        remarks.append("\(place.prefix)\(change.path) was left as it is: \(reason)")
        continue
      }
      do {
        try files.write(change.after, change.path)
        written.append(change)
      } catch {
        // The others are written all the same, and the lock must know of them.
        remarks.append("\(place.prefix)\(change.path) was left as it is: \(error.words)")
      }
    }
    do {
      if let remark = try await renewLock(written, leaving: plan, unlocked, &journal) { remarks.append(remark) }
    } catch {
      throw takeBack(written, because: error)
    }
    do { try FixJournal.remove(files, root: place.root) } catch {
      remarks.append(
        "delete \(place.prefix)\(FixJournal.path), or the next `counterfoil fix` may take all of this back: "
          + error.words
      )
    }
    return Outcome(
      written: written.reduce(0) { $0 + $1.references.count },
      isWhole: written.count == plan.changes.count,
      remarks: remarks
    )
  }

  /// Beside a lock of the time before, a rewritten line would look like an older one of what it says now: it is all or nothing.
  private func takeBack(_ written: [FixPlan.Change], because error: any Error) -> Refusal {
    let stuck = written.reversed().filter { change in
      // What somebody has written meanwhile is theirs.
      guard (try? files.read(change.path, 1 << 24)) == change.after else { return true }
      return (try? files.write(change.before, change.path)) == nil
    }
    // Of what is stuck the next one is told.
    if stuck.isEmpty { try? FixJournal.remove(files, root: place.root) }
    let paths = stuck.map { "\(place.prefix)\($0.path)" }.sorted()
    let outcome =
      paths.isEmpty
      ? "nothing was rewritten: every document stands as it stood"
      : "the other documents stand as they stood, and these stay rewritten: \(paths.joined(separator: ", "))"
    return Refusal("the lock could not be renewed, and \(outcome): \(error)")
  }

  /// What a fix does to the lock besides; whether git needs one can be told only when the lines are rewritten.
  package var lockToCome: String {
    files.kind(Lock.path) == nil
      ? "would write \(Lock.path) too, if git alone could not tell the rewritten lines from old ones"
      : "would renew \(Lock.path)"
  }

  private func graph() async throws -> TraceGraph { try await Pipeline(place: place, readsSources: true).graph() }

  private var reader: PastReader { PastReader(place: place, files: files, base: base) }

  /// Nobody may write it, says its mode: that holds for whoever could do so all the same.
  private func isReadOnly(_ path: String) -> Bool {
    let mode = (try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    return mode.map { $0 & 0o222 == 0 } == true || !FileManager.default.isWritableFile(atPath: path)
  }

  /// The documents of a plan that cannot be written, with the reason.
  package func unwritable(_ plan: FixPlan) -> [(path: DocumentPath, reason: String)] {
    plan.changes.compactMap { change in obstacle(to: change).map { (change.path, $0) } }
  }

  private func obstacle(to change: FixPlan.Change) -> String? {
    guard let now = try? files.read(change.path, 1 << 24) else { return "it cannot be read any more" }
    if now != change.before { return "it was changed meanwhile" }
    // Writing would put another file in its place, which it cannot forbid.
    if isReadOnly("\(place.root)/\(change.path)") { return "it is read-only" }
    // Writing would put a file in the link's place.
    return files.entries(at: change.path).contains(where: \.isLink)
      ? "it is a symbolic link; fix the document that it leads to" : nil
  }

  // MARK: The lock

  /// - Parameters:
  ///   - plan: what is left to the author, who finds it on the lines on which it stood.
  ///   - unlocked: what the lock did not know before anything was written.
  private func renewLock(
    _ written: [FixPlan.Change],
    leaving plan: FixPlan,
    _ unlocked: [Location],
    _ journal: inout FixJournal
  ) async throws -> String? {
    guard !written.isEmpty else { return nil }
    let open = plan.left.map(\.reference.location) + plan.uncompared.map(\.location)
    let graph = try await graph()
    guard let locks = try await reader.locks() else {
      return try await writeLockIfNeeded(written, leaving: open, graph, &journal)
    }
    // What the lock does not know, it would vouch for from now on.
    let unknown = try await base == nil ? unlocked : Self.places(reader.older(in: graph)) + open
    let renewal = LockRenewal(
      locks.sides,
      after: written,
      doubting: plan.doubted,
      leaving: unknown,
      strandedAt: open,
      graph: graph,
      files: files
    )
    try write(renewal.lock, &journal)
    return "renewed \(Lock.path)" + rest(of: renewal)
  }

  /// What a renewed lock says of lines that were left.
  private func rest(of renewal: LockRenewal) -> String {
    let open = renewal.open
    if open.isEmpty { return renewal.isWhole ? "" : ", which does not vouch for what is left" }
    let count = Counted.words(open.count, "reference")
    if open.allSatisfy({ !$0.isMoved && !$0.isRemoved && !$0.isUnclear }) {
      return
        "; \(count) to changed criteria \(open.count == 1 ? "keeps" : "keep") the older texts in it, which `counterfoil lint` tells of "
        + "until `counterfoil lock` accepts those of today"
    }
    return ", in which what is left keeps its older numbers"
  }

  /// To git a line that was rewritten to what another one said may look like that other one, and old.
  private func writeLockIfNeeded(
    _ written: [FixPlan.Change],
    leaving open: [Location],
    _ graph: TraceGraph,
    _ journal: inout FixJournal
  ) async throws -> String? {
    let again = try await reader.older(in: graph)
    let lines = Self.lines(of: written)
    guard again.references.contains(where: { lines.contains(LinePlace($0.location)) }) else { return nil }
    let left = (Self.places(again) + open).filter { !lines.contains(LinePlace($0)) }
    let unknown = Lock.lines(like: left, ReferencePlaces(graph), files)
    try write(Lock(graph, files: files).without(unknown), &journal)
    return "wrote \(Lock.path): git alone cannot tell these lines from old ones"
  }

  private func write(_ lock: Lock, _ journal: inout FixJournal) throws {
    let bytes = try LockFile.readableBytes(lock)
    try journal.renew(bytes, files)
    try files.write(bytes, Lock.path)
  }

  /// What a base alone can tell of: lines that were written under older numbers, or may have been, since the lock was.
  private func unlocked() async throws -> [Location] {
    guard base == nil, let locks = try await reader.locks() else { return [] }
    let graph = try await graph()
    let lock = MergedPast.of(locks.sides, graph: graph, files: files)
    guard let past = try await UnlockedPast.read(reader, in: graph, beside: lock) else { return [] }
    return (past.renumbered + past.doubtful).map(\.location)
  }

  private static func places(_ older: OlderReferences) -> [Location] {
    older.references.map(\.location) + older.uncompared.map(\.location)
  }

  private static func lines(of written: [FixPlan.Change]) -> Set<LinePlace> {
    Set(written.flatMap { $0.references.map { LinePlace($0.location) } })
  }
}
