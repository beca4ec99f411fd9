import Foundation
import Testing

/// What a look at the past has found is accepted, and given up again, as anything else is.
struct PastBaselineTests {
  private static let size = "1. WHEN the badge is drawn THEN it SHALL be 24 points wide\n"

  /// Written, and renumbered since: `1.1` is 1.2.
  private func renumbered() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    try workspace.write("// Spec: 004\nit('Requirement 1.1: wide', () => {})\n", to: "src/badge.test.ts")
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    try workspace.git("tag", "first")
    let path = "specs/004-badge/requirements.md"
    let inserted = "1. WHEN a plane is loaded THEN the crew SHALL count parcels\n2" + Self.size.dropFirst()
    try workspace.write(try workspace.text(path).replacing(Self.size, with: inserted), to: path)
    try workspace.git("commit", "-qam", "insert")
    return workspace
  }

  @Test("a base that nobody can read takes nothing off what today's documents say, and the exit code tells of it")
  func unreadableBase() throws {
    let workspace = try renumbered()
    let path = "specs/004-badge/requirements.md"
    let text = try workspace.text(path)
    try workspace.write(text + String(repeating: "> ", count: 200) + "deep\n", to: path)
    try workspace.git("commit", "-qam", "quote")
    try workspace.write(text, to: path)
    try workspace.write("- [ ] 1. Draw it\n  - _Requirements: 1.9_\n", to: "specs/004-badge/tasks.md")
    let lint = try workspace.run("lint", "--base", "HEAD")
    #expect(lint.code == 2 && lint.output.contains("dangling-reference"), "\(lint.output)")
    #expect(lint.errors.contains("as it stood at the base"), "\(lint.errors)")
  }

  @Test("what lint tells of sources is accepted, of a lock and of a revision", arguments: [["--base", "first"], []])
  func sources(base: [String]) throws {
    let workspace = try renumbered()
    if base.isEmpty {
      try workspace.git("checkout", "-q", "first")
      #expect(try workspace.run("lock").code == 0)
      try workspace.git("checkout", "-q", "main")
    }
    let lint = ["lint", "--sources"] + base
    #expect(try workspace.run(lint).output.contains("src/badge.test.ts:2"))
    #expect(try workspace.run(["baseline", "--sources"] + base).code == 0)
    let again = try workspace.run(lint)
    #expect(again.code == 0 && !again.output.contains("src/badge.test.ts:2"), "\(again.output)")
    // A source that is gone takes its line with it.
    try FileManager.default.removeItem(at: workspace.root.appending(path: "src"))
    #expect(
      try workspace.run(["baseline", "--sources"] + base).output.contains("- src/badge.test.ts: moved-criterion")
    )
  }

  @Test("what is mended is offered for removal, whatever revision today is compared with")
  func mended() throws {
    let workspace = try renumbered()
    #expect(
      try workspace.run("baseline", "--base", "first").output.contains("+ specs/004-badge/tasks.md: moved-criterion")
    )
    // Told by no comparison with today, and still there.
    #expect(try !workspace.run("baseline", "--base", "HEAD", "--dry-run").output.contains("- specs"))
    // What is accepted nobody but its author mends.
    let fix = try workspace.run("fix", "--base", "first", "--yes").output
    #expect(fix.contains("passes over them: 1 reference\n") && !fix.contains("rewrote"), "\(fix)")
    let path = "specs/004-badge/tasks.md"
    try workspace.write(try workspace.text(path).replacing("1.1", with: "1.2"), to: path)
    let pruned = try workspace.run("baseline", "--base", "first", "--prune").output
    #expect(pruned.contains("- specs/004-badge/tasks.md: moved-criterion: `1.1` is older"), "\(pruned)")
    // The same lie is news from now on.
    try workspace.write(try workspace.text(path).replacing("1.2", with: "1.1"), to: path)
    #expect(try workspace.run("lint", "--base", "first").output.contains("moved-criterion"))
  }
}
