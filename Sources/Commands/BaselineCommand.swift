import ArgumentParser
import Files
import Findings
import Judgment
import Reporting
import Workspace

/// `counterfoil baseline`: accepts what is there, so that only what is new counts.
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the findings that are there today: from now on only new ones count.",
    discussion: """
      Writes .counterfoil/baseline, which belongs into the repository: a line for each kind of finding, without line numbers. Says \
      what it adds and what it takes out. Paths limit it to the findings below them. What says that a document was not read is \
      never accepted. Branches that accept different findings merge without a conflict: .counterfoil/.gitattributes, which is written \
      beside it, tells git to keep the lines of both. What `lint` finds with --sources or with --base only is accepted with these only, and stays accepted \
      without them.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var past: PastOptions

  @Flag(help: "Look at the sources too, and accept what `lint --sources` finds.")
  var sources = false

  @Flag(help: "Only take out what is gone; accept nothing new.")
  var prune = false

  @Flag(help: "Say what would change, and change nothing.")
  var dryRun = false

  func run() async throws {
    let place = try arguments.place()
    let files = FileAccess.disk(root: place.root)
    let old = try WorkspaceSettings.baseline(place, files)
    let ledger = try await Pipeline(place: place, looksAround: sources, base: past.base).ledger()
    let renewal = BaselineRenewal(old: old, ledger: ledger, isWanted: place.isWanted)
    let new = prune ? renewal.pruned : renewal.renewed
    let console = Console.standard
    console.write(BaselineText(from: old, to: new, width: console.width).text)
    for rule in prune ? [] : renewal.refused {
      console.progress("\(rule) is never accepted: mend what it finds")
    }
    guard new != old else { return }
    let path = "\(place.prefix)\(BaselineFile.path)"
    guard !dryRun else { return console.write("\(path) stays as it is: --dry-run\n") }
    do {
      try files.write(BaselineFile.bytes(new), BaselineFile.path)
      if files.kind(Self.attributes) == nil {
        try files.write(Array("/\(BaselineFile.path.name) merge=union\n".utf8), Self.attributes)
      }
    } catch {
      throw Refusal("\(path) could not be written: \(error.words)")
    }
    console.write("wrote \(path)\n")
  }

  /// Two branches that accept neighbours of one sorted list conflict, unless git is told that both are right. What it leaves out of
  /// order, or twice, is read all the same.
  private static let attributes = DocumentPath(".counterfoil/.gitattributes")
}
