import Files
import Findings
import Testing
import Workspace

struct WorkspaceLocatorTests {
  private let system = FileAccess.inMemory([
    "home/team/.git/HEAD": "", "home/team/.kiro/specs/004-icon/requirements.md": "",
    "home/team/.kiro/specs/005-button/tasks.md": "",
    "home/team/docs/specs/004-icon/task-1-summary.md": "", "home/team/README.md": "",
    "tmp/copy/specs/001-a/requirements.md": "", "tmp/notes/report.txt": "", "home/team/src/Icon.swift": "",
  ])

  private func places(_ paths: [String], in folder: String = "/home/team") throws -> [WorkspacePlace] {
    try WorkspaceLocator(system: system, here: folder).places(paths)
  }

  @Test("without a path, the known spec folders of the workspace are read")
  func byDefault() throws {
    let place = try #require(try places([]).first)
    #expect(place.root == "/home/team")
    #expect(place.roots.map(\.text) == [".kiro/specs", "docs/specs"])
  }

  @Test(
    "where other tools and packages keep their specs",
    arguments: [
      (
        ["packages/web/.kiro/specs/a/tasks.md", "apps/b/.kiro/specs/c/tasks.md"],
        "apps/b/.kiro/specs packages/web/.kiro/specs"
      ),
      ([".kiro/specs/a/tasks.md", "packages/web/.kiro/specs/a/tasks.md"], ".kiro/specs packages/web/.kiro/specs"),
      (
        [
          "packages/a/specs/b/tasks.md", "packages/b/docs/specs/b/tasks.md", "services/c/openspec/specs/b/spec.md",
          "apps/d/.spec-workflow/specs/b/tasks.md", "packages/e/.claude/specs/b/tasks.md",
          "packages/a/.kiro/specs/c/d.md",
        ],
        """
        apps/d/.spec-workflow/specs packages/a/.kiro/specs packages/a/specs packages/b/docs/specs \
        packages/e/.claude/specs services/c/openspec
        """
      ),
      (
        [
          "packages/node_modules/specs/a/tasks.md", "packages/vendor/specs/a/tasks.md",
          "packages/a/node_modules/specs/b/tasks.md", "packages/a/src/specs/b/tasks.md", "specs/a/tasks.md",
        ],
        "specs"
      ),
      (["libs/a/specs/b/tasks.md", "crates/c/.kiro/specs/d/tasks.md"], "crates/c/.kiro/specs libs/a/specs"),
      (
        [
          "backend/.kiro/specs/a/tasks.md", "frontend/.kiro/specs/b/tasks.md", "tests/specs/c/tasks.md",
          ".git/.kiro/specs/a",
        ],
        "backend/.kiro/specs frontend/.kiro/specs"
      ),
      (["agent-os/specs/a/tasks.md", ".sdd/specs/a/tasks.md"], ".sdd/specs agent-os/specs"),
      ([".trae/specs/a/spec.md"], ".trae/specs"),
      // `spec` may as well hold tests.
      (["specs/a/tasks.md", "spec/b/tasks.md", "docs/spec/c/tasks.md"], "specs"),
      (["spec/b/tasks.md"], ""),
    ]
  )
  func others(_ files: [String], _ roots: String) throws {
    let all = ["home/team/.git/HEAD"] + files.map { "home/team/\($0)" }
    let system = FileAccess.inMemory(Dictionary(uniqueKeysWithValues: all.map { ($0, "") }))
    let place = try #require(try WorkspaceLocator(system: system, here: "/home/team").places([]).first)
    #expect(place.roots.map(\.text).sorted().joined(separator: " ") == roots)
  }

  @Test(
    "what tools keep in a person's own folder marks no workspace, and nobody looks above it",
    arguments: [
      ("home/a/.kiro/steering/b.md", "/home/a/notes", "/home/a/notes"),
      ("home/a/.git/HEAD", "/home/a/notes", "/home/a"), ("home/.git/HEAD", "/home/a/notes", "/home/a/notes"),
      ("home/.git/HEAD", "/home/a", "/home/a"), ("home/a/.kiro/steering/b.md", "/home/a", "/home/a"),
      ("srv/.kiro/steering/b.md", "/srv/notes", "/srv"),
    ]
  )
  func ownFolder(_ mark: String, _ here: String, _ root: String) throws {
    let system = FileAccess.inMemory([mark: "", "\(here.dropFirst())/specs/001-a/tasks.md": ""])
    let locator = WorkspaceLocator(system: system, here: here, home: "/home/a/")
    let place = try #require(try locator.places([]).first)
    #expect(place.root == root && place.roots.count == 1)
  }

