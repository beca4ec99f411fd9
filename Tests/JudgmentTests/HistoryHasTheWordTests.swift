import Evidence
import Files
import Findings
import History
import Judgment
import SpecReading
import Testing
import Traceability

/// Where history knows what a reference meant, nothing else is said of that place.
struct HistoryHasTheWordTests {
  private static let colour = """
    1. WHEN it is drawn THEN the icon SHALL inherit the colour of its container
    2. WHEN the palette changes THEN the icon SHALL change at once
    3. WHEN contrast is raised THEN the icon SHALL use the darker shade
    4. WHEN it is printed THEN the icon SHALL be black
    """
  private static let access = """
    1. WHEN an icon is decorative THEN it SHALL be hidden from VoiceOver
    2. WHEN an icon stands alone THEN it SHALL bear a label
    """
  private static let before = "### Requirement 1: Colour\n\n\(colour)\n\n### Requirement 2: Access\n\n\(access)\n"
  /// A requirement was inserted: Colour is 2 today, Access 3.
  private static let after =
    "### Requirement 1: Size\n\n1. It SHALL be 24 points wide\n\n"
    + "### Requirement 2: Colour\n\n\(colour)\n\n### Requirement 3: Access\n\n\(access)\n"

  private func rules(_ documents: [String: String], after: String = after, in document: String? = nil) async -> [String]
  {
    await judgment(of: documents, after: after).findings
      .filter { ($0.location?.path.name == "requirements.md") == (document == "requirements.md") }
      .map { "\($0.location?.line ?? 0) \($0.rule)" }
  }

