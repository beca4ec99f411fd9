import History
import Testing

/// A box that is ticked, another mark or another status writes nothing anew: the numbers beside it mean what they meant.
struct MarkedLineTests {
  private static let wide = "WHEN a car is drawn THEN the car SHALL be 24 points wide"
  private static let low = "WHEN a bus is pressed THEN the horn SHALL play low tones"
  private static let lid = "WHEN a lid is shut THEN the pot SHALL boil over nine candles"

  private static let specs = "specs/001-icon/requirements.md"
  private static let report = "specs/001-icon/completion/task-1-completion.md"
  private static let head = "# Task 1 Completion\n\n## Requirements Compliance\n\n"
  private static let before = requirements([("Road", [wide, low])])
  /// 1.2 is 1.3 today.
  private static let after = requirements([("Road", [wide, lid, low])])

  private static let table = "| Requirement | Status |\n|---|---|\n"
  private static let marks = [
    ("⏳ Requirement 1.2: the horn plays low", "✅ Requirement 1.2: the horn plays low"),
    ("- [ ] Requirement 1.2: the horn plays low", "- [x] Requirement 1.2: the horn plays low"),
    (table + "| 1.2 | ⏳ Pending |", table + "| 1.2 | ✅ Met |"),
    ("- **Requirement 1.2**: Not met", "- **Requirement 1.2**: Implemented"),
    ("### ⏳ Horn\n\n- Requirement 1.2: plays low", "### ✅ Horn\n\n- Requirement 1.2: plays low"),
    ("✅ Requirement 1.2: the horn plays", "✅ Requirement 1.2: the horn plays <!-- and how -->"),
    ("✅ Requirement 1.2: plays <!-- later -->", "✅ Requirement 1.2: plays"),
    ("✅ Requirement 1.2: the horn plays qiuet", "✅ Requirement 1.2: the horn plays quiet"),
    ("✅ Requirement 1.2: the horn plays low", "✅ Requirement 1.2: the horn plays low (2026-01-31)"),
    ("✅ Requirement 1.2: horn (80 %, 8/10 tests)", "✅ Requirement 1.2: horn (100 %, 10/10 tests)"),
    ("✅ Requirement 1.2: horn in src/horn.ts", "✅ Requirement 1.2: horn in src/sound/horn.ts"),
    (
      "### Horn (80 %)\n\n- Requirement 1.2: plays low",
      "### Horn (100 %, 2026-01-31)\n\n- Requirement 1.2: plays low"
    ),
    ("✅ Requirement 1.2: horn", "✅ Requirement 1.2: horn ([test](../../tests/horn.test.ts))"),
    (table + "| 1.2 | ✅ | |", table + "| 1.2 | ✅ | 2026-01-31 |"),
    ("- **Requirements 1.2**: ✅ 8/10", "- **Requirements 1.2**: ✅ 10/10"),
  ]
  /// Of these the lock remembers too little to be sure.
  private static let additions = [
    (table + "| 1.2 | the horn plays | |", table + "| 1.2 | the horn plays | src/horn.ts, tests/horn.test.ts |")
  ]

