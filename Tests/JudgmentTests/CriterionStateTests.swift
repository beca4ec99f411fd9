import Evidence
import Findings
import Judgment
import SpecModel
import Testing

/// Nothing turns green that should not.
struct CriterionStateTests {
  private let fixture = EvidenceFixture()

  @Test("a check that ran and passed on today's text, check and components proves")
  func proven() async {
    let judgment = await fixture.judgment([await fixture.result(.passed)])
    #expect(judgment.state == .proven)
    #expect(judgment.criteria.values.first?.chain.firstBroken == nil)
  }

  @Test("what a runner that does not count its expectations reports as passed proves")
  func uncounted() async {
    #expect(await fixture.judgment([await fixture.result(.passed, expectations: .unknown)]).state == .proven)
  }

  @Test("a check that passed without testing anything proves nothing")
  func assertedNothing() async {
    #expect(await fixture.judgment([await fixture.result(.passed, expectations: .counted(0))]).state == .inconclusive)
  }

  @Test("a check that did not report, crashed or was skipped proves nothing", arguments: InconclusiveCause.allCases)
  func inconclusive(cause: InconclusiveCause) async {
    #expect(await fixture.judgment([await fixture.result(.inconclusive(cause))]).state == .inconclusive)
  }

  @Test("a failed check fails its criterion, whatever the cause", arguments: FailureCause.allCases)
  func failing(cause: FailureCause) async {
    #expect(await fixture.judgment([await fixture.result(.failed(cause))]).state == .failing)
  }

  @Test("without evidence a cited criterion is planned, and a claimed one claimed")
  func withoutEvidence() async {
    #expect(await fixture.judgment([]).state == .planned)
    var claimed = fixture
    claimed.reports = ["task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: drawn\n"]
    #expect(await claimed.judgment([]).state == .claimed)
  }

  @Test("a claim that says no, or not yet, claims nothing", arguments: ["❌", "⏳", "⚠️"])
  func denied(mark: String) async {
    var fixture = fixture
    fixture.reports = ["task-1-completion.md": "# Task 1 Completion\n\n\(mark) Requirement 1.1: not drawn\n"]
    #expect(await fixture.judgment([]).state == .planned)
  }

  @Test("a proof of another text of the criterion is stale")
  func changedText() async {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 32 points wide\n"
    #expect(await changed.judgment([result]).state == .stale)
  }

  @Test("a bullet below a criterion belongs to its text")
  func changedContinuation() async {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.requirements += "   - and 24 points high\n"
    #expect(await changed.judgment([result]).state == .stale)
  }

  @Test("bold words and line breaks do not make a proof stale")
  func sameText() async {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.requirements = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it **SHALL** be 24 points wide\n"
    #expect(await changed.judgment([result]).state == .proven)
  }

  @Test("a proof held against other parts than the fence names is stale", arguments: ["", " of=Rate"])
  func changedParts(parts: String) async {
    var fixture = fixture
    fixture.verifies = "1.1 of=Card"
    let result = await fixture.result(.passed)
    #expect(await fixture.judgment([result]).state == .proven)
    fixture.verifies = "1.1\(parts)"
    #expect(await fixture.judgment([result]).state == .stale)
  }

  @Test("a proof by another source of the check is stale")
  func changedCheck() async {
    let result = await fixture.result(.passed)
    var changed = fixture
    changed.source = "#expect(true)"
    #expect(await changed.judgment([result]).state == .stale)
  }

  @Test(
    "a proof on other components, or on components that are gone, is stale",
    arguments: [Fingerprint(of: "other"), nil]
  )
  func changedComponents(components: Fingerprint?) async {
    let result = await fixture.result(.passed)
    #expect(await fixture.judgment([result], components: components).state == .stale)
  }

  @Test("a number that two sentences bear is proven by no check, and still fails by one")
  func twice() async {
    let (passed, failed) = (await fixture.result(.passed), await fixture.result(.failed(.expectation)))
    var changed = fixture
    changed.requirements += "\n**Pressed**\n\n1. WHEN it is pressed THEN it SHALL be 28 points wide\n"
    #expect(await changed.judgment([passed]).state == .planned)
    #expect(await changed.judgment([failed]).state == .failing)
  }

  @Test("of two results on today's inputs the worse one counts")
  func worse() async {
    let results = [await fixture.result(.passed), await fixture.result(.failed(.expectation))]
    #expect(await fixture.judgment(results).state == .failing)
  }

