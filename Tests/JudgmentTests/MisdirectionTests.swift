import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

struct MisdirectionTests {
  private func judged(
    _ claims: String,
    on requirements: String = Self.requirements,
    rules: [any Rule] = [ClaimMeansWhatItCites()]
  ) async -> (graph: TraceGraph, judgment: Judgment) {
    let files = FileAccess.inMemory([
      "specs/001-icon/requirements.md": requirements,
      "specs/001-icon/completion/task-1-completion.md":
        "# Task 1 Completion: Icon\n\n## Requirements Compliance\n\n\(claims)\n",
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
    let judge = Judge(rules: rules)
    return (graph, judge.judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil }))
  }

  private func target(_ claims: String, on requirements: String = Self.requirements) async -> [String?] {
    let (graph, judgment) = await judged(claims, on: requirements)
    return graph.claims.indices.map { judgment.misdirections[$0]?.target.local }
  }

  @Test("of two criteria of one model a claim that says little of either may speak of the one as of the other")
  func modelled() async {
    let requirements = """
      ### Requirement 1: Icons

      1. WHEN an icon is lost THEN the log SHALL hold its folder, severity and sketch
      2. WHEN an icon is found THEN it SHALL be drawn in grey

      ### Requirement 2: Colours

      1. WHEN a colour is lost THEN the log SHALL hold its folder, severity and precise examples
      2. WHEN a colour is found THEN it SHALL be mixed again
      """
    let gloss = "each entry has precise places and examples for all readers"
    #expect(await target("✅ Requirement 1.1: \(gloss)", on: requirements) == [nil])
    #expect(await target("✅ Requirement 1.2: \(gloss)", on: requirements) == ["2.1"])
  }

  @Test("a misdirected claim earns neither the criterion that it cites nor the one that it means")
  func earnsNothing() async throws {
    let (graph, judgment) = await judged("✅ Requirement 2.1: hidden from VoiceOver and marked decorative")
    #expect(judgment.claims == [.misdirected])
    let states = Dictionary(judgment.criteria.map { ($0.key.local, $0.value.state) }) { first, _ in first }
    #expect(states["2.1"] == .unplanned)
    #expect(states["3.1"] == .unplanned)
    #expect(graph.claims.count == 1)
  }

  @Test("a claim whose number leads nowhere is shown the criterion that its words fit")
  func dangling() async throws {
    let (_, judgment) = await judged(
      "✅ Requirement 2.9: hidden from VoiceOver and marked decorative\n✅ Requirement 2.8: done\n"
        + "✅ Requirement 2.9.1: hidden from VoiceOver and marked decorative",
      rules: [ReferenceResolves()]
    )
    #expect(judgment.findings.map(\.cure).first == "write `3.1` if that is meant")
    #expect(judgment.findings.map(\.cure).last??.hasPrefix("cite one of its criteria") == true)
  }

  @Test("a denial counts against what it names, whatever its words fit")
  func denial() async {
    let (graph, judgment) = await judged(
      """
      ✅ Requirement 2.1: inherits the colour of its container

      ❌ Requirement 2.1: not hidden from VoiceOver, not marked decorative
      """,
      rules: [ClaimMeansWhatItCites(), ClaimsAgree()]
    )
    #expect(judgment.misdirections[1] != nil && graph.claims.count == 2)
    #expect(judgment.claims[0] == .contradicted)
    #expect(judgment.findings.map(\.rule).contains("contradicting-claims"))
  }

  @Test("where the others kept their places, so did one whose words speak of two criteria")
  func keepsItsPlace() async {
    let claims = """
      ✅ Requirement 2.1: decorative pictures are hidden from VoiceOver, none bears a label where text stands alone
      ✅ Requirement 2.2: bears a label where it stands alone
      ✅ Requirement 2.3: not animated while motion is reduced
      """
    #expect(await target(claims) == ["3.1", "3.2", "3.3"])
  }

