import Foundation
import Testing

/// What a call of the executable came to.
struct CommandRun {
  let code: Int32
  let output: String
  let errors: String

  /// The executable lies beside the program that runs the tests, or beside the bundle that it loads.
  private static var executable: URL? {
    let programs = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments.first ?? "")]
    let folders = programs.flatMap { [$0, $0.deletingLastPathComponent()] }
    let places = folders.map { $0.appending(path: "counterfoil") }
    return places.first { place in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place.path(), isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: place.path())
    }
  }

  /// For a shell.
  static var path: String? { executable?.path() }

  init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = try #require(Self.executable, "the executable was not built")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // What the machine wants for itself must not show; and a stray `.git` in a folder above must not make that one the workspace.
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path()].merging(environment) { $1 }
    // Files, because a pipe that nobody empties would stop the process.
    let place = FileManager.default.temporaryDirectory.appending(path: "counterfoil-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = ["out", "err"].map { place.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}

/// A folder on the disk with documents in it, gone when it is let go.
final class TemporaryWorkspace {
  let root: URL

  init(_ files: [String: String] = TemporaryWorkspace.good) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "counterfoil-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try run(arguments, environment: environment)
  }

  /// The folder stays until the call has ended.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
    try withExtendedLifetime(self) { try CommandRun(arguments, in: root, environment: environment) }
  }

  static let good = [
    "counterfoil.yml": "# nothing to say\n",
    "specs/004-badge/requirements.md": """
    # Requirements

    ### Requirement 1: Size

    **User Story:** As a reader, I want a badge, so that I see it.

    #### Acceptance Criteria

    1. WHEN the badge is drawn THEN it SHALL be 24 points wide

    """,
    "specs/004-badge/tasks.md": "# Tasks\n\n- [ ] 1. Draw it\n  - _Requirements: 1.1_\n",
  ]

  /// With an error, and warnings.
  static let bad = good.merging([
    "specs/004-badge/design.md": "# Design\n\nSee [a](a.md).\n",
    "specs/004-badge/tasks.md": "# Tasks\n\n- [ ] 1. Draw it\n  - _Requirements: 1.1, 1.7_\n",
  ]) { $1 }
}
