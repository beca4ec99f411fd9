import Foundation
import Testing

/// What a gate leaves behind.
struct GateFileTests {
  @Test("limited to a part it leaves the verdict on the whole alone, and says what it is limited to")
  func part() throws {
    let workspace = try TemporaryWorkspace()
    _ = try workspace.run("gate")
    let whole = try workspace.text(".counterfoil/verdict.json")
    #expect(whole.contains("\"verdict\": \"no\"") && !whole.contains("\"scope\""))
    try workspace.write("as it was", to: ".counterfoil/verdict.json")
    let part = try workspace.run("gate", "specs/004-badge", "--format", "json")
    #expect(part.code == 1 && part.output.contains("\"scope\""))
    #expect(try workspace.text(".counterfoil/verdict.json") == "as it was")
  }

  @Test("where there is no spec nothing is left behind")
  func nothing() throws {
    let workspace = try TemporaryWorkspace(["readme.md": "# Words\n"])
    #expect(try workspace.run("gate").code == 2)
    #expect(!FileManager.default.fileExists(atPath: workspace.root.appending(path: ".counterfoil").path()))
  }

  @Test("what is not judged is listed with its reason")
  func excluded() throws {
    let workspace = try TemporaryWorkspace()
    let requirements = try workspace.text("specs/004-badge/requirements.md")
    try workspace.write(
      requirements.replacing("### Req", with: "**Platforms**: ios\n\n### Req")
        + "2. WHEN it is drawn on Android THEN it SHALL be blue\n",
      to: "specs/004-badge/requirements.md"
    )
    let run = try workspace.run("gate")
    #expect(run.output.contains("1 not applicable:"))
    #expect(run.output.contains("its condition names android only"))
    #expect(run.output.contains("      004/1.2\n"))
    #expect(try workspace.text(".counterfoil/verdict.json").contains("its condition names android only"))
  }

  @Test("requirements that the configuration leaves out are named, for no count has them")
  func ignored() throws {
    let workspace = try TemporaryWorkspace()
    let other = "specs/005-knob/requirements.md"
    try workspace.write(try workspace.text("specs/004-badge/requirements.md"), to: other)
    #expect(try !workspace.run("gate").output.contains("ignored:"))
    try workspace.write("ignore: [specs/005-knob]\n", to: "counterfoil.yml")
    let run = try workspace.run("gate")
    #expect(run.output.contains("ignored: 1 document with requirements"), "\(run.output)")
    #expect(run.output.contains(other))
    #expect(try workspace.text(".counterfoil/verdict.json").contains(other))
  }

  @Test("criteria that were taken out since the lock are listed, until somebody says that it was meant")
  func takenOut() throws {
    let workspace = try TemporaryWorkspace()
    let path = "specs/004-badge/requirements.md"
    let requirements = try workspace.text(path)
    try workspace.write(requirements + "2. WHEN it is drawn THEN it SHALL be blue\n", to: path)
    try workspace.write(requirements, to: "specs/005-knob/requirements.md")
    #expect(try workspace.run("lock", "--accept").code == 0)
    #expect(try !workspace.run("gate").output.contains("taken out"))
    try workspace.write(requirements, to: path)
    try FileManager.default.removeItem(at: workspace.root.appending(path: "specs/005-knob"))
    let run = try workspace.run("gate")
    #expect(run.output.contains("taken out: 2 criteria that were there at the lock"), "\(run.output)")
    #expect(run.output.contains("004/1.2") && run.output.contains("005/1.1"), "\(run.output)")
    let verdict = try workspace.text(".counterfoil/verdict.json")
    #expect(verdict.contains("\"since\": \"the lock\"") && verdict.contains("005/1.1"), "\(verdict)")
    #expect(try workspace.run("lock", "--accept").code == 0)
    #expect(try !workspace.run("gate").output.contains("taken out"))
  }

  @Test("evidence that is larger than memory should hold is refused by its size")
  func largeEvidence() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("", to: ".counterfoil/evidence.json")
    // A hole, which takes no room.
    try #require(truncate(workspace.root.appending(path: ".counterfoil/evidence.json").path(), 900 << 20) == 0)
    let run = try workspace.run("gate")
    #expect(run.code == 2)
    #expect(run.errors.replacing(/\s+/, with: " ").contains("are more than the limit of 268435456"))
  }
}
