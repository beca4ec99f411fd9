import CheckRunning
import Evidence
import Files
import Findings
import Testing

@Suite("Kept evidence")
struct EvidenceStoreTests {
  @Test("loses what ran again, and keeps the rest, when some checks ran")
  func partial() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    try store.keep(evidence([1, 2]), of: plan([1, 2]), whole: [.check, .example, .test])
    try store.keep(EvidenceSet(), of: plan([2]), whole: [])
    #expect(try store.read().results.map(\.check.text) == ["004@line1"])
  }

  @Test("loses the results of blocks that are gone when all checks ran")
  func whole() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    try store.keep(evidence([1, 2]), of: plan([1, 2]), whole: [.check, .example, .test])
    try store.keep(evidence([2]), of: plan([2]), whole: [.check, .example, .test])
    #expect(try store.read().results.map(\.check.text) == ["004@line2"])
  }

  @Test("that is damaged stops a partial run, and is replaced by a whole one")
  func damaged() throws {
    let files = FileAccess.inMemory([EvidenceFile.path: "{"])
    let store = EvidenceStore(files: files)
    #expect(throws: EvidenceFileFailure.self) { try store.keep(evidence([1]), of: plan([1]), whole: []) }
    try store.keep(evidence([1]), of: plan([1]), whole: [.check, .example, .test])
    #expect(try store.read().results.count == 1)
  }

  private func plan(_ lines: [Int]) -> CheckPlan { CheckPlan(checks: lines.map { planned($0) }) }

  private func evidence(_ lines: [Int]) -> EvidenceSet {
    EvidenceSet(
      results: lines.map { line in
        CheckResult(
          check: planned(line).key,
          source: .check,
          kind: .unit,
          outcome: .passed,
          expectations: .counted(1),
          confidence: .exact,
          platform: .ios,
          criteria: planned(line).criteria,
          inputs: Inputs(check: planned(line).text, components: []),
          origin: Origin(toolchain: "Swift", revision: nil)
        )
      }
    )
  }
}
