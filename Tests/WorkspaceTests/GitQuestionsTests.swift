import Files
import Findings
import Foundation
import Testing
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How git is asked: about many paths at once, about names that look like commands, and not for ever.
struct GitQuestionsTests {
  @Test("names that mean something to git mean themselves")
  func literal() async throws {
    let repository = try Repository()
    try repository.write(".gitignore", "build/\n")
    for name in [":(top)x", "*", ":(nope)y.swift"] { try repository.write("src/\(name)", "x") }
    try repository.commit()
    try repository.git("rm", "-q", "-r", "src")
    try repository.commit()
    try repository.git("checkout", "-q", "--orphan", "other")
    try repository.write("a.swift", "x")
    try repository.commit()
    let asked = ["src/*", "src/:(top)x", "src/:(nope)y.swift", "src/:(top)never", "*"].map { DocumentPath($0) }
    let history = try #require(await repository.tree().history(of: asked))
    #expect(asked.filter { history.end(of: $0) == .deleted } == Array(asked.prefix(3)))
    let ignored = await repository.tree().ignored(among: [DocumentPath(":(nope)z"), DocumentPath("build/*")])
    #expect(ignored == [DocumentPath("build/*")])
  }

  @Test("hundreds of paths are found on another branch as one is, and nothing else with them")
  func many() async throws {
    let repository = try Repository()
    try repository.write("a.swift", "a")
    try repository.commit()
    try repository.git("checkout", "-q", "-b", "other")
    for number in 0..<120 { try repository.write("src/\(number % 7)/f\(number).swift", "x") }
    try repository.commit()
    try repository.git("checkout", "-q", "-")
    let there = (0..<120).map { DocumentPath("src/\($0 % 7)/f\($0).swift") }
    let never = (120..<240).map { DocumentPath("src/\($0 % 7)/f\($0).swift") }
    let history = try #require(await repository.tree().history(of: there + never + [DocumentPath("src/3")]))
    #expect(there.allSatisfy { history.end(of: $0) == .deleted })
    #expect(never.allSatisfy { history.end(of: $0) == nil })
    #expect(history.end(of: DocumentPath("src/3")) == .deleted)
  }

  @Test("of hundreds of files those are named that a commit wrote anew")
  func rewritten() async throws {
    let repository = try Repository()
    for number in 0..<120 { try repository.write("specs/\(number)/requirements.md", "x") }
    try repository.commit()
    try repository.write("specs/7/requirements.md", "y")
    try repository.write("specs/8/notes.md", "y")
    try repository.commit()
    let git = GitHistory(folder: repository.path)
    let paths = (0..<120).map { DocumentPath("specs/\($0)/requirements.md") }
    #expect(try await git.rewritten(paths, since: "HEAD~1") == [DocumentPath("specs/7/requirements.md")])
    #expect(try await git.rewritten(paths, since: "HEAD") == [])
  }

  @Test("files that one commit brought, and no other touched, are known without asking who wrote each line")
  func brought() async throws {
    let repository = try Repository()
    // However few renames the user's git looks for: a file that was moved and edited was not brought.
    try repository.git("config", "diff.renameLimit", "1")
    let text = (1...40).map { "line \($0)\n" }.joined()
    for name in ["kept", "renamed", "second", "third", "gone"] { try repository.write("\(name).md", name + text) }
    try repository.commit()
    try repository.write("new.md", "new\n")
    try repository.write("edited.md", "edited\n")
    for (old, new) in [("renamed", "moved"), ("second", "2"), ("third", "3")] {
      try repository.git("mv", "\(old).md", "\(new).md")
      try repository.write("\(new).md", old + text + "edited\n")
    }
    try repository.git("rm", "-q", "gone.md")
    try repository.commit()
    let commit = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    try repository.write("edited.md", "edited again\n")
    try repository.write("gone.md", "back\n")
    try repository.commit()
    let touches = try await GitHistory(folder: repository.path).touches(of: "HEAD~2..HEAD")
    #expect(touches.brought == [DocumentPath("new.md"): commit])
    #expect(
      touches.formerNames == [
        DocumentPath("moved.md"): [DocumentPath("renamed.md")], DocumentPath("2.md"): [DocumentPath("second.md")],
        DocumentPath("3.md"): [DocumentPath("third.md")],
      ]
    )
  }

  @Test("after a question that git does not answer in time it is asked nothing more")
  func patience() async throws {
    let repository = try Repository()
    try repository.write("a.swift", "a")
    try repository.commit()
    let git = GitQuery.system(folder: repository.path, limit: .seconds(2))
    // A git that waits for a writer of its HEAD for ever.
    let head = repository.folder.appending(path: ".git/HEAD").path
    let text = try String(contentsOfFile: head, encoding: .utf8)
    try FileManager.default.removeItem(atPath: head)
    try #require(mkfifo(head, 0o600) == 0)
    #expect(await git.answer(["rev-parse", "HEAD"], []) == nil)
    try FileManager.default.removeItem(atPath: head)
    try text.write(toFile: head, atomically: true, encoding: .utf8)
    #expect(await git.answer(["rev-parse", "HEAD"], []) == nil)
    #expect(
      await GitQuery.system(folder: repository.path, limit: .seconds(600)).answer(["rev-parse", "HEAD"], []) != nil
    )
  }
}
