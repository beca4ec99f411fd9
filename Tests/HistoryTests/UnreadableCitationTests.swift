import Commands
import Findings
import History
import Testing

/// A citation that cannot be read is not followed, and is named when numbers were moved below it.
struct UnreadableCitationTests {
  private static let own = "specs/001-icon/requirements.md"
  private static let tasks = "specs/001-icon/tasks.md"
  private static let size = ("Size", ["It SHALL be 24 points wide", "It SHALL be 12 points high"])
  private static let colour = ("Colour", ["It SHALL take the colour of the text", "It SHALL accept an override"])
  private static let added = ("Theme", ["A theme SHALL offer eight accents"])

  private func citing(_ citation: String) -> String { "- [ ] 1. Draw\n  - _Requirements: \(citation)_\n" }

  private func plan(_ work: GitWorkspace, base: String?) async throws -> FixPlan {
    let fixing = work.fixing(base: base)
    let (graph, older) = try await fixing.read()
    return try await fixing.plan(older, graph)
  }

  @Test(
    "what cannot be read is left to its author when its numbers were moved",
    arguments: [
      ("1.2-2.2", true), ("2.2-1.2", true), ("4.9-2.2", true), ("1.2.3", false), ("Token governance", false),
    ]
  )
  func alone(_ citation: String, _ isLeft: Bool) async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.own)
    try work.write(citing(citation), to: Self.tasks)
    try await work.commit("Write the requirements")
    #expect(try await plan(work, base: "HEAD").uncompared.isEmpty)
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.own)
    let plan = try await plan(work, base: "HEAD")
    #expect(plan.changes.isEmpty)
    #expect(plan.uncompared.map(\.written) == (isLeft ? [citation] : []))
    #expect(plan.uncompared.allSatisfy { $0.location.line == 2 })
  }

  @Test("one that was written since is not left, in a document that was there and in one that was not")
  func writtenSince() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.own)
    try work.write("- [ ] 1. Draw\n", to: Self.tasks)
    let base = try await work.commit("Write the requirements")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.own)
    try await work.commit("Insert a requirement")
    try work.write(citing("1.2-2.2"), to: Self.tasks)
    try work.write("# Design\n\nAs Requirements 2.2-1.1 say.\n", to: "specs/001-icon/design.md")
    try await work.commit("Cite")
    #expect(try await plan(work, base: base).uncompared.isEmpty)
    // Written before another one, it is.
    try work.write(requirements([Self.added, Self.size, Self.colour]), to: Self.own)
    #expect(try await plan(work, base: base).uncompared.map(\.written) == ["Requirements 2.2-1.1", "1.2-2.2"])
  }

  @Test("a lock knows none of them, and all are named while it is older than the numbers")
  func lock() async throws {
    let world = World(["requirements.md": requirements([Self.size, Self.colour]), "tasks.md": citing("1.2-2.2")])
    try await world.lock()
    #expect(try await world.older().uncompared.isEmpty)
    try world.write(requirements([Self.size, Self.added, Self.colour]), to: "requirements.md")
    #expect(try await world.older().uncompared.map(\.written) == ["1.2-2.2"])
  }
}
