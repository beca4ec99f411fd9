import Testing

/// What `fix` says beside what it writes, because nothing else would afterwards.
struct FixRemarkTests {
  private static let tasks =
    "# Tasks\n\n- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [ ] 2. Save\n  - _Requirements: 1.2_\n"
  private static let size = "WHEN the badge is drawn THEN it SHALL be 24 points wide"
  private static let save =
    "WHEN the user taps Save THE SYSTEM SHALL show a confirmation message for the document"

  private static func requirement(_ number: Int, _ title: String, _ criteria: [String]) -> String {
    "### Requirement \(number): \(title)\n\n"
      + criteria.enumerated().map { "\($0 + 1). \($1)\n" }.joined() + "\n"
  }

  private static let theme = requirement(
    1,
    "Theme",
    ["WHEN a theme is chosen THEN the palette SHALL offer eight accents"]
  )

  private func workspace(_ after: String) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    let requirements = "specs/004-badge/requirements.md"
    try workspace.write("# Requirements\n\n" + Self.requirement(1, "Size", [Self.size, Self.save]), to: requirements)
    try workspace.write(Self.tasks, to: "specs/004-badge/tasks.md")
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    try workspace.write("# Requirements\n\n" + after, to: requirements)
    return workspace
  }

  @Test("what it rewrites although the words of the criterion are others is named")
  func edited() throws {
    let after = Self.theme + Self.requirement(2, "Size", [Self.size, Self.save + " that was written last"])
    let workspace = try workspace(after)
    for flag in ["--dry-run", "--yes"] {
      let run = try workspace.run("fix", "--base", "main", flag)
      #expect(run.output.contains("written for other words; see whether they still fit: 1\n"), "\(run)")
      #expect(run.output.contains("tasks.md:6: `1.2`: 1.2 is 2.2 today, in other words (8 of"), "\(run)")
      #expect(!run.output.contains("goes on telling"))
    }
    #expect(
      try workspace.text("specs/004-badge/tasks.md")
        == Self.tasks.replacing("_Requirements: 1.", with: "_Requirements: 2.")
    )
    let again = try workspace.run("fix", "--base", "main", "--yes")
    #expect(again.code == 0 && again.output == "no reference needs to be rewritten\n", "\(again)")
  }

  @Test("started in a folder, it says that there is more to rewrite elsewhere")
  func elsewhere() throws {
    let workspace = try workspace(Self.theme + Self.requirement(2, "Size", [Self.size, Self.save]))
    try workspace.write("# Notes\n", to: "specs/004-badge/completion/notes.md")
    let (folder, tasks) = ("specs/004-badge/completion", "specs/004-badge/tasks.md")
    let part = try workspace.run("fix", "--base", "main", "--yes", folder)
    #expect(part.code == 0, "\(part)")
    #expect(part.output.contains("2 older references more stand outside of what was named"), "\(part)")
    #expect(try workspace.text(tasks) == Self.tasks)
    let whole = try workspace.run("fix", "--base", "main", "--yes")
    #expect(whole.code == 0 && !whole.output.contains("outside"), "\(whole)")
    #expect(try workspace.text(tasks).contains("_Requirements: 2.1_"))
  }

  @Test(
    "what it would not rewrite elsewhere it does not count: sources, what is passed over, and what only an author can tell"
  )
  func elsewhereCounts() throws {
    let workspace = try workspace(Self.theme + Self.requirement(2, "Size", [Self.size, Self.save]))
    let (folder, tasks) = ("specs/004-badge/completion", "specs/004-badge/tasks.md")
    try workspace.git("stash", "-q")
    try workspace.write("/// Requirement 1.1\nstruct Badge {}\n", to: "Sources/Badge.swift")
    try workspace.write(
      Self.tasks
        + "- [ ] 3. Keep\n  <!-- counterfoil:ignore moved-criterion kept for the record -->\n  - _Requirements: 1.2_\n",
      to: tasks
    )
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "cite")
    try workspace.git("stash", "pop", "-q")
    try workspace.write("# Notes\n", to: "\(folder)/notes.md")
    let part = try workspace.run("fix", "--base", "main", "--yes", folder)
    #expect(part.output.contains("2 older references more stand outside of what was named"), "\(part)")
    try workspace.write(Self.tasks.replacing("1.", with: "2."), to: tasks)
    let rest = try workspace.run("fix", "--base", "main", "--yes", folder)
    #expect(!rest.output.contains("outside of what was named"), "\(rest)")
  }

  @Test("what stands on a line that it rewrites, and was written for other words, is named", arguments: [true, false])
  func editedBeside(_ isLocked: Bool) throws {
    let tip = "WHEN the pointer rests on the badge THEN a tip SHALL tell its name"
    let after =
      Self.requirement(1, "Size", [tip, Self.save + " that was written last"])
      + Self.requirement(2, "Measure", [Self.size])
    let workspace = try workspace("")
    let (tasks, requirements) = ("specs/004-badge/tasks.md", "specs/004-badge/requirements.md")
    try workspace.git("checkout", "-q", requirements)
    try workspace.write("# Tasks\n\n- [x] 1. Draw it\n  - _Requirements: 1.1, 1.2_\n", to: tasks)
    try workspace.git("commit", "-qam", "cite")
    if isLocked { #expect(try workspace.run("lock").code == 0) }
    try workspace.write("# Requirements\n\n" + after, to: requirements)
    let run = try workspace.run(["fix", "--yes"] + (isLocked ? [] : ["--base", "main"]))
    #expect(try workspace.text(tasks).contains("_Requirements: 2.1, 1.2_"), "\(run)")
    #expect(run.output.contains("written for other words; see whether they still fit: 1\n"), "\(run)")
    #expect(run.output.contains("tasks.md:4: `1.2`: the words of 1.2 were changed (8 of"), "\(run)")
  }

  @Test("with a base, and something left, it names the command that goes on telling of it")
  func left() throws {
    let twin = "WHEN the user taps Delete THE SYSTEM SHALL show a confirmation dialog for the account"
    let workspace = try workspace(Self.requirement(1, "Size", [Self.size]) + Self.requirement(2, "Answers", [twin]))
    let run = try workspace.run("fix", "--base", "main", "--yes")
    #expect(
      run.code == 1 && run.output.contains("`counterfoil lint --base main` goes on telling of what is left"),
      "\(run)"
    )
    #expect(try workspace.text("specs/004-badge/tasks.md") == Self.tasks)
    let lint = try workspace.run("lint", "--base", "main")
    let told = lint.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(lint.code == 1 && told.contains("1.2 of then is gone, or is 2.1 today (5 of 8"), "\(lint)")
    #expect(told.contains("may be it: “WHEN the user taps Delete"), "\(lint)")
  }

  @Test(
    "what names a requirement that was split is noted, with a base, with a lock, and with both",
    arguments: [(false, ["--base", "main"]), (true, []), (true, ["--base", "main"])]
  )
  func split(_ isLocked: Bool, _ past: [String]) throws {
    let workspace = try TemporaryWorkspace()
    let folder = "specs/004-badge"
    let link = Self.requirement(2, "Link", ["WHEN a link is shared THEN it SHALL ask for a date"])
    let tasks = "# Tasks\n\n- [x] 1. Draw\n  - _Requirements: 1_\n- [x] 2. Link\n  - _Requirements: 2.1_\n"
    let new = "WHEN the text is large THEN it SHALL grow with the letters"
    let grey = "WHEN it is disabled THEN it SHALL be drawn in grey"
    let save = Self.save
    try workspace.write(
      "# R\n\n" + Self.requirement(1, "Size", [Self.size, new, grey, save]) + link,
      to: "\(folder)/requirements.md"
    )
    try workspace.write(tasks, to: "\(folder)/tasks.md")
    if isLocked { _ = try workspace.run("lock") }
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    let parts = Self.requirement(1, "Size", [Self.size, new]) + Self.requirement(2, "Looks", [grey, save])
    try workspace.write(
      "# R\n\n" + parts + link.replacing("Requirement 2", with: "Requirement 3"),
      to: "\(folder)/requirements.md"
    )
    let lint = try workspace.run(["lint"] + past).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(lint.contains("meant more: 1.3 of then is 2.1 today; 1.4 of then is 2.2 today"), "\(lint)")
    let fix = try workspace.run(["fix", "--yes"] + past)
    let told = fix.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(fix.code == 0 && told.contains("meaning less than they did"), "\(fix)")
    #expect(told.contains("tasks.md:4: `1` was written"), "\(fix)")
    #expect(try workspace.text("\(folder)/tasks.md") == tasks.replacing("2.1", with: "3.1"))
  }
}
