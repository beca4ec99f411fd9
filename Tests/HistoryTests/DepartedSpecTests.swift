import Commands
import History
import Testing

/// References to a spec that was merged into another one, whose folder is gone.
struct DepartedSpecTests {
  private static let lamps = ("Lamps", ["WHEN a guard passes a lamp THEN the watch SHALL record the time"])
  private static let cats = ("Cats", ["WHEN a cat sneezes THEN the vet SHALL look into its mouth"])
  private static let dogs = ("Dogs", ["WHEN a dog barks at night THEN the keeper SHALL walk around the yard"])
  private static let tasks = "specs/003-yard/tasks.md"

  private static func tasks(_ citation: String) -> String {
    "# Tasks\n\n- [ ] 1. Do it\n  - _Requirements: \(citation)_\n"
  }

  /// - Returns: the workspace after the merge, and what it is compared with.
  private func merged(
    _ citation: String,
    into requirements: String,
    isLocked: Bool,
    editsTasks: Bool = false
  ) async throws -> (GitWorkspace, base: String?) {
    let work = try await GitWorkspace()
    try work.write(HistoryTests.requirements([Self.lamps]), to: "specs/001-zoo/requirements.md")
    try work.write(HistoryTests.requirements([Self.cats]), to: "specs/002-vet/requirements.md")
    try work.write(HistoryTests.requirements([Self.dogs]), to: "specs/003-yard/requirements.md")
    try work.write(Self.tasks(citation), to: Self.tasks)
    if isLocked { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(requirements, to: "specs/001-zoo/requirements.md")
    try await work.git("rm", "-q", "-r", "specs/002-vet")
    if editsTasks { try work.write(Self.tasks(citation) + "- [ ] 2. More\n", to: Self.tasks) }
    try await work.commit("Merge")
    return (work, isLocked ? nil : first)
  }

  @Test(
    "what names one of its criteria from a third spec is rewritten to where it went",
    arguments: [("002/1.1", "001/2.1"), ("002-vet/1.1", "001-zoo/2.1"), ("3.1, 002/1.1", "3.1, 001/2.1")],
    [false, true]
  )
  func followed(_ texts: (then: String, today: String), isLocked: Bool) async throws {
    let then = texts.then.replacing("3.1", with: "1.1")
    let (work, base) = try await merged(
      then,
      into: requirements([Self.lamps, Self.cats]),
      isLocked: isLocked,
      editsTasks: then == "002/1.1"
    )
    let older = try await work.older(base: base)
    #expect(older.map(\.isMoved) == [true])
    try await work.fix(base: base)
    #expect(try work.text(Self.tasks).contains("_Requirements: \(texts.today.replacing("3.1", with: "1.1"))_"))
    #expect(try await work.older(base: base).isEmpty)
  }

  @Test("what stands nowhere any more is told as gone, and left", arguments: [false, true])
  func gone(isLocked: Bool) async throws {
    let (work, base) = try await merged("002/1.1", into: requirements([Self.lamps]), isLocked: isLocked)
    let older = try await work.older(base: base)
    #expect(older.map(\.isRemoved) == [true] && older.map(\.replacement) == [nil])
  }

  @Test("a number that another spec has taken over since names the one that bore it then", arguments: [false, true])
  func takenOver(isLocked: Bool) async throws {
    let (work, base) = try await merged("002/1.1", into: requirements([Self.lamps, Self.cats]), isLocked: isLocked)
    try work.write(
      requirements([("Birds", ["WHEN a bird sings at dawn THEN the gate SHALL be opened"])]),
      to: "specs/002-birds/requirements.md"
    )
    try await work.commit("Take the number over")
    try await work.fix(base: base)
    #expect(try work.text(Self.tasks) == Self.tasks("001/2.1"))
  }
}
