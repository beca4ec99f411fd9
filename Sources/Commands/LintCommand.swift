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
    let console = Console.standard
    let linting = Linting(
      looseSpec: looseSpec,
      limit: strict ? .warning : .error,
      style: console.style(styling.color),
      width: console.width
    )
    var isFine = true
    try await inOrder(try arguments.places(), width: processorCount(), work: linting.report) { report in
      for text in report.texts { console.write(text) }
      if !report.isFine { isFine = false }
    }
    guard isFine else { throw Outcome.no }
  }
}

/// Lints one workspace after another, in whatever order and on whatever thread.
private struct Linting: Sendable {
  let looseSpec: String?
  /// Findings of this severity, or worse, make the answer a no.
  let limit: Severity
  let style: Style
  let width: Int

  struct Report: Sendable {
    let texts: [String]
    let isFine: Bool
  }

  func report(_ place: WorkspacePlace) async throws -> Report {
    let ledger = try await Pipeline(place: place, looseSpec: looseSpec).ledger()
    let findings = ledger.judgment.findings.filter { $0.location.map { place.isWanted($0.path) } ?? true }
    let text = FindingsText(
      lines: SourceLines(files: .disk(root: place.root)),
      style: style,
      width: width,
      prefix: place.prefix
    )
    let digest = FindingsDigest(findings)
    let documents = ledger.graph.corpus.documents.filter { place.isWanted($0.path) }
    let specs = Set(documents.compactMap(\.spec)).count
    let summary = FindingsSummary(findings, documents: documents.count, specs: specs).text + "\n"
    return Report(
      texts: digest.shown.map { text.text($0) + "\n" } + digest.omissions.map { $0 + "\n" } + [summary],
      isFine: !findings.contains { $0.severity <= limit }
    )
  }
}
