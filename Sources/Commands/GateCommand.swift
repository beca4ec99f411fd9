import ArgumentParser
import CheckRunning
import Configuration
import Files
import Findings
import Foundation
import Judgment
import Reporting
import Workspace

/// `counterfoil gate`: may this be merged?
struct GateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Say whether the specs are proven: exit 0 yes, 1 no, 2 could not tell.",
    discussion: """
      Writes the same verdict to the terminal and to .counterfoil/verdict.json; limited to paths it leaves that file alone, which is \
      about the whole. Without evidence it is never a yes. What is demanded stands under `gate` in counterfoil.yml; flags go before \
      it. What is not judged is listed with its reason.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions
  @OptionGroup var past: PastOptions

  @Option(help: "Percent of the criteria that must be proven; 100 unless counterfoil.yml says otherwise.")
  var minimumCoverage: Int?

  @Flag(inversion: .prefixedNo, help: "Warnings count as errors do.")
  var strict: Bool?

  @Option(help: "text, json (the verdict) or github (annotations for a workflow).")
  var format = GateFormat.text

  func validate() throws {
    guard (0...100).contains(minimumCoverage ?? 100) else { throw ValidationError("--minimum-coverage takes 0 to 100") }
  }

  func run() async throws {
    var place = try arguments.unconfiguredPlace()
    let files = FileAccess.disk(root: place.root)
    let ledger: Ledger
    let record = VerdictRecord(root: place.root, files: files, isKept: place.isWhole)
    try record.begin()
    do {
      place = try place.configured()
      let demanded = try WorkspaceSettings.configuration(place, files).gate
      let policy = GatePolicy(demanded, minimumCoverage: minimumCoverage, isStrict: strict)
      var pipeline = Pipeline(place: place, policy: policy, base: past.base)
      if !place.isWhole { pipeline.scope = VerdictScope(documents: place.isWanted) }
      ledger = try await pipeline.ledger()
    } catch {
      try record.fail(error)
      throw error
    }
    let file = VerdictFile.bytes(ledger.verdict, scope: place.isWhole ? [] : judged(place))
    try record.write(file)
    print(ledger, file, place)
    if let note = ToolchainNote(ledger.judgment).text { Console.standard.progress(note) }
    if !place.isWhole {
      let judged = judged(place).joined(separator: ", ")
      Console.standard.progress("judged is \(judged); \(VerdictFile.path), which is about the whole, stays as it is")
    }
    guard ledger.verdict.isYes else { throw Outcome.no }
  }

  private func judged(_ place: WorkspacePlace) -> [String] {
    place.focus.isEmpty ? (place.roots + place.loose).map(\.text) : place.focus.map(\.text)
  }

  private func print(_ ledger: Ledger, _ file: [UInt8], _ place: WorkspacePlace) {
    let console = Console.standard
    if format == .json { return console.write(Printable.json(String(decoding: file, as: UTF8.self))) }
    let text = VerdictText(style: console.style(styling.color), width: console.width).text(ledger.verdict)
    if format == .github {
      let counted = ledger.judgment.findings.filter { $0.severity == .error }
      let lines = SourceLines(files: .disk(root: place.root))
      let prefix = place.prefix(from: console.repositoryRoot(around: place.root))
      console.write(GitHubAnnotations(counted, lines: lines, prefix: prefix).text)
    }
    console.write(format == .github ? GitHubAnnotations.log(text) : text)
  }
}

/// The file that keeps the verdict on the whole workspace.
private struct VerdictRecord {
  /// Absolute.
  let root: String
  let files: FileAccess
  /// A verdict on a part says nothing of the whole, and must not stand where the whole's is looked for.
  let isKept: Bool

  private var path: DocumentPath { DocumentPath(VerdictFile.path) }

  init(root: String, files: FileAccess, isKept: Bool) {
    self.root = root
    self.files = files
    self.isKept = isKept
  }

  /// A yes of last time must not stand for an answer that we could not give, nor for one that we were stopped at. Where there is
  /// none, nothing is to be taken back: perhaps this is no workspace at all.
  func begin() throws {
    guard isKept, files.kind(path) != nil else { return }
    do { try write(VerdictFile.unable("the gate did not come to an end")) } catch {
      // On a full disk what is there can still be taken away.
      try? files.remove(path)
      throw error
    }
  }

  func fail(_ error: any Error) throws {
    guard files.kind(path) != nil || !(error is NothingToRead) else { return }
    try write(VerdictFile.unable("\(error)"))
  }

  func write(_ bytes: [UInt8]) throws {
    guard isKept else { return }
    StateFolder.keepOutOfGit(files)
    try files.write(bytes, path)
  }
}

/// `gate --format`
enum GateFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github
}
