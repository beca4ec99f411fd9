import Evidence
import Findings
import Judgment
import SpecModel
import Testing
import Traceability

struct GateTests {
  private let fixture = EvidenceFixture()

  @Test("without evidence the verdict is never a yes, whatever coverage is demanded", arguments: [0, 50, 100])
  func withoutEvidence(coverage: Int) async {
    #expect(await fixture.verdict([], minimumCoverage: coverage).isYes == false)
  }

  @Test("with everything proven the verdict is yes")
  func proven() async {
    #expect(await fixture.verdict([await fixture.result(.passed)]).isYes)
  }

  @Test(
    "a failing or inconclusive check is a no, whatever coverage is demanded",
    arguments: [
      Outcome.failed(.expectation), .failed(.doesNotCompile), .inconclusive(.didNotReport),
      .inconclusive(.assertedNothing),
    ]
  )
  func notGreen(outcome: Outcome) async {
    #expect(await fixture.verdict([await fixture.result(outcome)], minimumCoverage: 0).isYes == false)
  }

  @Test("a test that fails and names no criterion that there is, is a no", arguments: [0, 100])
  func boundToNothing(coverage: Int) async {
    let results = [await fixture.result(.passed), await fixture.test(.failed(.expectation), verifying: ["001/9.9"])]
    let verdict = await fixture.verdict(results, minimumCoverage: coverage)
    #expect(verdict.objections.map(\.kind) == [.failing, .unresolved])
    #expect(verdict.objections.first?.subjects == ["Checks.Suite/typo()"])
  }

