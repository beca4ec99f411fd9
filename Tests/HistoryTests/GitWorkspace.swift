import Commands
import Files
import Findings
import Foundation
import History
import Testing
import Traceability
import Workspace

/// A repository in a folder of its own, which is removed with it.
final class GitWorkspace {
  let root: String

  init() async throws {
    root = FileManager.default.temporaryDirectory.appending(path: "counterfoil-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try await git("init", "-q", "-b", "main")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    let answer = try await GitProgram.system.run(identity + arguments, [], root)
    try #require(answer.isSuccess, "git \(arguments): \(answer.complaint)")
    return String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: root).appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  @discardableResult
  func commit(_ message: String) async throws -> String {
    try await git("add", "-A")
    try await git("commit", "-q", "-m", message)
    return try await git("rev-parse", "HEAD")
  }

  func fixing(base: String?, files: FileAccess? = nil) -> Fixing {
    let place = WorkspacePlace(root: root, roots: [DocumentPath("specs")], loose: [], focus: [])
    return Fixing(place: place, base: base, files: files)
  }

  func lock() async throws {
    let files = FileAccess.disk(root: root)
    let (graph, _) = try await fixing(base: nil).read()
    try files.write(LockFile.bytes(Lock(graph, files: files)), Lock.path)
  }

  func older(base: String?) async throws -> [OlderReference] {
    try await fixing(base: base).read().1.references
  }

  @discardableResult
  func fix(base: String?) async throws -> Fixing.Outcome {
    let fixing = fixing(base: base)
    let (graph, older) = try await fixing.read()
    return try await fixing.write(try await fixing.plan(older, graph))
  }
}

extension Fixing {
  /// What is rewritten of all that `lint` tells.
  func plan(_ older: OlderReferences, _ graph: TraceGraph) async throws -> FixPlan {
    await plan(older, graph, passingOver: try await passedOver(older, graph))
  }
}
