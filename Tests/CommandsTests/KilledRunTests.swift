import Foundation
import Testing

/// `kill -9` of `check` itself, whenever it comes.
struct KilledRunTests {
  @Test("leaves a word of it, in every phase, and the gate says no until a run has come to its end", arguments: phases)
  func killed(_ phase: String, _ words: String) throws {
    let workspace = try KilledRunTests.proven()
    try workspace.killCheck(while: phase)
    let gate = try workspace.run("gate")
    #expect(gate.code == 1)
    let said = gate.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("was interrupted \(words)"), "\(gate.output)")
    #expect(said.contains(#/the run that began at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ was/#), "\(gate.output)")
    let show = try workspace.run("show", "004/1.1").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(show.contains("not heard: the run that began at"), "\(show)")
    // What is no run of everything changes nothing of that.
    _ = try workspace.run("check", "--plan")
    _ = try workspace.run("check", "specs/004-badge")
    #expect(try workspace.run("gate").code == 1)
    let run = try workspace.take("reports/a.xml")
    let told = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0 && told.contains("was interrupted \(words)"), "\(run.output)\(run.errors)")
    #expect(try workspace.run("gate").code == 0)
  }

  @Test("with reports is made good by one that takes in the same ones, and says by which", arguments: [false, true])
  func reports(_ isConfigured: Bool) throws {
    let workspace = try KilledRunTests.proven()
    try workspace.write(workspace.text("reports/a.xml"), to: "reports/z.xml")
    if isConfigured {
      try workspace.write("junit:\n  reports: reports/a.xml\n", to: "counterfoil.yml")
      try workspace.git("add", "-A")
      try workspace.git("commit", "-q", "-m", "b")
    }
    try workspace.killCheck(while: "planning", isConfigured ? [] : ["--junit", "reports/a.xml"])
    #expect(try workspace.take("reports/z.xml").code == 0)
    let gate = try workspace.run("gate")
    let said = gate.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      gate.code == 1 && said.contains("run `counterfoil check --junit 'reports/a.xml'` to its end"),
      "\(gate.output)"
    )
    // From a folder inside the workspace it is another command line, which does the same.
    let inside = workspace.root.appending(path: "specs")
    let told = try CommandRun(["gate", ".."], in: inside).output.split(whereSeparator: \.isWhitespace)
    #expect(
      told.joined(separator: " ").contains("run `counterfoil check '..' --junit '../reports/a.xml'` to its end"),
      "\(told)"
    )
    let reports = isConfigured ? [] : ["--junit", "../reports/a.xml"]
    let cure = try CommandRun(["check", "..", "--junit-commit", "HEAD"] + reports, in: inside)
    #expect(cure.code == 0, "\(cure.output)\(cure.errors)")
    #expect(try workspace.run("gate").code == 0)
    #expect(!workspace.has(".counterfoil/runs"))
  }

  @Test("is told where it was stopped, once")
  func stopped() throws {
    let workspace = try KilledRunTests.proven()
    for _ in 1...2 {
      let process = try workspace.startCheck(while: "planning")
      process.terminate()
      process.waitUntilExit()
      try FileManager.default.removeItem(at: workspace.root.appending(path: "reached.pid"))
    }
    let said = try workspace.run("gate").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.ranges(of: "was interrupted while it planned").count == 1, "\(said)")
    #expect(!said.contains("while it wrote down"), "\(said)")
  }

  @Test("a run that never began leaves nothing", arguments: [true, false])
  func neverBegan(_ isConfigured: Bool) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.git("init", "-q")
    if isConfigured {
      try workspace.write("nonsense: 1\n", to: "counterfoil.yml")
    } else {
      try FileManager.default.removeItem(at: workspace.root.appending(path: "specs"))
    }
    #expect(try workspace.run("check").code == 2)
    #expect(!workspace.has(".counterfoil"))
  }

  @Test(
    "no run begins where nobody could say that it is under way, and it is said what is in the way",
    arguments: [".counterfoil/runs", ".counterfoil/runs/under-way.json/a"]
  )
  func obstacle(_ path: String) throws {
    let workspace = try KilledRunTests.proven()
    try workspace.write("a", to: path)
    let evidence = try workspace.text(".counterfoil/evidence.json")
    let run = try workspace.take("reports/a.xml")
    #expect(run.code == 2)
    #expect(run.errors.contains("error: `.counterfoil/runs") && run.errors.contains("delete it"), "\(run.errors)")
    #expect(try workspace.text(".counterfoil/evidence.json") == evidence)
    #expect(try workspace.run("gate").code == 1)
  }

  @Test("is told as a run that is under way for as long as it is")
  func underWay() throws {
    let workspace = try KilledRunTests.proven()
    let shell = try workspace.startCheck(while: "planning")
    let gate = try workspace.run("gate")
    shell.terminate()
    shell.waitUntilExit()
    #expect(gate.code == 1 && gate.output.contains("is under way"), "\(gate.output)")
  }

  @Test("a run that nothing came of leaves no word")
  func nothing() throws {
    let workspace = try KilledRunTests.proven()
    #expect(try workspace.run("check", "--junit", "none/*.xml").code == 2)
    #expect(try workspace.run("gate").code == 0)
    #expect(!workspace.has(".counterfoil/runs"))
  }

  private static let phases = [
    ("planning", "while it planned"), ("building", "while it built the checks"), ("running", "while its checks ran"),
  ]

  /// With one criterion that is proven, and the package that a run begins with.
  private static func proven() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    try workspace.write(".counterfoil/\nreports/\ntools/\n*.pid\n", to: ".gitignore")
    try workspace.git("init", "-q")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-q", "-m", "a")
    let test = "<testcase classname=\"Badge\" name=\"a [004/1.1]\"/>"
    try workspace.write("<testsuite tests=\"1\">\(test)</testsuite>\n", to: "reports/a.xml")
    try #require(try workspace.take("reports/a.xml").code == 0)
    try #require(try workspace.run("gate").code == 0)
    return workspace
  }
}

