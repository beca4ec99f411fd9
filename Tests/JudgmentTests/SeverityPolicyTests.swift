import Findings
import Judgment
import Testing

struct SeverityPolicyTests {
  private static let files = [
    "specs/004-badge/design.md": "[a](a.md)\n", "specs/005-old/design.md": "[a](a.md)\n",
  ]

  private func severities(_ policy: SeverityPolicy) async -> [Severity] {
    await Judging.judgment(of: Self.files, acceptance: Acceptance(severities: policy)).findings.map(\.severity)
  }

  @Test("a workspace says what a rule weighs, and a path says it otherwise")
  func weighs() async throws {
    #expect(await severities(SeverityPolicy()) == [.warning, .warning])
    #expect(await severities(SeverityPolicy(levels: ["broken-link": .error])) == [.error, .error])
    #expect(await severities(SeverityPolicy(levels: ["broken-link": .off])) == [])
    let old = SeverityPolicy.Exception(match: [try PathGlob("specs/005*")], levels: ["broken-link": .info])
    #expect(await severities(SeverityPolicy(levels: ["broken-link": .error], paths: [old])) == [.error, .info])
    let off = SeverityPolicy.Exception(match: [try PathGlob("specs/**/design.md")], levels: ["broken-link": .off])
    #expect(await severities(SeverityPolicy(paths: [old, off])) == [])
    #expect(await severities(SeverityPolicy(paths: [off, old])) == [.info])
  }
}