  @Test("with a base it is as old as its words, committed or not", arguments: marks + additions)
  func base(_ old: String, _ new: String) async throws {
    let work = try await GitWorkspace()
    try work.write(Self.before, to: Self.specs)
    try work.write(Self.head + old + "\n", to: Self.report)
    let base = try await work.commit("Write")
    try work.write(Self.after, to: Self.specs)
    try await work.commit("Insert")
    #expect(try await work.older(base: base).compactMap(\.replacement).count == 1)
    try work.write(Self.head + new + "\n", to: Self.report)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Mark") }
      #expect(try await work.older(base: base).compactMap(\.replacement).map { $0.hasSuffix("1.3") } == [true])
    }
  }

  @Test("with a lock as well", arguments: marks)
  func lock(_ old: String, _ new: String) async throws {
    let name = "completion/task-1-completion.md"
    let world = World(["requirements.md": Self.before, name: Self.head + old + "\n"])
    try await world.lock()
    try world.write(Self.after, to: "requirements.md")
    try world.write(Self.head + new + "\n", to: name)
    #expect(try await world.older().references.compactMap(\.replacement).map { $0.hasSuffix("1.3") } == [true])
    try await world.fix()
    #expect(try await world.older().references.isEmpty)
  }

  @Test("lines that were corrected together are not written twice", arguments: [false, true])
  func corrected(byLock: Bool) async throws {
    func report(_ numbers: [String]) -> String { Self.head + Self.table + numbers.map { "| \($0) | ✅ |\n" }.joined() }
    let work = try await GitWorkspace()
    try work.write(requirements([("Road", [Self.wide]), ("Horn", [Self.low])]), to: Self.specs)
    try work.write(report(["1.1", "2.1"]), to: Self.report)
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(
      requirements([("Lid", [Self.lid]), ("Road", [Self.wide]), ("Horn", [Self.low])]),
      to: Self.specs
    )
    try await work.commit("Insert")
    #expect(try await work.older(base: byLock ? nil : first).compactMap(\.replacement) == ["2.1", "3.1"])
    try work.write(report(["2.1", "3.1"]), to: Self.report)
    try await work.commit("Correct")
    let older = try await work.older(base: byLock ? nil : first)
    #expect(older.map(\.written) == ["2.1"])
    #expect(older.map(\.replacement) == [nil])
    #expect(older.map(\.isUnclear) == [true])
  }

  @Test("a task that is ticked cites what it cited", arguments: [false, true])
  func task(byLock: Bool) async throws {
    func spec(_ criteria: String...) -> String {
      "# Feature Specification: Albums\n\n## Requirements\n\n### Functional Requirements\n\n"
        + criteria.enumerated().map { "- **FR-00\($0 + 1)**: \($1)\n" }.joined()
    }
    func tasks(_ box: String) -> String { "# Tasks\n\n- \(box) T002 Horn in src/horn.ts (FR-002)\n" }
    let work = try await GitWorkspace()
    try work.write(spec(Self.wide, Self.low), to: "specs/001-icon/spec.md")
    try work.write(tasks("[ ]"), to: "specs/001-icon/tasks.md")
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(spec(Self.wide, Self.lid, Self.low), to: "specs/001-icon/spec.md")
    try await work.commit("Insert")
    try work.write(tasks("[x]"), to: "specs/001-icon/tasks.md")
    try await work.commit("Tick")
    #expect(try await work.older(base: byLock ? nil : first).map(\.replacement) == ["FR-003"])
  }

  @Test("other words under the same number are another line", arguments: [false, true])
  func otherWords(byLock: Bool) async throws {
    let work = try await GitWorkspace()
    try work.write(Self.before, to: Self.specs)
    try work.write(Self.head + "⏳ Requirement 1.2: the horn plays low\n", to: Self.report)
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(Self.after, to: Self.specs)
    try await work.commit("Insert")
    try work.write(Self.head + "✅ Requirement 1.2: nine candles burn below every pot\n", to: Self.report)
    try await work.commit("Claim")
    #expect(try await work.older(base: byLock ? nil : first).isEmpty)
  }

  @Test("a number beside which evidence was entered may be of something else", arguments: [false, true])
  func evidence(byLock: Bool) async throws {
    let work = try await GitWorkspace()
    try work.write(Self.before, to: Self.specs)
    try work.write(Self.head + Self.table + "| 1.2 | | |\n", to: Self.report)
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(Self.after, to: Self.specs)
    try await work.commit("Insert")
    try work.write(Self.head + Self.table + "| 1.2 | ✅ | src/lid.ts |\n", to: Self.report)
    let older = try await work.older(base: byLock ? nil : first)
    #expect(older.map(\.written) == ["1.2"])
    #expect(older.map(\.isUnclear) == [true])
  }

  @Test(
    "a list with strokes between its numbers, a number in a cell of its own and one in an anchor are known again",
    arguments: [false, true]
  )
  func strokes(byLock: Bool) async throws {
    let work = try await GitWorkspace()
    func report(_ list: String, _ words: String) -> String {
      Self.head + "- Requirements \(list): road and horn\(words)\n"
        + "- [The horn](../requirements.md#requirement-2-horn) plays\(words)\n\n" + Self.table
        + "| 2 | horn\(words) |\n"
    }
    try work.write(requirements([("Road", [Self.wide]), ("Horn", [Self.low])]), to: Self.specs)
    try work.write(report("1/2", ""), to: Self.report)
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(
      requirements([("Lid", [Self.lid]), ("Road", [Self.wide]), ("Horn", [Self.low])]),
      to: Self.specs
    )
    try await work.commit("Insert")
    let before = try await work.older(base: byLock ? nil : first).map(\.replacement)
    #expect(before.contains("3") && before.count > 1, "\(before)")
    try work.write(report("1/2", " as tested"), to: Self.report)
    try await work.commit("Edit")
    #expect(try await work.older(base: byLock ? nil : first).map(\.replacement) == before)
  }

  @Test("whoever marks a claim after its criterion was edited has read the text of today")
  func markedSince() async throws {
    let work = try await GitWorkspace()
    let line = " Requirement 1.2: the horn plays low\n"
    try work.write(Self.before, to: Self.specs)
    try work.write(Self.head + "⏳" + line, to: Self.report)
    let first = try await work.commit("Write")
    let edited = Self.low.replacing("low tones", with: "three low tones")
    try work.write(requirements([("Road", [Self.wide, edited])]), to: Self.specs)
    try await work.commit("Edit")
    #expect(try await work.older(base: first).map(\.isChanged) == [true])
    try work.write(Self.head + "✅" + line, to: Self.report)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Mark") }
      #expect(try await work.older(base: first).isEmpty)
    }
    try work.write(requirements([("Road", [Self.wide, edited + " twice"])]), to: Self.specs)
    let edit = try await work.commit("Edit once more")
    #expect(try await work.older(base: first).map(\.isChanged) == [true])
    #expect(try await work.older(base: edit).isEmpty)
  }
}
