import Foundation
import Testing

/// `lock` forgets nothing that it could not read.
struct UnreadLockCommandTests {
  @Test("a folder in the place of the requirements is named, and the lock keeps what it knows")
  func folder() throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lock").code == 0)
    let lock = try workspace.text(".counterfoil/lock")
    let requirements = workspace.root.appending(path: "specs/004-badge/requirements.md")
    try FileManager.default.removeItem(at: requirements)
    try FileManager.default.createDirectory(at: requirements, withIntermediateDirectories: true)
    let lint = try workspace.run("lint")
    #expect(lint.code == 1 && lint.output.contains("unreadable-document"))
    #expect(lint.output.contains("it is a folder"))
    for arguments in [["lock", "--check"], ["lock"], ["lock", "--accept"]] {
      let run = try workspace.run(arguments)
      #expect(run.code == 2 && run.errors.contains("requirements.md was not read"), "\(arguments): \(run)")
      #expect(try workspace.text(".counterfoil/lock") == lock, "\(arguments)")
    }
  }

  @Test("a lock that fix renews keeps what could not be read")
  func fix() throws {
    let workspace = try TemporaryWorkspace()
    let neighbour = "specs/005-other/requirements.md"
    try workspace.write("# Requirements\n\n### Requirement 1: Peace\n\n1. IT SHALL be quiet\n", to: neighbour)
    #expect(try workspace.run("lock").code == 0)
    let own = "specs/004-badge/requirements.md"
    let text = try workspace.text(own)
    let other = "### Requirement 1: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n\n"
    let rest = text.replacing("# Requirements\n", with: "").replacing(
      "Requirement 1: Size",
      with: "Requirement 2: Size"
    )
    try workspace.write("# Requirements\n\n\(other)\(rest)", to: own)
    try workspace.write(String(repeating: "Words and words and words.\n", count: 60_000), to: neighbour)
    let run = try workspace.run("fix", "--yes")
    #expect(run.code == 1 && run.output.contains("005-other/requirements.md was not read"), "\(run)")
    #expect(try workspace.text("specs/004-badge/tasks.md").contains("_Requirements: 2.1_"))
    #expect(try workspace.text(".counterfoil/lock").contains("IT SHALL be quiet"))
  }
}