  @Test("whoever names a requirement by its number and its whole title means it")
  func title() async {
    let requirements = Self.requirements.replacing(": Colour", with: ": Colour Inheritance")
    let words = "hidden from VoiceOver, decorative ones too"
    #expect(await target("✅ Requirement 2: \(words)", on: requirements) == ["3.1"])
    #expect(await target("✅ Requirement 2: colour inheritance, \(words)", on: requirements) == [nil])
  }

  @Test("a comment is no word of a claim")
  func comment() async {
    #expect(
      await target("✅ Requirement 2.1: of its container <!-- hidden from VoiceOver, marked decorative -->") == [nil]
    )
    #expect(
      await target("✅ Requirement 2.1: <!-- inherits of container -->hidden from VoiceOver, decorative") == ["3.1"]
    )
  }

  @Test("words that count are said", arguments: ["hidden from VoiceOver and marked decorative"])
  func counts(_ gloss: String) async throws {
    let (_, judgment) = await judged("✅ Requirement 2.1: \(gloss)")
    let finding = try #require(judgment.findings.first)
    #expect(finding.message == "it is about 3.1 rather than 2.1: 3 of its 4 words stand in 3.1, none in 2.1")
    #expect(finding.cure == "write `3.1` if that is meant")
    #expect(finding.notes.map(\.location.path.name) == ["requirements.md", "requirements.md"])
  }

  @Test(
    "what fits the criterion that it cites, or none, or only names evidence, is left alone",
    arguments: [
      "✅ Requirement 3.1: hidden from VoiceOver where an icon is decorative",
      "✅ Requirement 2.1: WHEN no colour is given THEN the icon SHALL inherit that of its container",
      "✅ Requirement 2.1: verified by Property 8 tests",
      "✅ Requirement 2.1: done in `Icon.swift`",
      "✅ Requirement 2.1: all 42 tests pass",
      "✅ Requirement 2.1: bananas ripen in the sun",
      "✅ Requirement 2.1: Colour",
      "✅ Requirement 2.1: 対応済み",
      "✅ Requirement 2.1",
      // Of several criteria on one line the words may be about any.
      "✅ Requirement 2.1, 3.1: hidden from VoiceOver and marked decorative",
    ]
  )
  func silent(_ claim: String) async {
    #expect(await target(claim).allSatisfy { $0 == nil })
  }

  @Test("claims that went wrong together speak for one that says little")
  func companions() async {
    let claims = """
      ✅ Requirement 2.1: hidden from VoiceOver and marked decorative
      ✅ Requirement 2.2: bears a label where an icon stands alone
      ✅ Requirement 2.3: motion reduced
      """
    #expect(await target(claims) == ["3.1", "3.2", "3.3"])
    #expect(
      await judged(claims).judgment.findings.last?.message.hasPrefix(
        "its words fit 3.3 better than 2.3: 2 of its 2 words stand in 3.3"
      ) == true
    )
  }

  @Test("a claim that says too little goes with its block, where that fits another requirement number by number")
  func block() async {
    let claims = """
      ✅ Requirement 2.1: hidden from VoiceOver and marked decorative
      ✅ Requirement 2.2: bears a label where an icon stands alone
      ✅ Requirement 2.3: nothing twitches
      """
    let (graph, judgment) = await judged(claims)
    #expect(graph.claims.indices.map { judgment.misdirections[$0]?.target.local } == ["3.1", "3.2", "3.3"])
    #expect(
      judgment.findings.last?.message
        == "it is about 3.3 rather than 2.3: 2 of 3 claims here under Requirement 2 fit Requirement 3"
    )
  }

  @Test("a claim keeps its number beside those that went, where its words or its neighbours speak for it")
  func blockIsNotBlind() async {
    let went = "✅ Requirement 2.1: hidden from VoiceOver and marked decorative\n"
    #expect(await target(went + "✅ Requirement 2.2: the palette changes at once") == ["3.1", nil])
    // One alone is no block.
    #expect(await target(went + "✅ Requirement 2.3: nothing twitches") == ["3.1", nil])
    #expect(await target(went + "✅ Requirement 1.3: nothing twitches") == ["3.1", nil])
    // Two go, and two stay.
    let stayed = "✅ Requirement 2.2: the palette changes at once\n✅ Requirement 2.1: inherits that of its container\n"
    #expect(await target(went + went + stayed + "✅ Requirement 2.3: nothing twitches").last == .some(nil))
  }

  @Test("blocks that went one requirement back together speak for the one among them that says little")
  func report() async {
    let claims = """
      ✅ Requirement 2.1: drawn at the requested width
      ✅ Requirement 2.2: 24 points wide where no width is requested
      ✅ Requirement 3.1: inherits the colour of its container
      ✅ Requirement 3.2: palette changes at once
      ✅ Requirement 3.3: nothing flickers
      """
    #expect(await target(claims) == ["1.1", "1.2", "2.1", "2.2", "2.3"])
    #expect(
      await judged(claims).judgment.findings.last?.message
        == "it is about 2.3 rather than 3.3: 2 of 3 claims here under Requirement 3 fit Requirement 2; "
        + "2 more claims of this report fit the requirement before theirs"
    )
    #expect(
      await target(
        claims.replacing("Requirement 2", with: "Requirement 1").replacing("Requirement 3", with: "Requirement 2")
      )
      .allSatisfy { $0 == nil }
    )
  }

  @Test("a claim that repeats the title of another requirement is about that one")
  func otherTitle() async throws {
    let requirements = Self.requirements.replacing(": Accessibility", with: ": Assistive Technology Settings")
    let (graph, judgment) = await judged("✅ Requirement 2: assistive technology settings", on: requirements)
    #expect(graph.claims.count == 1)
    #expect(judgment.misdirections[0]?.target.local == "3.1")
    let finding = try #require(judgment.findings.first)
    #expect(finding.notes.first?.message == "Requirement 3 bears that title")
    #expect(finding.message == "it is about Requirement 3 rather than 2: it holds the words of its title")
    #expect(finding.cure == "cite Requirement 3, or the criterion of it that is meant")
    #expect(await target("✅ Requirement 3: assistive technology settings", on: requirements) == [nil])
    // Its own words stand beside it.
    let mixed = "✅ Requirement 2.1: assistive technology settings inherit the colour of its container"
    #expect(await target(mixed, on: requirements) == [nil])
  }

  @Test("a title of two words, or of words that everybody uses, needs company, and nothing beside it")
  func shortTitle() async {
    let requirements = Self.requirements.replacing(": Accessibility", with: ": Validation and Testing")
    let went = "✅ Requirement 2.1: hidden from VoiceOver and marked decorative\n"
    #expect(await target("✅ Requirement 2.3: Validation and testing", on: requirements) == [nil])
    #expect(await target(went + "✅ Requirement 2.3: Validation and testing", on: requirements) == ["3.1", "3.3"])
    #expect(
      await target(went + "✅ Requirement 2.3: validation and testing of shades", on: requirements) == ["3.1", nil]
    )
  }

  @Test("a title word for word counts, however much it shares with that of what is cited, and before a dash or a colon")
  func literalTitle() async {
    let requirements = Self.requirements.replacing(": Colour", with: ": Colour Token Compliance")
      .replacing(": Accessibility", with: ": Spacing Token Compliance")
    #expect(await target("✅ Requirement 2.1: Spacing token compliance", on: requirements) == ["3.1"])
    #expect(
      await target("✅ Requirement 2.1: Spacing token compliance - tests find it", on: requirements) == ["3.1"]
    )
    #expect(await target("✅ Requirement 2.1: Spacing token compliance: measured", on: requirements) == ["3.1"])
    #expect(await target("✅ Requirement 2.1: Colour token compliance - tests find it", on: requirements) == [nil])
    #expect(await target("✅ Requirement 2.1: tests of spacing - token compliance", on: requirements) == [nil])
  }

  @Test("a claim on a whole requirement may speak of its story")
  func story() async {
    let claim = "✅ Requirement 2: hidden from VoiceOver, decorative ones too"
    #expect(await target(claim) == ["3.1"])
    let story =
      "Colour\n\n**User Story:** As a reader, I want decorative ones hidden from VoiceOver, so that I hear what counts.\n"
    #expect(await target(claim, on: Self.requirements.replacing("Colour\n", with: story)) == [nil])
    let one = claim.replacing("2:", with: "2.1:")
    #expect(await target(one, on: Self.requirements.replacing("Colour\n", with: story)) == ["3.1"])
  }

  @Test("code in parentheses illustrates what is said, and does not outweigh it")
  func illustration() async {
    let code = "(no `decorative` `VoiceOver` `hidden` flags)"
    #expect(await target("✅ Requirement 2.1: inherits the colour \(code)") == [nil])
    #expect(await target("✅ Requirement 2.1: done \(code)") == ["3.1"])
  }

  @Test(
    "where a criterion of another requirement fits nearly as well, and nothing beside the claim tells, both are named",
    arguments: [
      ("Support 32px size", "write `1.1` or `3.1`, whichever is meant"),
      ("32px size variants", "write `1.1` if that is meant"),
    ]
  )
  func rivals(_ gloss: String, _ cure: String) async throws {
    let requirements = """
      ### Requirement 1: Sizes

      1. WHEN an icon has size variants THEN it SHALL support 16px, 24px and 32px sizes
      2. WHEN sizes are defined THEN the icon SHALL follow the baseline grid
      3. WHEN an icon is sized at 16px THEN it SHALL suit compact layouts

      ### Requirement 2: Colour

      1. WHEN no colour is given THEN the icon SHALL inherit that of its container
      2. WHEN the palette changes THEN the icon SHALL change at once
      3. WHEN contrast is raised THEN the icon SHALL use the darker shade

      ### Requirement 3: Headings

      1. WHEN a heading is drawn THEN its icon SHALL have the 32px size and its weight
      2. WHEN a heading stands alone THEN its icon SHALL bear a label
      """
    let (_, judgment) = await judged("✅ Requirement 2.3: \(gloss)", on: requirements)
    #expect(judgment.findings.map(\.cure) == [cure])
  }

  @Test("where two criteria of one requirement fit alike, both are named")
  func siblings() async throws {
    let requirements =
      Self.requirements + "\n4. WHEN an icon is ornamental THEN it SHALL be hidden from VoiceOver\n"
    let (_, judgment) = await judged("✅ Requirement 2.1: hidden from VoiceOver by default", on: requirements)
    let finding = try #require(judgment.findings.first)
    #expect(finding.cure == "write `3.1` or `3.4`, whichever is meant")
    #expect(finding.notes.map(\.message) == ["3.1 fits its words", "3.4 fits them as well", "2.1 is what it cites"])
  }

  @Test("whoever cites a range is told of a requirement")
  func range() async throws {
    let (_, judgment) = await judged("✅ Requirements 2.1-2.3: hidden from VoiceOver and marked decorative")
    #expect(judgment.findings.first?.cure == "cite Requirement 3, or those of its criteria that are meant")
  }

  @Test("the same words alone are not enough")
  func alone() async {
    #expect(await target("✅ Requirement 2.3: less motion, as tested") == [nil])
  }

  private static let requirements = """
    ### Requirement 1: Size

    1. WHEN an icon is drawn THEN it SHALL have the requested width
    2. WHEN no width is requested THEN the icon SHALL be 24 points wide
    3. WHEN the text scales THEN the icon SHALL scale along

    ### Requirement 2: Colour

    1. WHEN no colour is given THEN the icon SHALL inherit that of its container
    2. WHEN the palette changes THEN the icon SHALL change at once
    3. WHEN contrast is raised THEN the icon SHALL use the darker shade

    ### Requirement 3: Accessibility

    1. WHEN an icon is decorative THEN it SHALL be hidden from VoiceOver
    2. WHEN an icon stands alone THEN it SHALL bear a label
    3. WHEN motion is reduced THEN it SHALL not be animated
    """
}
