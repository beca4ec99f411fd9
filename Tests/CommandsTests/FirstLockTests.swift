import Foundation
import Testing

/// The first lock asks git for what was written under older numbers: it would take it as it is, and nothing would name it again.
struct FirstLockTests {
  private static let size = "1. WHEN the badge is drawn THEN it SHALL be 24 points wide\n"
  private static let requirements = "specs/004-badge/requirements.md"

  /// Written in a commit that is not the first one, and renumbered since.
  private func renumbered() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace(["README.md": "# Badges\n"])
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "begin")
    for (path, text) in TemporaryWorkspace.good { try workspace.write(text, to: path) }
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    let inserted = "1. WHEN a plane is loaded THEN the crew SHALL count parcels\n2" + Self.size.dropFirst()
    try workspace.write(
      try workspace.text(Self.requirements).replacing(Self.size, with: inserted),
      to: Self.requirements
    )
    try workspace.git("commit", "-qam", "insert")
    return workspace
  }

  @Test("it is not written while git knows of any, and names the cure")
  func refused() throws {
    let workspace = try renumbered()
    let run = try workspace.run("lock")
    #expect(run.code == 1 && run.output.contains("specs/004-badge/tasks.md:4: 1.1"), "\(run)")
    #expect((try? workspace.text(".counterfoil/lock")) == nil)
    let cure = try #require(run.output.firstMatch(of: /fix\s+--base\s+([0-9a-f]{7,})/))
    #expect(try workspace.run("fix", "--base", String(cure.1), "--yes").code == 0)
    #expect(try workspace.text("specs/004-badge/tasks.md").contains("_Requirements: 1.2_"))
    #expect(try workspace.run("lock").code == 0)
    #expect(try workspace.run("lock", "--check").code == 0)
  }

  @Test("--accept takes them as they are, and names them once")
  func accepted() throws {
    let workspace = try renumbered()
    let run = try workspace.run("lock", "--accept")
    #expect(run.code == 0 && run.output.contains("specs/004-badge/tasks.md:4: 1.1"), "\(run)")
    #expect(try workspace.run("lock").output.contains("up to date"))
  }

  @Test("where git knows of none, or of nothing, it is written")
  func written() throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lock").code == 0)
    try workspace.git("init", "-q", "-b", "main")
    try FileManager.default.removeItem(at: workspace.root.appending(path: ".counterfoil/lock"))
    #expect(try workspace.run("lock").code == 0)
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    try FileManager.default.removeItem(at: workspace.root.appending(path: ".counterfoil/lock"))
    #expect(try workspace.run("lock").code == 0)
  }

  @Test("lines that a lock does not know are asked of git as well")
  func unknownToTheLock() throws {
    let workspace = try renumbered()
    #expect(try workspace.run("lock", "--accept").code == 0)
    // As `fix` leaves the lock: it does not vouch for what was left to the author.
    let lock = try workspace.text(".counterfoil/lock")
    let known = lock.split(separator: "\n").filter { !$0.contains("specs/004-badge/tasks.md") }.joined(separator: "\n")
    try workspace.write(known + "\n", to: ".counterfoil/lock")
    let run = try workspace.run("lock")
    #expect(run.code == 1 && run.output.contains("specs/004-badge/tasks.md:4: 1.1"), "\(run)")
    #expect(try workspace.text(".counterfoil/lock") == known + "\n")
    let accepted = try workspace.run("lock", "--accept")
    #expect(accepted.code == 0 && accepted.output.contains("specs/004-badge/tasks.md:4: 1.1"), "\(accepted)")
    #expect(try workspace.run("lock").output.contains("up to date"))
  }

  @Test("what was written today is as it should be, whatever the lock knows")
  func writtenToday() throws {
    let workspace = try renumbered()
    #expect(try workspace.run("lock", "--accept").code == 0)
    let tasks = "specs/004-badge/tasks.md"
    try workspace.write(try workspace.text(tasks) + "\n- [ ] 2. Colour it\n  - _Requirements: 1.2_\n", to: tasks)
    #expect(try workspace.run("lock").code == 0)
  }

  @Test("of a shallow clone nobody can tell")
  func shallow() throws {
    let workspace = try renumbered()
    let clone = workspace.root.deletingLastPathComponent().appending(path: "\(workspace.root.lastPathComponent)-clone")
    defer { try? FileManager.default.removeItem(at: clone) }
    try workspace.git("clone", "-q", "--depth", "1", "file://\(workspace.root.path)", clone.path)
    let run = try workspace.run("lock", clone.path)
    #expect(run.code == 1 && run.output.contains("shallow"), "\(run)")
    #expect(try workspace.run("lock", "--accept", clone.path).code == 0)
  }
}
