import Foundation
import Testing

extension OnAShop {
  @Suite("A run that is killed")
  struct KilledCheckTests {
    @Test("takes the word of earlier proof away, until a run of as much has come to its end")
    func killed() throws {
      let copy = try SharedCopy.restored()
      let hang = copy.root.appendingPathExtension("hang")
      let reached = copy.root.appendingPathExtension("reached")
      defer { for file in [hang, reached] { try? FileManager.default.removeItem(at: file) } }
      let waiting = """
        _ = FileManager.default.createFile(atPath: "\(reached.path)", contents: nil)
            while FileManager.default.fileExists(atPath: "\(hang.path)") { Thread.sleep(forTimeInterval: 0.05) }
        """
      try copy.edit("Tests/Checks/BadgeTests.swift", "    #expect", "    \(waiting)\n    #expect")
      try copy.edit("Tests/Checks/BadgeTests.swift", "import SpecTesting", "import Foundation\nimport SpecTesting")
      for command in ["check", "gate"] {
        let run = try copy.run(command)
        try #require(run.code == 0, "\(run.words)")
      }

      try FileManager.default.removeItem(at: reached)
      try Data().write(to: hang)
      let process = try copy.start(["check"])
      while process.isRunning, !FileManager.default.fileExists(atPath: reached.path) {
        Thread.sleep(forTimeInterval: 0.05)
      }
      try #require(process.isRunning)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // What it left running ends with this.
      try FileManager.default.removeItem(at: hang)

      let gate = try copy.run("gate")
      #expect(gate.code == 1 && gate.words.contains("was interrupted while its checks ran"), "\(gate.words)")
      let part = try copy.run("check", ".kiro/specs/001-badge")
      #expect(part.code == 0, "\(part.words)")
      let still = try copy.run("gate")
      #expect(still.code == 1 && still.words.contains("was interrupted while its checks ran"), "\(still.words)")
      let whole = try copy.run("check")
      #expect(whole.code == 0 && whole.words.contains("was interrupted while its checks ran"), "\(whole.words)")
      #expect(try copy.run("gate").code == 0)
    }
  }
}

extension PackageCopy {
  /// The executable lies beside the program that runs the tests, or beside the bundle that it loads.
  private static var executable: URL? {
    let programs = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments.first ?? "")]
    return programs.map { $0.deletingLastPathComponent().appending(path: "counterfoil") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  fileprivate func start(_ arguments: [String], to output: FileHandle = .nullDevice) throws -> Process {
    let process = Process()
    let executable = try #require(Self.executable, "the executable was not built")
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  /// - Returns: the exit code, and what was said.
  fileprivate func run(_ arguments: String...) throws -> (code: Int32, words: String) {
    let file = root.appendingPathExtension("words")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try start(arguments, to: FileHandle(forWritingTo: file))
    process.waitUntilExit()
    let said = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    return (process.terminationStatus, said.joined(separator: " "))
  }
}
