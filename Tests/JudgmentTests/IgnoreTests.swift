import Findings
import Judgment
import SpecModel
import Testing
import Traceability

struct IgnoreTests {
  private static let mark = "<!-- counterfoil:ignore broken-link it follows later -->"

  private func judged(_ design: String) async -> Judgment {
    await Judging.judgment(of: ["specs/004-badge/design.md": design])
  }

  /// `[x](x.md)` is a broken link; `ok` where it must be ignored, `no` where it must not.
  @Test(
    "a comment speaks of its line, or, alone, of the block that follows",
    arguments: [
      "[ok](ok.md) \(mark)\n[no](no.md)\n",
      "\(mark)\n\n[ok](ok.md) and\n[ok](ok.md)\n\n[no](no.md)\n",
      "\(mark)\n[ok](ok.md) and\n[ok](ok.md)\n\n[no](no.md)\n",
      "\(mark)\n<!-- counterfoil:ignore empty-document later -->\n[ok](ok.md)\n\n[no](no.md)\n",
      "# [no](no.md)\n\n\(mark)\n\n## [ok](ok.md)\n\n[no](no.md)\n",
      "\(mark)\n\n- [ok](ok.md)\n  - [ok](ok.md)\n- [no](no.md)\n",
      "- [no](no.md)\n\n  \(mark)\n- [ok](ok.md)\n- [no](no.md)\n",
      "> \(mark)\n>\n> [ok](ok.md)\n\n[no](no.md)\n",
      "| a | b |\n|---|---|\n| [no](no.md) | 1 |\n| [ok](ok.md) | \(mark) |\n",
      "\(mark)\n\n| a | [ok](ok.md) |\n|---|---|\n| 1 | [ok](ok.md) |\n\n[no](no.md)\n",
      "1. [ok](ok.md) <!-- counterfoil:ignore dangling-reference, broken-link both\n   follow later -->\n2. [no](no.md)\n",
      "```markdown\n\(mark)\n```\n\n[no](no.md)\n",
      "    \(mark)\n\n[no](no.md)\n",
      "Write `\(mark)` [no](no.md)\n",
      "[no](no.md) <!-- counterfoil:ignored broken-link never -->\n",
      "[no](no.md) <!-- counterfoil:ignore broken-link -->\n",
      "[no](no.md) <!-- counterfoil:ignore broken-lnik mistyped -->\n",
      "[no](no.md) counterfoil:ignore broken-link no comment\n",
    ]
  )
  func covers(design: String) async {
    let judgment = await judged(design)
    let open = judgment.findings.filter { $0.rule == "broken-link" }.map(\.message)
    #expect(open.allSatisfy { $0.contains("no.md") }, "\(open)")
    #expect(open.count == design.ranges(of: "(no.md)").count)
    #expect(judgment.accepted.count == design.ranges(of: "(ok.md)").count)
  }

  @Test("what is ignored is told with its reason")
  func tellsReason() async throws {
    let accepted = try #require(await judged("[ok](ok.md) \(Self.mark)\n").accepted.first)
    guard case .ignored(let mark) = accepted.decision else {
      Issue.record("not ignored")
      return
    }
    #expect(mark.reason == "it follows later")
    #expect(mark.location.line == 1 && mark.location.range.start.column == 13)
  }

  @Test("what could not be read cannot be ignored")
  func unreadable() async {
    let deep = String(repeating: "> ", count: 100) + "deep"
    let judgment = await judged("<!-- counterfoil:ignore unreadable-document never mind -->\n\n\(deep)\n")
    #expect(judgment.findings.map(\.rule).contains("unreadable-document"))
    #expect(judgment.accepted.isEmpty)
  }

  @Test("a comment for a rule that is off, or that waits for evidence, is not called unused")
  func notAsked() async {
    let design = "Words. <!-- counterfoil:ignore broken-link, failing-check for now -->\n"
    let off = Acceptance(severities: SeverityPolicy(levels: ["broken-link": .off]))
    #expect(await Judging.judgment(of: ["specs/004-badge/design.md": design], acceptance: off).findings.isEmpty)
  }

