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
  }

  private static let phases = [("planning", "while it planned"), ("building", "while it built the checks")]

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
  fileprivate func startCheck(while phase: String) throws -> Process {
    let files = [
      "Package.swift": "// swift-tools-version: 6.1\n", "Tests/Checks/A.swift": "// checks\n",
      "specs/004-badge/design.md": "# Design\n\n```swift check verifies=1.1\n#expect(f())\n```\n",
    ]
    for (path, text) in files { try write(text, to: path) }
    defer { for path in files.keys { try? FileManager.default.removeItem(at: root.appending(path: path)) } }
    let hang = "touch \"\(root.path)/reached.pid\"; exec sleep 60"
    let dump = phase == "planning" ? hang : "echo '\(packageOfChecks)'"
    try write("#!/bin/sh\ncase $* in *dump-package*) \(dump) ;; *build*) \(hang) ;; esac\n", to: "tools/swift")
    let tool = root.appending(path: "tools/swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let process = Process()
    process.executableURL = URL(filePath: try #require(CommandRun.path))
    process.arguments = ["check", "-q"]
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

  fileprivate func killCheck(while phase: String) throws {
    let process = try startCheck(while: phase)
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
