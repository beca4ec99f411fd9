import Commands
import Findings
import Foundation
import History
import SpecModel
import Testing
import Workspace

/// References are judged by what their numbers stood for at the commit that wrote them.
struct RevisionTests {
  static let size = ("Size", ["WHEN it is drawn THEN it SHALL be 24 points wide", "It SHALL be centred"])
  static let colour = ("Colour", ["The Icon SHALL take the colour of the text", "It SHALL accept an override"])
  static let added = ("Theme", ["A theme SHALL offer eight accents", "An accent SHALL be a token"])

  static let specs = "specs/001-icon/requirements.md"
  static let report = "specs/001-icon/completion/task-1-completion.md"
  static let tasks = "specs/001-icon/tasks.md"

  static func claims(_ lines: String...) -> String {
    "# Task 1 Completion\n\n## Requirements Compliance\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Written, claimed, renumbered: Colour is 2 first, and 3 in the end.
  func renumbered() async throws -> (GitWorkspace, first: String, claimed: String) {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    let first = try await work.commit("Write the requirements")
    try work.write(Self.claims("✅ Requirement 2.1: takes the colour"), to: Self.report)
    let claimed = try await work.commit("Claim")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.specs)
    try await work.commit("Insert a requirement")
    return (work, first, claimed)
  }

