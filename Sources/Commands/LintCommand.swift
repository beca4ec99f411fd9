import ArgumentParser
import Files
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability
import Workspace

/// `counterfoil lint`: what is wrong with the documents.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what is wrong with specs and reports, where, and how to mend it.",
    discussion: "Findings on standard output, progress on standard error. Exit 1 with an error among them."
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions

  @Option(name: .customLong("spec"), help: "The spec that loose documents belong to, whatever they say.")
  var looseSpec: String?

  @Flag(help: "Warnings count as errors do.")
  var strict = false

  func run() async throws {
    var isFine = true
    for place in try arguments.places() {
      let ledger = try await Pipeline(place: place, looseSpec: looseSpec).ledger()
      let findings = ledger.judgment.findings.filter { $0.location.map { place.isWanted($0.path) } ?? true }
      report(findings, of: ledger, in: place)
      let limit = strict ? Severity.warning : .error
      if findings.contains(where: { $0.severity <= limit }) { isFine = false }
    }
    guard isFine else { throw Outcome.no }
  }

  private func report(_ findings: [Finding], of ledger: Ledger, in place: WorkspacePlace) {
    let console = Console.standard
    let text = FindingsText(
      lines: SourceLines(files: .disk(root: place.root)),
      style: console.style(styling.color),
      width: console.width,
      prefix: place.prefix
    )
    let digest = FindingsDigest(findings)
    for finding in digest.shown { console.write(text.text(finding) + "\n") }
    for omission in digest.omissions { console.write(omission + "\n") }
    let documents = ledger.graph.corpus.documents.filter { place.isWanted($0.path) }
    let specs = Set(documents.compactMap(\.spec)).count
    console.write(FindingsSummary(findings, documents: documents.count, specs: specs).text + "\n")
  }
}
