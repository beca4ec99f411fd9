import Findings
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
  private static let inserted = "WHEN a user may not read THEN it SHALL refuse with status 403"
  private static let specs = "specs/001-icon/requirements.md"
  private static let path = "specs/001-icon/completion/task-1-completion.md"

  private static func report(from first: Int, _ words: String, of parts: [String] = parts) -> String {
    "# Task 1 Completion\n\n## Requirements\n\n"
      + parts.enumerated().map { "✅ Requirement 1.\(first + $0): the \($1) writer \(words)\n\n" }.joined()
  }

  private static func rows(from first: Int, _ parts: [String]) -> String {
    "# Task 1 Completion\n\n## Requirements\n\n| AC | What | Status |\n|---|---|---|\n"
      + parts.enumerated().map { "| 1.\(first + $0) | \($1) | ✅ |\n" }.joined()
  }

  /// A report of then and of today, and a criterion that was inserted before the others since.
  private struct Past {
    let work: GitWorkspace
    let base: String?

    init(byLock: Bool, _ then: String, _ today: String, together: Bool = false) async throws {
      work = try await GitWorkspace()
      try work.write(requirements([("Exports", criteria)]), to: specs)
      try work.write(then, to: path)
      if byLock { try await work.lock() }
      let first = try await work.commit("Write")
      base = byLock ? nil : first
      try work.write(requirements([("Exports", [inserted] + criteria)]), to: specs)
      if !together { try await work.commit("Insert") }
      try work.write(today, to: path)
      try await work.commit("Edit")
    }

    func older() async throws -> [OlderReference] { try await work.older(base: base) }

    /// What `fix` makes of the report.
    func fixed() async throws -> String {
      _ = try? await work.fix(base: base)
      return try work.text(path)
    }
  }

  @Test(
    "lines that were corrected by hand are right, although each names what another one named",
    arguments: [false, true]
  )
  func corrected(byLock: Bool) async throws {
    for together in [false, true] {
      let today = Self.report(from: 2, "is tested")
      let past = try await Past(byLock: byLock, Self.report(from: 1, "is tested"), today, together: together)
      #expect(try await past.older().isEmpty)
      #expect(try await past.fixed() == today)
    }
    let rows = ["CSV export of the whole list", "JSON export of the whole list", "PDF export of the whole list"]
    let table = try await Past(byLock: byLock, Self.rows(from: 1, rows), Self.rows(from: 2, rows))
    #expect(try await table.older().isEmpty)
  }

  @Test("lines that were edited are rewritten once", arguments: [false, true])
  func edited(byLock: Bool) async throws {
    let words = "is tested on every night of the week"
    let past = try await Past(byLock: byLock, Self.report(from: 1, "is tested"), Self.report(from: 1, words))
    let fixed = try await past.fixed()
    #expect(fixed == Self.report(from: 2, words))
    #expect(try await past.fixed() == fixed)
    #expect(try await past.older().isEmpty)
  }

  @Test("lines that were edited and corrected by hand are no error, and stay", arguments: [false, true])
  func both(byLock: Bool) async throws {
    for (then, today) in [
      ("is tested", "is tested on every night"), ("writes its file", "writes its own file at once"),
    ] {
      let report = Self.report(from: 2, today)
      let past = try await Past(byLock: byLock, Self.report(from: 1, then), report)
      #expect(try await past.older().allSatisfy { $0.isUnclear && $0.replacement == nil })
      #expect(try await past.fixed() == report)
    }
  }

  @Test("a line for what was inserted makes none of those that were corrected another one", arguments: [false, true])
  func added(byLock: Bool) async throws {
    let report = Self.report(from: 1, "is tested", of: ["403"] + Self.parts)
    let past = try await Past(byLock: byLock, Self.report(from: 1, "is tested"), report)
    #expect(try await past.older().allSatisfy { $0.isUnclear && $0.location.line == 5 })
    #expect(try await past.fixed() == report)
  }

  @Test("a line for what was inserted last makes none of those that were edited another one", arguments: [false, true])
  func appended(byLock: Bool) async throws {
    let words = "is tested on every night of the week"
    let report = Self.report(from: 1, words, of: Self.parts + ["XML"])
    let past = try await Past(byLock: byLock, Self.report(from: 1, "is tested"), report)
    #expect(
      try await past.older().filter { !$0.isUnclear }.map(\.written) == [
        "Requirement 1.1", "Requirement 1.2", "Requirement 1.3",
      ]
    )
  }

  @Test("of lines that say the same nobody can tell whether they were edited or corrected", arguments: [false, true])
  func generic(byLock: Bool) async throws {
    func rows(_ first: Int, _ words: String) -> String { Self.rows(from: first, Self.parts.map { _ in words }) }
    let then = rows(1, "covered by unit tests")
    let corrected = try await Past(byLock: byLock, then, rows(2, "covered by unit tests and snapshots"))
    #expect(try await corrected.older().allSatisfy { $0.isUnclear && $0.replacement == nil })
    let edited = try await Past(byLock: byLock, then, rows(1, "covered by unit tests and snapshots"))
    #expect(try await edited.older().map(\.replacement) == ["1.2", "1.3", "1.4"])
  }

  @Test("tasks that cite what they cited before under its new number are right", arguments: [false, true])
  func tasks(byLock: Bool) async throws {
    func spec(_ all: [String]) -> String {
      "# Feature Specification: Exports\n\n## Requirements\n\n### Functional Requirements\n\n"
        + all.enumerated().map { "- **FR-00\($0 + 1)**: System MUST \($1)\n" }.joined()
    }
    let tasks = { (first: Int) in
      "# Tasks\n\n"
        + ["Limit", "Remind", "Backup"].enumerated().map {
          "- [ ] T00\($0 + 1) \($1) the export service in src/\($1.lowercased()).ts (FR-00\($0 + first))\n"
        }.joined()
    }
    let demands = ["answer with status 429", "send a reminder to the payer", "keep every backup for 90 days"]
    let work = try await GitWorkspace()
    try work.write(spec(demands), to: "specs/001-icon/spec.md")
    try work.write(tasks(1), to: "specs/001-icon/tasks.md")
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(spec(["resume an upload"] + demands), to: "specs/001-icon/spec.md")
    try work.write(tasks(2), to: "specs/001-icon/tasks.md")
    try await work.commit("Insert and correct")
    #expect(try await work.older(base: byLock ? nil : first).isEmpty)
  }
}
