import ArgumentParser
import Files
import Findings
import History
import Reporting
import SpecModel
import SpecReading
import Traceability
import Workspace

/// `counterfoil fix`: write references that were written under older numbers anew.
struct FixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Rewrite references whose criteria were given other numbers.",
    discussion: """
      Compares with the revision that --base names, or else with .counterfoil/lock, and shows what it would write. On a terminal it asks; \
      elsewhere it writes with --yes only. Only the numbers are written; what nobody but you can decide, because the words speak \
      against it or because a number beside it is not read, is listed and left as it is, and so are sources, and a document \
      that changes meanwhile. Moved references that `lint` passes over, by a comment, by counterfoil.yml or by the baseline, stay as they \
      are, and are counted. Afterwards the lock is renewed, so that nothing is rewritten twice; in it, what is left keeps the numbers that it was \
      written under. Without a lock one is written only where git alone could not tell a rewritten line \
      from an old one.

      Exit codes: 0 nothing is left to do, 1 something is, 2 the work could not be done. With --dry-run what would be rewritten is \
      something left to do.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions
  @OptionGroup var past: PastOptions

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Write without asking.")
  var yes = false

  func run() async throws {
    let place = try arguments.place()
    let fixing = Fixing(place: place, base: past.base)
    try recover(fixing)
    let (graph, older) = try await fixing.read()
    guard older.source != nil else {
      throw Refusal(
        "there is nothing to compare with: name a revision with --base, or write a lock with `counterfoil lock` before the next renumbering"
      )
    }
    let passedOver = try await fixing.passedOver(older, graph)
    let whole = await fixing.plan(older, graph, passingOver: passedOver)
    let console = Console.standard
    let unwritable = fixing.unwritable(whole)
    let plan = whole.without(Set(unwritable.map(\.path)))
    let diff = UnifiedDiff(style: console.style(styling.color), prefix: place.prefix)
    for change in plan.changes { console.write(diff.text(change.path, before: change.before, after: change.after)) }
    for (path, reason) in unwritable { console.say("\(path.seen(behind: place.prefix)) is left as it is: \(reason)") }
    showEdited(plan, place)
    showNarrowed(plan, place)
    show(plan, place)
    if let base = past.base, !(plan.left.isEmpty && plan.uncompared.isEmpty) { showHowToLookAgain(base) }
    if plan.passedOver > 0 {
      console.write(
        "left as they are, because `lint` passes over them: \(Counted.words(plan.passedOver, "reference"))\n"
      )
    }
    showElsewhere(await fixing.elsewhere(older, graph, passingOver: passedOver))
    let isSettled = plan.left.isEmpty && plan.uncompared.isEmpty && unwritable.isEmpty
    let unread = unread(graph, place)
    guard !plan.changes.isEmpty else {
      guard isSettled, unread.isEmpty else { throw Outcome.no }
      return console.write("no reference needs to be rewritten\n")
    }
    let count = plan.changes.reduce(0) { $0 + $1.references.count }
    let what = Counted.words(count, "reference") + " in " + Counted.words(plan.changes.count, "document")
    guard !dryRun else {
      console.say("would rewrite \(what)")
      console.say(fixing.lockToCome)
      throw Outcome.no
    }
    guard yes || isTerminal else {
      console.say("nothing was written: run `counterfoil fix --yes` to rewrite \(what)")
      throw Outcome.no
    }
    guard yes || asks("rewrite \(what)? [y/N] ") else {
      console.write("nothing was written\n")
      throw Outcome.no
    }
    let outcome = try await fixing.write(plan)
    console.write("rewrote \(Counted.words(outcome.written, "reference"))\n")
    for line in outcome.remarks { console.progress(line) }
    guard isSettled, unread.isEmpty, outcome.isWhole else { throw Outcome.no }
  }

  /// What is half done lies on the disk, and reads like something else.
  private func recover(_ fixing: Fixing) throws {
    guard fixing.wasBrokenOff else { return }
    guard !dryRun, yes || isTerminal else { throw Refusal(FixJournal.words) }
    if let remark = try fixing.recover() { Console.standard.say(remark) }
  }

  private var isTerminal: Bool { Console.standard.isTerminal(0) && Console.standard.isTerminal(1) }

  /// Documents in which nobody knows what stands: that nothing in them is older cannot be said.
  private func unread(_ graph: TraceGraph, _ place: WorkspacePlace) -> [DocumentPath] {
    let paths = UnreadDocuments(graph.corpus).paths.filter { place.isWanted($0) }
    for path in paths {
      Console.standard.say(
        "\(path.seen(behind: place.prefix)) was not read, or not to its end: what stands there is left to you"
      )
    }
    return paths
  }

  /// What is rewritten, and what stands on its line, cites criteria of which it was not written for the words: nothing tells of that once
  /// the lock is renewed.
  private func showEdited(_ plan: FixPlan, _ place: WorkspacePlace) {
    list(
      plan.edited.map { reference in
        let words = reference.members.compactMap(\.edit).joined(separator: "; ")
        return (reference.location, "`\(reference.written)`: \(words)")
      },
      below: "rewritten, and written for other words; see whether they still fit",
      place
    )
  }

  /// What names a requirement that gave criteria away says nothing wrong, and a lock that is renewed takes it as it is.
  private func showNarrowed(_ plan: FixPlan, _ place: WorkspacePlace) {
    guard !plan.changes.isEmpty else { return }
    list(
      plan.narrowed.map { ($0.location, $0.words) },
      below: "not rewritten, and meaning less than they did; cite the others beside them, if those are meant",
      place
    )
  }

  private func list(_ items: [(location: Location, words: String)], below title: String, _ place: WorkspacePlace) {
    guard !items.isEmpty else { return }
    let console = Console.standard
    console.write("\(title): \(items.count)\n")
    for item in items.sorted(by: { $0.location < $1.location }) {
      console.say("\(item.location.path.seen(behind: place.prefix)):\(item.location.line): \(item.words)", indent: 2)
    }
  }

  private func show(_ plan: FixPlan, _ place: WorkspacePlace) {
    list(
      plan.left.map { ($0.reference.location, "`\($0.reference.written)`: \($0.reason)") }
        + plan.uncompared.map { ($0.location, "`\($0.written)`: \($0.reason)") },
      below: "left for you to decide",
      place
    )
  }

  /// Whoever starts it in a folder of the workspace is told that the others are not done.
  private func showElsewhere(_ count: Int) {
    guard count > 0 else { return }
    let (stand, them) = count == 1 ? ("stands", "it") : ("stand", "them")
    Console.standard.say(
      "\(Counted.words(count, "older reference")) more \(stand) outside of what was named: "
        + "start it at the root of the workspace to rewrite \(them) too"
    )
  }

  /// Where what is left is told of again: plain `lint` knows no more of the time before than the lock does.
  private func showHowToLookAgain(_ base: String) {
    Console.standard.say(
      "`counterfoil lint --base \(base)` goes on telling of what is left; without --base `lint` tells only what a lock knows"
    )
  }

  private func asks(_ question: String) -> Bool {
    Console.standard.write(question)
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }
}
