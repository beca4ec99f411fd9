import Findings
import History
import SpecModel
import Testing
import Traceability

/// Requirements beyond a limit are not seen, and are where they were for all that anybody knows.
struct ReadInPartTests {
  /// 8180 entries, with room for eleven more.
  private static let long = (1...409).map { place in
    ("Part \(place)", (1...19).map { "WHEN event\(place)x\($0) comes THEN part\(place * 7) SHALL take it" })
  }
  private static let added = ("New", (1...15).map { "WHEN new\($0) comes THEN it SHALL be welcome" })
  private static let tasks = "- [ ] 1. Draw it\n  - _Requirements: 1.1, 409.1, 409.19, 409_\n"

  /// What is told of each number: its last ones went beyond the limit when others came before them.
  private func told(_ references: [OlderReference]) -> [String] {
    references.flatMap(\.members).map { "\($0.number) \($0.fate)" }.filter { !$0.hasSuffix("kept") }
      .map { String($0.prefix { $0 != "(" }) }
  }

  @Test("what a lock knew and nobody sees today has neither moved nor gone")
  func locked() async throws {
    let world = World(["requirements.md": requirements(Self.long), "tasks.md": Self.tasks])
    try await world.lock()
    try world.write(requirements([Self.added] + Self.long), to: "requirements.md")
    let problems = await world.graph().corpus.problems
    try #require(problems.contains { if case .cutOff = $0.kind { true } else { false } })
    #expect(told(try await world.older().references) == ["1.1 moved", "409.1 moved", "409 moved"])
  }

  @Test("the same of a revision")
  func base() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements(Self.long), to: RevisionTests.specs)
    try work.write(Self.tasks, to: RevisionTests.tasks)
    let base = try await work.commit("Write")
    try work.write(requirements([Self.added] + Self.long), to: RevisionTests.specs)
    #expect(told(try await work.older(base: base)) == ["1.1 moved", "409.1 moved", "409 moved"])
  }

  @Test("what a commit on the way could not show is not held against today")
  func onTheWay() async throws {
    let work = try await GitWorkspace()
    let (first, last) = ("WHEN it is drawn THEN it SHALL be blue", "WHEN it is drawn THEN it SHALL be wide")
    try work.write(requirements([("Colour", [first]), ("Size", [last])]), to: RevisionTests.specs)
    let base = try await work.commit("Write")
    // 1.1 said then what 410.1 said as well, beyond the limit.
    let wide = [("Colour", [last])] + Self.long
    try work.write(requirements(wide + [("More", Self.added.1), ("Size", [last])]), to: RevisionTests.specs)
    try work.write("- [ ] 1. Draw it\n  - _Requirements: 1.1_\n", to: RevisionTests.tasks)
    try await work.commit("Write at length")
    try work.write(requirements([("Colour", [first]), ("Size", [last])]), to: RevisionTests.specs)
    #expect(told(try await work.older(base: base)) == [])
  }
}
