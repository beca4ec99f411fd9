import Files
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability
import Workspace

/// Lints one workspace after another, in whatever order and on whatever thread.
struct Linting: Sendable {
  let looseSpec: String?
  let looksAround: Bool
  let base: String?

  struct Result: Sendable {
    let place: WorkspacePlace
    let report: FindingsReport
    let lines: SourceLines
    /// What was found of sources, as a line; empty when nobody looked.
    let sources: String
    /// Why the findings are those of the documents alone: no base to compare with, no evidence, no baseline that could be read.
    var failures: [String] = []

    func isFine(below limit: Severity) -> Bool { !report.findings.contains { $0.severity <= limit } }
  }

  func result(_ place: WorkspacePlace) async throws -> Result {
    var pipeline = Pipeline(place: place, looseSpec: looseSpec, looksAround: looksAround, base: base)
    var failures: [String] = []
    while true {
      do {
        var result = result(place, try await pipeline.judged())
        result.failures = failures
        return result
      } catch let failure as UncomparableBase where !pipeline.isOfTodayAlone {
        pipeline.isOfTodayAlone = true
        failures.append("\(failure)")
      } catch let failure as UnusableFile {
        switch failure.content {
        case .evidence: pipeline.isWithoutEvidence = true
        case .baseline: pipeline.acceptsNothing = true
        }
        failures.append("\(failure)")
      }
    }
  }

  private func result(_ place: WorkspacePlace, _ judged: Pipeline.Judged) -> Result {
    let graph = judged.graph
    let wanted = Wanted(place: place, graph: graph)
    // Beside the documents; who asks for some of them does not ask for these.
    let tokens = place.isWhole ? TokenFiles(files: .disk(root: place.root)).findings : []
    let tokenFiles = Set(tokens.compactMap { $0.location?.path })
    return Result(
      place: place,
      report: FindingsReport(
        judged.judgment,
        of: graph.corpus,
        rules: RuleCatalog.all,
        prefix: place.prefix,
        documents: place.isWanted,
        findings: { wanted.wants($0) || tokenFiles.contains($0) },
        others: tokens
      ),
      lines: SourceLines(files: .disk(root: place.root)),
      sources: graph.sourceScan.map { SourcesSummary($0, links: graph.sources).text + "\n" } ?? ""
    )
  }
}
