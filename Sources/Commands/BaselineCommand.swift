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
      never accepted. A line knows its findings by document, heading, rule and words, and how many they are; so that moved lines and \
      renamed headings stay accepted, one that comes under another heading of the document may take the place of one that is \
      mended, until `--prune` has counted anew. Branches that accept different findings merge without a conflict: .counterfoil/.gitattributes, which is written \
      beside it, tells git to keep the lines of both; where both \
      accept one more of the same finding, the merge keeps the count of one, and the other is told as new. What `lint` finds with --sources or with --base only is accepted with these only, and stays accepted \
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
    var pipeline = Pipeline(place: place, looksAround: sources, base: past.base)
    pipeline.mostFindings = FindingLimit.ofBaseline
    let ledger = try await pipeline.ledger()
    let wanted = Wanted(place: place, graph: ledger.graph)
    let renewal = BaselineRenewal(old: old, ledger: ledger) { path in
      // Of a source that is gone nobody knows of which spec it was.
      wanted.wants(path) || (sources && place.isWhole)
    }
    let new = prune ? renewal.pruned : renewal.renewed
    let console = Console.standard
    console.write(BaselineText(from: old, to: new, width: console.width).text)
    for rule in prune ? [] : renewal.refused {
      console.progress("\(rule) is never accepted: mend what it finds")
    }
    guard new != old || isOutOfOrder(files) else { return }
    let path = "\(place.prefix)\(BaselineFile.path)"
    guard !dryRun else { return console.write("\(path) stays as it is: --dry-run\n") }
    do {
      try files.write(BaselineFile.readableBytes(new), BaselineFile.path)
    } catch let failure as BaselineFile.Failure {
      throw Refusal("\(path) is not written: \(failure.reason); \(failure.cure)")
    } catch let failure as FileFailure {
      throw Refusal("\(path) could not be written: \(failure.words)")
    }
    console.write(new == old ? "sorted \(path), which a merge had left out of order\n" : "wrote \(path)\n")
    if let remark = tellGit(files) { console.progress("\(place.prefix)\(Self.attributes) \(remark)") }
  }

  /// What git put together of two branches is sorted as soon as anybody looks.
  private func isOutOfOrder(_ files: FileAccess) -> Bool {
    (try? files.read(BaselineFile.path, BaselineFile.maximumBytes)).map { !BaselineFile.isInOrder($0) } ?? false
  }

  /// - Returns: why git was not told how to merge the baseline, which stands all the same.
  private func tellGit(_ files: FileAccess) -> String? {
    let line = "/\(BaselineFile.path.name) merge=union"
    do {
      guard files.kind(Self.attributes) != nil else {
        try files.write(Array("\(line)\n".utf8), Self.attributes)
        return nil
      }
      let known = String(decoding: try files.read(Self.attributes, 1 << 20), as: UTF8.self)
      let isTold = known.split(whereSeparator: \.isNewline).contains { row in
        row.contains(BaselineFile.path.name) && row.contains("merge=")
      }
      return isTold
        ? nil : "is there and says nothing of the baseline: write `\(line)` into it, or branches will conflict"
    } catch {
      return "could not be written, and branches that accept different findings may conflict: \(error.words)"
    }
  }

  /// Two branches that accept neighbours of one sorted list conflict, unless git is told that both are right. What it leaves out of
  /// order, or twice, is read all the same.
  private static let attributes = DocumentPath(".counterfoil/.gitattributes")
}
