import Commands
import Files
import Findings
import History
import SpecModel
import Testing
import Workspace

/// Where it is not certain what a reference meant, nothing is written, and nothing vouches for it.
struct DoubtTests {
  private static let car = "WHEN a car is drawn THEN the car SHALL be 24 points wide and stay in its lane"
  private static let bus = "WHEN a bus is pressed THEN the horn SHALL play low tones"
  private static let plane = "The crew SHALL count every parcel before the plane is loaded"
  private static let ship = "WHEN a ship is locked THEN the harbour SHALL light its lanterns"

  private static let specs = "specs/001-icon/requirements.md"
  private static let tasks = "specs/001-icon/tasks.md"
  private static let report = "specs/001-icon/completion/task-1-completion.md"

  @Test("a lock that a fix renews does not vouch for what the fix has left, and what the lock never knew")
  func renewedBesideALeftLine() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Road", [Self.car])]), to: Self.specs)
    try work.write("- [x] 1. Draw\n  - _Requirements: 1.1_\n", to: Self.tasks)
    try await work.lock()
    let first = try await work.commit("Write")
    try work.write("// Spec: 001\n\n// per Requirement 1.1\nlet car = 1\n", to: "Sources/Car.swift")
    try work.write("# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ 1.1: done\n", to: Self.report)
    try await work.commit("Build")
    try work.write(
      requirements([("Road", [Self.plane, Self.car.replacing("lane", with: "own lane")])]),
      to: Self.specs
    )
    try await work.commit("Insert and edit")
    let places = ["Car.swift", "task-1-completion.md"]
    #expect(try await work.older(base: first).map(\.location.path.name).sorted() == places + ["tasks.md"])
    #expect(try await work.fix(base: first).written == 1)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Fix") }
      #expect(try await work.older(base: first).map(\.location.path.name).sorted() == places)
    }
    #expect(try await work.older(base: nil).isEmpty)
    // Nothing is left, and the lock knows every line again.
    try work.write("# Task 1 Completion\n\n## Requirements Compliance\n\n- ✅ 1.2: done\n", to: Self.report)
    try work.write("// Spec: 001\n\n// per Requirement 1.2\nlet car = 1\n", to: "Sources/Car.swift")
    #expect(try await work.older(base: first).isEmpty)
  }

  @Test(
    "a line that is left is told, though another one says the same since it was rewritten",
    // git follows long lines, and no short ones.
    arguments: ["(all)", "(all of what this requirement demands of them)"]
  )
  func rewrittenBesideATwin(_ words: String) async throws {
    let work = try await GitWorkspace()
    let rows = { (numbers: [String]) in numbers.map { "| \($0) \(words) | ✅ Verified |\n" }.joined() }
    let head = "# Task 1 Completion\n\n## Requirements Compliance\n\n| Criterion | Result |\n|---|---|\n"
    try work.write(requirements([("Road", [Self.car, Self.bus, Self.plane, Self.ship])]), to: Self.specs)
    try work.write(head + rows(["1.4", "1.2", "1.3"]), to: Self.report)
    let first = try await work.commit("Write")
    try work.write(requirements([("Road", [Self.car, Self.plane, Self.ship])]), to: Self.specs)
    try await work.commit("Take one out")
    #expect(try await work.fix(base: first).written == 2)
    #expect(try work.text(Self.report) == head + rows(["1.3", "1.2", "1.2"]))
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Fix") }
      #expect(try await work.older(base: first).contains(where: \.isRemoved))
      #expect(try await work.fix(base: first).written == 0)
    }
  }

  @Test(
    "a number that may stand for another criterion keeps its whole line from being rewritten, in a task too",
    arguments: [false, true]
  )
  func replacedBesideAMove(byLock: Bool) async throws {
    let work = try await GitWorkspace()
    let tasks = "- [x] 1. Draw\n  - _Requirements: 1.1, 1.2_\n"
    try work.write(requirements([("Road", [Self.car, Self.bus])]), to: Self.specs)
    try work.write(tasks, to: Self.tasks)
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(requirements([("Road", [Self.plane, Self.ship, Self.bus])]), to: Self.specs)
    try await work.commit("Replace one and insert one")
    let base = byLock ? nil : first
    #expect(try await work.fix(base: base).written == 0)
    #expect(try work.text(Self.tasks) == tasks)
    let older = try await work.older(base: base)
    #expect(older.map(\.isMoved) == [false, true] && older.allSatisfy { $0.replacement == nil })
    // Edited in a word, it is the same criterion: a task is done for whatever it says.
    let edited = Self.car.replacing("lane", with: "own lane")
    try work.write(requirements([("Road", [edited, Self.ship, Self.bus])]), to: Self.specs)
    #expect(try await work.older(base: base).map(\.replacement) == [nil, "1.3"])
  }

  @Test("what somebody has accepted with a lock since is not rewritten to what it meant before")
  func acceptedSince() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Road", [Self.car])]), to: Self.specs)
    try work.write("- [x] 1. Draw\n  - _Requirements: 1.1_\n", to: Self.tasks)
    try await work.lock()
    let first = try await work.commit("Write")
    try work.write(requirements([("Road", [Self.plane, Self.car])]), to: Self.specs)
    try await work.commit("Insert")
    try await work.lock()
    let accepted = try await work.commit("Accept")
    #expect(try await work.older(base: first).isEmpty)
    try work.write(requirements([("Road", [Self.ship, Self.plane, Self.car])]), to: Self.specs)
    try await work.commit("Insert another one")
    #expect(try await work.older(base: nil).map(\.replacement) == ["1.2"])
    for base in [first, accepted] {
      let older = try await work.older(base: base)
      #expect(older.map(\.replacement) == [nil])
      #expect(older.first?.obstacle == "what 1.1 was may be any of 1.3, 1.2 today")
    }
  }
}
