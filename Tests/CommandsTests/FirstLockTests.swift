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
}
