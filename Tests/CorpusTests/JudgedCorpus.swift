import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Traceability

/// The real spec folders, linked and judged without any evidence.
struct JudgedCorpus: Sendable {
  let graph: TraceGraph
  let judgment: Judgment

  /// Judged once for all tests that only look at it.
  static let shared = Task { JudgedCorpus(Linker(files: files).link(await SharedCorpus.corpus.value)) }

  private static let files = FileAccess.disk(root: SharedCorpus.folder + "/corpus")

  init(_ graph: TraceGraph) {
    self.graph = graph
    judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
  }

  /// The lines of misdirected claims, and the criterion that each is about: `path:line` and `8.2`.
  var misdirected: [String: String] {
    let lines = judgment.misdirections.map { place, misdirection in
      let location = graph.claims[place].claim.location
      return ("\(location.path):\(location.line)", misdirection.target.local)
    }
    return Dictionary(lines) { first, _ in first }
  }
}
