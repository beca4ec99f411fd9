import ArgumentParser
import Files
import Findings
import Judgment
import Parallelism
import Reporting
import Workspace

/// `counterfoil lint`: what is wrong with the documents.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what is wrong with specs and reports, where, and how to mend it.",
    discussion: """
      Findings on standard output, progress on standard error. Exit 1 with an error among them; with --watch Ctrl-C ends it, \
      with 130. Findings that the baseline accepts, or that a `counterfoil:ignore` comment speaks of, are counted and not \
      shown; json and sarif list them.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup var styling: StyleOptions
  @OptionGroup var past: PastOptions

  @Option(name: .customLong("spec"), help: "The spec that loose documents belong to, whatever they say.")
  var looseSpec: String?

  @Flag(
    help: """
      Look at the sources too: what comments and tests cite, and whether the artifacts that tasks and reports list are there, \
      or were in git once. Takes longer; `show`, `site` and `export` always look, `gate` never does.
      """
  )
  var sources = false

  @Flag(help: "Lint again whenever a document changes, until Ctrl-C.")
  var watch = false

  @Flag(help: "Warnings count as errors do.")
  var strict = false

  @Option(
    help: """
      text, json, sarif (2.1.0) or github (annotations for a workflow). Columns are counted from 1: in characters in text, in \
      code points of Unicode in github, in bytes of UTF-8 in json, in UTF-16 code units in sarif. Paths of sarif and github are relative to the repository, the \
      others to where you are and to the workspace.
      """
  )
  var format = FindingsFormat.text

  @Flag(name: [.customLong("all"), .customShort("v")], help: "Show every finding by itself, repeats too.")
  var showsAll = false

  func run() async throws {
    let console = Console.standard
    let linting = Linting(looseSpec: looseSpec, looksAround: sources, base: past.base)
    let printer = FindingsPrinter(
      format: format,
      style: console.style(styling.color),
      width: console.width,
      showsAll: showsAll
    )
    let places = try arguments.places()
    if watch {
      return try await LintWatch(places: places, looksAround: sources, console: console).run(linting, printer)
    }
    var isFine = true
    var isWhole = true
    var results: [Linting.Result] = []
    try await inOrder(places, width: processorCount()) { place in
      let result = try await linting.result(place)
      // Made here, so that whoever comes next need not wait for it.
      return (result, pieces: printer.isOneForAll ? [] : await printer.pieces(result))
    } use: { result, pieces in
      if !result.isFine(below: strict ? .warning : .error) { isFine = false }
      // Before the findings: "no findings" below must not be read as good news.
      result.failures.forEach(console.explain)
      if !result.failures.isEmpty { isWhole = false }
      if printer.isOneForAll { results.append(result) } else { console.write(pieces) }
    }
    if printer.isOneForAll { console.write(await printer.text(results)) }
    guard isWhole else { throw Outcome.unable }
    guard isFine else { throw Outcome.no }
  }
}
