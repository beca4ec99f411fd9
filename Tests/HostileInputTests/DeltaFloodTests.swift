import Evidence
import Files
import Findings
import Judgment
import SpecReading
import Testing
import Traceability

/// A change that misnames thousands of requirements of a spec with thousands.
@Suite(.serialized) struct DeltaFloodTests {
  private static func requirements(_ name: String) -> String {
    (0..<2000).map { "### Requirement: \(name) \($0)\n\nThe s SHALL x\n\n" }.joined()
  }

  @Test("each is told of, and what may be meant is searched for up to a limit")
  func misnamed() async throws {
    let files = FileAccess.inMemory([
      "specs/specs/b/spec.md": "## Requirements\n\n" + Self.requirements("name number"),
      "specs/changes/a/specs/b/spec.md": "## MODIFIED Requirements\n\n" + Self.requirements("name numbr"),
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
    var found: [Finding] = []
    let time = await fastest(within: .seconds(allowance)) {
      let today = Today(criterion: { _ in nil }, check: { _ in nil }, source: { _ in nil })
      let judge = Judge(rules: [DeltaNamesKnownRequirement()])
      found = judge.judge(graph, against: EvidenceSet(), on: today).findings.filter { $0.rule == "dangling-delta" }
    }
    #expect(time < .seconds(allowance))
    #expect(found.count >= 1000)
    #expect(found.first?.cure == "write `name number 0`")
  }
}