  @Test("a comment is no part of the criterion that it stands behind")
  func criterion() async {
    let plain = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be wide"
    let marked = plain + " <!-- counterfoil:ignore uncited-criterion a draft -->"
    for text in [plain, marked] {
      let graph = await Judging.graph(of: ["specs/004-badge/requirements.md": text + "\n"])
      let criteria = graph.corpus.specs.flatMap(\.requirements).flatMap(\.criteria)
      #expect(criteria.map(\.text) == ["WHEN it is drawn THEN it SHALL be wide"])
    }
  }

  @Test("thousands of comments are read in no time", .timeLimit(.minutes(4)))
  func flood() async {
    let marks = String(repeating: "<!-- counterfoil:ignore broken-link x ", count: 20_000)
    _ = await judged(marks)
    _ = await judged(String(repeating: "`\(Self.mark)", count: 10_000))
    _ = await judged(String(repeating: "\(Self.mark)\n\n[a](b.md)\n\n", count: 6_000))
  }

  @Test("what nobody may ignore is one finding, and not an unused comment besides")
  func unignorable() async {
    let judgment = await judged("# Design\n\nWords. <!-- counterfoil:ignore unreadable-document never mind -->\n")
    #expect(judgment.findings.map(\.rule) == ["unknown-ignored-rule"])
  }

  @Test(
    "a mistyped comment is told, with what was meant",
    arguments: [
      "counterfoil:ignor", "counterfoil:ignores", "counterfoil: ignore", "counterfoil-ignore", "counterfoil:Ignore",
    ]
  )
  func mistyped(word: String) async {
    let judgment = await judged("[a](a.md) <!-- \(word) broken-link it follows later -->\n")
    #expect(judgment.findings.map(\.rule) == ["broken-link", "unknown-marker"])
    #expect(judgment.findings.last?.cure == "write `counterfoil:ignore`")
  }

  @Test(
    "our own name, misspelt by a letter or two, is told",
    arguments: [
      "conterfoil:ignore", "counterfiol:ignore", "Counterfoil:ignore", "counterfoils:ignore", "conterfoil:ignor",
      "Counterfoil: ignore", "Counterfoil : ignore", "Counterfoil ignore", "COUNTERFOIL:  Ignore",
      "conterfoil: ignores",
    ]
  )
  func misspelt(word: String) async {
    let judgment = await judged("[a](a.md) <!-- \(word) broken-link it follows later -->\n")
    #expect(judgment.findings.map(\.rule) == ["broken-link", "unknown-marker"])
    #expect(judgment.findings.last?.cure == "write `counterfoil:ignore`")
  }

  @Test(
    "a comment for somebody else, or one that is only shown, is none of ours",
    arguments: [
      "<!-- prettier:ignore it -->", "<!-- conterfoil:note it -->", "<!-- countersign:ignore it -->",
      "`<!-- conterfoil:ignore it -->`", "<!-- conterfoil: -->", "<!-- Counterfoil: compliance is listed below -->",
      "<!-- Counterfoil ignores it -->", "<!-- Counterfoil -->", "<!-- Counterfoil : -->", "<!-- conterfoil", "<!--",
    ]
  )
  func foreign(comment: String) async {
    #expect(await judged("Words. \(comment)\n").findings.isEmpty)
  }

  @Test("a misspelt region is told with its own name")
  func misspeltRegion() async {
    let found = await judged("Words. <!-- conterfoil:compliance 0123 -->\n").findings
    #expect(found.map(\.cure) == ["write `counterfoil:compliance`"])
  }

  @Test("regions that counterfoil writes are no mistyped comments")
  func regions() async {
    let region = "<!-- counterfoil:compliance 0123 -->\n\nWords.\n\n<!-- /counterfoil:compliance -->\n"
    #expect(await judged(region).findings.isEmpty)
  }
}
