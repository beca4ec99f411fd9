import Evidence
import Files
import Findings
import SiteRendering
import Testing

/// A page shows what people write; of what only a flood holds, it shows the beginning, and says so.
@Suite("Pages of a flood")
struct PageLimitTests {
  private static let page = "specs/001-flood/index.html"

  private func site(_ files: [String: String]) async throws -> RenderedSite {
    var workspace = SampleWorkspace()
    workspace.files = Dictionary(uniqueKeysWithValues: files.map { ("specs/001-flood/\($0.key)", $0.value) })
    workspace.outcomes = [:]
    return try await RenderedSite(workspace)
  }

  private func requirement(criteria: Int) -> String {
    "### Requirement 1: Flood\n\n#### Acceptance Criteria\n\n"
      + (1...criteria).map { "\($0). WHEN it rains THEN it SHALL rise\n" }.joined()
  }

  private func failure(_ name: String, _ criteria: [String]) -> CheckResult {
    CheckResult(
      check: CheckKey(name),
      source: .junit,
      kind: .unit,
      outcome: .failed(.expectation),
      expectations: .unknown,
      confidence: .unverified,
      platform: .ios,
      criteria: criteria.map { CriterionBinding(criterion: CriterionReference($0), text: nil) },
      messages: [],
      inputs: Inputs(check: nil, components: []),
      origin: Origin(toolchain: "", revision: nil)
    )
  }

  private func count(_ words: String, in text: String) -> Int { text.ranges(of: words).count }

  /// What a page may never do, however long it is.
  private func expectSound(_ site: RenderedSite) throws {
    let links = SiteLinks(try site.all())
    #expect(links.broken == [])
    #expect(links.repeated == [])
  }

  @Test func `show the first claims of a criterion, and lead to the next`() async throws {
    let claims = (1...60).map { _ in "✅ Requirement 1.1: dry\n\n" }.joined()
    let site = try await site([
      "requirements.md": requirement(criteria: 1),
      "completion/task-1-completion.md": "# Task 1\n\n## Requirements\n\n" + claims,
    ])
    let text = try site.text(Self.page)
    #expect(count("(task-1-completion.md, line ", in: text) == 50)
    #expect(text.contains("and 10 more claims: <a "))
    #expect(text.contains("task-1-completion.md, line 105</a>"))
    try expectSound(site)
  }

  @Test func `show the beginning of a name of thousands of references, to each of them`() async throws {
    var workspace = SampleWorkspace()
    workspace.files = ["specs/001-flood/requirements.md": requirement(criteria: 50)]
    let name = (1...5000).map { "[001/1.\($0 % 50 + 1)]" }.joined(separator: " ")
    workspace.outcomes = [:]
    workspace.results = [failure(name, (1...50).map { "001-flood/1.\($0)" })]
    let site = try await RenderedSite(workspace)
    let text = try site.text(Self.page)
    #expect(count("[001/1.2] [001/1.3] ", in: text) >= 50)
    #expect(text.utf8.count < 50 * name.utf8.count / 4)
    try expectSound(site)
  }

  @Test func `show fewer claims of each criterion where a page has a thousand of them`() async throws {
    let claims = (1...60).map { _ in "✅ Requirement 1: dry\n\n" }.joined()
    let site = try await site([
      "requirements.md": requirement(criteria: 1000),
      "completion/task-1-completion.md": "# Task 1\n\n## Requirements\n\n" + claims,
    ])
    let text = try site.text(Self.page)
    #expect(count("(task-1-completion.md, line ", in: text) == 10_000)
    #expect(count("and 50 more claims: <a ", in: text) == 1000)
  }

  @Test func `show each task of a number once, and what is known of the number at the first`() async throws {
    let tasks =
      (1...30).map { _ in "- [ ] 1. Bail\n  - _Requirements: 1.1_\n" }.joined()
      + (1...30).map { _ in "  - [ ] 1.1 Bail on\n" }.joined()
    let site = try await site(["requirements.md": requirement(criteria: 1), "tasks.md": tasks])
    let text = try site.text(Self.page)
    #expect(count("<li class=\"task ", in: text) == 60)
    #expect(count("<span class=\"label\">Criteria</span>", in: text) == 1)
    try expectSound(site)
  }

  @Test func `show the first criteria, tasks and findings, and lead to the others in the document`() async throws {
    let tasks = (0..<1006).map { "- [ ] \($0 / 100 + 1).\($0 % 100 + 1) Bail\n  - _Requirements: 9.1_\n" }.joined()
    let site = try await site(["requirements.md": requirement(criteria: 1003), "tasks.md": tasks])
    let text = try site.text(Self.page)
    #expect(count("<li class=\"ticket ", in: text) == 1000)
    #expect(text.contains("and 3 more criteria: <a "))
    #expect(count("<li class=\"task ", in: text) == 1000)
    #expect(text.contains("and 6 more tasks: <a "))
    #expect(count("<li class=\"finding ", in: text) == 1000)
    #expect(text.contains("more findings: <a "))
    let findings = try site.text("findings.html")
    #expect(count("<li class=\"finding ", in: findings) == 200)
    #expect(findings.contains("more findings: <a "))
    try expectSound(site)
  }

  @Test func `link a task to its first criteria`() async throws {
    let site = try await site([
      "requirements.md": requirement(criteria: 70), "tasks.md": "- [ ] 1. Bail\n  - _Requirements: 1.1-1.70_\n",
    ])
    #expect(try site.text(Self.page).contains("and 20 more criteria: <a "))
  }

  @Test func `mark the first findings of a document at their lines, and say how many there are`() async throws {
    // Of one rule a thousand are told, and the rest as one.
    let once = (1...1100).map { "- [ ] \($0). Bail\n  - _Requirements: 9.\($0)_\n" }.joined()
    let tasks = once + once
    let site = try await site(["requirements.md": requirement(criteria: 1), "tasks.md": tasks])
    let text = try site.text("specs/001-flood/tasks.md.html")
    #expect(text.contains("Only the first 2,000 of the findings are marked at their lines, of 2,2"))
    #expect(count("<span class=\"annotation finding ", in: text) == 2000)
  }

  @Test func `nest tasks sixteen levels deep, and lose none`() async throws {
    let tasks = (1...40).map { "- [ ] " + Array(repeating: "1", count: $0).joined(separator: ".") + " Dive\n" }.joined()
    let site = try await site(["requirements.md": requirement(criteria: 1), "tasks.md": tasks])
    let text = try site.text(Self.page)
    #expect(count("<li class=\"task ", in: text) == count("<span class=\"what\">", in: text))
    #expect(count("<ul class=\"tasks\">", in: text) == 16)
    try expectSound(site)
  }

  /// Each heading used to look for its number from 1 on again: four times the time for twice as many.
  @Test func `number headings of one name in the time that their count takes`() async throws {
    let clock = ContinuousClock()
    var best = [Duration.seconds(1000), Duration.seconds(1000)]
    // Other tests keep the machine busy, now more, now less: in turns, until neither was kept waiting.
    for _ in 0..<20 where best[1] >= best[0] * 3 || best[0] == .seconds(1000) {
      for (place, count) in [4000, 8000].enumerated() {
        let heads = String(repeating: "# Wave\n", count: count)
        best[place] = min(best[place], try await clock.measure { _ = try await site(["design.md": heads]) })
      }
    }
    #expect(best[1] < best[0] * 3, "\(best)")
  }
}
