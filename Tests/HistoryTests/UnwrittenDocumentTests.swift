import Commands
import Files
import Findings
import Foundation
import History
import SpecModel
import Testing
import Workspace

/// Documents that a rewriting meets and cannot write.
extension RevisionTests {
  @Test("a document that cannot be written keeps none of the others from it")
  func unwritable() async throws {
    let work = try await GitWorkspace()
    // Whatever is written beside it first has too long a name.
    let name = "task-1-\(String(repeating: "x", count: 230))-completion.md"
    let long = "specs/001-icon/completion/\(name)"
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write(Self.claims("✅ Requirement 2.1: takes the colour"), to: Self.report)
    try work.write(Self.claims("✅ Requirement 2.2: override"), to: long)
    let first = try await work.commit("Write")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.specs)
    let outcome = try await work.fix(base: first)
    #expect(outcome.written == 1 && !outcome.isWhole)
    #expect(outcome.remarks.contains { $0.contains("\(name) was left as it is: ") })
    #expect(try work.text(Self.report) == Self.claims("✅ Requirement 3.1: takes the colour"))
    #expect(try work.text(long) == Self.claims("✅ Requirement 2.2: override"))
  }

  @Test("a document that is read-only is left alone")
  func readOnly() async throws {
    let (work, first, _) = try await renumbered()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(work.root)/\(Self.report)")
    let outcome = try await work.fix(base: first)
    #expect(outcome.written == 0 && !outcome.isWhole)
    #expect(outcome.remarks.contains { $0.hasSuffix("it is read-only") })
  }

  @Test("what cannot be written is told before anybody says yes to it")
  func toldBefore() async throws {
    let (work, first, _) = try await renumbered()
    let fixing = work.fixing(base: first)
    let (graph, older) = try await fixing.read()
    let plan = try await fixing.plan(older, graph)
    let (path, other) = ("\(work.root)/\(Self.report)", "\(work.root)/kept.md")
    try FileManager.default.moveItem(atPath: path, toPath: other)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    let unwritable = fixing.unwritable(plan)
    #expect(unwritable.map(\.path.text) == [Self.report])
    #expect(unwritable.allSatisfy { $0.reason.hasPrefix("it is a symbolic link") })
    #expect(plan.without(Set(unwritable.map(\.path))).changes.allSatisfy { $0.path.text != Self.report })
  }

  @Test("where the lock cannot be renewed, nothing is rewritten, and a second time goes as the first")
  func lockRefused() async throws {
    let work = try await GitWorkspace()
    let before = Self.claims("✅ Requirement 2.1: takes the colour")
    try work.write(requirements([Self.size, Self.colour]), to: Self.specs)
    try work.write(before, to: Self.report)
    try await work.lock()
    try await work.commit("Write")
    try work.write(requirements([Self.size, Self.added, Self.colour]), to: Self.specs)
    let disk = FileAccess.disk(root: work.root)
    let files = FileAccess(
      read: disk.read,
      list: disk.list,
      write: { bytes, path throws(FileFailure) in
        guard path != Lock.path else { throw FileFailure(path: path, reason: .notPermitted) }
        try disk.write(bytes, path)
      },
      kind: disk.kind
    )
    let fixing = work.fixing(base: nil, files: files)
    let (graph, older) = try await fixing.read()
    let plan = try await fixing.plan(older, graph)
    #expect(!plan.changes.isEmpty)
    let error = await #expect(throws: (any Error).self) { try await fixing.write(plan) }
    #expect(
      error.map { "\($0)" }?.contains("every document stands as it stood") == true,
      "\(String(describing: error))"
    )
    #expect(try work.text(Self.report) == before)
    #expect(try await work.fix(base: nil).isWhole)
    #expect(try work.text(Self.report) != before)
  }

  @Test("a document that changes before it is written is left alone")
  func changedMeanwhile() async throws {
    let (work, first, _) = try await renumbered()
    let fixing = work.fixing(base: first)
    let (graph, older) = try await fixing.read()
    let plan = try await fixing.plan(older, graph)
    let meanwhile = Self.claims("✅ Requirement 2.1: takes the colour", "and more")
    try work.write(meanwhile, to: Self.report)
    let outcome = try await fixing.write(plan)
    #expect(outcome.written == 0)
    #expect(!outcome.isWhole)
    #expect(try work.text(Self.report) == meanwhile)
  }
}