  @Test(
    "requirements are compared with the base whatever their document is called",
    arguments: [
      "spec.md", "01-requirements.md", "requirements.ja.md", "requirement.md", "Requirements.md", "bugfix.md",
    ]
  )
  func documents(named name: String) async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: "specs/001-icon/\(name)")
    try work.write("- [x] 1. Colour it\n  - _Requirements: 2.1_\n", to: Self.tasks)
    let first = try await work.commit("Write the requirements")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: "specs/001-icon/\(name)")
    #expect(try await work.older(base: first).map(\.replacement) == ["3.1"])
  }

  @Test("a claim from before the renumbering is old, one from after it is not")
  func claimsAsOfTheirCommit() async throws {
    let (work, first, claimed) = try await renumbered()
    try work.write(
      Self.claims(
        "✅ Requirement 2.1: takes the colour",
        "✅ Requirement 2.2: accents are tokens",
        "✅ Requirement 3.2: override"
      ),
      to: Self.report
    )
    try await work.commit("Claim more")
    let older = try await work.older(base: first)
    #expect(older.map(\.location.line) == [5])
    #expect(older.first?.when.words == "at \(claimed.prefix(7))")
    #expect(older.first?.replacement == "Requirement 3.1")
    // What is as old as the base means what its numbers stood for at the base.
    #expect(try await work.older(base: claimed).map(\.when.words) == ["at \(claimed.prefix(7)) or before"])
    #expect(try await work.older(base: "HEAD").isEmpty)
  }

  @Test(
    "a commit that only formats a line anew is not the one that wrote it",
    arguments: ["- ✅ **Requirement 2.1**: takes the colour", "✅ Requirement 2.1:  takes the *colour*"]
  )
  func formatting(_ line: String) async throws {
    let (work, first, claimed) = try await renumbered()
    // Once more as a list, and then as the argument says; at last the heading above as well, not committed.
    try work.write(Self.claims("* Requirement 2.1 - takes the colour ✅"), to: Self.report)
    try await work.commit("Make lists")
    try work.write(Self.claims(line), to: Self.report)
    try await work.commit("Format")
    #expect(try await work.older(base: first).map(\.when.words) == ["at \(claimed.prefix(7))"])
    try work.write(try work.text(Self.report).replacing("## Requirements", with: "### Requirements"), to: Self.report)
    let older = try await work.older(base: claimed)
    #expect(older.map(\.when.words) == ["at \(claimed.prefix(7)) or before"])
    #expect(older.map(\.replacement) == ["Requirement 3.1"])
    // Other words are another line.
    try work.write(Self.claims("✅ Requirement 2.1: offers eight accents"), to: Self.report)
    #expect(try await work.older(base: first).isEmpty)
  }

  @Test("what cannot be read today has not moved")
  func unread() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write(Self.claims("✅ Requirement 2.1: takes the colour"), to: Self.report)
    let first = try await work.commit("Claim")
    let padding = String(repeating: "Notes on how it came to be so.\n", count: 40_000)
    try work.write(requirements([Self.size, Self.colour]) + "\n" + padding, to: Self.specs)
    try work.write(requirements([Self.colour]), to: "specs/002-other/requirements.md")
    try await work.commit("Write at length")
    #expect(try await work.older(base: first).isEmpty)
  }

  @Test("what is older than the base means what its numbers stood for at its own commit")
  func olderThanTheBase() async throws {
    let (work, _, claimed) = try await renumbered()
    // To the base 2.1 is an accent; to the report, which is older, it is the colour, and that moves once more.
    let base = try await work.git("rev-parse", "HEAD")
    let frame = ("Frame", ["A frame SHALL be drawn around the Icon", "It SHALL be hidden at small sizes"])
    try work.write(requirements([Self.size, Self.added, frame, Self.colour]), to: Self.specs)
    try await work.commit("Insert another one")
    let older = try await work.older(base: base)
    #expect(older.map(\.when.words) == ["at \(claimed.prefix(7))"])
    #expect(older.map(\.replacement) == ["Requirement 4.1"])
    // The same of a report that was written in since, and of one that was formatted anew before the base.
    try work.write(
      Self.claims("- ✅ **Requirement 2.1**: takes the colour", "✅ Requirement 1.1: 24 points"),
      to: Self.report
    )
    try await work.commit("Claim more")
    #expect(try await work.older(base: base).map(\.replacement) == ["Requirement 4.1"])
    try await work.fix(base: base)
    #expect(try work.text(Self.report).contains("Requirement 4.1**: takes"))
    #expect(try await work.fix(base: base).written == 0)
    try await work.commit("Fix")
    #expect(try await work.fix(base: base).written == 0)
  }

  @Test("a folder and a report that were renamed before the base keep what they meant")
  func renamedBeforeTheBase() async throws {
    let (work, _, claimed) = try await renumbered()
    try await work.git("mv", "specs/001-icon", "specs/002-icon")
    let base = try await work.commit("Rename")
    try work.write(
      requirements([Self.size, Self.added, ("Frame", ["A frame SHALL be drawn around it"]), Self.colour]),
      to: "specs/002-icon/requirements.md"
    )
    try await work.commit("Insert another one")
    let older = try await work.older(base: base)
    #expect(older.map(\.when.words) == ["at \(claimed.prefix(7))"])
    #expect(older.map(\.replacement) == ["Requirement 4.1"])
  }

  @Test("what has lied since before the base is no news of it")
  func olderLies() async throws {
    let (work, _, _) = try await renumbered()
    let base = try await work.git("rev-parse", "HEAD")
    try work.write(requirements([("Size", ["It SHALL be 48 points wide"]), Self.added, Self.colour]), to: Self.specs)
    try await work.commit("Change another requirement")
    #expect(try await work.older(base: base).isEmpty)
  }

  @Test("in a shallow clone a line is as old as the history, and says so")
  func shallowHistory() async throws {
    let (work, _, claimed) = try await renumbered()
    try work.write(
      requirements([Self.size, Self.added, ("Frame", ["A frame SHALL be drawn"]), Self.colour]),
      to: Self.specs
    )
    let base = try await work.git("rev-parse", "HEAD")
    try await work.commit("Insert another one")
    let whole = try await work.older(base: base)
    #expect(whole.map(\.replacement) == ["Requirement 4.1"])
    let cut = try await GitWorkspace()
    try await cut.git("fetch", "-q", "--depth", "3", "file://\(work.root)", "main")
    try await cut.git("checkout", "-q", "-B", "main", "FETCH_HEAD")
    let older = try await cut.older(base: base)
    #expect(older.map(\.when.words) == ["at \(claimed.prefix(7)) or before"])
    #expect(older.map(\.replacement) == ["Requirement 4.1"])
  }

  @Test("a claim whose words speak against its history is left to its author")
  func contradictingWords() async throws {
    let work = try await GitWorkspace()
    let access = ("Access", ["The Icon SHALL be hidden from VoiceOver", "Readers SHALL hear the label alone"])
    try work.write(requirements([Self.size, Self.colour, access]), to: Self.specs)
    // Written with the numbers of tomorrow: 3.1 is the colour only once a requirement was inserted.
    try work.write(
      Self.claims(
        "✅ Requirement 3.1: takes the colour of the text",
        "✅ Requirement 3.2: done",
        "✅ Requirement 2.2: override"
      ),
      to: Self.report
    )
    let base = try await work.commit("Write and claim")
    try work.write(requirements([Self.size, Self.added, Self.colour, access]), to: Self.specs)
    try await work.commit("Insert")
    let older = try await work.older(base: base)
    #expect(older.map(\.replacement) == [nil, "Requirement 4.2", "Requirement 3.2"])
    #expect(older.first?.obstacle?.contains("words stand in 3.1, and none in 4.1") == true)
    let (graph, all) = try await work.fixing(base: base).read()
    #expect(try await work.fixing(base: base).plan(all, graph).left.map(\.reference.written) == ["Requirement 3.1"])
  }

  @Test("a line that is not committed yet means what its numbers stand for today")
  func uncommitted() async throws {
    let (work, first, _) = try await renumbered()
    try work.write(Self.claims("✅ Requirement 3.1: takes the colour"), to: Self.report)
    try work.write("- [ ] 1. A\n  - _Requirements: 2.1_\n", to: Self.tasks)
    #expect(try await work.older(base: first).isEmpty)
  }

  @Test("a renumbering that is not committed yet is seen all the same")
  func uncommittedRenumbering() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write("- [ ] 1. A\n  - _Requirements: 2.1_\n", to: Self.tasks)
    try await work.commit("Write")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.specs)
    #expect(try await work.older(base: "HEAD").map(\.replacement) == ["3.1"])
  }

  @Test("fix writes what was found, and nothing the second time")
  func fixes() async throws {
    let (work, first, _) = try await renumbered()
    let outcome = try await work.fix(base: first)
    #expect(outcome.written == 1)
    #expect(try work.text(Self.report) == Self.claims("✅ Requirement 3.1: takes the colour"))
    #expect(try await work.fix(base: first).written == 0)
    try await work.commit("Fix")
    #expect(try await work.fix(base: first).written == 0)
  }

  @Test("what looks exchanged to git is not exchanged back")
  func swap() async throws {
    let work = try await GitWorkspace()
    let tasks = "- [ ] 1. A\n  - _Requirements: 1.1_\n  - _Requirements: 2.1_\n  - _Requirements: 1.1_\n"
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write(tasks, to: Self.tasks)
    let first = try await work.commit("Write")
    try work.write(requirements([Self.colour, Self.size]), to: Self.specs)
    try await work.commit("Exchange")
    try await work.fix(base: first)
    let fixed = "- [ ] 1. A\n  - _Requirements: 2.1_\n  - _Requirements: 1.1_\n  - _Requirements: 2.1_\n"
    #expect(try work.text(Self.tasks) == fixed)
    #expect(try await work.fix(base: first).written == 0)
    try await work.commit("Fix")
    #expect(try await work.fix(base: first).written == 0)
    #expect(try work.text(Self.tasks) == fixed)
  }

  @Test("a line that a renewed lock no longer holds is told of when it comes back")
  func comesBack() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    let claims = Self.claims("✅ Requirement 1.1: it is done")
    try work.write(claims, to: Self.report)
    try await work.lock()
    let first = try await work.commit("Write")
    try work.write(requirements([Self.colour, Self.size]), to: Self.specs)
    try await work.fix(base: nil)
    #expect(try work.text(Self.report).contains("Requirement 2.1"))
    try await work.lock()
    try await work.commit("Fix")
    try work.write(claims, to: Self.report)
    try await work.commit("Revert")
    #expect(try await work.older(base: first).map(\.location.path.name) == ["task-1-completion.md"])
  }

  @Test(
    "what a fix by the lock exchanged is not old to git, while a changed criterion keeps the lock from being renewed"
  )
  func swapWithLock() async throws {
    let work = try await GitWorkspace()
    func design(_ one: String, _ other: String) -> String {
      "# Design\n\n### Property 1: Alpha\n\n**Validates: Requirements \(one)**\n\n"
        + "### Property 2: Beta\n\n**Validates: Requirements \(other)**\n"
    }
    let path = Self.tasks.replacing("tasks", with: "design")
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write(design("1.1", "2.1"), to: path)
    try work.write(Self.claims("✅ Requirement 2.2: override"), to: Self.report)
    try await work.lock()
    let first = try await work.commit("Write")
    let changed = requirements([Self.colour, Self.size]).replacing("override", with: "always override")
    try work.write(changed, to: Self.specs)
    try await work.fix(base: nil)
    #expect(try work.text(path) == design("2.1", "1.1"))
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Fix") }
      let left = try await work.older(base: nil)
      let found = try await work.older(base: first)
      #expect(found.map(\.location) == left.map(\.location))
      #expect(found.map(\.location.path.name) == ["task-1-completion.md"])
    }
  }

  @Test("the comparison is with the commit where a branch and its base part")
  func mergeBase() async throws {
    let (work, first, claimed) = try await renumbered()
    try await work.git("switch", "-q", "-c", "topic", claimed)
    try work.write(requirements([Self.size, Self.colour]) + "\n", to: Self.specs)
    try await work.commit("Touch")
    // `main` has renumbered since; nothing on this branch is older than its own numbers.
    #expect(try await work.older(base: "main").isEmpty)
    let base = try await GitHistory(folder: work.root).base("main")
    #expect(base.commit == claimed)
    #expect(base.isMergeBase)
    #expect(try await GitHistory(folder: work.root).base(first).isMergeBase == false)
  }

  @Test("a claim that a branch wrote before it merged its base is as old as its commit")
  func mergedBase() async throws {
    let (work, _, claimed) = try await renumbered()
    try await work.git("switch", "-q", "-c", "topic", claimed)
    let report = Self.report.replacing("task-1", with: "task-2")
    try work.write(Self.claims("✅ Requirement 2.2: override"), to: report)
    let written = try await work.commit("Claim before the merge")
    try await work.git("merge", "-q", "-m", "Merge main", "main")
    try work.write(Self.claims("✅ Requirement 2.2: override", "✅ Requirement 2.1: eight accents"), to: report)
    try await work.commit("Claim after the merge")
    let older = try await work.older(base: "main")
    #expect(older.map(\.location.line) == [5])
    #expect(older.first?.when.words == "at \(written.prefix(7))")
    #expect(older.first?.replacement == "Requirement 3.2")
    try await work.fix(base: "main")
    #expect(
      try work.text(report) == Self.claims("✅ Requirement 3.2: override", "✅ Requirement 2.1: eight accents")
    )
    #expect(try await work.fix(base: "main").written == 0)
  }

  @Test("a spec that the branch itself brought is held against the commits that wrote its claims")
  func ownSpec() async throws {
    let (work, _, _) = try await renumbered()
    try await work.git("switch", "-q", "-c", "topic")
    let folder = "specs/002-theme"
    try work.write(requirements([Self.size, Self.colour]), to: "\(folder)/requirements.md")
    try work.write(Self.claims("✅ Requirement 2.1: takes the colour"), to: "\(folder)/completion/task-1-completion.md")
    try await work.commit("Bring a spec")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: "\(folder)/requirements.md")
    try await work.commit("Insert a requirement")
    #expect(try await work.older(base: "main").map(\.replacement) == ["Requirement 3.1"])
  }

  @Test("what sources cite is listed as well, each as old as its line")
  func sources() async throws {
    let (work, first, _) = try await renumbered()
    let source = "Sources/Icon.swift"
    try await work.git("switch", "-q", "-c", "topic", "HEAD~1")
    try work.write("// Spec: 001\n\n// per Requirement 2.1\nstruct Icon {}\n", to: source)
    try work.write("@Test(.verifies(\"001/2.2\")) func override() {}\n", to: "Tests/IconTests.swift")
    try await work.commit("Draw")
    try await work.git("merge", "-q", "-m", "Merge main", "main")
    try work.write(try work.text(source) + "// per Requirement 2.1, the accents\n", to: source)
    let older = try await work.older(base: first).filter { $0.source != nil }
    #expect(older.map { "\($0.location.path):\($0.location.line)" } == ["\(source):3", "Tests/IconTests.swift:1"])
    #expect(older.map(\.replacement) == ["Requirement 3.1", "001/3.2"])
    #expect(older.map(\.source?.kind) == [.comment, .verifies])
    // `fix` leaves them alone.
    #expect(try await work.fix(base: first).written == 1)
    #expect(try work.text(source).contains("// per Requirement 2.1\n"))
  }

  @Test("a renamed folder keeps its history")
  func renamedFolder() async throws {
    let (work, first, _) = try await renumbered()
    try await work.git("mv", "specs/001-icon", "specs/004-icon-system")
    try await work.commit("Rename the folder")
    #expect(try await work.older(base: first).map(\.replacement) == ["Requirement 3.1"])
  }

  @Test("names with blanks, quotes and letters of all kinds are names")
  func oddNames() async throws {
    let work = try await GitWorkspace()
    let folder = "specs/001-größe \"q\" 中"
    try work.write(requirements([Self.size, Self.colour]), to: "\(folder)/requirements.md")
    try work.write("- [ ] 1. A\n  - _Requirements: 2.1_\n", to: "\(folder)/tasks.md")
    let first = try await work.commit("Write")
    try work.write("- [ ] 1. A\n  - _Requirements: 2.1_\n  - _Requirements: 2.2_\n", to: "\(folder)/tasks.md")
    try await work.commit("Cite")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: "\(folder)/requirements.md")
    #expect(try await work.older(base: first).map(\.replacement) == ["3.1", "3.2"])
  }

  @Test("what cannot be compared with is said, with the cure")
  func refusals() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([Self.size]), to: Self.specs)
    await #expect(throws: GitFailure.noCommits) { try await work.older(base: "main") }
    try await work.commit("Write")
    await #expect(throws: GitFailure.unknownRevision("mainn", nearest: "main", isShallow: false)) {
      try await work.older(base: "mainn")
    }
    await #expect(throws: GitFailure.unknownRevision("--help", nearest: nil, isShallow: false)) {
      try await work.older(base: "--help")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(throws: GitFailure.noRepository(folder: folder)) { try await GitHistory(folder: folder).base("main") }
  }

  @Test("a shallow clone says what it lacks")
  func shallow() async throws {
    let (work, first, _) = try await renumbered()
    let clone = try await GitWorkspace()
    try await clone.git("clone", "-q", "--depth", "1", "file://\(work.root)", "copy")
    let copy = GitHistory(folder: "\(clone.root)/copy")
    await #expect(throws: GitFailure.unknownRevision(first, nearest: nil, isShallow: true)) {
      try await copy.base(first)
    }
  }
}
