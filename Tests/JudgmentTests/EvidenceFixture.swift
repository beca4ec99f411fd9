import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Traceability

/// A spec with one criterion and one check, and evidence of it as a test wants it.
struct EvidenceFixture {
  var spec = "001-icon"
  var requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
  var source = "#expect(width == 24)"
  var verifies = "1.1"
  var tasks = "- [x] 1. Draw it\n  - _Requirements: 1.1_\n"
  var reports: [String: String] = [:]
  /// Stands before the check.
  var heading = ""

  var components = Fingerprint(of: "the components")

  func graph() async -> TraceGraph {
    var files = [
      "specs/\(spec)/requirements.md": requirements, "specs/\(spec)/tasks.md": tasks,
      "specs/\(spec)/design.md":
        "# Design\n\n\(heading)```swift check name=width verifies=\(verifies)\n\(source)\n```\n",
    ]
    for (name, text) in reports { files["specs/\(spec)/completion/\(name)"] = text }
    let access = FileAccess.inMemory(files)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
  }

  /// What the check was when `before` held.
  func result(
    _ outcome: Outcome,
    expectations: ExpectationCount = .counted(1),
    platform: String = "ios",
    kind: CheckResult.Kind = .rendered
  ) async
    -> CheckResult
  {
    let graph = await graph()
    let obligation = graph.obligations[0]
    return CheckResult(
      check: CheckKey(obligation.id.text),
      source: .check,
      kind: kind,
      outcome: outcome,
      expectations: expectations,
      confidence: .exact,
      platform: PlatformName(platform),
      criteria: obligation.criteria.map { id in
        CriterionBinding(
          criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
          text: graph.index.criterion(id).map(CriterionFingerprint.of)
        )
      },
      messages: outcome == .passed
        ? []
        : [
          Message(level: .failure, text: "width is 20", place: SourcePlace(path: "specs/001-icon/design.md", line: 4))
        ],
      inputs: Inputs(
        check: .ofCheck(Fingerprint(of: obligation.block.source), of: obligation.block.of),
        components: [SourceFingerprint(path: "Sources/Icon", fingerprint: components)]
      ),
      origin: Origin(toolchain: "Swift", revision: nil)
    )
  }

  /// Of an ordinary test of today; what resolves is bound with its text.
  func test(_ outcome: Outcome, verifying references: [String]) async -> CheckResult {
    let graph = await graph()
    let names = CriterionNames(graph: graph)
    return CheckResult(
      check: CheckKey("Checks.Suite/typo()"),
      source: .test,
      kind: .unit,
      outcome: outcome,
      expectations: .unknown,
      confidence: .unverified,
      platform: .ios,
      criteria: references.map(CriterionReference.init).map { reference in
        let criterion = names.criterion(reference).flatMap { graph.index.criterion($0) }
        return CriterionBinding(criterion: reference, text: criterion.map(CriterionFingerprint.of))
      },
      inputs: Inputs(
        check: Fingerprint(of: "the test"),
        components: [SourceFingerprint(path: "Sources/Icon", fingerprint: components)]
      ),
      origin: Origin(toolchain: "Swift", revision: nil),
      place: SourcePlace(path: "Tests/Typo.swift", line: 3)
    )
  }

  func judgment(_ results: [CheckResult], components: Fingerprint? = Fingerprint(of: "the components")) async
    -> Judgment
  {
    let graph = await graph()
    let today = TodaysInputs.today(graph) {
      $0 == "Sources/Icon" ? components : $0 == "Tests/Typo.swift" ? Fingerprint(of: "the test") : nil
    }
    return Judge(rules: RuleCatalog.all).judge(graph, against: EvidenceSet(results: results), on: today)
  }

  func verdict(_ results: [CheckResult], minimumCoverage: Int = 100) async -> Verdict {
    await verdict(results, GatePolicy(minimumCoverage: minimumCoverage))
  }

  func verdict(_ results: [CheckResult], _ policy: GatePolicy) async -> Verdict {
    let judgment = await judgment(results)
    return policy.verdict(
      on: judgment,
      graph: await graph(),
      evidence: results.isEmpty ? nil : EvidenceSet(results: results)
    )
  }
}

extension Judgment {
  /// The state of the only criterion.
  var state: CriterionState? { criteria.values.first?.state }
}
