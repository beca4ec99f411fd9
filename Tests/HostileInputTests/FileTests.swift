import Files
import Findings
import Foundation
import Judgment
import SpecModel
import SpecReading
import Testing

/// Files that cannot be read, or are not what they seem: each is a finding, and the rest is judged.
struct FileTests {
  private static let neighbour = [
    "specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8), "specs/001-hostile/design.md": [],
  ]

  /// A workspace in which reading the hostile document fails.
  private func failing(_ reason: FileFailure.Reason) -> FileAccess {
    let memory = FileAccess.inMemory(bytes: Self.neighbour)
    return FileAccess(
      read: { path, limit throws(FileFailure) in
        guard path.name != "design.md" else { throw FileFailure(path: path, reason: reason) }
        return try memory.read(path, limit)
      },
      list: memory.list,
      write: memory.write,
      kind: memory.kind
    )
  }

  @Test(
    "a document that cannot be read is a finding",
    arguments: [
      FileFailure.Reason.missing, .notPermitted, .notAFile, .tooLarge(bytes: 100 << 20, limit: 1 << 20),
      .system("Input/output error"), .system("Too many levels of symbolic links"),
    ]
  )
  func unreadable(_ reason: FileFailure.Reason) async throws {
    let judged = try await Judged(failing(reason))
    #expect(judged.neighbour == ["002/1.1"])
    let findings = judged.judgment.findings.filter { $0.rule == "unreadable-document" }
    #expect(findings.count == 1)
    // What has no permissions is not cured by them.
    let isCuredByPermissions = findings.first?.cure == "mend its permissions"
    #expect(isCuredByPermissions == (reason == .notPermitted || reason == .system("Input/output error")))
  }

  @Test("a folder that cannot be listed is a finding")
  func unlistable() async throws {
    let memory = FileAccess.inMemory(bytes: Self.neighbour)
    let files = FileAccess(
      read: memory.read,
      list: { folder throws(FileFailure) in
        guard folder.name != "001-hostile" else { throw FileFailure(path: folder, reason: .notPermitted) }
        return try memory.list(folder)
      },
      write: memory.write,
      kind: memory.kind
    )
    let judged = try await Judged(files)
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.judgment.findings.map(\.rule) == ["unreadable-document"])
  }

  @Test("folders deeper than the limit are a finding")
  func depth() async throws {
    let deep = "specs/001-hostile/" + String(repeating: "a/", count: 100) + "b.md"
    let judged = try await Judged(Self.neighbour.merging([deep: [35]]) { $1 })
    #expect(judged.neighbour == ["002/1.1"])
    #expect(
      judged.judgment.findings.contains { $0.rule == "unreadable-document" && $0.message.contains("limit of 64") }
    )
  }

  @Test(
    "names with blanks, emoji and line ends are names",
    arguments: ["a b.md", "🎉.md", "a\nb.md", "[x](y).md", "%20.md"]
  )
  func names(_ name: String) async throws {
    let judged = try await Judged(["specs/001-🎉 x/\(name)": Array("# Title\n".utf8), "specs/001-🎉 x/tasks.md": []])
    #expect(
      judged.corpus.documents.map(\.path.name)
        == [name, "tasks.md"].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    )
  }

  @Test("names that differ only in how a letter is spelt are two files, and two specs")
  func spellings() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "spellings-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = FileAccess.disk(root: root)
    for letter in ["\u{E9}", "e\u{301}"] {
      try files.write(Array("# A\n".utf8), DocumentPath("specs/note-\(letter).md"))
      try files.write(Array(Judged.neighbour.utf8), DocumentPath("specs/004-\(letter)/requirements.md"))
    }
    let judged = try await Judged(files)
    #expect(judged.corpus.documents.count == 4)
    #expect(judged.corpus.specs.count == 2)
  }

  @Test("a loop of symbolic links ends, and nothing is read twice")
  func loops() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "loops-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = FileAccess.disk(root: root)
    try files.write(Array(Judged.neighbour.utf8), DocumentPath("specs/002-neighbour/requirements.md"))
    try #require(symlink("..", root + "/specs/002-neighbour/up") == 0)
    try #require(symlink("002-neighbour", root + "/specs/001-alias") == 0)
    try #require(symlink("requirements.md", root + "/specs/002-neighbour/again.md") == 0)
    try #require(symlink("gone", root + "/specs/002-neighbour/design.md") == 0)
    try #require(mkfifo(root + "/specs/002-neighbour/tasks.md", 0o644) == 0)
    let judged = try await Judged(files)
    #expect(judged.neighbour == ["002/1.1"])
    #expect(judged.corpus.documents.map(\.path.name) == ["design.md", "requirements.md", "tasks.md"])
    #expect(judged.judgment.findings.filter { $0.rule == "unreadable-document" }.count == 2)
  }
}
