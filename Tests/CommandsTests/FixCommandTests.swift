import Foundation
import Testing

/// `fix` says by its exit code whether anything is left to do.
struct FixCommandTests {
  private func renumbered() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    _ = try workspace.run("lock")
    let requirements = try workspace.text("specs/004-badge/requirements.md")
    try workspace.write(
      "# Requirements\n\n### Requirement 1: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n\n"
        + requirements.replacing("# Requirements\n", with: "").replacing(
          "Requirement 1: Size",
          with: "Requirement 2: Size"
        ),
      to: "specs/004-badge/requirements.md"
    )
    return workspace
  }

  @Test("a dry run with something to do is no yes, and without it is")
  func dryRun() throws {
    let workspace = try renumbered()
    let tasks = try workspace.text("specs/004-badge/tasks.md")
    let dry = try workspace.run("fix", "--dry-run")
    #expect(dry.code == 1 && dry.output.contains("would rewrite 1 reference in 1 document"))
    #expect(try workspace.text("specs/004-badge/tasks.md") == tasks)
    #expect(try workspace.run("fix", "--yes").code == 0)
    #expect(try workspace.text("specs/004-badge/tasks.md").contains("_Requirements: 2.1_"))
    let again = try workspace.run("fix", "--dry-run")
    #expect(again.code == 0 && again.output == "no reference needs to be rewritten\n")
    #expect(try workspace.run("fix", "--help").output.contains("With --dry-run"))
  }

  @Test("what cannot be rewritten is listed, and leaves a dry run no yes either")
  func left() throws {
    let workspace = try renumbered()
    try workspace.write(
      "# Requirements\n\n### Requirement 2: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n",
      to: "specs/004-badge/requirements.md"
    )
    let dry = try workspace.run("fix", "--dry-run")
    #expect(dry.code == 1 && dry.output.contains("left for you to decide: 1"))
    #expect(try workspace.run("fix", "--yes").code == 1)
  }

  @Test("show names what the criterion was, and where it still is called so")
  func show() throws {
    let run = try renumbered().run("show", "004/2.1")
    #expect(run.output.contains("was 1.1 when the lock was written\n"))
    #expect(run.output.contains("moved: `1.1` in specs/004-badge/tasks.md:4, written when the lock was written"))
  }
}
