import Evidence
import Files
import Findings
import Judgment
import SpecReading
import Traceability

/// Documents in memory, judged without evidence.
enum Judging {
  /// - Parameter files: by path; specs lie in `specs/`.
  static func judgment(of files: [String: String], acceptance: Acceptance = Acceptance()) async -> Judgment {
    let graph = await graph(of: files)
    let today = TodaysInputs.today(graph) { _ in nil }
    return Judge(rules: RuleCatalog.all, acceptance: acceptance).judge(graph, against: EvidenceSet(), on: today)
  }

  static func graph(of files: [String: String]) async -> TraceGraph {
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
  }
}
