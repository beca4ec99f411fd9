import Foundation
import Testing

/// A person's word: it settles a criterion, is never counted as proof, and says nothing of another text.
struct AttestTests {
  @Test("makes a criterion attested, which is no proof, until its text changes or it is taken back")
  func word() throws {
    let workspace = try TemporaryWorkspace()
    let run = try workspace.run(vouch)
    #expect(run.code == 0 && run.output.contains("1 criterion vouched for"), "\(run.output)\(run.errors)")
    let show = try workspace.run("show", "004/1.1").output
    #expect(show.contains("attested") && show.contains("the auditor vouched on 2026-11-22: read aloud"), "\(show)")
    let gate = try workspace.run("gate")
    #expect(gate.code == 0 && gate.output.contains("0 of 1 criteria proven"), "\(gate.output)")
    let document = "specs/004-badge/requirements.md"
    let text = try workspace.text(document)
    try workspace.write(text.replacing("SHALL", with: "SHALL always"), to: document)
    #expect(try workspace.run("show", "004/1.1").output.contains("the criterion reads differently now"))
    #expect(try workspace.run("gate").code == 1)
    try workspace.write(text, to: document)
    #expect(try workspace.run("attest", "004/1.1", "--withdraw").code == 0)
    #expect(try workspace.run("gate").code == 1)
    #expect(try workspace.run("attest", "004/1.1", "--withdraw").code == 2)
  }

  @Test("is no word of a check: what else stands in its file proves nothing")
  func otherResults() throws {
    let workspace = try TemporaryWorkspace()
    _ = try workspace.run(vouch)
    let path = ".counterfoil/attested.json"
    // As a run would say it; the checksum is that of nothing else.
    let forged = try workspace.text(path).replacing("\"attested\"", with: "\"unit\"")
    try workspace.write(forged, to: path)
    let gate = try workspace.run("gate")
    #expect(gate.code != 0, "\(gate.output)\(gate.errors)")
  }

  @Test("stands for no check that has not run")
  func besideCheck() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(
      "# Design\n\n```swift check name=a verifies=1.1\n#expect(f())\n```\n",
      to: "specs/004-badge/design.md"
    )
    _ = try workspace.run(vouch)
    let gate = try workspace.run("gate", "--minimum-coverage", "0")
    #expect(gate.code == 1 && !gate.output.contains("gate: yes"), "\(gate.output)")
  }

  @Test("goes behind what failed, also where nobody knows of which revision that was")
  func besideFailure() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(failure, to: "report.xml")
    #expect(try workspace.run("check", "--junit", "report.xml").code == 1)
    #expect(try workspace.run(vouch).code == 0)
    let show = try workspace.run("show", "004/1.1").output
    #expect(show.hasPrefix("004/1.1  inconclusive"), "\(show)")
    let gate = try workspace.run("gate", "--minimum-coverage", "0")
    #expect(gate.code == 1 && !gate.output.contains("gate: yes"), "\(gate.output)")
  }

  @Test(
    "is taken back of a spec that is called otherwise by now, by either name",
    arguments: ["004/1.1", "004-badge/1.1"]
  )
  func renamed(_ name: String) throws {
    let workspace = try TemporaryWorkspace()
    _ = try workspace.run(vouch)
    let text = try workspace.text("specs/004-badge/requirements.md")
    try workspace.write(text, to: "specs/004-dot/requirements.md")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "specs/004-badge"))
    #expect(try workspace.run("show", "004/1.1").output.contains("vouched on") == false)
    let run = try workspace.run("attest", name, "--withdraw")
    #expect(run.code == 0 && run.output.contains("1 criterion no longer"), "\(run.output)\(run.errors)")
    #expect(!(try workspace.text(".counterfoil/attested.json").contains("the auditor")))
    #expect(try workspace.run("attest", name, "--withdraw").code == 2)
  }

  @Test("is taken back of a criterion that is gone, and of that alone")
  func removed() throws {
    let workspace = try TemporaryWorkspace()
    let document = "specs/004-badge/requirements.md"
    let text = try workspace.text(document)
    try workspace.write(text + "2. THE Badge SHALL be round\n", to: document)
    _ = try workspace.run(vouch)
    _ = try workspace.run("attest", "004/1.2", "--by", "Ada", "--because", "seen")
    try workspace.write(text, to: document)
    let run = try workspace.run("attest", "004/1.2", "--withdraw")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let left = try workspace.text(".counterfoil/attested.json")
    #expect(left.contains("the auditor") && !left.contains("Ada"))
    #expect(try workspace.run("attest", "004/7.7", "--withdraw").code == 2)
  }

  @Test(
    "is refused where nobody gives it, or for nothing",
    arguments: [
      ["004/1.1"], ["004/1.1", "--by", "Ada"], ["004/1.1", "--by", " ", "--because", "x"],
      ["004/9.9", "--by", "Ada", "--because", "x"],
      ["004/1.1", "--by", "Ada", "--because", "x", "--date", "2026-13-01"],
      ["004/1.1", "--by", "Ada", "--because", "x", "--date", "2026-02-31"],
      ["004/1.1", "--by", "Ada", "--because", "x", "--date", "2999-01-01"],
    ]
  )
  func refused(_ arguments: [String]) throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run(["attest"] + arguments).code == 2)
    #expect(!FileManager.default.fileExists(atPath: workspace.root.appending(path: ".counterfoil/attested.json").path))
  }

  private let failure = """
    <testsuite name="a" tests="1" failures="1">
      <testcase name="is round [004/1.1]"><failure message="it is square"/></testcase>
    </testsuite>
    """

  private let vouch = ["attest", "004/1.1", "--by", "the auditor", "--because", "read aloud", "--date", "2026-11-22"]
}
