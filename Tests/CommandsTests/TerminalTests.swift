import Foundation
import Testing

/// What every command owes to the terminal that it writes to.
struct TerminalTests {
  private static let calls = [
    "lint", "lint --all", "lint --strict", "lint --sources", "lint --format github", "gate", "gate --format github",
    "show 004/1.1", "report 004 1 --date 2026-01-01", "site --output site", "explain --list", "baseline --dry-run",
    "baseline", "lock", "lock --check", "fix --dry-run", "fix", "--help", "lint --help", "fix --help", "gate --help",
    "explain no-such-rule", "show 999/1.1", "show nonsense", "lint nowhere", "fix --base no-such-revision",
  ]

  @Test("no line is wider than the terminal, but for what has no place to be broken at", arguments: calls, [60, 80])
  func width(call: String, columns: Int) throws {
    let workspace = try TemporaryWorkspace(Self.wide)
    _ = try workspace.run("lock")
    try workspace.write(Self.renumbered, to: "specs/004-badge/requirements.md")
    let run = try workspace.run(
      call.split(separator: " ").map(String.init),
      environment: ["COLUMNS": String(columns), "NO_COLOR": "1"]
    )
    // Annotations, diffs and examples of rules are text for machines, or somebody's own.
    let lines = (run.output + run.errors).split(separator: "\n").filter { line in
      !["::", "-", "+", " ", "@@"].contains { line.hasPrefix($0) } || line.hasPrefix("  ")
    }
    for line in lines where line.count > columns && line.drop(while: { $0 == " " }).contains(" ") {
      // A place is never broken: a click must find it.
      #expect(line.contains(#/:\d+: /#) || line.hasPrefix("open /"), "\(line)")
    }
  }

  @Test(
    "a reader that goes early is nobody's error",
    arguments: ["explain --list", "lint --all", "lint --format json"]
  )
  func closedPipe(call: String) throws {
    let workspace = try TemporaryWorkspace(Self.wide)
    let executable = try #require(CommandRun.path)
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = call.split(separator: " ").map(String.init)
    process.currentDirectoryURL = workspace.root
    let (out, err) = (Pipe(), Pipe())
    // Gone before the first line is written: a pipe with a reader takes all of it, and nobody notices who goes.
    try out.fileHandleForReading.close()
    process.standardOutput = out
    process.standardError = err
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(err.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect([0, 1].contains(process.terminationStatus))
  }

  @Test("a rule beside --list is refused in words")
  func listWithRule() throws {
    let run = try TemporaryWorkspace().run("explain", "broken-link", "--list")
    #expect(run.code == 2 && run.errors.contains("--list names every rule"))
  }

  @Test("explain says every weight that a rule's findings may have")
  func weights() throws {
    let run = try TemporaryWorkspace().run("explain", "dangling-source-reference")
    #expect(run.output.hasPrefix("dangling-source-reference (error, warning, info)\n"))
  }

  @Test(
    "nothing that a document says is obeyed by the terminal",
    arguments: [
      "lint --all", "lint --format github", "lint --format json", "lint --format sarif", "export", "gate", "lock",
      "show 004/1.1", "show 004/1.2", "baseline", "baseline --dry-run", "fix --dry-run",
    ]
  )
  func hostile(call: String) throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    try workspace.write(
      "# Design\n\nSee [a](a\u{9B}2J\u{202E}.md) and [\u{1B}]0;x\u{7}](b\u{1B}[2J.md).\n",
      to: "specs/004-badge/design.md"
    )
    let before =
      try workspace.text("specs/004-badge/requirements.md") + "2. WHEN \u{1B}[2Jit\u{202E} THEN it SHALL be \u{9B}x\n"
    try workspace.write(before, to: "specs/004-badge/requirements.md")
    if call.hasPrefix("fix") || call.hasPrefix("show") {
      _ = try workspace.run("lock")
      let after =
        "### Requirement 1: \u{1B}c New\n\n1. WHEN \u{1B}c it is THEN it SHALL be new\n\n"
        + before.replacing("Requirement 1", with: "Requirement 2")
      try workspace.write(after, to: "specs/004-badge/requirements.md")
    }
    let run = try workspace.run(call.split(separator: " ").map(String.init))
    let obeyed = (run.output + run.errors).unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    #expect(obeyed.isEmpty, "\(run.output.debugDescription)")
  }

  private static let long =
    "so that whoever looks at it sees at once what it stands for and where it leads to, every day"
  private static let wide = TemporaryWorkspace.bad.merging([
    "specs/004-badge/requirements.md": requirements(["Size", "Colour"]),
    "specs/004-badge/completion/task-1-completion.md":
      "# Task 1 Completion\n\n✅ Requirement 2.1: \(long), \(long)\n✅ Requirement 9.9: \(long)\n",
  ]) { $1 }
  private static let renumbered = requirements(["Shape", "Size", "Colour"])

  private static func requirements(_ titles: [String]) -> String {
    titles.enumerated().map { index, title in
      """
      ### Requirement \(index + 1): \(title)

      **User Story:** As a reader, I want a badge, so that I see it.

      #### Acceptance Criteria

      1. WHEN the badge is drawn THEN its \(title.lowercased()) SHALL be as the designer said \(long)

      """
    }.joined(separator: "\n")
  }

  @Test("a requirement that is one sentence leaves no line empty where its title would stand")
  func untitled() throws {
    let spec =
      "# Feature Specification: Ink\n\n## Requirements\n\n### Functional Requirements\n\n- **FR-001**: System MUST draw\n"
    let workspace = try TemporaryWorkspace(["specs/001-ink/spec.md": spec])
    let lines = try workspace.run("show", "001/FR-001").output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["001/FR-001.b1  unplanned", "  System MUST draw"])
  }

  @Test("a source that is not read is told in every format, and where a path asks for one spec too")
  func unreadSource() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("// 004/9.9\n\0", to: "src/Badge.swift")
    try workspace.write(String(repeating: "// 004/9.9\n", count: 200_000), to: "src/badge.ts")
    for words in [["--format", "json"], [], ["specs/004-badge"]] {
      let lint = try workspace.run(["lint", "--sources"] + words)
      #expect(lint.output.contains("src/Badge.swift") && lint.output.contains("NUL byte"), "\(lint.output)")
      #expect(lint.output.contains("src/badge.ts") && lint.output.contains("more than the limit"), "\(lint.output)")
    }
  }
}
