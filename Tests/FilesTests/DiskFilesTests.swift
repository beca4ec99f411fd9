import Files
import Findings
import Foundation
import Testing

/// What a disk holds besides well-behaved files.
struct DiskFilesTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)").path()
  private var files: FileAccess { .disk(root: root) }

  private func withFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try body()
  }

  @Test("a file above the limit is refused by its size, before it is read")
  func tooLarge() throws {
    try withFolder {
      try #require(FileManager.default.createFile(atPath: root + "/big.md", contents: nil))
      // A hole: a hundred megabytes that take no room.
      try #require(truncate(root + "/big.md", 100 << 20) == 0)
      #expect(throws: FileFailure(path: DocumentPath("big.md"), reason: .tooLarge(bytes: 100 << 20, limit: 1 << 20))) {
        _ = try files.read(DocumentPath("big.md"), 1 << 20)
      }
    }
  }

  @Test("a named pipe is no file, and nobody waits for it")
  func pipe() throws {
    try withFolder {
      try #require(mkfifo(root + "/pipe.md", 0o644) == 0)
      #expect(throws: FileFailure(path: DocumentPath("pipe.md"), reason: .notAFile)) {
        _ = try files.read(DocumentPath("pipe.md"), 1 << 20)
      }
      #expect(try files.list(DocumentPath("")).map(\.kind) == [.other])
    }
  }

  @Test("a file is taken away, and nothing else")
  func remove() throws {
    try withFolder {
      for files in [files, .inMemory([:])] {
        try files.write([1], DocumentPath("a/b.md"))
        try files.remove(DocumentPath("a/b.md"))
        #expect(files.kind(DocumentPath("a/b.md")) == nil)
        #expect(throws: FileFailure(path: DocumentPath("a/b.md"), reason: .missing)) {
          try files.remove(DocumentPath("a/b.md"))
        }
      }
      #expect(throws: FileFailure(path: DocumentPath("a"), reason: .notAFile)) { try files.remove(DocumentPath("a")) }
    }
  }

  @Test("symbolic links are what they lead to, and say that they are links")
  func links() throws {
    try withFolder {
      try FileManager.default.createDirectory(atPath: root + "/folder", withIntermediateDirectories: true)
      try #require(symlink(".", root + "/folder/loop") == 0 && symlink("nowhere", root + "/gone.md") == 0)
      let entries = try files.list(DocumentPath("")) + files.list(DocumentPath("folder"))
      #expect(entries.map(\.name) == ["folder", "gone.md", "loop"])
      #expect(entries.map(\.kind) == [.folder, .other, .folder])
      #expect(entries.map(\.isLink) == [false, true, true])
      #expect(entries[0].identity == entries[2].identity)
    }
  }

  @Test(
    "names may hold blanks, emoji and line ends",
    arguments: ["a b.md", "🎉.md", "a\nb.md", "\u{1B}[31m.md", "-.md"]
  )
  func names(_ name: String) throws {
    try withFolder {
      try files.write(Array("x".utf8), DocumentPath(name))
      #expect(try files.list(DocumentPath("")).map(\.name) == [name])
      #expect(try files.read(DocumentPath(name), 10) == Array("x".utf8))
    }
  }

  @Test(
    "a file is read to its end, whatever the system says of its size",
    arguments: [0, 1, 4095, 4096, 4097, 1 << 20]
  )
  func wholeFiles(_ size: Int) throws {
    try withFolder {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
      try files.write(bytes, DocumentPath("a.md"))
      #expect(try files.read(DocumentPath("a.md"), 1 << 20) == bytes)
    }
  }

  @Test(
    "a file whose size nobody knows is read too",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))
  )
  func unknownSize() throws {
    let bytes = try FileAccess.disk(root: "/proc/self").read(DocumentPath("status"), 1 << 20)
    #expect(String(decoding: bytes, as: UTF8.self).contains("Threads:"))
  }

  @Test("folders are made where they are missing, those above the root too; a file in their place is told")
  func folders() throws {
    try withFolder {
      let below = FileAccess.disk(root: root + "/new/root")
      try below.write([1], DocumentPath("a/b.md"))
      #expect(try below.read(DocumentPath("a/b.md"), 10) == [1])
      let place = "\(root)/new/root/a/b.md"
      #expect(throws: FileFailure(path: DocumentPath("a/b.md"), reason: .system("\(place) is no folder"))) {
        try below.write([1], DocumentPath("a/b.md/c.md"))
      }
    }
  }

  @Test("a file whose name, or whose folder's name, is not UTF-8 is told so, and one that is missing is not")
  func foreignNames() throws {
    try withFolder {
      let folder = Array("\(root)/caf".utf8) + [0xE9]
      let file = folder + Array("/\u{FFFD}.md".utf8)
      try #require(mkdir(folder.map { CChar(bitPattern: $0) } + [0], 0o755) == 0)
      let opened = open(file.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o644)
      try #require(opened >= 0 && close(opened) == 0)
      let names = try files.list(DocumentPath("")).map(\.name)
      #expect(names == ["caf\u{FFFD}"])
      for (path, reason) in [
        ("caf\u{FFFD}", FileFailure.Reason.nameNotUTF8), ("caf\u{FFFD}/\u{FFFD}.md", .nameNotUTF8),
        ("gone\u{FFFD}.md", .missing), ("caf", .missing),
      ] {
        #expect(throws: FileFailure(path: DocumentPath(path), reason: reason)) {
          _ = try files.read(DocumentPath(path), 10)
        }
      }
    }
  }

  @Test("what is missing says so")
  func missing() {
    #expect(throws: FileFailure(path: DocumentPath("a.md"), reason: .missing)) {
      _ = try files.read(DocumentPath("a.md"), 10)
    }
  }
}
