import Findings
import Foundation
import History
import Testing

/// With a base the lock is heard where git takes a line that was rewritten for its neighbour.
struct LockBesideTests {
  private static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide"])
  private static let bell = ("Bell", ["The bell SHALL ring for one minute after noon"])
  private static let theme = ("Theme", ["A theme SHALL offer eight accents to choose from"])
  private static let frame = ("Frame", ["Around each picture a border SHALL separate it from text"])

  private static let specs = "specs/001-icon/requirements.md"
  private static let tasks = "specs/001-icon/tasks.md"
  private static let report = "specs/001-icon/completion/task-1-completion.md"

  private static func claims(_ numbers: String...) -> String {
    "# Task 1 Completion\n\n## Requirements Compliance\n\n" + numbers.map { "- ✅ Requirement \($0)\n" }.joined()
  }

  private static func tasks(_ one: String, _ two: String, _ three: String) -> String {
    "# Tasks\n\n"
      + [("Draw it", one), ("Ring it", two), ("Theme it", three)].enumerated().map { index, task in
        "- [x] \(index + 1). \(task.0)\n  - _Requirements: \(task.1)_\n"
      }.joined()
  }

  private func write(_ all: [(String, [String])], _ work: GitWorkspace) throws {
    try work.write(requirements(all), to: Self.specs)
  }

