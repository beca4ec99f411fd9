import Evidence
import Testing

@testable import Reporting

@Suite("What came of a run, on a terminal")
struct CheckResultsTextTests {
  @Test("says of each failed check why it failed, also where others failed in the same words")
  func sameWords() {
    let lines = text([result("a", "no"), result("b", "no")]).split(separator: "\n").map(String.init)
    #expect(lines == ["failed: a", "  no", "failed: b", "  no", "2 checks: 2 failed"])
  }

  @Test("says once what kept all checks from running")
  func notBuilt() {
    let results = ["a", "b"].map { result($0, "does not build", .inconclusive(.notBuilt)) }
    #expect(text(results).matches(of: #/does not build/#).count == 1)
  }

  @Test("shows the beginning of what has more lines than anybody reads")
  func manyLines() {
    let text = text([result("a", (1...100).map { "line \($0)" }.joined(separator: "\n"))])
    #expect(text.contains("line 20\n"))
    #expect(!text.contains("line 21"))
    #expect(text.contains("and 80 more lines\n"))
  }

  @Test(
    "hands no command to the machine that runs the checks",
    arguments: ["::error::x", "  ::error::x", "##[error]x", wrapped]
  )
  func commands(_ words: String) {
    let lines = text([result("a", "value\n\(words)")]).split(separator: "\n")
    #expect(lines.contains { $0.contains("error") })
    #expect(lines.allSatisfy { !$0.drop(while: \.isWhitespace).hasPrefix("::") && !$0.contains(#/^\s*##\[/#) })
  }

  /// Broken before the command, on a terminal of 80 columns.
  private static let wrapped = String(repeating: "x ", count: 35) + "::error::" + String(repeating: "y", count: 40)

  private func text(_ results: [CheckResult]) -> String {
    let text = CheckResultsText(style: Style(isColoured: false), width: 80, prefix: "")
    return text.text(EvidenceSet(results: results))
  }

  private func result(_ name: String, _ words: String, _ outcome: Outcome = .failed(.expectation)) -> CheckResult {
    CheckResult(
      check: CheckKey(name),
      source: .check,
      kind: .unit,
      outcome: outcome,
      expectations: .counted(1),
      confidence: .exact,
      platform: .ios,
      criteria: [],
      messages: [Message(level: .failure, text: words)],
      inputs: Inputs(check: nil, components: []),
      origin: Origin(toolchain: "Swift", revision: nil)
    )
  }
}