  private func judgment(
    of documents: [String: String],
    then: [String: String] = [:],
    after: String,
    acceptance: Acceptance = Acceptance()
  ) async -> Judgment {
    var files = documents.merging(then) { $1 }
    files["requirements.md"] = Self.before
    let then = access(files)
    files = documents
    files["requirements.md"] = after
    let now = access(files)
    let graph = await graph(now)
    let past = LockedPast(Lock(await self.graph(then), files: then), graph: graph, files: now)
    let older = OlderReferenceFinder(graph: graph, files: now, past: past, source: "the lock").find()
    let judge = Judge(rules: RuleCatalog.all, acceptance: acceptance)
    return judge.judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil }, older: older)
  }

  private func access(_ files: [String: String]) -> FileAccess {
    .inMemory(Dictionary(uniqueKeysWithValues: files.map { ("specs/001-icon/\($0.key)", $0.value) }))
  }

  private func graph(_ files: FileAccess) async -> TraceGraph {
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
  }

  @Test("a number that dangles because it moved has moved")
  func dangling() async {
    #expect(
      await rules(["tasks.md": "- [ ] 1. Colour it\n  - _Requirements: 1.1, 1.4_\n"]) == [
        "2 moved-criterion", "2 moved-criterion",
      ]
    )
  }

  @Test("a claim whose words fit what it moved to has moved")
  func misdirected() async {
    let report = "# Task 1 Completion\n\n✅ Requirement 2.1: hidden from VoiceOver where it is decorative\n"
    #expect(await rules(["completion/task-1-completion.md": report]) == ["3 moved-criterion"])
  }

  @Test("a number that two requirements bear since, and that moved with one of them, has moved")
  func ambiguous() async {
    let twice = Self.after.replacing("Requirement 3: Access", with: "Requirement 2: Access")
    let found = await rules(["tasks.md": "- [ ] 1. Show it\n  - _Requirements: 2.1_\n"], after: twice)
    #expect(found == ["2 moved-criterion"])
  }

  @Test("what history says in the place of an accepted finding does not make that one gone")
  func accepted() async throws {
    let files = ["tasks.md": Self.task]
    let plain = access(files.merging(["requirements.md": Self.after]) { $1 })
    let graph = await graph(plain)
    let findings = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil }).findings
    #expect(findings.map(\.rule).contains("dangling-reference"))
    let acceptance = Acceptance(baseline: Baseline(accepting: findings, in: graph.corpus))
    let judgment = await judgment(of: files, after: Self.after, acceptance: acceptance)
    #expect(judgment.findings.map(\.rule) == ["moved-criterion"])
    #expect(!judgment.fixed.map(\.rule).contains("dangling-reference"))
  }

  @Test("what was removed is not called dangling besides")
  func removed() async {
    let shorter = Self.before.replacing("4. WHEN it is printed THEN the icon SHALL be black\n", with: "")
    let found = await rules(["tasks.md": "- [ ] 1. Print it\n  - _Requirements: 1.4_\n"], after: shorter)
    #expect(found == ["2 removed-criterion"])
  }

  @Test("what was removed is a note where nobody can tell whether its line is an old one: fix lists it too")
  func removedUnclear() async {
    let shorter = Self.before.replacing("2. WHEN an icon stands alone THEN it SHALL bear a label\n", with: "")
    func report(_ heading: String) -> [String: String] {
      ["completion/task-1-completion.md": "# Task 1 Completion\n\n## \(heading)\n\n✅ Requirement 2.2: done\n"]
    }
    let old = report("Requirements Compliance")
    let judgment = await judgment(of: report("Compliance with Requirements"), then: old, after: shorter)
    let found = judgment.findings.filter { $0.rule == "removed-criterion" }
    #expect(found.map { $0.location?.line } == [5])
    #expect(found.map(\.severity) == [.info])
  }

  private func rules(_ documents: [String: String], after: String = after, levels: [RuleID: RuleLevel]) async
    -> [String]
  {
    let acceptance = Acceptance(severities: SeverityPolicy(levels: levels))
    return await judgment(of: documents, after: after, acceptance: acceptance).findings
      .filter { $0.location?.path.name != "requirements.md" }
      .map { "\($0.location?.line ?? 0) \($0.rule)" }
  }

  private static let task = "- [ ] 1. Colour it\n  - _Requirements: 1.4_\n"

  @Test("a rule of history that is off, or weighs less, takes no other's objection away")
  func off() async {
    #expect(await rules(["tasks.md": Self.task], levels: ["moved-criterion": .off]) == ["2 dangling-reference"])
    let both = ["2 dangling-reference", "2 moved-criterion"]
    #expect(await rules(["tasks.md": Self.task], levels: ["moved-criterion": .info]).sorted() == both)
    let equal: [RuleID: RuleLevel] = ["moved-criterion": .info, "dangling-reference": .info]
    #expect(await rules(["tasks.md": Self.task], levels: equal) == ["2 moved-criterion"])

    let shorter = Self.before.replacing("4. WHEN it is printed THEN the icon SHALL be black\n", with: "")
    let removed = await rules(["tasks.md": Self.task], after: shorter, levels: ["removed-criterion": .off])
    #expect(removed == ["2 dangling-reference"])

    let report = "# Task 1 Completion\n\n✅ Requirement 2.1: hidden from VoiceOver where it is decorative\n"
    let claim = await rules(["completion/task-1-completion.md": report], levels: ["moved-criterion": .off])
    #expect(claim == ["3 misdirected-claim"])
  }

  @Test("a rule of history that is off in one place speaks in others")
  func offInPlaces() async throws {
    let exception = SeverityPolicy.Exception(match: [try PathGlob("**/tasks.md")], levels: ["moved-criterion": .off])
    let found = await judgment(
      of: ["tasks.md": Self.task, "design.md": "# Design\n\nSee Requirement 1.4.\n"],
      after: Self.after,
      acceptance: Acceptance(severities: SeverityPolicy(paths: [exception]))
    ).findings.filter { ["tasks.md", "design.md"].contains($0.location?.path.name) }
    #expect(found.map(\.rule) == ["moved-criterion", "dangling-reference"])
  }

  @Test("a comment that passes over what moved passes over nothing else")
  func ignored() async {
    let comment = "<!-- counterfoil:ignore moved-criterion it stays for now -->"
    let marked = "- [ ] 1. Colour it\n  - _Requirements: 1.4_ \(comment)\n"
    #expect(await rules(["tasks.md": marked]) == ["2 dangling-reference"])
    let all = marked.replacing("moved-criterion", with: "moved-criterion, dangling-reference")
    #expect(await rules(["tasks.md": all]).isEmpty)
  }

  @Test("a criterion that is meant by what nobody hears of is uncited")
  func uncitedWhereOff() async {
    let found = await judgment(
      of: ["tasks.md": "- [ ] 1. All\n  - _Requirements: 1.1-1.4, 2_\n"],
      after: Self.after,
      acceptance: Acceptance(severities: SeverityPolicy(levels: ["moved-criterion": .off]))
    ).findings
    #expect(found.contains { $0.rule == "uncited-criterion" })
  }

  @Test("what history says nothing of is told as before")
  func others() async {
    let found = await rules(["tasks.md": "- [ ] 1. Colour it\n  - _Requirements: 1.1, 9.9_\n"])
    #expect(found == ["2 moved-criterion", "2 dangling-reference"])
  }

  @Test("a criterion that older references mean is not called uncited")
  func uncited() async {
    let found = await rules(
      ["tasks.md": "- [ ] 1. All\n  - _Requirements: 1.1-1.4, 2_\n"],
      in: "requirements.md"
    )
    #expect(found.isEmpty)
  }

  @Test("a claim that was written under older numbers earns today's criterion nothing")
  func earnsNothing() async {
    let report = "# Task 1 Completion\n\n✅ Requirement 2.1: done\n"
    let judgment = await judgment(of: ["completion/task-1-completion.md": report], after: Self.after)
    #expect(judgment.claims == [.misdirected])
    #expect(judgment.criteria.values.allSatisfy { $0.state != .claimed })
  }
}
