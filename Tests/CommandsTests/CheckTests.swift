import Foundation
import Testing

/// What `check` says where no check can run, and what it makes of reports of other runners.
struct CheckTests {
  @Test(
    "without a package, a readable manifest, or a target for checks, nothing is proven and the code is 2",
    arguments: obstacles
  )
  func unable(_ manifest: String?, _ swift: String, _ words: String) throws {
    let workspace = try checked()
    if let manifest { try workspace.write(manifest, to: "Package.swift") }
    let run = try workspace.check(swift)
    #expect(run.code == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.contains(workspace.root.path) || $0.count <= 80 })
    #expect(try workspace.run("gate").code == 1)
  }

  @Test("components that do not compile are told with their line, and the code is 2")
  func components() throws {
    let workspace = try checked()
    try workspace.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try workspace.write("struct Badge {}\n", to: "Sources/Shop/Badge.swift")
    try workspace.write("// checks\n", to: "Tests/Checks/Checks.swift")
    let build = "echo \"$PWD/Sources/Shop/Badge.swift:1:8: error: something is wrong\"; exit 1"
    let run = try workspace.check("case $* in *dump-package*) echo '\(manifest)' ;; *build*) \(build) ;; esac")
    #expect(run.code == 2)
    #expect(run.output.contains("Sources/Shop/Badge.swift:1: something is wrong"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 check: 1 inconclusive"))
    #expect(try workspace.run("gate").code == 1)
  }

  @Test("what is wrong on a fence is told where it stands")
  func fences() throws {
    let workspace = try checked()
    let blocks = ["verifies=1.7", "verifies=1.1 skip", "verifies=1.1 of="].map {
      "```swift check \($0)\n#expect(1 == 1)\n```\n"
    }
    try workspace.write("# Design\n\n" + blocks.joined(separator: "\n"), to: "specs/004-badge/design.md")
    try workspace.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try workspace.write("struct Badge {}\n", to: "Sources/Shop/Badge.swift")
    try workspace.write("// checks\n", to: "Tests/Checks/Checks.swift")
    let run = try workspace.check("case $* in *dump-package*) echo '\(manifest)' ;; *build*) exit 1 ;; esac")
    #expect(run.code == 2)
    for place in [
      "design.md:3:25: error: dangling", "design.md:7:29: error: unknown", "design.md:11:29: error: unknown",
    ] {
      #expect(run.output.contains(place), "\(run.output)")
    }
  }

