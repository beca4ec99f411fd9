import Evidence
import Files
import Findings
import Judgment
import SourceReferences
import SpecReading
import Testing
import Traceability

/// What a finding tells to do is what helps.
struct CureTests {
  /// - Parameters:
  ///   - files: by path; specs lie in `specs/`.
  ///   - gone: what version control remembers of files that are gone, and where each went; `nil` for one that was deleted.
  private func cures(of rule: RuleID, _ files: [String: String], gone: [String: String?] = [:]) async -> [String] {
    let access = FileAccess.inMemory(files)
    let paths = files.keys.map { DocumentPath($0) }.sorted()
    let fates = gone.map { (DocumentPath($0), $1.map { .renamed(DocumentPath($0)) } ?? FileHistory.Fate.deleted) }
    let surroundings = Surroundings(
      sources: await SourceScanner(files: access, workers: 1).scan(paths),
      paths: paths,
      history: FileHistory(gone: Dictionary(uniqueKeysWithValues: fates), isComplete: true)
    )
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout), in: surroundings)
    let judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    return judgment.findings.filter { $0.rule == rule }.map { $0.cure ?? "" }
  }

  @Test(
    "a file that a report lists and that never was is looked for nearby",
    arguments: [
      ("src/badge.swift", "src/Badge.swift"), ("Tests/BadgeTest.swift", "Tests/BadgeTests.swift"),
      ("lib/Badge.swift", "src/Badge.swift"),
    ]
  )
  func artifact(listed: String, meant: String) async {
    let cures = await cures(
      of: "artifact-never-existed",
      [
        "src/Badge.swift": "", "Tests/BadgeTests.swift": "", "Tests/A.txt": "",
        "specs/001-badge/completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts Created\n\n- `\(listed)`\n",
      ]
    )
    #expect(cures == ["write `\(meant)` if that is meant"])
  }

  @Test("a link into a folder that is called otherwise today is told once, whatever stands in its words")
  func renamedFolder() async {
    let requirements = "### Requirement 1: A\n\n1. It SHALL a\n"
    let report = "# Task 1 Completion\n\nAs [Requirement 1.1](../../001-seal/requirements.md) says.\n"
    let files = [
      "specs/002-seal/requirements.md": requirements, "specs/003-badge/requirements.md": requirements,
      "specs/003-badge/completion/task-1-completion.md": report,
      "specs/003-badge/tasks.md": "- [x] 1. Do\n  - _Requirements: 001-seal/1.1_\n  - as Requirement 1.1 of 001-seal\n",
    ]
    #expect(await cures(of: "broken-link", files) == ["write `../../002-seal/requirements.md`"])
    // What no link tells is told.
    #expect(await cures(of: "dangling-reference", files).count == 2)
  }

  @Test("a range over two requirements is written out, in the order of the document")
  func wideRange() async {
    let requirements =
      "### Requirement 1: A\n\n1. It SHALL a\n2. It SHALL b\n3. It SHALL c\n\n### Requirement 2: B\n\n1. It SHALL d\n"
    func cure(_ range: String) async -> String? {
      let design = "As Requirements \(range) say.\n"
      let files = ["specs/001-badge/requirements.md": requirements, "specs/001-badge/design.md": design]
      return await cures(of: "unreadable-reference", files).first
    }
    #expect(await cure("1.2-2.1") == "write `1.2-1.3, 2.1` if these are meant")
    #expect(await cure("2.1-1.2")?.hasPrefix("write references such as") == true)
    #expect(await cure("1.2-2.4")?.hasPrefix("write references such as") == true)
  }

  @Test("nothing is offered that is merely of the same length")
  func noArtifact() async {
    let cures = await cures(
      of: "artifact-never-existed",
      [
        "src/Icon1.swift": "",
        "specs/001-badge/completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts Created\n\n- `src/Icon2.swift`\n",
      ]
    )
    #expect(cures == ["write the path of the file that was made, or take it out"])
  }

  @Test("a link to a file that was moved leads to where it is")
  func movedLink() async {
    let cures = await cures(
      of: "broken-link",
      [
        "lib/BadgeView.swift": "",
        "specs/001-badge/completion/task-1-completion.md":
          "# Task 1 Completion\n\n## Artifacts Created\n\n- `src/Badge.swift`\n\nSee [it](../../../src/Badge.swift).\n",
      ],
      gone: ["src/Badge.swift": "lib/BadgeView.swift"]
    )
    #expect(cures == ["write `../../../lib/BadgeView.swift`"])
  }

  @Test("a report on a task that is not there is sent to the task of its title, and to no other")
  func reportedTask() async {
    let tasks = "- [x] 1. Draw it\n- [x] 2. Name it\n"
    func cures(title: String) async -> [String] {
      await self.cures(
        of: "report-for-unticked-task",
        [
          "specs/001-badge/tasks.md": tasks,
          "specs/001-badge/completion/task-3-completion.md": "# Task 3 Completion: \(title)\n\nIt is done.\n",
        ]
      )
    }
    #expect(await cures(title: "Name it") == ["write 2, which bears this title"])
    #expect(await cures(title: "Paint the door") == ["correct the number, or write the task"])
  }

  @Test("a spec that is not there has no neighbour by its number, and one by its name")
  func spec() async {
    let requirements = "### Requirement 1: Size\n\n1. THE badge SHALL be 24 points wide\n"
    func cures(_ text: String) async -> [String] {
      await self.cures(
        of: "dangling-reference",
        ["specs/004-badge/requirements.md": requirements, "specs/004-badge/design.md": text]
      )
    }
    #expect(await cures("As 009/1.1 demands.\n") == ["name a spec that is there"])
    #expect(await cures("As 004-bagde/1.1 demands.\n") == ["name the spec `004-badge`"])
  }

  @Test("the outer block is what has to be mended where the fence in it closed it")
  func fence() async {
    let cures = await cures(
      of: "unclosed-fence",
      ["specs/001-badge/design.md": "# Design\n\n```markdown\n```swift\nlet a = 1\n```\n```\n\n## More\n"]
    )
    #expect(cures == ["open the block of line 3 with one sign more, and close it here with as many"])
  }

  @Test(
    "a criterion of pages is not written down again for each word in it, and has not more findings than anybody reads"
  )
  func longCriterion() async {
    let text = "WHEN it is drawn, THE icon SHALL be " + String(repeating: "fast ", count: 4000)
    let judgment = await Judging.judgment(of: [
      "specs/001-icon/requirements.md": "### Requirement 1: Size\n\n1. \(text)\n"
    ])
    let findings = judgment.findings.filter { $0.rule == "untestable-words" }
    #expect(findings.count == 100)
    #expect(findings.allSatisfy { ($0.identity ?? $0.message).utf8.count < 1100 })
  }

  @Test(
    "a second requirement of one number is offered the next one of its kind",
    arguments: [("FR-2b", "FR-3"), ("Requirement 1.2", "1.3"), ("FR-009", "FR-010"), ("Requirement 4", "5")]
  )
  func nextNumber(_ number: String, _ next: String) async {
    let heading = "### \(number): Lid\n\n1. THE lid SHALL"
    let files = ["specs/001-a/requirements.md": "\(heading) shut\n\n\(heading) open\n"]
    let cures = await cures(of: "ambiguous-requirement", files)
    #expect(cures == ["make it Requirement \(next), and change the references that mean it"])
  }
}
