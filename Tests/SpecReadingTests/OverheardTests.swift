import SpecModel
import Testing

/// What a document says in passing, and what nobody may lose for it.
struct OverheardTests {
  private static let requirements = """
    ### Requirement 1: Lid

    1. THE lid SHALL shut
    2. THE lid SHALL open
    """

  private func marks(_ claim: String) async -> [String] {
    let reading = await Reading([
      "requirements.md": Self.requirements,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements Compliance\n\n\(claim)\n",
    ])
    return reading.claims.map {
      "\($0.reference.local) \($0.mark?.rawValue ?? "-") \($0.contraryMark?.rawValue ?? "-")"
    }
  }

  @Test(
    "a mark that says not yet, alone behind the number or behind a part of the whole",
    arguments: [
      ("- ✅ Requirement 1.1 ⏳", ["1.1 ✅ ⏳"]),
      ("- ✅ Requirement 1.1: shuts, iOS ⏳", ["1.1 ✅ ⏳"]),
      ("- ✅ Requirement 1.1: shows a spinner ⏳", ["1.1 ✅ -"]),
      ("- ✅ Requirement 1.1: shuts, and shows a spinner ⏳", ["1.1 ✅ -"]),
    ]
  )
  func notYet(_ claim: String, _ expected: [String]) async {
    #expect(await marks(claim) == expected)
  }

  @Test(
    "a second mark for a platform, set off from what stands before it",
    arguments: [
      ("- ✅ Requirement 1.1 … ❌ on Safari", ["1.1 ✅ ❌"]), ("- ✅ Requirement 1.1 iOS; ❌ Android", ["1.1 ✅ ❌"]),
      ("- ✅ Requirement 1.1 on iOS, ❌ on Android", ["1.1 ✅ ❌"]),
      ("- ✅ Requirement 1.1: shuts — ❌ not implemented on iOS", ["1.1 ✅ ❌"]),
      ("- ✅ Requirement 1.1: before, ❌ on iOS → ✅", ["1.1 ✅ -"]),
      ("- ✅ Requirement 1.1: shows ❌ on Safari", ["1.1 ✅ -"]),
      ("- ✅ Requirement 1.1: shut, ❌ marks bad rows", ["1.1 ✅ -"]),
      ("- ✅ Requirement 1.1: shut; ❌ on iOS was fixed", ["1.1 ✅ -"]),
    ]
  )
  func platforms(_ claim: String, _ expected: [String]) async {
    #expect(await marks(claim) == expected)
  }

  @Test(
    "three marks before a number say no less than two",
    arguments: [
      ("- ✅ ✅ ✅ Requirement 1.1: shuts", ["1.1 ✅ -"]), ("- ✅ ✅ ❌ Requirement 1.1: shuts", ["1.1 ✅ ❌"]),
      ("- ❌ ⏳ ✅ Requirement 1.1: shuts", ["1.1 ✅ ❌"]),
    ]
  )
  func threeMarks(_ claim: String, _ expected: [String]) async {
    #expect(await marks(claim) == expected)
  }

  @Test(
    "words that only begin as `None`, `NA` and `Design` do cite nothing, and are told of",
    arguments: [
      ("Navigation", ["Navigation"]), ("Designer approval", ["Designer approval"]),
      ("Nonetheless 9.9", ["Nonetheless 9.9"]),
      ("None", []), ("NA (pictures)", []), ("Design decisions", []), ("Properties 3", []), ("设计文档", []),
    ]
  )
  func others(_ list: String, _ unreadable: [String]) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).map(\.text) == unreadable)
  }

  @Test(
    "a number that a task waits for, beside one of something else",
    arguments: [
      ("9, React 9", ["9"]), ("complete 9", ["9"]), ("once 9 is done", ["9"]), ("tâche 9", ["9"]), ("React 9", []),
      ("node 20.1", []),
    ]
  )
  func dependencies(_ list: String, _ expected: [String]) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Depends: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.dependencies).map(\.text) == expected)
  }

  @Test("a word behind a slash is a part of what a criterion says, and no file of a folder called so")
  func paths() async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: 004/1.2/web_\n"])
    let references = reading.tasks.flatMap(\.citations).flatMap(\.references)
    #expect(references.map(\.spec) == ["004"])
    #expect(references.map(\.local) == ["1.2"])
  }

  @Test("a number of three parts that comes again, with another sentence")
  func again() async {
    let reading = await Reading([
      "requirements.md": """
      - **FR-2.1.1**: The lid MUST shut
      - **FR-2.1.2**: The lid MUST open
      - **FR-2.1.1**: The lid MUST be red
      """
    ])
    #expect(reading.requirements.map(\.id.local) == ["FR-2.1.1", "FR-2.1.2", "FR-2.1.1~2"])
  }
}
