import Foundation
import Testing

/// What `check` says of what it does not hear this time, and of what no criterion hears of.
struct KeptReportTests {
  @Test(
    "a failure that was kept, and nothing has replaced, is told with its report and its cure, and the code is 1",
    arguments: moves
  )
  func kept(_ move: String?, _ words: String) throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    try workspace.write(report("b", inside: "<failure/>"), to: "web/b.xml")
    #expect(try workspace.take("web/b.xml").code == 1)
    if let move {
      let place = workspace.root.appending(path: "web")
      try FileManager.default.moveItem(at: place, to: workspace.root.appending(path: move))
    }
    for _ in 1...2 {
      let run = try workspace.take("reports/a.xml")
      #expect(run.code == 1)
      let said = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(said.contains("junit:Badge/b [004/1.1]: from web/b.xml\(words)"), "\(run.output)")
      #expect(said.contains("`counterfoil check --junit 'web/b.xml'`"), "\(run.output)")
      #expect(try workspace.run("gate").code == 1)
    }
    // Another part of the specs, or of all checks, is not concerned.
    #expect(try workspace.take("reports/a.xml", "specs/005-other").code == 0)
    #expect(try workspace.take("reports/a.xml", "specs/004-badge").code == 1)
    if move == nil {
      try workspace.write(report("b"), to: "web/b.xml")
      #expect(try workspace.take("web/b.xml").code == 0)
    } else {
      let forgotten = try workspace.run("check", "--junit", "web/b.xml")
      #expect(
        forgotten.code == 2 && forgotten.errors.contains("1 result of what matched before"),
        "\(forgotten.errors)"
      )
    }
    #expect(try workspace.take("reports/a.xml").code == 0)
    #expect(try workspace.run("gate").code == 0)
  }

  @Test("where nothing runs, what was kept is counted, and what fails of it is told as ever")
  func nothingRan() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    #expect(try workspace.take("reports/a.xml").code == 0)
    let fine = try workspace.run("check")
    #expect(fine.code == 1 && fine.output.isEmpty, "\(fine.output)")
    #expect(fine.errors.contains("1 result,"), "\(fine.errors)")
    try workspace.write(report("a", inside: "<failure/>"), to: "reports/a.xml")
    #expect(try workspace.take("reports/a.xml").code == 1)
    let failing = try workspace.run("check")
    #expect(failing.code == 1)
    #expect(failing.output.contains("from reports/a.xml"), "\(failing.output)")
  }

  private static let moves: [(String?, String)] = [
    (nil, "; have the tests run again"), ("elsewhere", ", which is not there any more"),
  ]

  @Test("a failure that was kept of an older commit counts as well, as it does for the gate")
  func stale() throws {
    let workspace = try repository()
    try workspace.write(report("b", inside: "<failure/>"), to: "web/b.xml")
    try workspace.write(report("a"), to: "reports/a.xml")
    _ = try workspace.take("web/b.xml")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "web/b.xml"))
    try workspace.write("changed\n", to: "src/badge.js")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-q", "-m", "b")
    let run = try workspace.take("reports/a.xml")
    #expect(run.code == 1 && run.output.contains("web/b.xml, which is"), "\(run.output)")
    // What another machine brought of the same test, later, is the newer word.
    try workspace.write(workspace.text(".counterfoil/evidence.json"), to: ".counterfoil/old.json")
    try FileManager.default.removeItem(at: workspace.root.appending(path: ".counterfoil/evidence.json"))
    try workspace.write(report("b"), to: "web/b.xml")
    #expect(try workspace.take("web/b.xml").code == 0)
    let files = [".counterfoil/old.json", ".counterfoil/evidence.json", "-o", ".counterfoil/evidence.json"]
    #expect(try workspace.run(["merge"] + files).code == 0)
    #expect(try workspace.take("reports/a.xml").code == 0)
  }

  @Test(
    "what fails and names no criterion, what names an empty one, and suites without a case are told, and the code stays",
    arguments: silences
  )
  func silence(_ more: String, _ words: String) throws {
    let workspace = try repository()
    let good = "<testsuite><testcase classname=\"Badge\" name=\"a [004/1.1]\"/></testsuite>"
    try workspace.write("<testsuites>\(good)\(more)</testsuites>\n", to: "reports/a.xml")
    let run = try workspace.take("reports/a.xml")
    let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0)
    #expect(said.contains("note: reports/a.xml: \(words)"), "\(run.errors)")
    #expect(!(try workspace.take("reports/a.xml", "-q").errors.contains("note")))
  }

  private static let silences = [
    (
      "<testsuite name='B'><testcase name='x'><failure/></testcase></testsuite>",
      "1 failing case names no criterion: B/x"
    ),
    (
      "<testsuite>" + (1...5).map { "<testcase name='x\($0)' file='b.js' line='7'><error/></testcase>" }.joined()
        + "</testsuite>",
      "5 failing cases name no criterion: x1 (b.js:7), x2 (b.js:7), x3 (b.js:7), and 2 more"
    ),
    (
      "<testsuite><testcase name='x'><properties><property name='verifies' value=' '/></properties></testcase></testsuite>",
      "1 case has an empty reference: x"
    ),
    ("<testsuite name='Empty'/>", "1 suite holds no test case: `Empty`"),
  ]

  @Test("a plan with a mistake on a fence is no more right than the run")
  func plan() throws {
    let workspace = try repository()
    try workspace.write("# Design\n\n```swift check verifies=1.7\n#expect(f())\n```\n", to: "specs/004-badge/design.md")
    let run = try workspace.run("check", "--plan")
    #expect(run.code == 1)
    #expect(run.output.contains("design.md:3:25: error: dangling"), "\(run.output)")
    #expect(run.output.contains("specs/004-badge/design.md:3: 004"))
    #expect(try workspace.run("check", "--plan", "specs/005-other").code == 0)
    #expect(!FileManager.default.fileExists(atPath: workspace.root.appending(path: ".counterfoil/runs").path))
  }

  @Test("a plan is told whatever earlier runs left behind")
  func planOfDamage() throws {
    let workspace = try repository()
    try workspace.write("# Design\n\n```swift check verifies=1.1\n#expect(f())\n```\n", to: "specs/004-badge/design.md")
    try workspace.write("{", to: ".counterfoil/evidence.json")
    let run = try workspace.run("check", "--plan")
    #expect(run.code == 0 && run.output.contains("specs/004-badge/design.md:3: 004"), "\(run.output)\(run.errors)")
    #expect(try workspace.run("check", "--help").output.contains("even where nothing"))
  }

  private func report(_ test: String, inside: String = "") -> String {
    "<testsuite tests=\"1\"><testcase classname=\"Badge\" name=\"\(test) [004/1.1]\">\(inside)</testcase></testsuite>\n"
  }

  /// With one criterion and another spec, and everything committed.
  private func repository() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    try workspace.write("export const badge = 24\n", to: "src/badge.js")
    try workspace.write(
      workspace.text("specs/004-badge/requirements.md").replacing("1. WHEN", with: "1. N/A: WHEN"),
      to: "specs/005-other/notes.md"
    )
    try workspace.write("# Design\n", to: "specs/005-other/design.md")
    try workspace.write(".counterfoil/\nreports/\nweb/\nelsewhere/\n", to: ".gitignore")
    try workspace.git("init", "-q")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-q", "-m", "a")
    return workspace
  }
}
