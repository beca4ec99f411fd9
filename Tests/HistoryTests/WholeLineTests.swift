import Files
import Findings
import History
import Testing

struct WholeLineTests {
  private static let before = requirements([
    ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]),
    ("Bell", ["The bell SHALL ring for one whole minute every morning", "A press SHALL silence the bell"]),
  ])
  /// The bell is 3 today; 3.1 says something else than 2.1 did.
  private static let edited = requirements([
    ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]), ("Theme", ["A theme SHALL offer eight accents"]),
    ("Bell", ["The bell SHALL ring for one half minute every morning", "A press SHALL silence the bell"]),
  ])

  private func older(_ line: String, _ after: String) async throws -> (OlderReferences, FixPlan) {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n\(line)\n"
    let world = World(["requirements.md": Self.before, "completion/task-1-completion.md": report])
    try await world.lock()
    try world.write(after, to: "requirements.md")
    let graph = await world.graph()
    let older = WholeLines.leave(try await world.older(), in: graph, world.files)
    return (older, await FixPlan.make(older, graph: graph, files: world.files, read: World.graph))
  }

  @Test("what fix leaves to the author has no replacement that anybody could offer, and says the same reason")
  func sameWord() async throws {
    let (older, plan) = try await older("✅ Requirement 2.2: silent\n✅ Requirements 2.2, 2.1: both", Self.edited)
    let byLine = Dictionary(grouping: older.references, by: \.location.line)
    #expect(byLine[5]?.map(\.replacement) == ["Requirement 3.2"])
    #expect(byLine[6]?.compactMap(\.replacement) == [])
    let reasons = byLine[6]?.map { ($0.obstacle ?? "") + $0.withCompanions } ?? []
    #expect(plan.left.map(\.reason) == reasons)
    #expect(reasons.first == "`2.1` on its line is yours to decide: write `Requirements 3.2` when `2.1` is decided")
  }

  @Test(
    "a line that also holds what nobody reads is left, and goes on being told of",
    arguments: ["2.2, Anna 2.1", "2.2, see Anna 2.2", "2.2, 2.1 3.2"]
  )
  func besideUnread(_ list: String) async throws {
    let tasks = "- [ ] 1. Ring\n  - _Requirements: \(list)_\n- [ ] 2. Silence\n  - _Requirements: 2.2_\n"
    let world = World(["requirements.md": Self.before, "tasks.md": tasks])
    try await world.lock()
    try world.write(Self.edited, to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.left.contains { $0.reason.contains("is not read as a reference") }, "\(plan.left)")
    #expect(try world.text("tasks.md") == tasks.replacing("_Requirements: 2.2_", with: "_Requirements: 3.2_"))
  }

  @Test("who decides one of a line is told what to write for the others")
  func together() async throws {
    let (older, _) = try await older("✅ Requirements 2.2, 2.1: both", Self.edited)
    #expect(older.references.last?.companions == "`Requirements 3.2` for `Requirements 2.2`")
  }

  @Test(
    "what one criterion has taken in is named once: the line is left",
    arguments: ["1.1, 1.2", "1.2, 1.1", "1.1, 1.2, 1.3"]
  )
  func takenIn(_ list: String) async throws {
    let (open, close) = ("WHEN the hall opens THEN the doorman SHALL greet guests", "It SHALL close the gate at night")
    let note = "WHEN a guest arrives THEN the register SHALL note the name"
    let tasks = "- [ ] 1. Greet\n  - _Requirements: \(list)_\n"
    let world = World(["requirements.md": requirements([("Hall", [open, note, close])]), "tasks.md": tasks])
    try await world.lock()
    try world.write(requirements([("Hall", ["\(open), and \(note)", close])]), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.changes.isEmpty && plan.left.contains { $0.reason.contains("name it once") }, "\(plan.left)")
    #expect(try world.text("tasks.md") == tasks)
  }

  @Test("a claim on a changed text is not vouched for by rewriting its neighbour")
  func changedBeside() async throws {
    let swapped = requirements([
      ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]),
      (
        "Bell",
        [
          "The bell SHALL ring for one half minute every morning", "The bell SHALL be of brass",
          "A press SHALL silence the bell",
        ]
      ),
    ])
    let (_, plan) = try await older("✅ Requirements 2.1, 2.2: both", swapped)
    #expect(plan.changes.isEmpty)
    #expect(plan.left.map(\.reference.written) == ["2.2"])
  }

  @Test("asked twice, nothing more is left")
  func twice() async throws {
    let (once, _) = try await older("✅ Requirements 2.2, 2.1: both", Self.edited)
    let world = World(["requirements.md": Self.edited])
    #expect(WholeLines.leave(once, in: await world.graph(), world.files) == once)
  }

  @Test("a number that no requirement bears today may have been one's")
  func former() async throws {
    let colour = ("Colour", ["It SHALL take the colour of the text"])
    let bell = ("Bell", ["The bell SHALL ring for one whole minute", "A press SHALL silence the bell"])
    let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"])
    let world = World([
      "requirements.md": requirements([size, colour, bell]),
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 3.1_\n",
      "design.md": "# Design\n\nIt follows Requirements 2.1 → 3.2 of them.\n",
    ])
    try await world.lock()
    try world.write(requirements([colour, bell]), to: "requirements.md")
    let plan = try await world.fix()
    #expect(plan.changes.map(\.path.name) == ["tasks.md"])
    #expect(plan.left.map(\.reference.written) == ["Requirements 2.1"])
  }
}