  @Test(
    "what another runner reports without a revision takes no proof away where it was skipped, and does where it did not pass"
  )
  func withoutRevision() async {
    func unrevised(_ outcome: Outcome) async -> CheckResult {
      var result = await fixture.result(outcome)
      (result.check, result.source) = (CheckKey("ci/width"), .junit)
      result.inputs = Inputs(check: nil, components: [])
      return result
    }
    let proof = await fixture.result(.passed)
    let skipped = await unrevised(.inconclusive(.skipped))
    #expect(await fixture.judgment([proof, skipped]).state == .proven)
    #expect(await fixture.judgment([skipped]).state == .stale)
    var old = await fixture.result(.inconclusive(.timedOut))
    (old.check, old.inputs.check) = (CheckKey("ci/old"), Fingerprint(of: "before"))
    let judgment = await fixture.judgment([old, proof, await unrevised(.inconclusive(.error))])
    #expect(judgment.state == .inconclusive)
    // It names the one that it is because of.
    let broken = judgment.criteria.values.first?.chain.firstBroken.map { "\($0)" } ?? ""
    #expect(broken.contains("ci/width"), "\(broken)")
  }

  @Test("a criterion that needs two platforms is not proven on one")
  func platforms() async {
    var fixture = fixture
    fixture.requirements = "**Platforms**: ios, web\n\n" + fixture.requirements
    let judgment = await fixture.judgment([await fixture.result(.passed)])
    #expect(judgment.criteria.values.first?.platforms == [Platform("ios"): .proven, Platform("web"): .planned])
    #expect(judgment.state == .planned)
  }

  @Test("a criterion of another platform is not judged here")
  func otherPlatform() async {
    var fixture = fixture
    fixture.requirements =
      "**Platforms**: ios\n\n### Requirement 1: Size\n\n1. WHEN drawn on Android THEN it SHALL be 24 wide\n"
    #expect(await fixture.judgment([]).state == .notApplicable)
  }

  @Test(
    "a platform beside what nobody knows leaves nobody out",
    arguments: [
      "WHEN it is opened on iOS or desktop THEN it", "WHEN it is opened on iOS, desktop THEN it",
      "WHEN it is opened on desktop or on iOS THEN it", "WHEN it is opened on iOS and the desktop THEN it",
      "WHEN it is opened on iOS/desktop THEN it", "WHEN it is opened on iOS devices or a desktop THEN it",
      "On iOS, desktop and television it", "On iOS, desktop, it",
    ]
  )
  func unknownPlatform(text: String) async {
    var fixture = fixture
    fixture.requirements = "**Platforms**: web\n\n### Requirement 1: Looks\n\n1. \(text) SHALL be blue\n"
    #expect(await fixture.judgment([]).state == .planned)
  }

  @Test(
    "a list of platforms leaves the others out",
    arguments: [
      "WHEN it is opened on iOS or Android THEN it", "On iOS and Android, it", "On iOS, the icon",
      "WHEN it is opened on iOS and on Android, THEN it", "WHEN it is opened on iOS/Android THEN it",
    ]
  )
  func knownPlatforms(text: String) async {
    var fixture = fixture
    fixture.requirements = "**Platforms**: web\n\n### Requirement 1: Looks\n\n1. \(text) SHALL be blue\n"
    #expect(await fixture.judgment([]).state == .notApplicable)
  }

  @Test("a platform behind the condition leaves nobody out", arguments: ["shine on iOS", "open in web views only"])
  func platformInResponse(text: String) async {
    var fixture = fixture
    fixture.requirements =
      "**Platforms**: android\n\n### Requirement 1: Looks\n\n1. WHEN it is drawn THEN it SHALL \(text)\n"
    #expect(await fixture.judgment([]).state == .planned)
  }

  @Test("a check that no longer verifies a criterion proves it no longer")
  func unbound() async {
    var fixture = fixture
    fixture.requirements += "2. WHEN it is drawn THEN it SHALL be blue\n3. WHEN it is drawn THEN it SHALL be round\n"
    // Beside more than one criterion the name of a check does not change with them.
    fixture.verifies = "1.1,1.2,1.3"
    let result = await fixture.result(.passed)
    fixture.verifies = "1.1,1.2"
    let states = await fixture.judgment([result]).criteria.values.sorted { $0.id < $1.id }.map(\.state)
    #expect(states == [.proven, .proven, .stale])
  }

  @Test(
    "a word that names a platform is no platform",
    arguments: [
      "a web link is tapped", "the iOS share sheet opens", "it is not drawn on iOS",
      "it is drawn on a screen other than on iOS",
      "it is drawn, such as on iOS",
    ]
  )
  func platformWord(text: String) async {
    var fixture = fixture
    fixture.requirements = "**Platforms**: android\n\n### Requirement 1: Links\n\n1. WHEN \(text) THEN it SHALL open\n"
    #expect(await fixture.judgment([]).state == .planned)
  }
}
