import Findings
import History
import SpecModel
import Testing
import Workspace

/// A line is as old as the commit that wrote it, and not as a line that it looks like.
struct LineAgeTests {
  private static let lid = "WHEN a lid is shut THEN the pot SHALL boil over nine candles"
  private static let car = "WHEN a car is drawn THEN the car SHALL be 24 points wide"
  private static let bus = "WHEN a bus is pressed THEN the horn SHALL play low tones"
  private static let plane = "The crew SHALL count every parcel before the plane is loaded"
  private static let ship = "WHEN a ship is locked THEN the harbour SHALL light its lanterns"

  private static let specs = "specs/001-icon/requirements.md"
  private static let design = "specs/001-icon/design.md"

  private static func property(_ number: Int, _ name: String) -> String {
    "### Property \(number): \(name)\n\n**Validates: Requirements 2.1, 2.2**\n"
  }

  @Test("a line in the words of another one is as old as the commit that wrote it")
  func copied() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Pot", [Self.lid]), ("Road", [Self.car, Self.bus])]), to: Self.specs)
    try work.write(Self.property(1, "Inner"), to: Self.design)
    try await work.commit("Write")
    try work.write(Self.property(1, "Inner") + "\n" + Self.property(4, "Outer"), to: Self.design)
    try await work.commit("Say it once more")
    try work.write(requirements([("Pot", [Self.lid]), ("Road", [Self.plane, Self.car, Self.bus])]), to: Self.specs)
    let base = try await work.commit("Insert a criterion")
    try work.write(requirements([("Pot", [Self.lid, Self.plane]), ("Road", [Self.car, Self.bus])]), to: Self.specs)
    try await work.commit("Take it elsewhere")
    #expect(try await work.older(base: base).isEmpty)
  }

  @Test("a line that somebody writes today in the words of an older one means what its numbers stand for today")
  func copiedToday() async throws {
    let work = try await GitWorkspace()
    let report = "specs/001-icon/completion/task-1-completion.md"
    let head = "# Task 1 Completion\n\n## Requirements Compliance\n\n"
    try work.write(requirements([("Road", [Self.car])]), to: Self.specs)
    try work.write(head + "✅ Requirement 1.1: it holds as it should\n", to: report)
    let first = try await work.commit("Write")
    try work.write(requirements([("Road", [Self.plane, Self.car])]), to: Self.specs)
    try await work.commit("Insert")
    let line = "✅ Requirement 1.1: it holds as it should\n"
    try work.write(head + line + "\n## Later\n\n" + line, to: report)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Claim once more") }
      #expect(try await work.older(base: first).map(\.location.line) == [5])
    }
  }

  @Test(
    "where git guesses that a line was moved, and under the numbers of the base it meant something else, nothing is rewritten"
  )
  func guessed() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Pot", [Self.lid]), ("Road", [Self.car, Self.bus])]), to: Self.specs)
    try work.write(Self.property(1, "Inner"), to: Self.design)
    try await work.commit("Write")
    try work.write(Self.property(1, "Outermost"), to: Self.design)
    try work.write(requirements([("Pot", [Self.lid]), ("Road", [Self.plane, Self.car, Self.bus])]), to: Self.specs)
    let base = try await work.commit("Insert a criterion, and call the property otherwise")
    try work.write(requirements([("Road", [Self.plane, Self.car, Self.bus])]), to: Self.specs)
    try await work.commit("Take the pot out")
    let older = try await work.older(base: base)
    #expect(older.map(\.written) == ["Requirements 2.1", "2.2"])
    #expect(older.allSatisfy { $0.isUnclear && $0.replacement == nil })
  }

  @Test("a paragraph that was wrapped anew is as old as its words")
  func wrapped() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Road", [Self.car, Self.bus])]), to: Self.specs)
    try work.write(
      "# Design\n\nThe panel of the lantern follows\nRequirement 1.1 and keeps to\nwhat was measured.\n",
      to: Self.design
    )
    let first = try await work.commit("Write")
    try work.write(requirements([("Road", [Self.plane, Self.car, Self.bus])]), to: Self.specs)
    let base = try await work.commit("Insert")
    try work.write(
      "# Design\n\nThe panel of the lantern follows Requirement 1.1\nand keeps to what was measured.\n",
      to: Self.design
    )
    try await work.commit("Wrap")
    #expect(try await work.older(base: first).map(\.replacement) == ["Requirement 1.2"])
    try work.write(requirements([("Road", [Self.ship, Self.plane, Self.car, Self.bus])]), to: Self.specs)
    try await work.commit("Insert another one")
    for base in [first, base] {
      #expect(try await work.older(base: base).map(\.replacement) == ["Requirement 1.3"])
    }
    // A word more is an edit; other words were written anew.
    try work.write(
      "# Design\n\nThe panel of the lantern now follows Requirement 1.1\nand keeps to what was measured.\n",
      to: Self.design
    )
    #expect(try await work.older(base: first).map(\.replacement) == ["Requirement 1.3"])
    try work.write(
      "# Design\n\nEvery oar rests as Requirement 1.1\ndemands.\n",
      to: Self.design
    )
    #expect(try await work.older(base: first).isEmpty)
  }

  @Test("of numbers that changed places in a source nobody knows whether they were written anew")
  func exchangedInSource() async throws {
    let work = try await GitWorkspace()
    func source(_ one: String, _ other: String) -> String {
      "// Spec: 001\n\n/**\n * draws the car on the road\n * @see Requirements \(one)\n */\nlet car = 1\n\n"
        + "/**\n * presses the bus at a stop\n * @see Requirements \(other)\n */\nlet bus = 1\n"
    }
    try work.write(requirements([("Car", [Self.car]), ("Bus", [Self.bus])]), to: Self.specs)
    try work.write(source("1.1", "2.1"), to: "Sources/Road.swift")
    let first = try await work.commit("Write")
    try work.write(requirements([("Bus", [Self.bus]), ("Car", [Self.car])]), to: Self.specs)
    try await work.commit("Exchange")
    #expect(try await work.older(base: first).filter(\.isUnclear).isEmpty)
    #expect(try await work.older(base: first).count == 2)
    try work.write(source("2.1", "1.1"), to: "Sources/Road.swift")
    try await work.commit("Write the numbers of today")
    #expect(try await work.older(base: first).filter { !$0.isUnclear }.isEmpty)
  }

  @Test("to the lock, claims that changed places are as old as they were, and lines of nothing but numbers may be new")
  func exchangedUnderLock() async throws {
    func report(_ lines: String...) -> String {
      "# Task 1 Completion\n\n## Requirements Compliance\n\n" + lines.map { "\($0)\n" }.joined()
    }
    let (wide, low) = ("- ✅ 1.1: the car is wide", "- ✅ 1.2: the horn plays low")
    let name = "completion/task-1-completion.md"
    let world = World(["requirements.md": requirements([("Road", [Self.car, Self.bus])]), name: report(wide, low)])
    try await world.lock()
    try world.write(report(low, wide), to: name)
    try world.write(
      requirements([("Road", [Self.car, Self.bus.replacing("low", with: "high")])]),
      to: "requirements.md"
    )
    #expect(try await world.older().references.map { [$0.isChanged, $0.isUnclear] } == [[true, false]])
    try world.write(report("- ✅ 1.1", "- ✅ 1.2"), to: name)
    try world.write(requirements([("Road", [Self.car, Self.bus])]), to: "requirements.md")
    try await world.lock()
    try world.write(report("- ✅ 1.2", "- ✅ 1.1"), to: name)
    try world.write(requirements([("Road", [Self.bus, Self.car])]), to: "requirements.md")
    #expect(try await world.older().references.contains { $0.replacement != nil } == false)
  }

  @Test("of equal lines the one that is old is unknown, whatever came or went before and behind them")
  func equalLines() {
    let cases: [(old: String, new: String)] = [("x", "xx"), ("x", "xxy"), ("x", "yxx"), ("xa", "xxy"), ("ax", "yxx")]
    for (old, new) in cases {
      let ages = LineAlignment(old: Array(old), new: Array(new)).ages
      #expect(ages == new.map { $0 == "x" ? .unclear : .new }, "\(old) \(new)")
    }
    #expect(LineAlignment(old: Array("axb"), new: Array("axyb")).ages == [.old, .old, .new, .old])
  }
}
