import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

struct LooseDocumentTests {
  private let requirements = "### Requirement 4: Icons\n\n1. WHEN it fails THEN it SHALL show an icon\n"

  private func graph(_ report: String, spec: SpecID? = nil) async -> TraceGraph {
    let files = FileAccess.inMemory(["specs/013-text-input/requirements.md": requirements, "notes/report.txt": report])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")], loose: [DocumentPath("notes/report.txt")])
    return Linker(files: files).link(await SpecReader(files: files, looseSpec: spec, workers: 1).read(layout))
  }

  private func findings(_ graph: TraceGraph) -> [Finding] {
    Judge(rules: [DocumentNamesItsSpec()])
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil }).findings
  }

  private let report = "# Task 1 Completion\n\n✅ Requirement 4.1: an icon is shown\n"

  @Test("a Scope line names the spec of a loose document")
  func scope() async throws {
    let graph = await graph(report + "\n**Scope**: 013-text-input\n")
    #expect(graph.claims.first?.resolution.criteria.map(\.description) == ["013/4.1"])
    #expect(findings(graph).isEmpty)
  }

  @Test("--spec names it, whatever the document says")
  func option() async throws {
    let graph = await graph(report + "\n**Scope**: 999-other\n", spec: SpecID("013-text-input"))
    #expect(graph.claims.first?.resolution.criteria.map(\.description) == ["013/4.1"])
  }

  @Test("a mention in the prose is not taken for it, and the claims stay unlinked")
  func mention() async throws {
    let graph = await graph(report + "\nThis belongs to Spec 013.\n")
    #expect(findings(graph).map(\.rule) == ["document-without-spec"])
    #expect(graph.claims.allSatisfy { $0.resolution.criteria.isEmpty })
  }

  @Test("a spec whose requirements were not read is said so")
  func unknownSpec() async throws {
    let graph = await graph(report + "\n**Scope**: 099-unknown\n")
    #expect(findings(graph).count == 1)
    #expect(graph.claims.first?.resolution == .unlinked)
  }
}
