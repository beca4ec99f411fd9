import History
import Testing

/// Lines that differ in one word and their number, as lists of parts do: what one says today another one may have said before.
struct AlikeLineTests {
  private static let parts = ["CSV", "JSON", "PDF"]
  private static let criteria = [
    "WHEN the export is asked for as CSV THEN it SHALL separate fields with commas",
    "WHEN the export is asked for as JSON THEN it SHALL write one object a line",
    "WHEN the export is asked for as PDF THEN it SHALL number its pages",
  ]

  private static func report(from first: Int, _ words: String) -> String {
    "# Task 1 Completion\n\n## Requirements\n\n"
      + parts.enumerated().map { "✅ Requirement 1.\(first + $0): the \($1) writer \(words)\n\n" }.joined()
  }

  private func world(_ report: String) async throws -> World {
    let world = World([
      "requirements.md": requirements([("Exports", Self.criteria)]),
      "completion/task-1-completion.md": Self.report(from: 1, "is tested"),
    ])
    try await world.lock()
    try world.write(
      requirements([("Exports", ["WHEN a user may not read THEN it SHALL refuse with status 403"] + Self.criteria)]),
      to: "requirements.md"
    )
    try world.write(report, to: "completion/task-1-completion.md")
    return world
  }

  @Test("lines that were corrected by hand are right, although each names what another one named")
  func corrected() async throws {
    let world = try await world(Self.report(from: 2, "is tested"))
    #expect(try await world.older().references.isEmpty)
    #expect(try await world.fix().changes.isEmpty)
  }

  @Test("lines that were edited are rewritten once")
  func edited() async throws {
    let world = try await world(Self.report(from: 1, "is tested on every night of the week"))
    try await world.fix()
    let fixed = try world.text("completion/task-1-completion.md")
    #expect(fixed == Self.report(from: 2, "is tested on every night of the week"))
    try await world.fix()
    #expect(try world.text("completion/task-1-completion.md") == fixed)
    #expect(try await world.older().references.isEmpty)
  }

  @Test("lines that were edited and corrected by hand are no error")
  func both() async throws {
    let world = try await world(Self.report(from: 2, "is tested on every night"))
    #expect(try await world.older().references.allSatisfy { $0.isUnclear })
  }
}