  @Test(
    "what a test verifies and no spec holds is a no though it passes, and is named with its place and the nearest match",
    arguments: [
      ("001/9.9", "spec `001-icon` has no Requirement 9"), ("001/1.9", "Requirement 1 has no such criterion"),
      ("002/1.1", "there is no spec `002`"), ("001/1.1-1.9", "not all that it names is there"),
      ("1.1", "it names no spec"),
      ("001/9", "spec `001-icon` has no Requirement 9"),
    ]
  )
  func unresolved(_ reference: String, _ reason: String) async throws {
    let test = await fixture.test(.passed, verifying: ["001-icon/1.1", reference])
    let verdict = await fixture.verdict([await fixture.result(.passed), test])
    #expect(verdict.objections.map(\.kind) == [.unresolved])
    let subject = try #require(verdict.objections.first?.subjects.first)
    #expect(subject == "Tests/Typo.swift:3: Checks.Suite/typo() verifies `\(reference)`: \(reason)")
    let finding = try #require(UnresolvedResults(graph: await fixture.graph()).findings([test]).first)
    #expect(finding.severity == .error && finding.location?.line == 3)
    if reference.hasPrefix("001/") { #expect(finding.cure?.contains("1.1") == true) }
  }

  @Test("a criterion that was taken out after a test proved it is a no, and is named")
  func takenOut() async throws {
    var before = fixture
    before.requirements += "2. WHEN it is drawn THEN it SHALL be 24 points high\n"
    let test = await before.test(.passed, verifying: ["001-icon/1.1", "001-icon/1.2"])
    #expect(await before.verdict([await before.result(.passed), test], minimumCoverage: 50).isYes)
    let verdict = await fixture.verdict([await fixture.result(.passed), test], minimumCoverage: 50)
    #expect(verdict.objections.map(\.kind) == [.unresolved])
    #expect(try #require(verdict.objections.first?.subjects.first).contains("verifies `001-icon/1.2`"))
  }

  @Test("tests whose references all resolve, and blocks, are no objection")
  func resolved() async {
    let test = await fixture.test(.passed, verifying: ["001-icon/1.1"])
    #expect(await fixture.verdict([await fixture.result(.passed), test]).isYes)
  }

  @Test("a stale proof is a no")
  func stale() async {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.source = "#expect(width == 25)"
    #expect(await changed.verdict([result], minimumCoverage: 0).isYes == false)
  }

  @Test("a part of all checks that nobody brought is a no, whatever coverage is demanded", arguments: [1, 2, 3])
  func shards(count: Int) async {
    let graph = await fixture.graph()
    let plan = ShardRecord.plan(
      of: graph.obligations.map { (key: CheckKey($0.id.text), source: Fingerprint(of: $0.block.source)) }
    )
    let brought = (1...min(count, 2)).compactMap { ShardRecord(number: $0, count: count, plan: plan) }
    let evidence = EvidenceSet(results: [await fixture.result(.passed)], shards: brought)
    let policy = GatePolicy(minimumCoverage: 0)
    let verdict = policy.verdict(on: await fixture.judgment(evidence.results), graph: graph, evidence: evidence)
    #expect(verdict.objections.map(\.kind) == (count == 3 ? [.missingShards] : []))
    #expect(verdict.objections.allSatisfy { $0.message.contains("shard 3 of 3 is missing") })
  }

  @Test("a run that was interrupted is a no, whatever coverage is demanded", arguments: [0, 100])
  func interrupted(coverage: Int) async throws {
    let part = try #require(ShardRecord(number: 1, count: 1, plan: Fingerprint(of: "plan")))
    let run = UnfinishedRun(part: part, planned: 3, reported: 1)
    let evidence = EvidenceSet(results: [await fixture.result(.passed)], unfinished: [run])
    let verdict = GatePolicy(minimumCoverage: coverage).verdict(
      on: await fixture.judgment(evidence.results),
      graph: await fixture.graph(),
      evidence: evidence
    )
    #expect(verdict.objections.map(\.kind) == [.interrupted])
    #expect(verdict.objections.allSatisfy { $0.message.contains("interrupted when 1 had reported") })
  }

  @Test("a report that could not be read is a no, whatever coverage is demanded", arguments: [0, 100])
  func unread(coverage: Int) async {
    let unread = ["b.xml", "a.xml"].map { UnreadReport(path: $0, problems: ["it is empty"]) }
    let evidence = EvidenceSet(results: [await fixture.result(.passed)], unread: unread)
    let verdict = GatePolicy(minimumCoverage: coverage).verdict(
      on: await fixture.judgment(evidence.results),
      graph: await fixture.graph(),
      evidence: evidence
    )
    #expect(verdict.objections.map(\.kind) == [.unreadReport])
    #expect(verdict.objections.flatMap(\.subjects) == ["a.xml: it is empty", "b.xml: it is empty"])
  }

  @Test("a check that did not run is a no, whatever coverage is demanded")
  func notRun() async {
    var fixture = fixture
    let result = await fixture.result(.passed)
    fixture.requirements += "2. WHEN it is drawn THEN it SHALL be blue\n"
    fixture.tasks += "\n```swift check name=blue verifies=1.2\n#expect(isBlue)\n```\n"
    let verdict = await fixture.verdict([result], minimumCoverage: 0)
    #expect(verdict.objections.map(\.kind) == [.notRun])
    #expect(verdict.objections.flatMap(\.subjects) == ["001/1.2@blue"])
  }

  @Test("a check whose spec bore another folder name when it ran has not run", arguments: [0, 100])
  func renamedSpec(coverage: Int) async {
    var fixture = fixture
    let results = [await fixture.result(.passed)]
    fixture.spec = "001-symbol"
    let verdict = await fixture.verdict(results, minimumCoverage: coverage)
    #expect(verdict.objections.filter { $0.kind == .notRun }.flatMap(\.subjects) == ["001/1.1@width"])
  }

  @Test("a part that was missing stays missing when a block is edited or comes to it", arguments: [true, false])
  func olderShards(_ isWhole: Bool) async {
    let plan = Fingerprint(of: "older")
    let older = (isWhole ? [1, 2] : [1]).compactMap { ShardRecord(number: $0, count: 2, plan: plan) }
    let verdict = await verdict(shards: older)
    #expect(verdict.objections.map(\.kind) == (isWhole ? [] : [.missingShards]))
    #expect(verdict.objections.allSatisfy { $0.message.contains("shard 2 of 2 is missing") })
  }

  @Test("parts of what was planned once say nothing where all of today is there")
  func shardsOfBoth() async {
    let graph = await fixture.graph()
    let today = ShardRecord.plan(
      of: graph.obligations.map { (key: CheckKey($0.id.text), source: Fingerprint(of: $0.block.source)) }
    )
    let shards = [(1, 8, Fingerprint(of: "older")), (1, 2, today), (2, 2, today)].compactMap {
      ShardRecord(number: $0.0, count: $0.1, plan: $0.2)
    }
    #expect(await verdict(shards: shards).isYes)
  }

  private func verdict(shards: [ShardRecord]) async -> Verdict {
    let evidence = EvidenceSet(results: [await fixture.result(.passed)], shards: shards)
    return GatePolicy().verdict(
      on: await fixture.judgment(evidence.results),
      graph: await fixture.graph(),
      evidence: evidence
    )
  }

  @Test("an error in a document is a no")
  func errors() async {
    let result = await fixture.result(.passed)
    var broken = fixture
    broken.tasks = "- [x] 1. Draw it\n  - _Requirements: 1.1, 9.9_\n"
    let verdict = await broken.verdict([result])
    #expect(verdict.objections.map(\.kind) == [.errors])
  }

  @Test("a criterion that is merely planned lowers coverage, and a lower demand allows it")
  func coverage() async {
    var fixture = fixture
    fixture.requirements += "2. WHEN it is drawn THEN it SHALL be blue\n"
    fixture.tasks = "- [ ] 1. Draw it\n  - _Requirements: 1_\n"
    let result = await fixture.result(.passed)
    #expect(await fixture.verdict([result]).objections.map(\.kind) == [.coverage])
    #expect(await fixture.verdict([result], minimumCoverage: 50).isYes)
    #expect(await fixture.verdict([result], minimumCoverage: 51).isYes == false)
  }

  @Test("evidence of a kind that the policy does not take settles nothing", arguments: CheckResult.Kind.allCases)
  func kinds(kind: CheckResult.Kind) async {
    let result = await fixture.result(.passed)
    let verdict = await fixture.verdict([result], GatePolicy(kinds: [kind]))
    #expect(verdict.isYes == (kind == result.kind))
    if !verdict.isYes { #expect(verdict.objections.map(\.kind) == [.nothingProven, .coverage]) }
  }

  @Test("evidence of a kind that is taken counts on its own platform only")
  func kindsByPlatform() async {
    var fixture = fixture
    fixture.requirements = "**Platforms**: ios, web\n\n" + fixture.requirements
    let rendered = await fixture.result(.passed, platform: "ios")
    let web = await fixture.result(.passed, platform: "web")
    let unit = await fixture.result(.passed, platform: "web", kind: .unit)
    #expect(await fixture.verdict([rendered, web], GatePolicy(kinds: [.rendered])).isYes)
    let verdict = await fixture.verdict([rendered, unit], GatePolicy(kinds: [.rendered]))
    #expect(verdict.objections.map(\.kind) == [.nothingProven, .coverage])
  }

  @Test("what is not judged is listed with its reason")
  func excluded() async {
    var fixture = fixture
    fixture.requirements =
      "**Platforms**: ios\n\n" + fixture.requirements + "2. WHEN drawn on Android THEN it SHALL be blue\n"
    let verdict = await fixture.verdict([await fixture.result(.passed)])
    #expect(verdict.isYes)
    #expect(verdict.excluded.map(\.criterion) == ["001/1.2"])
    #expect(verdict.excluded.map(\.reason) == ["its condition names android only, which this spec does not list"])
  }

  @Test("a person's word settles a criterion, and is never called a proof")
  func attested() async {
    let word = await fixture.result(.passed, kind: .attested)
    let verdict = await fixture.verdict([word])
    #expect(verdict.isYes && verdict.coverage.count(.attested) == 1 && verdict.coverage.count(.proven) == 0)
    #expect(await fixture.judgment([word]).state == .attested)
    #expect(await fixture.judgment([word, await fixture.result(.passed, platform: "web")]).state == .proven)
    let failed = await fixture.result(.failed(.expectation), platform: "web")
    #expect(await fixture.judgment([word, failed]).state == .failing)
    #expect(await !fixture.verdict([word, failed], minimumCoverage: 0).isYes)
    let silent = await fixture.result(.inconclusive(.assertedNothing), platform: "web")
    #expect(await fixture.judgment([word, silent]).state == .inconclusive)
  }

  @Test("a runner that does not count its expectations is named as one")
  func uncounted() async {
    let silent = await fixture.result(.passed, expectations: .unknown)
    #expect(await fixture.verdict([silent]).uncounted == ["001/1.1"])
    #expect(await fixture.verdict([silent, await fixture.result(.passed, platform: "web")]).uncounted.isEmpty)
  }

  @Test("requirements without criteria are in no count, and are named")
  func bare() async {
    var other = fixture
    other.requirements += "\n### Requirement 2: Colour\n\nIt SHALL be blue.\n\n### Requirement 3: Old (REMOVED)\n"
    let verdict = await other.verdict([await other.result(.passed)])
    #expect(verdict.bare == ["001/2"])
    #expect(verdict.coverage.applicable == 1)
    #expect(await fixture.verdict([await fixture.result(.passed)]).bare.isEmpty)
  }

  @Test("a strict policy counts warnings as errors")
  func strict() async {
    let result = await fixture.result(.passed)
    var linked = fixture
    linked.tasks += "\nSee the [plan](plan.md).\n"
    #expect(await linked.verdict([result], GatePolicy()).isYes)
    #expect(await linked.verdict([result], GatePolicy(isStrict: true)).objections.map(\.kind) == [.errors])
  }
}
