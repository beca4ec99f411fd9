import Commands
import Files
import Findings
import Foundation
import History
import Synchronization
import Testing

/// A `fix` that is killed at any step leaves what the next one puts right.
struct InterruptedFixTests {
  private static let specs = "specs/001-icon/requirements.md"
  private static let tasks = "specs/001-icon/tasks.md"
  private static let design = "specs/001-icon/design.md"
  private static let added = "The frame SHALL be drawn before anything else"
  /// Inserted twice over, so that each line comes to say what another one said.
  private static let criteria = [
    "The Icon SHALL be blue at night", "The Icon SHALL be red at noon", "It SHALL bear a label",
  ]

  private static func tasks(_ numbers: [String]) -> String {
    "# Tasks\n\n" + numbers.enumerated().map { "- [ ] \($0 + 1). Do it\n  - _Requirements: \($1)_\n" }.joined()
  }

  private static func design(_ numbers: [String]) -> String {
    "# Design\n\n" + numbers.map { "As Requirement \($0) says.\n\n" }.joined()
  }

  private func renumbered(isLocked: Bool) async throws -> (GitWorkspace, base: String?) {
    let work = try await GitWorkspace()
    try work.write(requirements([("Looks", Self.criteria)]), to: Self.specs)
    try work.write(Self.tasks(["1.1", "1.2"]), to: Self.tasks)
    try work.write(Self.design(["1.2", "1.1"]), to: Self.design)
    if isLocked { try await work.lock() }
    let first = try await work.commit("Write")
    try work.write(requirements([("Looks", [Self.added] + Self.criteria)]), to: Self.specs)
    try await work.commit("Insert")
    return (work, isLocked ? nil : first)
  }

  /// The disk, as long as somebody lives who could write to it.
  private func mortal(_ root: String, steps: Int) -> FileAccess {
    let disk = FileAccess.disk(root: root)
    let life = Life(steps)
    return FileAccess(
      read: disk.read,
      list: disk.list,
      write: { bytes, path throws(FileFailure) in
        try life.step(path)
        try disk.write(bytes, path)
      },
      kind: disk.kind,
      remove: { path throws(FileFailure) in
        try life.step(path)
        try disk.remove(path)
      }
    )
  }

  private final class Life: Sendable {
    private let left: Mutex<Int>

    init(_ steps: Int) { left = Mutex(steps) }

    func step(_ path: DocumentPath) throws(FileFailure) {
      let isAlive = left.withLock { left in
        left -= 1
        return left >= 0
      }
      guard isAlive else { throw FileFailure(path: path, reason: .notPermitted) }
    }
  }

  @Test("whatever step it is killed at, the next one rewrites everything once", arguments: [false, true], 0...8)
  func killed(isLocked: Bool, steps: Int) async throws {
    let (work, base) = try await renumbered(isLocked: isLocked)
    let dying = work.fixing(base: base, files: mortal(work.root, steps: steps))
    let (graph, older) = try await dying.read()
    _ = try? await dying.write(try await dying.plan(older, graph))
    let next = work.fixing(base: base)
    _ = try next.recover()
    #expect(!next.wasBrokenOff)
    try await work.fix(base: base)
    #expect(try work.text(Self.tasks) == Self.tasks(["1.2", "1.3"]))
    #expect(try work.text(Self.design) == Self.design(["1.3", "1.2"]))
    #expect(try await work.older(base: base).isEmpty)
    let others = try await work.git("status", "--porcelain").split(separator: "\n").map { $0.dropFirst(2) }
    #expect(others.allSatisfy { $0.hasSuffix(".md") || $0.hasSuffix(".counterfoil/") || $0.hasSuffix("lock") })
    #expect(!FileManager.default.fileExists(atPath: "\(work.root)/.counterfoil/fix"))
  }

