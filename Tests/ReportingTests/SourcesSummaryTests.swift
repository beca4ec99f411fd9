import Findings
import Reporting
import SpecModel
import Testing

struct SourcesSummaryTests {
  private func text(_ reasons: [SourceScan.Reason], cutOff: String? = nil) -> String {
    let skipped = reasons.enumerated().map { SourceScan.Skipped(path: DocumentPath("\($0).js"), reason: $1) }
    return SourcesSummary(SourceScan(files: [], readCount: 3, skipped: skipped, cutOff: cutOff), links: []).text
  }

  @Test("it says how many sources were read, and what was left out for which reason")
  func leftOut() {
    #expect(text([]) == "0 references in 0 of 3 source files")
    let reasons: [SourceScan.Reason] = [
      .minified, .generated, .minified, .tooLarge(bytes: 3_000_001, limit: 2_097_152),
    ]
    #expect(
      text(reasons) == "0 references in 0 of 3 source files; left out: 1 generated, 2 minified, 1 too large"
    )
  }

  @Test("a limit that cut it short is named")
  func cutOff() {
    #expect(text([], cutOff: "5 more were not read").hasSuffix("source files; 5 more were not read"))
  }
}
