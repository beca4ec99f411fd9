import Findings
import Judgment
import Testing

/// Who does what a cure says, letter by letter, is done with the finding, and has no other one instead.
struct FollowedCureTests {
  private func findings(_ files: [String: String]) async -> [Finding] {
    let prefixed = files.map { ("specs/007-clock/\($0)", $1) }
    return await Judging.judgment(of: Dictionary(uniqueKeysWithValues: prefixed)).findings
  }

  private func cures(of rule: RuleID, _ files: [String: String]) async -> [String?] {
    await findings(files).filter { $0.rule == rule }.map(\.cure)
  }

  @Test("a heading without a number gets the first one that is free", arguments: [("1", "4"), ("19", "20")])
  func firstFree(highest: String, free: String) async {
    let requirements = """
      ### Requirement \(highest): Dial

      1. THE dial SHALL be round

      ### Requirement 3: Hands

      1. THE hands SHALL turn

      ### Speed

      - THE hands SHALL be drawn in a second
      """
    let cures = await cures(of: "unowned-criterion", ["requirements.md": requirements])
    #expect(cures == ["give its heading a number: `### Requirement \(free): Speed`"])
    let followed = requirements.replacing("### Speed", with: "### Requirement \(free): Speed")
      .replacing("- THE hands", with: "1. THE hands")
    #expect(await findings(["requirements.md": followed]).filter { $0.severity != .info } == [])
  }

  @Test("two headings get two numbers, and what bears another requirement's number keeps its heading")
  func severalHeadings() async {
    let cures = await cures(
      of: "unowned-criterion",
      [
        "requirements.md": """
        ### Requirement 1: Dial

        1. THE dial SHALL be round

        ### Speed

        - THE hands SHALL be drawn in a second
        - THE dial SHALL be drawn in a second

        ### Weight

        - THE watch SHALL weigh 40 grams
        """
      ]
    )
    #expect(
      cures == ["`### Requirement 2: Speed`", "`### Requirement 3: Weight`"].map { "give its heading a number: \($0)" }
    )
    let misplaced = await self.cures(
      of: "unowned-criterion",
      ["requirements.md": "## 2. Dial\n\n2.1 THE dial SHALL be round\n\n3.3 THE dial SHALL be flat\n"]
    )
    #expect(
      misplaced == [
        "write the number that its place asks for, or a heading above it, such as `### Requirement 3: Title`"
      ]
    )
  }

  @Test("of two names in a comment only the one that finds nothing goes")
  func oneOfTwoNames() async {
    let design = "See the [plan](plan.md). <!-- counterfoil:ignore broken-link, unclosed-fence it follows -->\n"
    #expect(await cures(of: "unused-ignore", ["design.md": design]) == ["take `unclosed-fence` out of the comment"])
    #expect(await findings(["design.md": design.replacing(", unclosed-fence", with: "")]).isEmpty)
    let idle = design.replacing("See the [plan](plan.md).", with: "No link.")
    #expect(
      await cures(of: "unused-ignore", ["design.md": idle])
        == Array(repeating: "take the comment out, or move it to the place that it speaks of", count: 2)
    )
  }

  private static let twice = """
    ### Requirement 2: Alarm

    1. WHEN the alarm is due THEN the bell SHALL ring
    2. WHEN snooze is pressed THEN the bell SHALL fall silent

    ### Requirement 2: Storage

    1. WHEN settings change THEN they SHALL be written to disk
    2. WHEN the file is broken THEN the defaults SHALL be read
    """

  @Test("an ambiguous range is written so that it is read", arguments: ["2.1-2.2", "2.1 - 2.2", "2.1\u{2013}2.2"])
  func ambiguousRange(range: String) async {
    let tasks = "- [ ] 1. Keep it\n  - _Requirements: \(range)_\n"
    let found = await cures(of: "ambiguous-reference", ["requirements.md": Self.twice, "tasks.md": tasks])
    #expect(found == ["write `2~1.1-2~1.2` or `2~2.1-2~2.2`"])
    let followed = await findings([
      "requirements.md": Self.twice, "tasks.md": tasks.replacing(range, with: "2~2.1-2~2.2"),
    ])
    #expect(
      followed.filter { ["ambiguous-reference", "unreadable-reference", "dangling-reference"].contains($0.rule) } == []
    )
  }

  @Test(
    "of two namesakes the words of a claim say which is meant, or both are offered",
    arguments: [
      ("settings are written to disk", "write `2~2.1`, which its words fit"),
      ("the bell rings when the alarm is due", "write `2~1.1`, which its words fit"),
      ("done", "write `2~1.1` or `2~2.1`"),
    ]
  )
  func namesakes(words: String, cure: String) async {
    let report = "# Task 1 Completion: Keep it\n\n✅ Requirement 2.1: \(words)\n"
    let files = ["requirements.md": Self.twice, "completion/task-1-completion.md": report]
    #expect(await cures(of: "ambiguous-reference", files) == [cure])
  }

  @Test("a range that leads nowhere goes where its words repeat the title")
  func titledRange() async {
    let requirements = """
      ### Requirement 1: Ringing Bell

      1. WHEN the alarm is due THEN the bell SHALL ring

      ### Requirement 2: Settings Storage

      1. WHEN settings change THEN they SHALL be written to disk
      2. WHEN the file is broken THEN the defaults SHALL be read
      """
    let report = "# Task 1 Completion: Keep it\n\n✅ Requirements 1.1-1.3: Settings storage\n"
    let files = ["requirements.md": requirements, "completion/task-1-completion.md": report]
    #expect(await cures(of: "dangling-reference", files) == ["write `2.1-2.2` if that is meant"])
    let followed = await findings(files.mapValues { $0.replacing("1.1-1.3", with: "2.1-2.2") })
    #expect(followed.filter { $0.severity != .info } == [])
  }

  @Test(
    "a report that denies its own task is done with when the tick is taken back",
    arguments: ["**Status**: Blocked by the bell", "❌ Requirement 1: the bell is silent", "⏳ Requirement 1: to come"]
  )
  func denial(line: String) async {
    let files = [
      "requirements.md": "### Requirement 1: Alarm\n\n1. WHEN the alarm is due THEN the bell SHALL ring\n",
      "tasks.md": "- [x] 1. Ring it\n  - _Requirements: 1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Ring it\n\n\(line)\n",
    ]
    #expect(await cures(of: "denied-by-report", files) == ["take the tick back, or say what became of it"])
    #expect(
      await findings(files.mapValues { $0.replacing("- [x]", with: "- [ ]") }).filter { $0.severity != .info } == []
    )
  }

  @Test("a task without a title is nobody's")
  func emptyTitle() async {
    let cures = await cures(
      of: "dangling-task",
      [
        "tasks.md": "- [x] 1. Ring it\n- [ ] 3.\n",
        "completion/task-1-completion.md": "# Task 1 Completion: Ring it\n\n## Subtasks\n\n### Task 1.7\n",
      ]
    )
    #expect(cures == ["correct the number, or take it out"])
  }
}
