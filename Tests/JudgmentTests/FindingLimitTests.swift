import Findings
import Judgment
import Testing
import Traceability

/// A document that gives thousands of findings of one rule.
struct FindingLimitTests {
  private func files(claims: Int, extra: String = "") -> [String: String] {
    [
      "specs/001-box/requirements.md": "### Requirement 1: Lid\n\n1. WHEN it is pressed THEN it SHALL shut\n",
      "specs/001-box/completion/task-1-completion.md": "# Task 1 Completion: Lid\n\n## Requirements\n\n"
        + (0..<claims).map { "✅ Requirement 7.\($0 % 900): shut\n" }.joined() + extra,
    ]
  }

  private func told(_ judgment: Judgment) -> (dangling: Int, rest: [Finding]) {
    (
      judgment.findings.count { $0.rule == "dangling-reference" },
      judgment.findings.filter { $0.message.hasPrefix("told in part") }
    )
  }

  @Test("a thousand are told, and the others as one that names the limit and how many they are")
  func cut() async throws {
    let (dangling, rest) = told(await Judging.judgment(of: files(claims: 1500)))
    #expect(dangling == 1000)
    let finding = try #require(rest.first)
    #expect(rest.count == 1)
    #expect(
      finding.message
        == "told in part: `dangling-reference` finds 500 more here than the limit of 1000 for one document"
    )
    #expect(finding.severity == .error)
    #expect(finding.location?.line == 1005)
  }

  @Test("a thousand are within the limit")
  func within() async {
    let (dangling, rest) = told(await Judging.judgment(of: files(claims: 1000)))
    #expect(dangling == 1000)
    #expect(rest.isEmpty)
  }

  @Test("what is not told weighs what the workspace says, and nothing where the rule is off")
  func weighed() async {
    let warning = Acceptance(severities: SeverityPolicy(levels: ["dangling-reference": .warning]))
    #expect(
      told(await Judging.judgment(of: files(claims: 1500), acceptance: warning)).rest.map(\.severity) == [.warning]
    )
    let off = Acceptance(severities: SeverityPolicy(levels: ["dangling-reference": .off]))
    let (dangling, rest) = told(await Judging.judgment(of: files(claims: 1500), acceptance: off))
    #expect(dangling == 0)
    #expect(rest.isEmpty)
  }

  @Test("a baseline accepts all that were there, and what comes besides is told")
  func accepted() async {
    let known = await Judging.judgment(of: files(claims: 900))
    let graph = await Judging.graph(of: files(claims: 900))
    let baseline = Baseline(accepting: known.findings, in: graph.corpus)
    let acceptance = Acceptance(baseline: baseline)
    #expect(told(await Judging.judgment(of: files(claims: 900), acceptance: acceptance)).dangling == 0)
    let more = told(await Judging.judgment(of: files(claims: 2500), acceptance: acceptance))
    #expect(more.dangling == 1000)
    #expect(more.rest.count == 1)
  }

  @Test("whoever accepts what is there takes a flood in one run")
  func flood() async {
    let generous = Acceptance(mostFindings: FindingLimit.ofBaseline)
    let all = await Judging.judgment(of: files(claims: 2500), acceptance: generous)
    let (dangling, rest) = told(all)
    #expect(dangling == 2500)
    #expect(rest.isEmpty)
    let graph = await Judging.graph(of: files(claims: 2500))
    let accepted = Acceptance(baseline: Baseline(accepting: all.findings, in: graph.corpus))
    #expect(told(await Judging.judgment(of: files(claims: 2500), acceptance: accepted)).dangling == 0)
  }

  @Test("findings that a comment passes over take no place among those that are told")
  func ignored() async {
    let ignored = "\n✅ Requirement 7.1: shut <!-- counterfoil:ignore dangling-reference it is another team's -->\n"
    let judgment = await Judging.judgment(of: files(claims: 999, extra: ignored))
    let (dangling, rest) = told(judgment)
    #expect(dangling == 999)
    #expect(rest.isEmpty)
    #expect(judgment.accepted.count == 1)
  }
}
