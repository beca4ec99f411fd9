import Findings
import Reporting
import Workspace

/// Prints findings in the format that was asked for.
struct FindingsPrinter {
  let format: FindingsFormat
  let style: Style
  let width: Int
  let showsAll: Bool

  /// The format is one value for all workspaces, and comes at the end.
  var isOneForAll: Bool { format == .json || format == .sarif }

  /// Text and annotations come workspace by workspace.
  func pieces(_ result: Linting.Result) async -> [String] {
    switch format {
    case .text:
      let text = FindingsText(lines: result.lines, style: style, width: width, prefix: result.place.prefix)
      let listing = FindingsListing(
        result.report,
        text: text,
        width: width,
        showsAll: showsAll,
        isIncomplete: !result.failures.isEmpty
      )
      return await listing.pieces(workers: processorCount()) + [result.sources]
    case .github:
      let annotations = GitHubAnnotations(
        result.report.findings,
        lines: result.lines,
        prefix: prefix(result.place)
      )
      let summary = FindingsSummary(result.report, width: width, isIncomplete: !result.failures.isEmpty)
      // What is no command is shown in the log as it is.
      return [annotations.text, GitHubAnnotations.log(summary.text + result.sources)]
    case .json, .sarif: return []
    }
  }

  /// What leads from the repository's root to a workspace: what GitHub looks up, whatever folder the command was run in.
  private func prefix(_ place: WorkspacePlace) -> String {
    place.prefix(from: Console.standard.repositoryRoot(around: place.root))
  }

  func text(_ results: [Linting.Result]) async -> String {
    switch format {
    case .text, .github:
      var text = ""
      for result in results { text += await pieces(result).joined() }
      return text
    case .json: return Printable.json(String(decoding: FindingsFile.bytes(results.map(\.report)), as: UTF8.self))
    case .sarif:
      return Printable.json(
        String(
          decoding: SARIFLog(
            results.map { ($0.report, $0.lines, prefix($0.place)) },
            version: Counterfoil.version
          ).bytes,
          as: UTF8.self
        )
      )
    }
  }
}
