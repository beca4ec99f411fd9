import Foundation
import Testing
import Workspace

@Suite("What a repository holds")
struct GitSnapshotsTests {
  @Test("is the same as at its commit when nothing was changed, or only what does not count")
  func same() async throws {
    let repository = try Repository()
    try fill(repository)
    for (file, text) in [
      ("specs/004/design.md", "# Other\n"), ("specs/004/new.md", "# New\n"), (".counterfoil/evidence.json", "{}"),
      ("build/out.o", "x"), ("reports/TEST-a.xml", "<?xml version=\"1.0\"?><testsuite/>"),
      (".build-checks/debug.yaml", "x"),
    ] {
      try repository.write(file, text)
      #expect(try await isSame(repository), "\(file)")
    }
  }

  @Test(
    "differs when anything was changed that tests may run",
    arguments: [
      "src/badge.ts", "src/new.ts", "specs/004/badge.spec.ts", "specs/004/helper.py", "layout.xml", "README.md",
    ]
  )
  func differs(_ file: String) async throws {
    let repository = try Repository()
    try fill(repository)
    #expect(try await isSame(repository))
    try repository.write(file, "changed")
    #expect(try await !isSame(repository))
  }

  @Test("differs when a file of a submodule was changed, or is new", arguments: ["a.ts", "b.ts"])
  func submodule(_ file: String) async throws {
    let inner = try Repository()
    try inner.write("a.ts", "export const a = 1\n")
    try inner.commit()
    let repository = try Repository()
    try fill(repository)
    _ = try repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.path, "lib")
    try repository.commit()
    #expect(try await isSame(repository))
    try repository.write("lib/\(file)", "changed")
    #expect(try await !isSame(repository))
  }

  @Test(
    "differs when a file was changed that git was told not to look at",
    arguments: ["--assume-unchanged", "--skip-worktree"]
  )
  func hidden(_ flag: String) async throws {
    let repository = try Repository()
    try fill(repository)
    _ = try repository.git("update-index", flag, "src/badge.ts")
    #expect(try await isSame(repository))
    try repository.write("src/badge.ts", "changed")
    #expect(try await !isSame(repository))
  }

  @Test("differs when a file is gone")
  func gone() async throws {
    let repository = try Repository()
    try fill(repository)
    try FileManager.default.removeItem(atPath: "\(repository.path)/src/badge.ts")
    #expect(try await !isSame(repository))
  }

  @Test("leaves the repository's own index alone")
  func index() async throws {
    let repository = try Repository()
    try fill(repository)
    try repository.write("src/new.ts", "new")
    _ = try await isSame(repository)
    #expect(try repository.git("status", "--porcelain").contains("?? src/new.ts"))
  }

  private func fill(_ repository: Repository) throws {
    // Some of what does not count is ignored as well, as it should be.
    try repository.write(".gitignore", "build/\n.counterfoil/\n")
    try repository.write("src/badge.ts", "export const badge = 1\n")
    try repository.write("specs/004/design.md", "# Design\n")
    try repository.write("specs/004/badge.spec.ts", "test\n")
    try repository.commit()
  }

  private func isSame(_ repository: Repository) async throws -> Bool {
    let git = GitSnapshots(folder: repository.path)
    defer { git.end() }
    let excluded = ["specs/*.md", ".counterfoil/*", ".build-checks/*", "build/*"]
    let then = try #require(await git.files(of: "HEAD", without: excluded))
    return try #require(await git.files(of: nil, without: excluded)) == then
  }
}
