import ArgumentParser
import Files
import Findings
import History
import SpecModel
import Traceability
import Workspace

/// `counterfoil lock`: remember what every criterion says.
struct LockCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock",
    abstract: "Remember what every criterion says, and which lines cite criteria.",
    discussion: """
      Writes .counterfoil/lock, which is committed with the specs: one line a criterion, with its text and a fingerprint, and one a \
      document or source, with the fingerprints of its lines that cite criteria. Once it is there, `lint` and `gate` tell what was moved, \
      changed or removed since. A line that stands in its document as it stood then means what its numbers stood for then; a \
      line that does not was written since, and means what they stand for today. Where its words stood under another heading or \
      task, or less often, neither is taken for granted, and the line is left to you.

      A merge of two branches that both wrote it leaves its marks in the file, or mixes what both say, and each row of lines tells \
      whether it stands beside the numbers that it was written with. If not, `lint`, `fix` and `lock` read both sides from git: a line \
      means what its numbers stood for on the side that knew it. Nothing needs to be taken by hand: leave the file as it is, or take \
      either side whole, run `fix` and then `lock`, and commit what they write.

      What changes is shown before it is written. While references stand there that were written under older numbers, as the lock \
      knows, or git of lines that no lock knows yet, nothing is written: `counterfoil fix` rewrites them, --accept takes them as they are. \
      Nor is it where a spec has lost all of its requirements, or its folder: --accept takes it as gone.

      What stands in a document that could not be read, or not to its end, is not gone: the lock keeps what it knows of it.

      Exit codes: 0 the lock is up to date, 1 it is not, 2 a document could not be read, or another part of the work not be done.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions

  @Flag(help: "Write nothing; exit 1 when the lock is out of date.")
  var check = false

  @Flag(help: "Write it although older references are open or specs are gone, or over a lock that cannot be read.")
  var accept = false

  func run() async throws {
    let place = try arguments.place()
    let files = FileAccess.disk(root: place.root)
    guard !FixJournal.exists(files) else { throw Refusal(FixJournal.words) }
    let graph = try await Pipeline(place: place, readsSources: true).graph()
    let unread = UnreadDocuments(graph.corpus)
    for path in unread.paths {
      let name = path.seen(behind: place.prefix)
      Console.standard.progress("\(name) was not read, or not to its end: what the lock knows of it stays as it is")
    }
    try await renew(place, files, graph, unread)
    guard unread.paths.isEmpty else { throw Outcome.unable }
  }

  private func renew(_ place: WorkspacePlace, _ files: FileAccess, _ graph: TraceGraph, _ unread: UnreadDocuments)
    async throws
  {
    let reader = PastReader(place: place, files: files, base: nil)
    let known = try await readOld(reader)
    let new = unread.keeping(known?.sides ?? [], in: Lock(graph, files: files))
    let console = Console.standard
    let path = "\(place.prefix)\(Lock.path)"
    guard let known else { return try await writeFirst(new, reader, graph) }
    let isMerged = known.sides.count > 1
    let sides = known.sides.map { LockedPast($0, graph: graph, files: files, isSide: isMerged) }
    let past = MergedPast.of(sides)
    let older = open(past, graph, files)
    let renumbered = older.references.filter { $0.isMoved || $0.isRemoved }
    if let old = known.written, !isMerged || renumbered.isEmpty {
      guard LockFile.bytes(old) != LockFile.bytes(new) else { return console.write("\(path) is up to date\n") }
      // An older release wrote less of each line, and nothing wrong.
      let sources = Set(graph.sources.map(\.location.path))
      if old.saysTheSame(as: new, sources: sources) {
        if check { return console.write("\(path) is up to date\n") }
        try write(new, files)
        return console.write(
          "wrote \(path) as this release does, with what stands beside its lines today; nothing else has changed\n"
        )
      }
    }
    let text = LockDifferenceText(style: console.style(styling.color), width: console.width)
    let differences = zip(known.sides, sides).map { LockDifference(old: $0, new: new, moved: $1.moved(graph.corpus)) }
    for (side, difference) in zip(["one side", "the other side"], differences) {
      if isMerged { console.write("since the lock of \(side) of the merge:\n") }
      console.write(text.text(difference))
    }
    if check {
      console.say("\(path) is out of date; `counterfoil lock` renews it")
      throw Outcome.no
    }
    try refuse(renumbered, place, knownTo: OlderReferences.lock, cure: "counterfoil fix")
    try refuse(older.vanished)
    let hasNewLines = differences.contains { $0.lines.added > 0 }
    let unlocked = hasNewLines ? try await unlocked(reader, graph, beside: past) : nil
    if unlocked?.isShallow == true {
      console.write(
        "this clone is shallow: whether new lines were written under older numbers before its history begins, nobody can tell here; "
          + "`git fetch --unshallow` brings the rest\n"
      )
    }
    try write(new, files)
    console.write("wrote \(path)\n")
    // From now on nothing knows of these: they are named once.
    tell("taken as they are, written under older numbers", renumbered + (unlocked?.renumbered ?? []), place)
    tell("taken as they are, perhaps written under older numbers", unlocked?.doubtful ?? [], place)
    tellAccepted(
      older.references.filter { $0.isChanged && !$0.isMoved && !$0.isRemoved } + (unlocked?.changed ?? []),
      place
    )
  }

  /// Where there is none yet, git is asked what was written under older numbers.
  private func writeFirst(_ new: Lock, _ reader: PastReader, _ graph: TraceGraph) async throws {
    let (place, console) = (reader.place, Console.standard)
    let path = "\(place.prefix)\(Lock.path)"
    let size = "\(Counted.criteria(Self.count(new))) and the lines that cite them"
    if check {
      console.say("there is no \(path); `counterfoil lock` writes one of \(size)")
      throw Outcome.no
    }
    let past = try await unlocked(reader, graph, beside: nil)
    if past?.isShallow == true, !accept {
      console.say(
        "this clone is shallow, and what was written under older numbers before its history begins, nobody can tell here: "
          + "`git fetch --unshallow` brings the rest, --accept takes all lines as they are"
      )
      throw Outcome.no
    }
    try write(new, reader.files)
    console.say("wrote \(path): \(size)")
    tell("taken as they are, written under older numbers", past?.renumbered ?? [], place)
    tell("taken as they are, perhaps written under older numbers", past?.doubtful ?? [], place)
    tellAccepted(past?.changed ?? [], place)
  }

  private func tellAccepted(_ changed: [OlderReference], _ place: WorkspacePlace) {
    // A claim on another text weighs most.
    let claimsFirst = changed.filter(\.origin.isBound) + changed.filter { !$0.origin.isBound }
    tell("accepted with today's texts, written for others", claimsFirst, place)
  }

  /// What git knows of lines that the lock does not.
  private func unlocked(_ reader: PastReader, _ graph: TraceGraph, beside lock: (any PastNumberings)?) async throws
    -> UnlockedPast?
  {
    guard let past = try await UnlockedPast.read(reader, in: graph, beside: lock) else { return nil }
    try refuse(past.renumbered, reader.place, knownTo: "git", cure: "counterfoil fix --base \(past.beginning)")
    return past
  }

  private func tell(_ what: String, _ references: [OlderReference], _ place: WorkspacePlace) {
    guard !references.isEmpty else { return }
    Console.standard.write("\(what): \(references.count)\n")
    list(references, place)
  }

  private func list(_ references: [OlderReference], _ place: WorkspacePlace) {
    let console = Console.standard
    for reference in references.prefix(10) {
      console.say(
        "\(reference.location.path.seen(behind: place.prefix)):\(reference.location.line): \(reference.written)",
        indent: 2
      )
    }
    if references.count > 10 { console.write("  and \(references.count - 10) more\n") }
  }

  /// - Returns: `nil` where there is none, or none that counts.
  private func readOld(_ reader: PastReader) async throws -> KnownLocks? {
    do {
      return try await reader.locks()
    } catch let failure as LockFailure where accept && !check {
      Console.standard.progress("\(failure); written anew")
      return nil
    }
  }

  /// What would mean something else from now on.
  private func open(_ past: any PastNumberings, _ graph: TraceGraph, _ files: FileAccess) -> OlderReferences {
    OlderReferenceFinder(graph: graph, files: files, past: past, source: OlderReferences.lock).find()
  }

  private func refuse(_ open: [OlderReference], _ place: WorkspacePlace, knownTo witness: String, cure: String) throws {
    guard !open.isEmpty, !accept else { return }
    let console = Console.standard
    console.write("written under older numbers: \(open.count)\n")
    list(open, place)
    let what = "\(Counted.words(open.count, "reference")) \(open.count == 1 ? "was" : "were")"
    console.say(
      "\(what) written under older numbers, and \(witness) is what knows it: run `\(cure)`, or take them as they are "
        + "with --accept"
    )
    throw Outcome.no
  }

  /// - Parameter found: specs of which nothing is demanded any more; several sides of a merged lock may know the same one.
  private func refuse(_ found: [VanishedSpec]) throws {
    guard !found.isEmpty, !accept else { return }
    let vanished = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }.values.sorted { $0.id < $1.id }
    let names = vanished.prefix(10).map { "`\($0.id)` (\(Counted.criteria($0.criteria.count)))" }.joined(
      separator: ", "
    )
    let more = vanished.count > 10 ? " and \(vanished.count - 10) more" : ""
    Console.standard.say(
      "nothing is demanded any more of \(names)\(more): bring the requirements back, or accept that they are gone with --accept"
    )
    throw Outcome.no
  }

  private func write(_ lock: Lock, _ files: FileAccess) throws {
    try files.write(LockFile.readableBytes(lock), Lock.path)
  }

  private static func count(_ lock: Lock) -> Int { lock.numbering.specs.values.reduce(0) { $0 + $1.criteria.count } }
}