  @Test("says what will run, and what will not and why, before anything does")
  func plan() throws {
    let workspace = try checked()
    let blocks = (1...6).map { "```swift check name=c\($0) verifies=1.1\n#expect(1 == 1)\n```\n" }.joined(
      separator: "\n"
    )
    try workspace.write("# Design\n\n\(blocks)", to: "specs/004-badge/design.md")
    try workspace.write("# Other\n\n\(blocks)", to: "specs/005-other/design.md")
    let run = try workspace.run("check", "--plan", "--shard", "1/2", "specs/004-badge")
    #expect(run.code == 0)
    #expect(run.output.contains("skipped: 6 checks: in a document that was not asked for"), "\(run.output)")
    #expect(run.output.contains(": another shard than 1/2"))
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("specs/") }
    #expect(lines.count == 12)
    #expect(lines.contains { $0.hasSuffix(": runs") })
    #expect(try workspace.run("check", "-q", "specs/004-badge").errors.contains("planned") == false)
    #expect(try workspace.run("check", "specs/004-badge").errors.contains("planned: 6 checks of 1 document"))
  }

  @Test("says of a block that does not parse that it does not, as a run would, and says no")
  func planOfWhatDoesNotParse() throws {
    let workspace = try checked()
    let blocks =
      "```swift check name=a verifies=1.1\n#expect(a == 1)\n```\n\n```swift check name=b verifies=1.1\nlet a = [1\n```\n"
    try workspace.write("# Design\n\n\(blocks)", to: "specs/004-badge/design.md")
    let run = try workspace.run("check", "--plan", "specs/004-badge")
    #expect(run.code == 1)
    #expect(run.output.contains("@a: runs"), "\(run.output)")
    #expect(run.output.contains("@b: at line 8 does not parse: '[' is never closed"), "\(run.output)")
  }

  @Test("a file that cannot be written is named as it was given")
  func unwritable() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    let merge = try workspace.run("merge", ".counterfoil/evidence.json", "-o", "/proc/nothing/x.json")
    #expect(merge.code == 2)
    #expect(merge.errors.contains("error: /proc/nothing/x.json: "), "\(merge.errors)")
  }

  @Test("a report is replaced when it is read again, and by no other")
  func reports() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    try workspace.write(report("b", inside: "<failure/>"), to: "reports/b.xml")
    #expect(try workspace.take("reports/a.xml").code == 0)
    #expect(try workspace.take("reports/b.xml").code == 1)
    #expect(try tests(workspace) == ["a", "b"])
    try workspace.write(report("b"), to: "reports/b.xml")
    #expect(try workspace.take("reports/b.xml").code == 0)
    #expect(try tests(workspace) == ["a", "b"])
    #expect(try workspace.run("gate").code == 0)
    try workspace.write(report("c"), to: "reports/a.xml")
    #expect(try workspace.take("reports/a.xml").code == 0)
    #expect(try tests(workspace) == ["b", "c"])
    _ = try workspace.run("check")
    #expect(try tests(workspace) == ["b", "c"])
  }

  @Test("the results of a report that was deleted go with the next reading of what covers it")
  func deleted() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    try workspace.write(report("b"), to: "reports/b.xml")
    _ = try workspace.take("reports/*.xml")
    #expect(try tests(workspace) == ["a", "b"])
    try FileManager.default.removeItem(at: workspace.root.appending(path: "reports/a.xml"))
    _ = try workspace.take("reports/b.xml")
    #expect(try tests(workspace) == ["a", "b"])
    _ = try workspace.take("./reports/../reports/*.xml")
    #expect(try tests(workspace) == ["b"])
  }

  @Test("the results of reports that were all deleted go as well, and the gate says no")
  func allDeleted() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    #expect(try workspace.take("reports/*.xml").code == 0)
    #expect(try workspace.run("gate").code == 0)
    try FileManager.default.removeItem(at: workspace.root.appending(path: "reports/a.xml"))
    let run = try workspace.take("reports/*.xml")
    #expect(run.code == 2)
    #expect(run.errors.contains("no report matches `reports/*.xml`"), "\(run.errors)")
    let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("expected there, and nothing was recorded"), "\(words)")
    #expect(try workspace.run("gate").code == 1)
  }

  @Test(
    "what failed in a report that is gone goes on failing, until the test is heard again or its report is named alone"
  )
  func failedAndDeleted() throws {
    for (others, cure) in [(false, "reports/b.xml"), (true, "reports/b.xml"), (false, nil), (true, nil)] {
      let workspace = try repository()
      try workspace.write(report("a"), to: "reports/a.xml")
      try workspace.write(report("b", inside: "<failure/>"), to: "reports/b.xml")
      #expect(try workspace.take("reports/*.xml").code == 1)
      let folder = workspace.root.appending(path: "reports")
      try FileManager.default.removeItem(at: folder.appending(path: "b.xml"))
      if !others { try FileManager.default.removeItem(at: folder.appending(path: "a.xml")) }
      let run = try workspace.take("reports/*.xml")
      #expect(run.code == (others ? 1 : 2), "\(run.errors)")
      #expect(try workspace.run("gate", "--minimum-coverage", "0").code == 1)
      if let cure { _ = try workspace.take(cure) }
      try workspace.write(report("a"), to: "reports/a.xml")
      if cure == nil { try workspace.write(report("b"), to: "reports/c.xml") }
      #expect(try workspace.take("reports/*.xml").code == 0)
      #expect(try workspace.run("gate", "--minimum-coverage", "0").code == 0)
    }
  }

  @Test("what failed in a report that was not read, for another pattern matched nothing, goes on failing")
  func refused() throws {
    let workspace = try repository()
    try workspace.write(report("b", inside: "<failure/>"), to: "reports/b.xml")
    #expect(try workspace.take("reports/b.xml").code == 1)
    #expect(try workspace.take("reports/b.xml", "--junit", "gone/*.xml").code == 2)
    #expect(try workspace.text(".counterfoil/evidence.json").contains("reports/b.xml"))
    #expect(try workspace.run("gate", "--minimum-coverage", "0").code == 1)
  }

  @Test(
    "what failed goes on failing while its report is damaged, and passes with the next whole one",
    arguments: ["", "<testsuite tests=\"1\"><testca", "<testsuite tests=\"1\"></testsuite>\n"]
  )
  func damaged(_ text: String) throws {
    let workspace = try repository()
    try workspace.write(report("a", inside: "<failure/>"), to: "reports/a.xml")
    try workspace.write(report("b"), to: "reports/b.xml")
    #expect(try workspace.take("reports/*.xml").code == 1)
    try workspace.write(text, to: "reports/a.xml")
    #expect(try workspace.take("reports/*.xml").code == 1)
    #expect(try tests(workspace) == ["a", "b"])
    #expect(try workspace.run("gate").code == 1)
    try workspace.write(report("a"), to: "reports/a.xml")
    #expect(try workspace.take("reports/*.xml").code == 0)
    #expect(try workspace.run("gate").code == 0)
  }

  @Test(
    "what passed passes no more once its report is damaged, or holds something else",
    arguments: [
      ("", "inconclusive"), ("<testsuite tests=\"1\"><testca", "inconclusive"),
      ("<testsuite></testsuite>", "inconclusive"),
      ("<testsuite tests=\"1\"><testcase name=\"other\"/></testsuite>", "planned"),
      (
        "<testsuite tests=\"1\"><testcase classname=\"Badge\" name=\"a [004/1.1]\">\u{1B}[0m</testcase></testsuite>",
        "inconclusive"
      ),
    ]
  )
  func lost(_ text: String, _ state: String) throws {
    let workspace = try repository()
    try workspace.write("reports/\n", to: ".git/info/exclude")
    try workspace.write(report("a"), to: "reports/a.xml")
    #expect(try workspace.take("reports/*.xml").code == 0)
    #expect(try workspace.run("gate").code == 0)
    try workspace.write(text, to: "reports/a.xml")
    #expect(try workspace.take("reports/*.xml").code == 1)
    let gate = try workspace.run("gate")
    #expect(gate.code == 1)
    #expect(gate.output.contains("1 \(state)"), "\(gate.output)")
  }

  @Test("a report that names another commit than the command line is of neither")
  func twoCommits() throws {
    let workspace = try repository()
    let other = "0123456789abcdef0123456789abcdef01234567"
    let commit = "<testsuite tests=\"1\"><properties><property name=\"git.commit\" value=\"\(other)\"/></properties>"
    let text = commit + "<testcase name=\"a [004/1.1]\"/></testsuite>"
    try workspace.write(text, to: "reports/a.xml")
    let run = try workspace.take("reports/a.xml")
    #expect(run.code == 1)
    #expect(run.errors.contains("it names the commit 0123456789ab"), "\(run.errors)")
    #expect(try workspace.run("gate").code == 1)
    let unknown = try workspace.run("check", "--junit", "reports/a.xml")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("0123456789ab, which git does not know"), "\(unknown.errors)")
  }

  @Test(
    "a result is stale as soon as any file differs from its commit, tracked or not",
    arguments: ["src/badge.js", "src/new.js", "specs/004-badge/badge.test.js"]
  )
  func stale(_ file: String) throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    #expect(try workspace.run("gate").code == 0)
    try workspace.write("changed\n", to: file)
    let gate = try workspace.run("gate")
    #expect(gate.code == 1)
    #expect(gate.output.contains("1 stale"), "\(gate.output)")
    let again = try workspace.take("reports/a.xml")
    #expect(again.code == 1)
    #expect(again.output.contains("1 stale"))
    #expect(again.output.contains("1 of 1 results is stale, and no proof of today:"), "\(again.output)")
    #expect(again.output.contains("junit:Badge/a [004/1.1]: files of the repository were changed"))
  }

  @Test("a mapping binds tests by their dotted names and by those that are shown, and says what fits none")
  func mapping() throws {
    let workspace = try repository()
    let case1 = "<testcase classname=\"web.badge\" name=\"opens a page\"/>"
    try workspace.write("<testsuite tests=\"1\">\(case1)</testsuite>\n", to: "reports/a.xml")
    for (name, fits) in [("web.badge/opens*", true), ("web.badge.opens a page", true), ("opens a page", false)] {
      let mapping = "junit:\n  mapping:\n    - test: \"\(name)\"\n      verifies: [\"004/1.1\"]\n"
      try workspace.write(mapping, to: "counterfoil.yml")
      try workspace.git("add", "counterfoil.yml")
      try workspace.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "b")
      let run = try workspace.take("reports/a.xml")
      #expect((run.code == 0) == fits, "\(name): \(run.output)\(run.errors)")
      #expect(run.errors.contains("`\(name)` in counterfoil.yml fits no test") != fits, "\(run.errors)")
    }
  }

  @Test("a result of an older text is told with the code 1")
  func olderText() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    #expect(try workspace.take("reports/a.xml").code == 0)
    let document = "specs/004-badge/requirements.md"
    try workspace.write(workspace.text(document).replacing("SHALL", with: "SHALL always"), to: document)
    let run = try workspace.take("reports/a.xml")
    #expect(run.code == 1)
    #expect(run.output.contains("the criterion reads differently now"), "\(run.output)")
  }

  @Test("what is no part of all checks is refused with what would be one", arguments: ["0/3", "4/3", "1", "a/b"])
  func noShard(_ shard: String) throws {
    let run = try repository().run("check", "--plan", "--shard", shard)
    #expect(run.code == 2 && run.errors.contains("1/8 to 8/8"), "\(run.errors)")
  }

  @Test("a part that nobody brought is told by merge and gate, and is never a yes")
  func shards() throws {
    let workspace = try repository()
    try workspace.write(report("a"), to: "reports/a.xml")
    for shard in 1...3 {
      try? FileManager.default.removeItem(at: workspace.root.appending(path: ".counterfoil/evidence.json"))
      _ = try workspace.take("reports/a.xml", "--shard", "\(shard)/3")
      try workspace.write(workspace.text(".counterfoil/evidence.json"), to: ".counterfoil/\(shard).json")
    }
    let files = (1...3).map { ".counterfoil/\($0).json" }
    let all = try workspace.run(["merge"] + files + ["-o", ".counterfoil/evidence.json"])
    #expect(all.code == 0 && !all.errors.contains("missing"))
    #expect(try workspace.run("gate").code == 0)
    for left in 0..<3 {
      var some = files
      some.remove(at: left)
      let merged = try workspace.run(["merge"] + some + ["-o", ".counterfoil/evidence.json"])
      #expect(merged.errors.contains("shard \(left + 1) of 3 is missing"))
      let gate = try workspace.run("gate", "--minimum-coverage", "0")
      #expect(gate.code == 1)
      #expect(gate.output.contains("shard \(left + 1) of 3 is missing"), "\(gate.output)")
    }
  }

  /// With one criterion and one check.
  @Test("what is kept for the next run is nothing that git would ask about, and what people commit is")
  func cleanTree() throws {
    let workspace = try repository()
    try workspace.write("", to: ".gitignore")
    try workspace.git("add", "-A")
    try workspace.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "b")
    try workspace.write(report("a"), to: "reports/a.xml")
    _ = try workspace.take("reports/a.xml")
    _ = try workspace.run("gate")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "reports"))
    #expect(try workspace.gitStatus() == "")
    _ = try workspace.run("lock")
    try workspace.write("", to: ".counterfoil/baseline")
    try workspace.git("add", "-A")
    let staged = try workspace.gitStatus().split(separator: "\n").map(String.init).sorted()
    #expect(staged == ["A  .counterfoil/baseline", "A  .counterfoil/lock"])
  }

  @Test("what somebody else has said of the folder stays")
  func ownWord() throws {
    let workspace = try repository()
    try workspace.write("*\n", to: ".counterfoil/.gitignore")
    _ = try workspace.run("gate")
    #expect(try workspace.text(".counterfoil/.gitignore") == "*\n")
  }

  private func checked() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    let check = "# Design\n\n```swift check verifies=1.1\n#expect(1 == 1)\n```\n"
    try workspace.write(check, to: "specs/004-badge/design.md")
    return workspace
  }

  /// With one criterion, and everything committed.
  private func repository() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    try workspace.write("export const badge = 24\n", to: "src/badge.js")
    try workspace.write(".counterfoil/\n", to: ".gitignore")
    try workspace.git("init", "-q")
    try workspace.git("add", "-A")
    try workspace.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "a")
    return workspace
  }

  private func report(_ test: String, inside: String = "") -> String {
    "<testsuite tests=\"1\"><testcase classname=\"Badge\" name=\"\(test) [004/1.1]\">\(inside)</testcase></testsuite>\n"
  }

  /// The names of the tests that the evidence knows, in order.
  private func tests(_ workspace: TemporaryWorkspace) throws -> [String] {
    try workspace.text(".counterfoil/evidence.json").matches(of: #/"check":"junit:Badge/([a-z]) /#).map { String($0.1) }
  }
}

