import Findings
import Testing

struct PathGlobTests {
  @Test(
    "a pattern matches files, and folders with what lies in them",
    arguments: [
      ("specs/0*/**", "specs/004-badge/design.md", true), ("specs/0*", "specs/004-badge/completion/a.md", true),
      ("specs/0*", "specs/x/design.md", false), ("specs/archive", "specs/archive/1/a.md", true),
      ("specs/archive", "specs/archived/a.md", false), ("**/drafts/*.md", "a/b/drafts/c.md", true),
      ("**/drafts/*.md", "drafts/c.md", true), ("**/*.md", "a.md", true), ("**", "a/b", true),
      ("*.md", "a/b.md", false),
      ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z/d", true), ("a/**/z", "b/z", false), ("a?c", "abc", true),
      ("a?c", "aüc", true), ("a?c", "ac", false), ("./a/", "a/b", true), ("A", "a", false),
    ]
  )
  func matches(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try PathGlob(pattern).matches(DocumentPath(path)) == isMatch)
  }

  @Test(
    "a pattern that no path can have is refused",
    arguments: ["", "/etc", "../a", "a/../b", "{a,b}", "[ab]", "!a", "."]
  )
  func refused(pattern: String) {
    #expect(throws: PathGlob.Failure.self) { try PathGlob(pattern) }
  }

  @Test("a pattern of stars takes no longer than others", .timeLimit(.minutes(4)))
  func stars() throws {
    let name = String(repeating: "a", count: 5_000)
    #expect(!Wildcard(String(repeating: "*a", count: 500) + "b").matches(name))
    let path = DocumentPath(Array(repeating: "a", count: 500).joined(separator: "/"))
    #expect(try !PathGlob(Array(repeating: "**/a*", count: 50).joined(separator: "/") + "/b").matches(path))
  }
}
