import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Traceability

/// A workspace with something of everything, and the ledger of it.
struct SampleWorkspace {
  var files: [String: String] = SampleDocuments.all
  /// By the check's name: what came of it.
  var outcomes: [String: Outcome] = ["004/P1@square": .passed, "004/P2@tint": .failed(.expectation)]

  /// What ran beside the blocks.
  var results: [CheckResult] = []

  static let badge = "specs/004-badge/design.md"

  var access: FileAccess { .inMemory(files) }

  func ledger() async -> Ledger {
    let files = access
    let corpus = await SpecReader(files: files, workers: 1).read(
      SpecLayout(files: files, roots: [DocumentPath("specs")])
    )
    let graph = Linker(files: files).link(corpus)
    let evidence = evidence(for: graph)
    let today = TodaysInputs.today(graph) { path in path == "Sources/Badge" ? Fingerprint(of: "badge") : nil }
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: evidence, on: today)
    return Ledger(
      graph: graph,
      judgment: judgment,
      verdict: GatePolicy().verdict(on: judgment, graph: graph, evidence: evidence),
      catalogue: evidence.catalogue,
      rules: RuleCatalog.all
    )
  }

  private func evidence(for graph: TraceGraph) -> EvidenceSet {
    let ofBlocks = graph.obligations.compactMap { obligation in
      outcomes[obligation.id.text].map { result(of: obligation, $0, graph) }
    }
    return EvidenceSet(results: results + ofBlocks, catalogue: catalogue)
  }

  private func result(of obligation: Obligation, _ outcome: Outcome, _ graph: TraceGraph) -> CheckResult {
    CheckResult(
      check: CheckKey(obligation.id.text),
      source: .check,
      kind: .rendered,
      outcome: outcome,
      expectations: .counted(2),
      confidence: .exact,
      platform: .ios,
      criteria: obligation.criteria.map { id in
        CriterionBinding(
          criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
          text: graph.index.criterion(id).map { CriterionFingerprint.of($0) }
        )
      },
      messages: outcome == .passed
        ? [] : [Message(level: .failure, text: "Expectation failed: (badge.tint → \"gray\") == \"red\" <b>&amp;")],
      inputs: Inputs(
        check: Fingerprint(of: obligation.block.source),
        components: [SourceFingerprint(path: "Sources/Badge", fingerprint: Fingerprint(of: "badge"))]
      ),
      origin: Origin(toolchain: "Swift 6.3.1", revision: Origin.Revision(commit: "0123456789abcdef", isDirty: true))
    )
  }

  private var catalogue: Catalogue {
    Catalogue(components: [
      CatalogueComponent(
        name: "Badge",
        variants: ["light", "dark"].map { scheme in
          CatalogueVariant(
            name: "24 pt",
            properties: ["size": "24", "edge": "24 pt", "colorScheme": scheme],
            picture: Fingerprint(of: SampleDocuments.picture),
            width: 24,
            height: 24,
            check: CheckKey("004/P1@square"),
            confidence: .exact
          )
        }
      )
    ])
  }
}