extension TemporaryWorkspace {
  /// Starts a run whose compiler never comes to its end in a phase, and waits until it is there.
  fileprivate func startCheck(while phase: String, _ more: [String] = []) throws -> Process {
    let files = [
      "Package.swift": "// swift-tools-version: 6.1\n", "Tests/Checks/A.swift": "// checks\n",
      "specs/004-badge/design.md": "# Design\n\n```swift check verifies=1.1\n#expect(f())\n```\n",
    ]
    for (path, text) in files { try write(text, to: path) }
    defer { for path in files.keys { try? FileManager.default.removeItem(at: root.appending(path: path)) } }
    let hang = "touch \"\(root.path)/reached.pid\"; exec sleep 60"
    let dump = phase == "planning" ? hang : "echo '\(packageOfChecks)'"
    let folder = ".build-checks/debug"
    let build = phase == "running" ? "mkdir -p \(folder); cp tools/checks \(folder)/ShopPackageTests.xctest" : hang
    let tools = [
      "swift": "case $* in *dump-package*) \(dump) ;; *build*) \(build) ;; esac", "checks": hang,
    ]
    for (name, script) in tools {
      try write("#!/bin/sh\n\(script)\n", to: "tools/\(name)")
      let tool = root.appending(path: "tools/\(name)").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    }
    let process = Process()
    process.executableURL = URL(filePath: try #require(CommandRun.path))
    process.arguments = ["check", "-q"] + more
    process.currentDirectoryURL = root
    process.environment = ["PATH": "\(root.path)/tools:/usr/bin:/bin", "HOME": root.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let mark = root.appending(path: "reached.pid").path
    let deadline = Date.now + 60
    while !FileManager.default.fileExists(atPath: mark), Date.now < deadline, process.isRunning {
      Thread.sleep(forTimeInterval: 0.05)
    }
    try #require(process.isRunning)
    return process
  }

  fileprivate func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  fileprivate func killCheck(while phase: String, _ more: [String] = []) throws {
    let process = try startCheck(while: phase, more)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try FileManager.default.removeItem(at: root.appending(path: "reached.pid"))
    try? FileManager.default.removeItem(at: root.appending(path: ".build-checks"))
  }
}

private let packageOfChecks = #"""
  {"name": "Shop", "targets": [{"name": "Checks", "type": "test", "dependencies": \#
  [{"product": ["SpecTesting", "counterfoil", null, null]}], "pluginUsages": [{"plugin": ["SpecChecks", null]}]}]}
  """#