  /// Three requirements; another one in front of them, with `fix`, which writes a lock; and none again.
  private func takenBack(_ work: GitWorkspace) async throws -> [String] {
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.tasks("1.1", "2.1", "3.1"), to: Self.tasks)
    try work.write(Self.claims("1.1", "2.1", "3.1"), to: Self.report)
    let first = try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    let inserted = try await work.commit("Insert")
    try await work.fix(base: first)
    #expect(try work.text(Self.report) == Self.claims("2.1", "3.1", "4.1"))
    #expect(try work.text(Self.tasks) == Self.tasks("2.1", "3.1", "4.1"))
    let fixed = try await work.commit("Fix")
    try write([Self.size, Self.bell, Self.theme], work)
    try await work.commit("Take it back")
    return [first, inserted, fixed]
  }

  private struct Told: Hashable {
    let path: String
    let line: Int
    let replacement: String?

    init(_ reference: OlderReference) {
      path = reference.location.path.name
      line = reference.location.line
      replacement = reference.replacement
    }
  }

  @Test("a requirement that is inserted and taken back leaves no reference untold, whatever it is compared with")
  func insertedAndTakenBack() async throws {
    let work = try await GitWorkspace()
    let bases = try await takenBack(work)
    let plain = try await work.older(base: nil).map(Told.init)
    #expect(plain.compactMap(\.replacement).count == 6)
    for base in bases.prefix(2) {
      #expect(try await work.older(base: base).map(Told.init) == plain)
    }
    // Compared with the commit that wrote the lines, git may see that some were moved.
    let places = try await work.older(base: bases[2]).map { [$0.location.path.name, "\($0.location.line)"] }
    #expect(places == plain.map { [$0.path, "\($0.line)"] })
    try await work.fix(base: bases[0])
    #expect(try work.text(Self.report) == Self.claims("1.1", "2.1", "3.1"))
    #expect(try work.text(Self.tasks) == Self.tasks("1.1", "2.1", "3.1"))
    for base in bases + [nil] { #expect(try await work.older(base: base).isEmpty) }
    try await work.commit("Fix again")
    for base in bases + [nil] { #expect(try await work.older(base: base).isEmpty) }
  }

  @Test("so does one that came and went through merges")
  func merged() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.claims("1.1", "2.1", "3.1"), to: Self.report)
    let first = try await work.commit("Write")
    try await work.git("switch", "-q", "-c", "topic")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    try await work.fix(base: first)
    try await work.commit("Insert and fix")
    try await work.git("switch", "-q", "main")
    try work.write("apart\n", to: "notes.txt")
    let apart = try await work.commit("Unrelated")
    try await work.git("merge", "-q", "--no-ff", "-m", "Merge topic", "topic")
    #expect(try await work.older(base: apart).isEmpty)
    try await work.git("switch", "-q", "-c", "back")
    try write([Self.size, Self.bell, Self.theme], work)
    try await work.commit("Take it back")
    try await work.git("switch", "-q", "main")
    try work.write("apart again\n", to: "notes.txt")
    try await work.commit("Unrelated again")
    try await work.git("merge", "-q", "--no-ff", "-m", "Merge back", "back")
    for base in [first, apart, "HEAD^1", "HEAD^2^", nil] {
      #expect(try await work.older(base: base).map(\.location.line) == [5, 6, 7], "\(base ?? "lock")")
    }
  }

  @Test("a lock that was written with lines of the same commit is heard though no commit changed the requirements")
  func neverCommitted() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.claims("1.1", "2.1", "3.1"), to: Self.report)
    try await work.lock()
    let first = try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    try await work.fix(base: nil)
    try write([Self.size, Self.bell, Self.theme], work)
    try await work.commit("Fix without the renumbering")
    #expect(try await work.older(base: nil).count == 3)
    let older = try await work.older(base: first)
    #expect(older.map(\.location.line) == [5, 6, 7])
  }

  // MARK: No accusations

  @Test("what has lied since before the base, as the lock knows, is no news of it")
  func olderLies() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.claims("1.1", "2.1"), to: Self.report)
    try await work.lock()
    try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    let base = try await work.commit("Insert, and leave the lies")
    try write([Self.frame, Self.size, Self.bell, ("Theme", ["A theme SHALL offer nine accents"])], work)
    try await work.commit("Change another requirement")
    #expect(try await work.older(base: nil).count == 2)
    #expect(try await work.older(base: base).isEmpty)
    try work.write("apart\n", to: "notes.txt")
    try await work.commit("Unrelated")
    #expect(try await work.older(base: "HEAD~1").isEmpty)
  }

  @Test("lines that were corrected by hand since the lock are no lies")
  func corrected() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.tasks("1.1", "2.1", "3.1"), to: Self.tasks)
    try await work.lock()
    let first = try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    try work.write(Self.tasks("2.1", "3.1", "4.1"), to: Self.tasks)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Insert and correct") }
      #expect(try await work.older(base: first).allSatisfy(\.isUnclear))
      #expect(try await work.older(base: "HEAD").isEmpty || !isCommitted)
    }
  }

  @Test("a lock that was out of date at the base already says no more than git")
  func outOfDate() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell, Self.theme], work)
    try work.write(Self.claims("1.1", "2.1", "3.1"), to: Self.report)
    try await work.lock()
    try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell, Self.theme], work)
    try work.write(Self.claims("2.1", "3.1", "4.1"), to: Self.report)
    let base = try await work.commit("Insert and correct")
    let ship = ("Ship", ["WHEN a ship is locked THEN the harbour SHALL light its lanterns"])
    try write([ship, Self.frame, Self.size, Self.bell, Self.theme], work)
    try await work.commit("Insert another one")
    let beside = try await work.older(base: base).map(Told.init)
    try FileManager.default.removeItem(atPath: "\(work.root)/\(Lock.path)")
    #expect(try await work.older(base: base).map(Told.init) == beside)
  }

  @Test("a line that is like no other is a doubt, where git knows it for what it is today and the lock does not")
  func unlike() async throws {
    let work = try await GitWorkspace()
    try write([Self.size, Self.bell], work)
    try work.write("# Design\n\nIt is as wide as Requirement 1.1 demands.\n", to: "specs/001-icon/design.md")
    let first = try await work.commit("Write")
    try write([Self.frame, Self.size, Self.bell], work)
    try await work.commit("Insert")
    // Somebody takes all lines as they are.
    try await work.lock()
    try await work.commit("Lock")
    try write([Self.size, Self.bell], work)
    try await work.commit("Take it back")
    let older = try await work.older(base: first)
    #expect(older.map(\.isUnclear) == [true] && older.map(\.replacement) == [nil])
  }
}
