import Foundation
import Testing
import Workspace

/// A repository in a folder of its own, which goes with it.
final class Repository {
  let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-git-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// On the disk alone; to nowhere, it is deleted.
  func move(_ path: String, to new: String?) throws {
    let file = folder.appending(path: path)
    guard let new else { return try FileManager.default.removeItem(at: file) }
    let target = folder.appending(path: new)
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: file, to: target)
  }

  func commit() throws {
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "a")
  }

  var path: String { folder.path }

  /// - Returns: what git said.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  func tree(_ below: String = "") -> WorkingTree {
    WorkingTree(git: .system(folder: folder.path() + below, limit: .seconds(600)))
  }
}
