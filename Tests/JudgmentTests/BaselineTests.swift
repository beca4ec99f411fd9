import Files
import Findings
import Judgment
import Testing
import Traceability

struct BaselineTests {
  private static let design = """
    # Design

    ## Size

    See the [plan](plan.md), and the [plan](plan.md) again.

    ## Colour

    See the [palette](palette.md).
    """

  private static let path = "specs/004-badge/design.md"

  private func baseline(of files: [String: String]) async -> Baseline {
    let graph = await Judging.graph(of: files)
    return Baseline(accepting: await Judging.judgment(of: files).findings, in: graph.corpus)
  }

  private func judged(_ files: [String: String], over old: [String: String]) async -> Judgment {
    await Judging.judgment(of: files, acceptance: Acceptance(baseline: await baseline(of: old)))
  }

  @Test("what was accepted counts no more, and nothing else is lost")
  func accepts() async {
    let files = [Self.path: Self.design]
    let judgment = await judged(files, over: files)
    #expect(judgment.findings.isEmpty && judgment.fixed.isEmpty)
    #expect(judgment.accepted.count == 3)
  }

  @Test(
    "findings that move stay accepted",
    arguments: [
      [path: "Some words.\n\nAnd more.\n\n" + design],
      [path: design.replacing("## Size", with: "## 3. How large it is")],
      ["specs/005-badge/design.md": design],
      ["specs/004-badge/design.md": design.replacing(", and", with: ",\nand")],
    ]
  )
  func moves(files: [String: String]) async {
    let judgment = await judged(files, over: [Self.path: Self.design])
    #expect(judgment.findings.isEmpty && judgment.fixed.isEmpty, "\(judgment.findings)")
  }