extension TemporaryWorkspace {
  /// Runs the checks with a shell script in the place of the compiler.
  func check(_ swift: String, _ more: String...) throws -> CommandRun {
    try write("#!/bin/sh\n\(swift)\n", to: "tools/swift")
    let tool = root.appending(path: "tools/swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    return try run(["check"] + more, environment: ["PATH": "\(root.path)/tools:/usr/bin:/bin"])
  }

  func take(_ report: String, _ more: String...) throws -> CommandRun {
    try run(["check", "--junit", report, "--junit-commit", "HEAD"] + more)
  }

  fileprivate func gitStatus() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "status", "--porcelain"]
    process.currentDirectoryURL = root
    process.standardOutput = pipe
    try process.run()
    process.waitUntilExit()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }
}

private let manifest = #"""
  {"name": "Shop", "targets": [{"name": "Shop", "type": "regular"}, {"name": "Checks", "type": "test", \#
  "dependencies": [{"byName": ["Shop", null]}], "pluginUsages": [{"plugin": ["SpecChecks", null]}]}]}
  """#

private let obstacles: [(String?, String, String)] = [
  (nil, "exit 1", "there is no Package.swift in"),
  (
    "// swift-tools-version: 6.1\n",
    "mkdir -p Tests/Checks; echo '\(manifest.replacing("SpecChecks", with: "Other"))' | sed 's/Shop\", null/SpecTesting\", null/'",
    "no target of Package.swift uses the plugin SpecChecks:"
  ),
  (
    "let x =\n", "echo \"$PWD/Package.swift:28:8: error: expected initial value after '='\"; exit 1",
    "the package cannot be read:\nPackage.swift:28: expected initial value"
  ), ("// empty\n", "echo 'error: no tools version'; exit 1", "the package cannot be read:\nerror: no tools version"),
  ("// swift-tools-version: 6.1\n", "echo '{\"name\": \"Shop\", \"targets\": []}'", "no target of Package.swift uses"),
]
