import Foundation
import Testing

/// A workspace with a past: what it ignores, accepts and has decided for itself.
struct LivingTests {
  @Test("after a baseline only what is new counts, and what is mended is offered for removal")
  func baseline() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    #expect(try workspace.run("lint").code == 1)
    let dry = try workspace.run("baseline", "--dry-run")
    #expect(dry.output.contains("2 added, 0 taken out") && dry.output.contains("--dry-run"))
    #expect(throws: (any Error).self) { try workspace.text(".counterfoil/baseline") }
    #expect(try workspace.run("baseline").output.hasSuffix("wrote .counterfoil/baseline\n"))
    let first = try workspace.text(".counterfoil/baseline")
    #expect(try workspace.run("baseline").output == "nothing has changed: 2 findings accepted\n")
    #expect(try workspace.run("lint").code == 0)
    #expect(try !workspace.run("gate", "--minimum-coverage", "0").output.contains("errors"))

    try workspace.write("# Design\n\nWords.\n\nSee [b](b.md).\n", to: "specs/004-badge/design.md")
    let lint = try workspace.run("lint")
    #expect(lint.output.contains("nothing is at `b.md`") && !lint.output.contains("1.7"))
    #expect(lint.output.contains("1 accepted finding is gone"))
    let pruned = try workspace.run("baseline", "--prune").output
    #expect(pruned.contains("- specs/004-badge/design.md: broken-link: nothing is at `a.md`"))
    #expect(!pruned.contains("+"))
    let lines = try workspace.text(".counterfoil/baseline").split(separator: "\n")
    #expect(Set(lines).isStrictSubset(of: first.split(separator: "\n")))
  }

  @Test("branches that accept different findings merge without a conflict")
  func branches() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    #expect(try workspace.run("baseline").code == 0)
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "base")
    for branch in ["one", "two"] {
      try workspace.git("checkout", "-q", "-b", branch, "main")
      try workspace.write("# Notes\n\n[x](\(branch).md)\n", to: "specs/004-badge/notes-\(branch).md")
      #expect(try workspace.run("baseline").code == 0)
      try workspace.git("add", "-A")
      try workspace.git("commit", "-qm", branch)
    }
    try workspace.git("merge", "-q", "-m", "merged", "one")
    let lines = { Array(try workspace.text(".counterfoil/baseline").split(separator: "\n").dropFirst(2)) }
    // What git has put together stands as it came, and is read all the same.
    #expect(try lines() != lines().sorted())
    #expect(try workspace.run("lint").code == 0)
    let unchanged = "nothing has changed: 4 findings accepted\n"
    let remark = "sorted .counterfoil/baseline, which a merge had left out of order\n"
    #expect(try workspace.run("baseline", "--dry-run").output.hasPrefix(unchanged))
    #expect(try lines() != lines().sorted())
    #expect(try workspace.run("baseline").output == unchanged + remark)
    #expect(try lines() == lines().sorted())
    #expect(try workspace.run("baseline").output == unchanged)
  }

  @Test("paths limit a baseline to what lies below them")
  func focus() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    #expect(try workspace.run("baseline", "specs/004-badge/design.md").output.contains("1 added"))
    #expect(try workspace.run("baseline", "specs/004-badge/tasks.md").output.contains("1 added, 0 taken out: 2"))
  }

  @Test("an ignored finding is counted, and told with its reason")
  func ignored() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(
      "# Design\n\n<!-- counterfoil:ignore broken-link it comes with task 3 -->\n[a](a.md)\n",
      to: "specs/004-badge/design.md"
    )
    #expect(try workspace.run("lint").output == "no findings in 3 documents of 1 spec; 1 ignored\n")
    #expect(try workspace.run("lint", "--format", "json").output.contains(#""reason":"it comes with task 3""#))
    #expect(try workspace.run("lint", "--format", "sarif").output.contains(#""justification":"it comes with task 3""#))
  }

  @Test("a document beside the workspace is named as it is seen from here")
  func loosePlace() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("# Task 1 Completion\n\n**Scope**: 004-badge\n\n✅ Requirement 1.9: x\n", to: "loose/report.md")
    try workspace.write("", to: "here/empty.txt")
    try workspace.write("# nothing to say\n", to: "shop/counterfoil.yml")
    try workspace.write(
      try workspace.text("specs/004-badge/requirements.md"),
      to: "shop/specs/004-badge/requirements.md"
    )
    let lint = try withExtendedLifetime(workspace) {
      try CommandRun(["lint", "../shop", "../loose/report.md"], in: workspace.root.appending(path: "here"))
    }
    #expect(lint.output.contains("../loose/report.md:5"), "\(lint.output)\(lint.errors)")
    #expect(!lint.output.contains("shop/.."))
  }

  @Test("of a line that stands there more often than before lint says that it may be an old one")
  func unclearAge() throws {
    let requirements = "specs/004-badge/requirements.md"
    let tasks = "specs/004-badge/tasks.md"
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lock").code == 0)
    let old = try workspace.text(requirements)
    let inserted =
      "### Requirement 1: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be red\n\n### Requirement 2: Size"
    try workspace.write(old.replacing("### Requirement 1: Size", with: inserted), to: requirements)
    try workspace.write(try workspace.text(tasks) + "  - _Requirements: 1.1_\n", to: tasks)
    let lint = try workspace.run("lint", "--all")
    #expect(lint.output.contains("info: moved-criterion") && lint.output.contains("`1.1` may have been written"))
    let fix = try workspace.run("fix", "--yes")
    #expect(fix.code == 1 && fix.output.contains("left for you to decide: 2"))
  }

  /// What is known of a line: releases before told all of it otherwise but its text.
  private static var knownLine: Regex<(Substring, Substring)> { #/([0-9a-f]{8})(?:-[0-9a-f]{4,16})+/# }

  @Test(
    "a lock of an older release is up to date as long as nothing has changed, and written anew once",
    arguments: ["-0123", "-0123-456789ab", "-0123-456789ab-cdef-01234567", "-0123-456789ab-cdef-01234567-89ab"]
  )
  func olderLock(_ known: String) throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lock").code == 0)
    let new = try workspace.text(".counterfoil/lock")
    let lines = new.replacing("lock 5\n", with: "lock 2\n").replacing(Self.knownLine) { $0.1 + known }
    let unsealed = lines.split(separator: "\n").map { $0.replacing(#/ [^ ]+=[0-9a-f]{16}/#, with: "") }.dropFirst()
    let first = (["counterfoil lock 1"] + unsealed).joined(separator: "\n") + "\n"
    for older in [lines, first] {
      #expect(older != new)
      try workspace.write(older, to: ".counterfoil/lock")
      #expect(try workspace.run("lint").code == 0)
      let check = try workspace.run("lock", "--check")
      #expect(check.code == 0 && check.output.contains("up to date"))
      #expect(try workspace.run("lock").output.contains("as this release does"))
      #expect(try workspace.text(".counterfoil/lock") == new)
      #expect(try workspace.run("lock").output.contains("up to date"))
    }
  }

  @Test("with a lock of an older release, lines that were edited since are not taken for granted, and it says so")
  func editedUnderOlderLock() throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lock").code == 0)
    let new = try workspace.text(".counterfoil/lock")
    let older = new.replacing("lock 5\n", with: "lock 2\n").replacing(Self.knownLine) { $0.1 + "-0123-456789ab" }
    try workspace.write(older, to: ".counterfoil/lock")
    let requirements = "specs/004-badge/requirements.md"
    let size = "1. WHEN the badge is drawn THEN it SHALL be 24 points wide\n"
    let inserted = "1. WHEN a plane is loaded THEN the crew SHALL count parcels\n2" + size.dropFirst()
    try workspace.write(try workspace.text(requirements).replacing(size, with: inserted), to: requirements)
    let sure = try workspace.run("lint", "--all")
    #expect(
      sure.errors.contains("written by an older release") && sure.output.contains("error: moved-criterion"),
      "\(sure)"
    )
    let tasks = "specs/004-badge/tasks.md"
    let text = try workspace.text(tasks)
    try workspace.write(text.replacing("_Requirements: 1.1_", with: "_Requirements: 1.1 as agreed_"), to: tasks)
    #expect(try workspace.text(tasks) != text)
    let edited = try workspace.run("lint", "--all")
    #expect(edited.output.contains("`1.1` may have been written"), "\(edited)")
    #expect(try workspace.run("fix", "--yes").code == 1)
    #expect(try workspace.text(tasks).contains("1.1 as agreed"))
  }

  @Test("what is taken as it is after a merge is settled, while the merge is the last commit and later")
  func acceptedMerge() throws {
    let workspace = try TemporaryWorkspace()
    let spec = "specs/004-badge"
    // A spec between them, so that git merges what both sides write into the lock.
    for name in ["requirements.md", "tasks.md"] {
      try workspace.write(try workspace.text("\(spec)/\(name)"), to: "specs/005-label/\(name)")
    }
    #expect(try workspace.run("lock").code == 0)
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "base")
    try workspace.git("checkout", "-q", "-b", "feature")
    try workspace.write("# Design\n\nAs 004/1.1 says.\n", to: "specs/006-notes/design.md")
    #expect(try workspace.run("lock").code == 0)
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "report")
    try workspace.git("checkout", "-q", "main")
    let text = try workspace.text("\(spec)/requirements.md")
    let inserted = text.replacing("1. WHEN", with: "1. WHEN it is loaded THEN its bytes SHALL be kept\n2. WHEN")
    try workspace.write(inserted, to: "\(spec)/requirements.md")
    #expect(try workspace.run("fix", "--yes").code == 0)
    try workspace.git("commit", "-qam", "inserted")
    try workspace.git("merge", "-q", "-m", "merged", "feature")
    #expect(try workspace.run("lint").output.contains("moved-criterion"))
    #expect(try workspace.run("lock").code == 1)
    #expect(try workspace.run("lock", "--accept").output.contains("taken as they are"))
    #expect(try !workspace.run("lint", "--all").output.contains("moved-criterion"))
    try workspace.git("commit", "-qa", "--amend", "-m", "merged")
    #expect(try !workspace.run("lint", "--all").output.contains("moved-criterion"))
    #expect(try workspace.run("lock", "--check").code == 0)
  }

  @Test("whoever asks for a criterion of a spec without requirements is told so")
  func showWithoutRequirements() throws {
    let workspace = try TemporaryWorkspace(["specs/004-badge/tasks.md": "- [ ] 1. Draw it\n"])
    let show = try workspace.run("show", "004/1.1")
    #expect(show.code == 2 && show.errors == "error: spec `004-badge` states no requirement that can be read\n")
  }

  @Test("a spec that lost all of its requirements is told where a lock knows them, though nothing cites them")
  func vanished() throws {
    let workspace = try TemporaryWorkspace([
      "specs/004-badge/requirements.md": TemporaryWorkspace.good["specs/004-badge/requirements.md"] ?? ""
    ])
    #expect(try workspace.run("lock").code == 0)
    #expect(try workspace.run("lint").code == 0)
    try workspace.write("\u{1}\u{2}\n", to: "specs/004-badge/requirements.md")
    let lint = try workspace.run("lint")
    #expect(lint.code == 1 && lint.output.contains("vanished-requirements"), "\(lint.output)")
    #expect(try workspace.run("gate").output.contains("vanished-requirements"))
    // Of a part of the workspace nobody can tell.
    try workspace.write("ignore: [specs/004-badge]\n", to: "counterfoil.yml")
    try workspace.write("# Design\n", to: "specs/005-knob/design.md")
    #expect(try workspace.run("lint").code == 0)
  }

  @Test("a spec whose whole folder is gone is an error, also to the gate, until the lock accepts that")
  func folderGone() throws {
    let workspace = try TemporaryWorkspace([
      "specs/004-badge/requirements.md": TemporaryWorkspace.good["specs/004-badge/requirements.md"] ?? "",
      "specs/005-knob/requirements.md": TemporaryWorkspace.good["specs/004-badge/requirements.md"] ?? "",
    ])
    #expect(try workspace.run("lock").code == 0)
    try FileManager.default.removeItem(at: workspace.root.appending(path: "specs/005-knob"))
    let lint = try workspace.run("lint")
    #expect(lint.code == 1 && lint.output.contains("`005-knob`, of 1 criterion at"), "\(lint.output)")
    #expect(try workspace.run("gate", "--minimum-coverage", "0").output.contains("vanished-requirements"))
    let refused = try workspace.run("lock")
    #expect(
      refused.code == 1 && refused.output.contains("of `005-knob` (1 criterion)"),
      "\(refused.output)\(refused.errors)"
    )
    #expect(try workspace.run("lint").output.contains("`005-knob`, of"))
    #expect(try workspace.run("lock", "--accept").code == 0)
    #expect(try workspace.run("lint").code == 0)
    #expect(try !workspace.run("gate", "--minimum-coverage", "0").output.contains("vanished-requirements"))
  }

  @Test("a lock that fix renews knows a spec whose folder is gone")
  func folderGoneBeforeFix() throws {
    let bell = "### Requirement 1: Bell\n\n1. WHEN it is pressed THEN the bell SHALL ring for a minute\n"
    let door = "### Requirement 1: Door\n\n1. WHEN the door is opened THEN the lamp SHALL be lit\n\n"
    let workspace = try TemporaryWorkspace([
      "specs/004-bell/requirements.md": bell, "specs/005-knob/requirements.md": door,
      "specs/004-bell/tasks.md": "- [ ] 1. Ring\n  - _Requirements: 1.1_\n",
    ])
    #expect(try workspace.run("lock").code == 0)
    try workspace.write(
      door.replacing("lamp", with: "hall") + bell.replacing("1:", with: "2:"),
      to: "specs/004-bell/requirements.md"
    )
    try FileManager.default.removeItem(at: workspace.root.appending(path: "specs/005-knob"))
    #expect(try workspace.run("fix", "--yes").output.contains("rewrote 1 reference"))
    let lint = try workspace.run("lint")
    #expect(lint.code == 1 && lint.output.contains("`005-knob`, of"), "\(lint.output)")
  }

  @Test("the configuration is obeyed, and flags go before it")
  func configuration() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    try workspace.write("rules: { dangling-reference: off, broken-link: error }\n", to: "counterfoil.yml")
    let lint = try workspace.run("lint")
    #expect(lint.code == 1 && lint.output.hasSuffix("1 error in 3 documents of 1 spec\n"))
    try workspace.write(
      "ignore: [\"**/design.md\"]\npaths: [{ match: specs, rules: { dangling-reference: info } }]\n",
      to: "counterfoil.yml"
    )
    #expect(try workspace.run("lint").output.hasSuffix("1 note in 2 documents of 1 spec\n"))
    try workspace.write("specs: [other]\n", to: "counterfoil.yml")
    let missing = try workspace.run("lint")
    #expect(missing.code == 2 && missing.errors.contains("there is no folder `other`"))
    try workspace.write("# T\n\n- [ ] 1. Draw it\n", to: "other/007-mark/tasks.md")
    #expect(try workspace.run("lint").output == "no findings in 1 document of 1 spec\n")
    #expect(try workspace.run("lint", "specs/004-badge/tasks.md").code == 1)
    try workspace.write("gate: { minimum-coverage: 0, strict: true }\n", to: "counterfoil.yml")
    #expect(try !workspace.run("gate").output.contains("are demanded"))
    #expect(try workspace.run("gate").output.contains("errors or warnings"))
    #expect(try workspace.run("gate", "--minimum-coverage", "50", "--no-strict").output.contains("50 % are demanded"))
  }

  @Test(
    "a configuration under another name is not passed over in silence",
    arguments: [".counterfoil.yml", "counterfoil.yaml"]
  )
  func mistaken(name: String) throws {
    var files = TemporaryWorkspace.good
    files["counterfoil.yml"] = nil
    files[name] = ""
    files[".git/HEAD"] = ""
    let run = try TemporaryWorkspace(files).run("lint")
    #expect(run.code == 2 && run.errors == "error: \(name) is not read; rename it to counterfoil.yml\n")
  }

  @Test("colour only where it is wanted")
  func colour() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    func isColoured(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
      try workspace.run(["lint"] + arguments, environment: environment).output.contains("\u{1B}[")
    }
    #expect(try !isColoured([], [:]))
    #expect(try isColoured([], ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColoured(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try !isColoured(["--color", "never"], ["CLICOLOR_FORCE": "1"]))
  }

  @Test("annotations are relative to the checkout of a workflow")
  func checkout() throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    let above = workspace.root.deletingLastPathComponent().path()
    let run = try workspace.run("lint", "--format", "github", environment: ["GITHUB_WORKSPACE": above])
    #expect(run.output.contains("file=\(workspace.root.lastPathComponent)/specs/004-badge/"))
  }

  @Test("annotations and SARIF are relative to the repository, whatever folder the command was run in")
  func repository() throws {
    let workspace = try TemporaryWorkspace()
    for (path, text) in TemporaryWorkspace.bad { try workspace.write(text, to: "shop/\(path)") }
    try workspace.write("# nothing to say\n", to: "shop/counterfoil.yml")
    try workspace.write("ref: refs/heads/main\n", to: ".git/HEAD")
    for folder in ["shop", "shop/specs/004-badge"] {
      let here = workspace.root.appending(path: folder)
      let lint = try CommandRun(["lint", "--format", "github"], in: here)
      #expect(lint.output.contains("file=shop/specs/004-badge/"), "\(lint.output)\(lint.errors)")
      #expect(!lint.output.contains("file=specs") && !lint.output.contains("file=.."))
      let sarif = try CommandRun(["lint", "--format", "sarif"], in: here)
      #expect(sarif.output.contains(#""uri":"shop/specs/004-badge/"#), "\(sarif.errors)")
    }
    withExtendedLifetime(workspace) {}
  }
}