  @Test("a spec folder that is renamed keeps its baseline, though messages name it")
  func renamed() async {
    let files = [
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN x THEN it SHALL be y\n2. WHEN x THEN it SHALL be z\n",
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.2, 3_\n",
    ]
    func placed(_ folder: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: files.map { ("specs/\(folder)/\($0.key)", $0.value) })
    }
    let judgment = await judged(placed("014-mark"), over: placed("004-badge"))
    #expect(judgment.findings.isEmpty && judgment.fixed.isEmpty, "\(judgment.findings)")
    #expect(judgment.accepted.count == 2)
  }

  @Test("counts, line numbers and what others do are no part of what a finding is")
  func volatile() async {
    let requirements =
      "### Requirement 1: Size\n\n1. WHEN x THEN it SHALL be y\n\n### Requirement 1: Colour\n\n1. WHEN x THEN it SHALL be z\n"
    let folder = "specs/004-badge/"
    let old = [
      folder + "requirements.md": requirements,
      folder + "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n  - [ ] 1.1 Outline\n  - [x] 1.2 Fill\n",
      folder + "design.md": "# Design\n\n<!-- counterfoil:ignore broken-link later -->\n\nNo link.\n\n```\nopen\n",
    ]
    let new = [
      folder + "requirements.md": requirements + "\n### Requirement 1: Weight\n\n1. WHEN x THEN it SHALL be w\n",
      folder + "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n  - [ ] 1.1 Outline\n  - [ ] 1.2 Fill\n",
      folder + "design.md":
        "Words.\n\n# Design\n\n<!-- counterfoil:ignore broken-link later -->\n\nNo link.\n\n```\nopen\nand more\n",
    ]
    let judgment = await judged(new, over: old)
    // The third requirement of that number is new.
    #expect(judgment.findings.map(\.rule) == ["ambiguous-requirement"], "\(judgment.findings)")
    #expect(judgment.fixed.isEmpty && judgment.accepted.count == 5, "\(judgment.accepted.map(\.finding.message))")
  }

  @Test("a misdirected claim stays accepted when others go the same way")
  func companions() async {
    let requirements = """
      ### Requirement 1: Size

      1. WHEN an icon is drawn THEN it SHALL have the requested width

      ### Requirement 2: Colour

      1. WHEN no colour is given THEN the icon SHALL inherit that of its container
      2. WHEN the palette changes THEN the icon SHALL change at once

      ### Requirement 3: Accessibility

      1. WHEN an icon is decorative THEN it SHALL be hidden from VoiceOver
      2. WHEN an icon stands alone THEN it SHALL bear a spoken label
      """
    func files(_ claims: String) -> [String: String] {
      [
        "specs/004-badge/requirements.md": requirements,
        "specs/004-badge/completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Requirements Compliance\n\n\(claims)\n",
      ]
    }
    let one = "✅ Requirement 2.1: hidden from VoiceOver where it is decorative"
    let judgment = await judged(
      files(one + "\n✅ Requirement 2.2: bears a spoken label where it stands alone"),
      over: files(one)
    )
    #expect(judgment.findings.map(\.identity) == ["it is about 3.2 rather than 2.2"])
    #expect(judgment.fixed.isEmpty && judgment.accepted.count == 1)
    #expect(judgment.accepted.first?.finding.message.contains("the same way") == true)
  }

  @Test("what an older release wrote down by its whole message is known")
  func formerMessages() async throws {
    let path = "specs/004-badge/design.md"
    let line = "\(path)\tunclosed-fence\t1\tDesign\tnothing closes this fence: the line below it is code\n"
    let baseline = try BaselineFile.read(Array("# counterfoil baseline 1\n\(line)".utf8))
    let judgment = await Judging.judgment(
      of: [path: "# Design\n\n```\nopen\n"],
      acceptance: Acceptance(baseline: baseline)
    )
    #expect(judgment.findings.isEmpty && judgment.fixed.isEmpty, "\(judgment.findings.map(\.message))")
  }

  @Test("what is accepted of one criterion hides nothing of another, whatever headings stand above both")
  func otherCriterion() async {
    func files(_ first: String, _ second: String) -> [String: String] {
      [
        "specs/004-badge/requirements.md": """
        ### Requirement 1: Size

        #### Acceptance Criteria

        1. WHEN it is drawn THEN it SHALL be of \(first) size

        ### Requirement 2: Colour

        #### Acceptance Criteria

        1. WHEN it is drawn THEN it SHALL have \(second) colours
        2. It is \(first == "24 pt" ? "grey" : "blue")
        """
      ]
    }
    let judgment = await judged(files("24 pt", "appropriate"), over: files("appropriate", "two"))
    #expect(judgment.findings.map(\.rule) == ["untestable-words", "criterion-not-ears"])
    #expect(judgment.fixed.map(\.rule) == ["criterion-not-ears", "untestable-words"])
    // The same criterion under another number is the same.
    let old = files("appropriate", "two")
    let moved = old.mapValues { "### Requirement 9: Frame\n\n1. WHEN it is drawn THEN it SHALL bear a frame\n\n" + $0 }
    #expect(await judged(moved, over: old).findings.isEmpty)
  }

  @Test("what only a look at the sources finds waits for the next look")
  func surroundings() async throws {
    let line = "specs/004-badge/tasks.md\tartifact-never-existed\t1\t\t`a.swift` was never there\n"
    let baseline = try BaselineFile.read(Array("# counterfoil baseline 1\n\(line)".utf8))
    let files = [
      "specs/004-badge/tasks.md": "- [x] 1. Draw it <!-- counterfoil:ignore artifact-moved it is elsewhere -->\n"
    ]
    let judgment = await Judging.judgment(of: files, acceptance: Acceptance(baseline: baseline))
    #expect(judgment.fixed.isEmpty && judgment.waiting.map(\.rule) == ["artifact-never-existed"])
    #expect(judgment.findings.isEmpty, "\(judgment.findings.map(\.message))")
  }

  @Test("an accepted reference to nothing hides no other one to the same requirement")
  func otherReference() async {
    let requirements = "### Requirement 1: Size\n\n1. WHEN x THEN it SHALL be y\n"
    func files(_ citation: String) -> [String: String] {
      [
        "specs/004-badge/requirements.md": requirements,
        "specs/004-badge/tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, \(citation)_\n",
      ]
    }
    let judgment = await judged(files("9.1"), over: files("9.9"))
    #expect(judgment.findings.map(\.rule) == ["dangling-reference"])
    #expect(judgment.fixed.count == 1)
  }

  @Test("one more of the same kind is new")
  func counts() async {
    let more = Self.design + "\nAnd the [palette](palette.md).\n"
    let judgment = await judged([Self.path: more], over: [Self.path: Self.design])
    #expect(judgment.findings.map(\.message) == ["nothing is at `palette.md`"])
    #expect(judgment.accepted.count == 3)
  }

  @Test("the same in another document is new while the first one is there")
  func otherDocument() async {
    let files = [Self.path: "# Design\n\nAs before.\n", "specs/005-badge/design.md": Self.design]
    let judgment = await judged(files, over: [Self.path: Self.design])
    #expect(judgment.findings.count == 3 && judgment.fixed.count == 3)
  }

  @Test(
    "what was accepted in a folder that is gone swallows nothing new elsewhere",
    arguments: [
      // The other folder was there before, and the baseline knows it.
      (
        [path: design, "specs/007-mark/tasks.md": "# T\n\nSee [a](a.md).\n"],
        ["specs/007-mark/tasks.md": "# T\n\nSee [a](a.md).\n", "specs/007-mark/design.md": design], 3
      ),
      // Two could be meant.
      ([path: design], ["specs/007-mark/design.md": design, "specs/008-icon/design.md": design], 6),
      // Too little of it is found again.
      ([path: design], ["specs/007-mark/design.md": "# Design\n\n## Colour\n\nSee the [palette](palette.md).\n"], 1),
      // Its own folder is still there, and the other one is nobody's.
      (
        [path: design, "specs/004-badge/tasks.md": "# T\n"],
        ["specs/004-badge/tasks.md": "# T\n", "specs/007-mark/design.md": design], 3
      ),
    ] as [([String: String], [String: String], Int)]
  )
  func swallowing(before: [String: String], after: [String: String], new: Int) async {
    let judgment = await judged(after, over: before)
    #expect(judgment.findings.count == new && judgment.fixed.count == 3, "\(judgment.findings)")
  }

  @Test("a document that goes into a folder of its own spec keeps its baseline")
  func nested() async {
    let rest = ["specs/004-badge/tasks.md": "# T\n"]
    let after = rest.merging(["specs/004-badge/old/design.md": Self.design]) { $1 }
    let judgment = await judged(after, over: rest.merging([Self.path: Self.design]) { $1 })
    #expect(judgment.findings.isEmpty && judgment.fixed.isEmpty, "\(judgment.findings)")
  }

  @Test("what was mended is offered for removal")
  func fixed() async {
    let less = Self.design.replacing(", and the [plan](plan.md) again", with: "")
    let judgment = await judged([Self.path: less], over: [Self.path: Self.design])
    #expect(judgment.fixed.map(\.message) == ["nothing is at `plan.md`"])
    #expect(judgment.findings.isEmpty)
  }

  @Test("what could not be read is never accepted")
  func unreadable() async {
    let files = [Self.path: String(repeating: "> ", count: 100) + "deep\n"]
    let judgment = await judged(files, over: files)
    #expect(judgment.findings.map(\.rule) == ["unreadable-document"])
  }

  @Test("the file says the same however often it is written and read")
  func roundTrip() async throws {
    let odd = Self.design + "\n[a](b\\tc.md)\n\n## Tab\there \\ and there\n\n[ü](ü\u{1}.md)\n"
    let baseline = await baseline(of: [Self.path: odd])
    let bytes = BaselineFile.bytes(baseline)
    #expect(try BaselineFile.read(bytes) == baseline)
    #expect(BaselineFile.bytes(try BaselineFile.read(bytes)) == bytes)
  }

  @Test("the file has a sorted line for each kind of finding")
  func lines() async {
    let text = String(decoding: BaselineFile.bytes(await baseline(of: [Self.path: Self.design])), as: UTF8.self)
    let lines = text.split(separator: "\n").dropFirst(2)
    #expect(
      Array(lines) == [
        "specs/004-badge/design.md\tbroken-link\t1\tColour\tnothing is at `palette.md`",
        "specs/004-badge/design.md\tbroken-link\t2\tSize\tnothing is at `plan.md`",
      ]
    )
  }

  @Test(
    "a damaged file is refused, with the line",
    arguments: [
      ("", 1), ("anything\n", 1), ("# counterfoil baseline 2\n", 1), ("# counterfoil baseline 1\na\tb\t1\tc\n", 2),
      ("# counterfoil baseline 1\n\na\tb\tmany\tc\td\n", 3), ("# counterfoil baseline 1\na\tb\t0\tc\td\n", 2),
      ("# counterfoil baseline 1\na\tb\t9223372036854775807\tc\td\n", 2),
      ("# counterfoil baseline 1\na\tb\t1000000\tc\td\na\tb\t1\tc\te\n", 3),
      ("# counterfoil baseline 1\n<<<<<<< HEAD\na\tb\t1\tc\td\n=======\n>>>>>>> b\n", 2),
    ]
  )
  func damaged(text: String, line: Int) throws {
    let failure = try #require(throws: BaselineFile.Failure.self) { try BaselineFile.read(Array(text.utf8)) }
    #expect(failure.line == line)
  }

  @Test("bytes that are no text are refused")
  func noText() {
    #expect(throws: BaselineFile.Failure.self) { try BaselineFile.read([0x23, 0xFF, 0xFE]) }
  }

  @Test("of two counts that a merge left side by side the larger one is taken")
  func merged() throws {
    let text = "# counterfoil baseline 1\r\na\tb\t1\tc\td\r\na\tb\t3\tc\td\r\n"
    #expect(try BaselineFile.read(Array(text.utf8)).total == 3)
  }
}
