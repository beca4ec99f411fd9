import Evidence
import Testing

@Suite("Evidence of several toolchains")
struct ToolchainTests {
  @Test("names each of them once, and those of no other runner")
  func names() {
    var newer = sampleResult("004/P2@colour")
    newer.origin.toolchain = "Swift 7"
    var reported = sampleResult("suite/test")
    reported.source = .junit
    reported.origin.toolchain = "JUnit report"
    #expect(
      Toolchains.built([newer, sampleResult(), reported, sampleResult("004/P3@shape")]) == ["Swift 6.3.1", "Swift 7"]
    )
  }

  @Test("is stale for none of them: a proof is of text, check and code")
  func staleness() {
    var older = sampleResult()
    older.origin.toolchain = "Swift 5"
    let today = Today(
      criterion: { [texts = older.criteria] name in texts.first { $0.criterion == name }?.text },
      check: { [check = older.inputs.check] _ in check },
      source: { [sources = older.inputs.components] path in sources.first { $0.path == path }?.fingerprint }
    )
    #expect(older.staleInputs(for: CriterionReference("004-icon-system/2.1"), on: today).isEmpty)
  }
}
