import Foundation
import Testing

/// Reports of other runners where something around them is not as it should be, and verdicts on a part.
struct OtherRunnerTests {
  @Test("are taken in where blocks cannot run, which say so and prove nothing")
  func noPackage() throws {
    let workspace = try repository(["specs/004-badge/design.md": block])
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    let run = try workspace.take("reports/a.xml")
    #expect(run.code == 2)
    #expect(run.output.contains("there is no Package.swift"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 checks: 1 passed"), "\(run.output)")
    #expect(try workspace.text(".counterfoil/evidence.json").contains("junit:Badge/a"))
    #expect(try workspace.run("gate").code == 1)
  }

  @Test("are kept beside a package that cannot be read, which is no verdict")
  func brokenPackage() throws {
    let workspace = try repository(["Package.swift": "// swift-tools-version: 6.1\nbroken(\n"])
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    let run = try workspace.check(
      "echo 'error: broken'; exit 1",
      "--junit",
      "reports/a.xml",
      "--junit-commit",
      "HEAD"
    )
    #expect(run.code == 2)
    #expect(run.errors.contains("the package cannot be read"), "\(run.errors)")
    #expect(try workspace.text(".counterfoil/evidence.json").contains("junit:Badge/a"))
  }

  @Test("that are links which lead nowhere are told")
  func deadLink() throws {
    let workspace = try repository()
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    let link = workspace.root.appending(path: "reports/b.xml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/b.xml")
    let run = try workspace.take("reports/*.xml")
    #expect(run.code == 1)
    #expect(run.errors.contains("reports/b.xml: the link leads nowhere"), "\(run.errors)")
  }

  @Test("that cannot be read whole are a no of the gate, until they are read or gone", arguments: unreadable)
  func unread(_ damaged: String?, _ words: String) throws {
    let workspace = try repository()
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    let file = workspace.root.appending(path: "reports/b.xml")
    if let damaged {
      try workspace.write(damaged, to: "reports/b.xml")
    } else {
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/nowhere/b.xml")
    }
    #expect(try workspace.take("reports/*.xml").code == 1)
    #expect(try workspace.text(".counterfoil/evidence.json").contains(#""report":"reports/b.xml""#))
    let gate = try workspace.run("gate", "--minimum-coverage", "0")
    #expect(gate.code == 1)
    let said = gate.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("reports/b.xml: \(words)"), "\(gate.output)")
    let show = try workspace.run("show", "004/1.1").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      show.contains("not heard: a report of another runner") && show.contains("reports/b.xml: \(words)"),
      "\(show)"
    )
    // Another report of its own says nothing of that one.
    #expect(try workspace.take("reports/a.xml").code == 0)
    #expect(try workspace.run("gate").code == 1)
    try FileManager.default.removeItem(at: file)
    #expect(try workspace.take("reports/*.xml").code == 0)
    #expect(try workspace.run("gate").code == 0)
  }

  private static let unreadable: [(String?, String)] = [
    ("", "the report is damaged or cut short"), ("<testsuites/>", "the report holds no test case"),
    ("<testsuite name=\"B\" tests=\"1\"><testcase name=\"b\"/>", "the report is damaged or cut short"),
    ("{}", "the report is damaged"),
    ("<testsuite name=\"B\" tests=\"3\"><testcase classname=\"B\" name=\"b\"/></testsuite>", "the suite `B`"),
    (nil, "the link leads nowhere"),
  ]

  @Test("that name a spec by a number that several bear are told so")
  func ambiguous() throws {
    let workspace = try repository()
    try workspace.write(workspace.text("specs/004-badge/requirements.md"), to: "specs/004-other/requirements.md")
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    let errors = try workspace.take("reports/a.xml").errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains("several specs are called `004`"), "\(errors)")
  }

  @Test("merge makes the folder of the evidence, which a fresh clone has not, and no folder around it")
  func mergeInFreshClone() throws {
    let workspace = try repository()
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    let run = try workspace.run("merge", ".counterfoil/evidence.json", "-o", "clone/.counterfoil/evidence.json")
    #expect(run.code == 2)
    #expect(run.errors.hasSuffix("/clone\n"), "\(run.errors)")
    try workspace.write("", to: "clone/README.md")
    let inClone = try workspace.run("merge", ".counterfoil/evidence.json", "-o", "clone/.counterfoil/evidence.json")
    #expect(inClone.code == 0, "\(inClone.errors)")
    #expect(try !workspace.text("clone/.counterfoil/evidence.json").isEmpty)
  }

  @Test("merge makes no folder that is not there")
  func merge() throws {
    let workspace = try repository()
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    let run = try workspace.run("merge", ".counterfoil/evidence.json", "-o", "out/all.json")
    #expect(run.code == 2)
    #expect(run.errors.contains("out/all.json: there is no folder"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: workspace.root.appending(path: "out").path))
    let good = try workspace.run("merge", ".counterfoil/evidence.json", "-o", "all.json")
    #expect(good.code == 0 && good.errors.contains("1 file, 1 result in all.json"), "\(good.errors)")
  }

  @Test("a gate on a part judges that part, by its own criteria, checks and findings")
  func part() throws {
    let workspace = try repository(["specs/005-other/design.md": block])
    try workspace.write(workspace.text("specs/004-badge/requirements.md"), to: "specs/005-other/requirements.md")
    try workspace.git("add", "-A")
    try workspace.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "b")
    try workspace.write(report("a [004/1.1]"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    #expect(try workspace.run("gate").code == 1)
    let part = try workspace.run("gate", "specs/004-badge")
    #expect(part.code == 0, "\(part.output)")
    #expect(part.output.contains("1 of 1 criteria proven") && part.errors.contains("judged is specs/004-badge"))
    let other = try workspace.run("gate", "specs/005-other", "--minimum-coverage", "0")
    #expect(other.code == 1)
    #expect(other.output.contains("0 of 1 criteria proven") && other.output.contains("005/1.1"), "\(other.output)")
  }

  private let block = "# Design\n\n```swift check name=width verifies=1.1\n#expect(Badge().width == 24)\n```\n"

  private func report(_ test: String) -> String {
    "<testsuite tests=\"1\"><testcase classname=\"Badge\" name=\"\(test)\"></testcase></testsuite>\n"
  }

  /// With one criterion, and everything committed.
  private func repository(_ more: [String: String] = [:]) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    for (path, text) in more { try workspace.write(text, to: path) }
    try workspace.write(".counterfoil/\nreports/\n", to: ".gitignore")
    try workspace.git("init", "-q")
    try workspace.git("add", "-A")
    try workspace.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "a")
    return workspace
  }
}