  @Test("findings are wanted of what was named, and of what lies below it")
  func wanted() {
    var place = WorkspacePlace(root: "/a", roots: [], loose: [], focus: [DocumentPath("specs/001-a")])
    place.want(DocumentPath("notes/b.md"))
    func isWanted(_ path: String) -> Bool { place.isWanted(DocumentPath(path)) }
    #expect(isWanted("specs/001-a") && isWanted("specs/001-a/x/tasks.md") && isWanted("notes/b.md"))
    #expect(!isWanted("specs/001-ab/tasks.md") && !isWanted("specs") && !isWanted("notes/c.md"))
    // Of many more the answer is the same.
    for number in 100..<120 { place.want(DocumentPath("specs/\(number)-c")) }
    #expect(isWanted("specs/001-a") && isWanted("specs/001-a/x/tasks.md") && isWanted("notes/b.md"))
    #expect(!isWanted("specs/001-ab/tasks.md") && !isWanted("specs") && !isWanted("notes/c.md"))
    #expect(isWanted("specs/119-c/design.md") && !isWanted("specs/120-c/design.md"))
    #expect(WorkspacePlace(root: "/a", roots: [], loose: [], focus: []).isWanted(DocumentPath("b.md")))
    #expect(
      WorkspacePlace(root: "/a", roots: [], loose: [], focus: [DocumentPath("")]).isWanted(DocumentPath("b/c.md"))
    )
  }

  @Test("of a folder of changes beside specs both are read")
  func openSpec() throws {
    let system = FileAccess.inMemory([
      "home/team/.git/HEAD": "", "home/team/openspec/specs/a/spec.md": "", "home/team/openspec/changes/b/tasks.md": "",
    ])
    let place = try #require(try WorkspaceLocator(system: system, here: "/home/team").places(["openspec"]).first)
    #expect(place.roots.map(\.text) == ["openspec"])
  }

  @Test("a spec folder is read with its neighbours, and findings are wanted of itself only")
  func specFolder() throws {
    let place = try #require(try places([".kiro/specs/004-icon"]).first)
    #expect(place.roots.map(\.text) == [".kiro/specs"])
    #expect(place.isWanted(DocumentPath(".kiro/specs/004-icon/requirements.md")))
    #expect(!place.isWanted(DocumentPath(".kiro/specs/005-button/tasks.md")))
  }

  @Test("a document of a spec is read with its spec")
  func document() throws {
    let place = try #require(try places([".kiro/specs/004-icon/requirements.md"]).first)
    #expect(place.roots.map(\.text) == [".kiro/specs"])
    #expect(place.loose.isEmpty)
    #expect(place.focus.map(\.text) == [".kiro/specs/004-icon/requirements.md"])
  }

  @Test("a folder without a mark is its own workspace")
  func unmarked() throws {
    let place = try #require(try places(["/tmp/copy"]).first)
    #expect(place.root == "/tmp/copy")
    #expect(place.roots.map(\.text) == ["specs"])
  }

  @Test("two workspaces stay two")
  func two() throws {
    #expect(try places([".", "/tmp/copy"]).map(\.root) == ["/home/team", "/tmp/copy"])
  }

  @Test("a loose document joins the workspace that is read with it")
  func loose() throws {
    let found = try places([".", "/tmp/notes/report.txt"])
    #expect(found.count == 1)
    #expect(found.first?.loose.map(\.text) == ["../../tmp/notes/report.txt"])
  }

  @Test("beside a loose document of a workspace, the specs are read that it may speak of")
  func looseInWorkspace() throws {
    let place = try #require(try places(["README.md"]).first)
    #expect(place.roots.map(\.text) == [".kiro/specs", "docs/specs"])
    #expect(place.focus.map(\.text) == ["README.md"])
    #expect(try places(["/tmp/notes/report.txt"]).first?.roots == [])
  }

  @Test(
    "other tools keep their specs elsewhere",
    arguments: [".spec-workflow/specs", "openspec", ".claude/specs"]
  )
  func otherFolders(_ folder: String) throws {
    let system = FileAccess.inMemory(["home/.git/HEAD": "", "home/\(folder)/cart/requirements.md": ""])
    let place = try #require(try WorkspaceLocator(system: system, here: "/home").places([]).first)
    #expect(place.roots.map(\.text) == [folder])
  }

  @Test("a source is not read as a document, and that is said")
  func source() {
    let failure = #expect(throws: PlaceFailure.self) { try places(["src/Icon.swift"]) }
    #expect(failure?.description.hasPrefix("`src/Icon.swift` is no markdown document") == true)
  }

  @Test("a path that is not there is said with the nearest one that is")
  func missing() throws {
    let failure = #expect(throws: PlaceFailure.self) { try places([".kiro/specs/004-icno"]) }
    #expect(failure?.description == "there is no `.kiro/specs/004-icno`; did you mean `.kiro/specs/004-icon`?")
  }
}
