import Foundation
import Testing

/// A spec under another name, as the commands that read and write the lock see it.
struct RenamedFolderTests {
  @Test("a spec whose folder was renamed and whose texts were rewritten is not gone, to lock, fix and lint alike")
  func folderRenamedAndRewritten() throws {
    let bell = "### Requirement 1: Bell\n\n1. WHEN it is pressed THEN the bell SHALL ring for a minute\n"
    let door = "### Requirement 1: Door\n\n1. WHEN the door is opened THEN the lamp in the hall SHALL be lit\n"
    let workspace = try TemporaryWorkspace([
      "specs/004-bell/requirements.md": bell, "specs/005-knob/requirements.md": door,
      "specs/004-bell/tasks.md": "- [ ] 1. Ring\n  - _Requirements: 1.1_\n",
      "specs/005-knob/tasks.md": "- [ ] 1. Light the hall\n  - _Requirements: 1.1_\n",
    ])
    #expect(try workspace.run("lock").code == 0)
    let folder = workspace.root.appending(path: "specs")
    try FileManager.default.moveItem(at: folder.appending(path: "005-knob"), to: folder.appending(path: "006-latch"))
    try workspace.write(
      door.replacing("lit", with: "lit for a minute"),
      to: "specs/006-latch/requirements.md"
    )
    #expect(try workspace.run("lock", "--check").output.contains("spec 005-knob is 006-latch today"))
    let copy = try TemporaryWorkspace([:])
    try FileManager.default.copyItem(at: folder, to: copy.root.appending(path: "specs"))
    try copy.write(try workspace.text(".counterfoil/lock"), to: ".counterfoil/lock")
    let lock = try workspace.run("lock")
    #expect(lock.code == 0, "\(lock)")
    #expect(try !workspace.run("lint").output.contains("vanished-requirements"))
    // What `fix` writes beside it takes no ghost along either.
    try copy.write(
      "### Requirement 1: Lid\n\n1. WHEN the lid is shut THEN the pot SHALL be quiet\n\n"
        + bell.replacing("1:", with: "2:"),
      to: "specs/004-bell/requirements.md"
    )
    #expect(try copy.run("fix", "--yes").output.contains("rewrote 1 reference"))
    #expect(try !copy.run("lint").output.contains("vanished-requirements"))
  }
}
