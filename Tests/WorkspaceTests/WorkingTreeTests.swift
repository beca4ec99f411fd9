import Files
import Findings
import Foundation
import Testing
import Workspace

struct WorkingTreeTests {
  private func paths(_ texts: String...) -> [DocumentPath] { texts.map { DocumentPath($0) } }

  @Test("a repository says what is there, what it ignores, and where files went")
  func repository() async throws {
    let repository = try Repository()
    let long = (1...60).map { "line \($0)\n" }.joined()
    try repository.write("src/Icon ü.swift", long)
    try repository.write("src/Gone.swift", "gone")
    try repository.write(".gitignore", "build/\n")
    try repository.commit()
    try repository.git("mv", "src/Icon ü.swift", "src/Moved.swift")
    try repository.git("rm", "-q", "src/Gone.swift")
    try repository.commit()
    try repository.git("mv", "src/Moved.swift", "src/Last.swift")
    try repository.commit()
    try repository.write("build/a.js", "x")
    try repository.write("new.swift", "x")
    let tree = repository.tree()
    #expect(await tree.paths() == paths(".gitignore", "new.swift", "src/Last.swift"))
    #expect(await tree.ignored(among: paths("build/a.js", "new.swift", "../out")) == [DocumentPath("build/a.js")])
    let history = try #require(await tree.history(of: paths("src/Never.swift", "src/Gone.swift")))
    #expect(history.isComplete)
    #expect(history.end(of: DocumentPath("src/Icon ü.swift")) == .renamed(DocumentPath("src/Last.swift")))
    #expect(history.end(of: DocumentPath("src/Gone.swift")) == .deleted)
    #expect(history.end(of: DocumentPath("src/Never.swift")) == nil)
    #expect(await repository.tree("/src").paths() == paths("Last.swift"))
    #expect(await repository.tree("/src").prefix() == "src/")
  }

  @Test("what nobody has committed yet is gone as well, or moved")
  func uncommitted() async throws {
    let repository = try Repository()
    for name in ["one", "two", "three", "four", "my file"] {
      try repository.write("src/\(name).swift", (1...60).map { "\(name) \($0)\n" }.joined())
    }
    try repository.commit()
    try repository.git("mv", "src/one.swift", "src/uno.swift")
    try repository.commit()
    try repository.move("src/uno.swift", to: "lib/uno.swift")
    try repository.move("src/two.swift", to: "lib/second.swift")
    try repository.git("mv", "src/three.swift", "lib/three.swift")
    try repository.move("src/four.swift", to: nil)
    let tree = repository.tree()
    #expect(
      await tree.paths() == paths("lib/second.swift", "lib/three.swift", "lib/uno.swift", "src/my file.swift")
    )
    let history = try #require(await tree.history(of: []))
    #expect(history.end(of: DocumentPath("src/one.swift")) == .renamed(DocumentPath("lib/uno.swift")))
    #expect(history.end(of: DocumentPath("src/two.swift")) == .renamed(DocumentPath("lib/second.swift")))
    #expect(history.end(of: DocumentPath("src/three.swift")) == .renamed(DocumentPath("lib/three.swift")))
    #expect(history.end(of: DocumentPath("src/four.swift")) == .deleted)
  }

  @Test("what another branch has was there")
  func otherBranch() async throws {
    let repository = try Repository()
    try repository.write("a.swift", "a")
    try repository.commit()
    try repository.git("checkout", "-q", "-b", "other")
    try repository.write("b.swift", "b")
    try repository.commit()
    try repository.git("checkout", "-q", "-")
    let history = try #require(await repository.tree().history(of: paths("b.swift", "c.swift")))
    #expect(history.end(of: DocumentPath("b.swift")) == .deleted)
    #expect(history.end(of: DocumentPath("c.swift")) == nil)
  }

  @Test("without a repository, or without git, nothing is said")
  func nothing() async {
    let silent = WorkingTree(git: GitQuery { _, _ in nil })
    #expect(await silent.paths() == nil)
    #expect(await silent.history(of: []) == nil)
    #expect(await silent.ignored(among: paths("a")) == [])
  }

  @Test("a path that git refuses takes the others with it neither now nor when it is one of thousands")
  func refusedPaths() async throws {
    let repository = try Repository()
    try repository.write(".gitignore", "build/\n")
    try repository.write("elsewhere/a.swift", "a")
    try FileManager.default.createSymbolicLink(
      at: repository.folder.appending(path: "lib"),
      withDestinationURL: repository.folder.appending(path: "elsewhere")
    )
    try repository.commit()
    // More than a pipe holds: git ends before it has read them all.
    let many = (0..<3000).map { DocumentPath("src/a-source-that-is-not-there-\($0).swift") }
    let asked = paths("build/report.html", "lib/a.swift") + many
    #expect(await repository.tree().ignored(among: asked) == [DocumentPath("build/report.html")])
  }

  @Test("a folder that was moved is no file that was deleted, and leads where it was moved last")
  func movedFolder() async throws {
    let repository = try Repository()
    for name in ["one", "in/two"] {
      try repository.write("src/été/\(name).swift", (1...60).map { "\(name) \($0)\n" }.joined())
    }
    try repository.write("src/gone/three.swift", "three\n")
    try repository.commit()
    try repository.git("mv", "src/été", "src/new")
    try repository.git("rm", "-q", "src/gone/three.swift")
    try repository.commit()
    try repository.move("src/new", to: "lib")
    let asked = paths("src/été", "src/été/in", "src/gone", "src/never")
    let history = try #require(await repository.tree().history(of: asked))
    #expect(asked.map { history.end(of: $0) } == [nil, nil, nil, nil])
    #expect(asked.map { history.hadFolder($0) } == [true, true, true, false])
    #expect(asked.map { history.movedFolder($0)?.text } == ["lib", "lib/in", nil, nil])
  }

  @Test("a path that was moved back is where the last move says")
  func movedBack() {
    let history = FileHistory(
      gone: [DocumentPath("a"): .renamed(DocumentPath("b")), DocumentPath("b"): .renamed(DocumentPath("a"))],
      isComplete: true
    )
    #expect(history.end(of: DocumentPath("a")) == .renamed(DocumentPath("b")))
  }

  @Test("a walk leaves out what it is told, and follows no link")
  func walk() {
    let files = FileAccess.inMemory(["a.swift": "", "src/b.swift": "", "node_modules/c.js": ""])
    #expect(FolderWalk.paths(files) { $0 == "node_modules" } == paths("a.swift", "src/b.swift"))
    let deep = String(repeating: "d/", count: 1000) + "a.swift"
    #expect(FolderWalk.paths(.inMemory([deep: ""])) { _ in false } == paths(deep))
  }
}
