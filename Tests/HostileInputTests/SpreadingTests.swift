import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing

/// Workspaces whose documents are harmless one by one.
struct SpreadingTests {
  @Test("tasks that each cite a requirement of thousands of criteria are cut off at a limit that is named")
  func spreading() async throws {
    let criteria = (1...4000).map { "\($0). a SHALL b\n" }.joined()
    let tasks = (1...900).map { "- [ ] \($0). a\n  - _Requirements: 1_\n" }.joined()
    let judged = try await Judged([
      "specs/001-hostile/requirements.md": Array("### Requirement 1: a\n\n\(criteria)".utf8),
      "specs/001-hostile/tasks.md": Array(tasks.utf8),
      "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8),
    ])
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.corpus.specs[0].tasks.count == 65)
    let findings = judged.judgment.findings.filter { $0.rule == "unreadable-document" }
    #expect(findings.map(\.location?.line) == [132])
    #expect(findings.allSatisfy { $0.message.contains("limit of 262144") })
  }

  /// A workspace with a link to a folder of so many folders, each of a hundred files.
  private func linking(to folders: Int) -> FileAccess {
    let memory = FileAccess.inMemory(["specs/002-neighbour/requirements.md": Judged.neighbour])
    return FileAccess(
      read: memory.read,
      list: { folder throws(FileFailure) in
        func entry(_ index: Int, _ kind: FileAccess.Entry.Kind) -> FileAccess.Entry {
          FileAccess.Entry(
            name: "\(index).txt",
            kind: kind,
            identity: UInt64(index) << 8 + UInt64(folder.text.utf8.count)
          )
        }
        if folder.name == "out" { return (0..<folders).map { entry($0, .folder) } }
        if folder.folder.hasSuffix("out") { return (0..<100).map { entry($0, .file) } }
        let link = FileAccess.Entry(name: "out", kind: .folder, identity: 1, isLink: true)
        return try memory.list(folder) + (folder.name == "002-neighbour" ? [link] : [])
      },
      write: memory.write,
      kind: memory.kind
    )
  }

  @Test("what links lead to is read up to a limit that is named", arguments: [(100, false), (200, true)])
  func links(_ folders: Int, _ isCutOff: Bool) async throws {
    let judged = try await Judged(linking(to: folders))
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.judgment.findings.map(\.rule) == (isCutOff ? ["unreadable-document"] : []))
    #expect(judged.judgment.findings.allSatisfy { $0.message.contains("limit of 16384") })
  }
}