  @Test("half of the documents are put back, and one that somebody has written in since stays")
  func putBack() async throws {
    let (work, _) = try await renumbered(isLocked: true)
    // Two for the journal, and both documents.
    let dying = work.fixing(base: nil, files: mortal(work.root, steps: 4))
    let (graph, older) = try await dying.read()
    await #expect(throws: (any Error).self) { try await dying.write(try await dying.plan(older, graph)) }
    #expect(try work.text(Self.tasks) == Self.tasks(["1.2", "1.3"]))
    try work.write(Self.design(["1.3", "1.3"]), to: Self.design)
    let next = work.fixing(base: nil)
    #expect(next.wasBrokenOff)
    let said = try #require(try next.recover())
    #expect(said.contains("1 document that it had rewritten stands as before again"))
    #expect(said.contains("; changed since, and left as they are: ") && said.hasSuffix(Self.design))
    #expect(try work.text(Self.tasks) == Self.tasks(["1.1", "1.2"]))
    #expect(try work.text(Self.design) == Self.design(["1.3", "1.3"]))
    #expect(try !next.wasBrokenOff && next.recover() == nil)
  }

  @Test("where the lock was changed since, nobody guesses what belongs together")
  func lockChanged() async throws {
    let (work, _) = try await renumbered(isLocked: true)
    let dying = work.fixing(base: nil, files: mortal(work.root, steps: 3))
    let (graph, older) = try await dying.read()
    await #expect(throws: (any Error).self) { try await dying.write(try await dying.plan(older, graph)) }
    try await work.lock()
    let next = work.fixing(base: nil)
    let error = #expect(throws: (any Error).self) { try next.recover() }
    #expect(error.map { "\($0)" }?.contains("the lock was changed since") == true)
    #expect(next.wasBrokenOff)
  }

  @Test(
    "a journal that came with a repository writes nowhere else",
    arguments: ["../victim.md", "/tmp/victim.md", "specs/../../victim.md", ".git/config", "specs//tasks.md"]
  )
  func foreign(path: String) async throws {
    let (work, _) = try await renumbered(isLocked: true)
    try write(journal: path, now: Array(work.text(Self.tasks).utf8), in: work)
    let error = #expect(throws: (any Error).self) { try work.fixing(base: nil).recover() }
    #expect(error.map { "\($0)" }?.contains("cannot be read") == true)
  }

  @Test("a link stays one, and what merely ends like a draft stays")
  func link() async throws {
    let (work, _) = try await renumbered(isLocked: true)
    let now = try work.text(Self.tasks)
    try FileManager.default.moveItem(atPath: "\(work.root)/\(Self.tasks)", toPath: "\(work.root)/kept.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(work.root)/\(Self.tasks)",
      withDestinationPath: "\(work.root)/kept.md"
    )
    for draft in ["x.part", "17-4.part"] { try work.write("draft", to: "\(Self.tasks).\(draft)") }
    try write(journal: Self.tasks, now: Array(now.utf8), in: work)
    #expect(try work.fixing(base: nil).recover() == nil)
    #expect(try work.text("kept.md") == now)
    #expect(try work.text("\(Self.tasks).x.part") == "draft")
    #expect(throws: (any Error).self) { try work.text("\(Self.tasks).17-4.part") }
  }

  private func write(journal path: String, now: [UInt8], in work: GitWorkspace) throws {
    let lock = try Data(work.text(".counterfoil/lock").utf8).base64EncodedString()
    let documents =
      #"[{"path":"\#(path)","before":"\#(Data("before".utf8).base64EncodedString())","#
      + #""after":"\#(Data(now).base64EncodedString())"}]"#
    try work.write(
      #"{"format":"counterfoil-fix","version":1,"lock":"\#(lock)","documents":\#(documents)}"#,
      to: ".counterfoil/fix/journal.json"
    )
  }

  @Test("what went well leaves nothing behind", arguments: [false, true])
  func whole(isLocked: Bool) async throws {
    let (work, base) = try await renumbered(isLocked: isLocked)
    let before = try work.files()
    try await work.fix(base: base)
    #expect(try Set(work.files()).subtracting(before).isSubset(of: [".counterfoil", ".counterfoil/lock"]))
  }
}

extension GitWorkspace {
  /// Whatever lies there but for git's own.
  fileprivate func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix(".git/") }
  }
}
