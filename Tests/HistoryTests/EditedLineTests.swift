import Files
import Findings
import History
import Testing

/// A lock knows a line again of which the words were edited since, and the numbers were not.
struct EditedLineTests {
  private static let before = requirements([
    ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]),
    ("Bell", ["The bell SHALL ring for one minute", "A press SHALL silence the bell"]),
  ])
  private static let after = requirements([
    ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"]), ("Theme", ["A theme SHALL offer eight accents"]),
    ("Bell", ["The bell SHALL ring for one minute", "A press SHALL silence the bell"]),
  ])
  private static let claim =
    "✅ Requirement 2.1: the bell rings every morning for a whole minute, and can be heard in the kitchen"

  private func older(_ line: String, under heading: String = "## Requirements") async throws -> [OlderReference] {
    let world = World([
      "requirements.md": Self.before,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements\n\n\(Self.claim)\n",
    ])
    try await world.lock()
    try world.write(Self.after, to: "requirements.md")
    try world.write(
      "# Task 1 Completion\n\n\(heading)\n\n\(line)\n",
      to: "completion/task-1-completion.md"
    )
    return try await world.older().references
  }

  @Test("a line of which a word was edited is as old as it was, and is rewritten")
  func word() async throws {
    let older = try await older(Self.claim.replacing("heard in", with: "heard from"))
    #expect(older.map(\.replacement) == ["Requirement 3.1"])
    #expect(older.first?.isUnclear == false)
  }

  @Test("a line that says something else under the same number is not taken for old without a doubt")
  func other() async throws {
    let older = try await older("✅ Requirement 2.1: dark dial chosen under settings")
    #expect(older.allSatisfy { $0.isUnclear && $0.replacement == nil })
  }

  @Test("a line whose number was written anew, or that stands under another heading, is not the one that it was")
  func number() async throws {
    let rewritten = try await older(Self.claim.replacing("2.1", with: "3.1"))
    #expect(rewritten.isEmpty)
    let elsewhere = try await older(Self.claim.replacing("heard in", with: "heard from"), under: "## Notes")
    #expect(elsewhere.allSatisfy { $0.isUnclear })
  }

  @Test("two lines that were edited are two, and a line that is still there is none of them")
  func several() async throws {
    let added = Self.claim.replacing("heard in", with: "heard from") + "\n" + Self.claim
    let older = try await older(added)
    #expect(older.map(\.location.line) == [6])
  }

  @Test("what an edit leaves of a line is written into the lock and read again")
  func file() async throws {
    let world = World([
      "requirements.md": Self.before,
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements\n\n\(Self.claim)\n\n✅ Requirement 2.2\n",
    ])
    try await world.lock()
    let lock = try world.readLock()
    #expect(lock == Lock(await world.graph(), files: world.files))
    #expect(lock.lines.values.flatMap(\.self).map { $0.gist != nil } == [true, true])
  }
}
