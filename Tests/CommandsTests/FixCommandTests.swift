import Foundation
import Testing

/// `fix` says by its exit code whether anything is left to do.
struct FixCommandTests {
  func renumbered() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    _ = try workspace.run("lock")
    let requirements = try workspace.text("specs/004-badge/requirements.md")
    try workspace.write(
      "# Requirements\n\n### Requirement 1: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n\n"
        + requirements.replacing("# Requirements\n", with: "").replacing(
          "Requirement 1: Size",
          with: "Requirement 2: Size"
        ),
      to: "specs/004-badge/requirements.md"
    )
    return workspace
  }

  @Test("a dry run with something to do is no yes, and without it is")
  func dryRun() throws {
    let workspace = try renumbered()
    let tasks = try workspace.text("specs/004-badge/tasks.md")
    let dry = try workspace.run("fix", "--dry-run")
    #expect(dry.code == 1 && dry.output.contains("would rewrite 1 reference in 1 document"))
    #expect(dry.output.hasSuffix("would renew .counterfoil/lock\n"))
    #expect(try workspace.text("specs/004-badge/tasks.md") == tasks)
    #expect(try workspace.run("fix", "--yes").code == 0)
    #expect(try workspace.text("specs/004-badge/tasks.md").contains("_Requirements: 2.1_"))
    let again = try workspace.run("fix", "--dry-run")
    #expect(again.code == 0 && again.output == "no reference needs to be rewritten\n")
    #expect(try workspace.run("fix", "--help").output.contains("With --dry-run"))
  }

  @Test("what cannot be rewritten is listed, and leaves a dry run no yes either")
  func left() throws {
    let workspace = try renumbered()
    try workspace.write(
      "# Requirements\n\n### Requirement 2: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n",
      to: "specs/004-badge/requirements.md"
    )
    let dry = try workspace.run("fix", "--dry-run")
    #expect(dry.code == 1 && dry.output.contains("left for you to decide: 1"))
    #expect(try workspace.run("fix", "--yes").code == 1)
  }

  @Test("what lint passes over stays as it is, and is counted", arguments: ["comment", "path", "baseline"])
  func passedOver(by decision: String) throws {
    let workspace = try renumbered()
    let tasks = "specs/004-badge/tasks.md"
    switch decision {
    case "comment":
      let mark = "  <!-- counterfoil:ignore moved-criterion kept as it was -->\n"
      try workspace.write(
        try workspace.text(tasks).replacing("  - _Req", with: "\(mark)  - _Req"),
        to: tasks
      )
    case "path":
      let settings = "paths:\n  - match: specs/004-badge/tasks.md\n    rules: { moved-criterion: off }\n"
      try workspace.write(settings, to: "counterfoil.yml")
    default: #expect(try workspace.run("baseline").code == 0)
    }
    let before = try workspace.text(tasks)
    for flag in ["--dry-run", "--yes"] {
      let run = try workspace.run("fix", flag)
      #expect(run.code == 0, "\(run)")
      #expect(
        run.output
          == "left as they are, because `lint` passes over them: 1 reference\nno reference needs to be rewritten\n"
      )
    }
    #expect(try workspace.text(tasks) == before)
  }

  @Test("a reference that lint passes over keeps the rest of its line")
  func passedOverInPart() throws {
    let workspace = try TemporaryWorkspace()
    let tasks = "specs/004-badge/tasks.md"
    let requirements = "specs/004-badge/requirements.md"
    let second = "\n### Requirement 2: Colour\n\n1. WHEN the badge is drawn THEN it SHALL be blue\n"
    try workspace.write(try workspace.text(requirements) + second, to: requirements)
    let line = "- [ ] 1. Draw it\n  - _Requirements: 1.1, 2.1_\n"
    try workspace.write("# Tasks\n\n\(line)- [ ] 2. Tint it\n  - _Requirements: 2.1_\n", to: tasks)
    _ = try workspace.run("lock")
    let inserted =
      "### Requirement 1: Shadow\n\n1. WHEN the badge floats THEN it SHALL cast a shadow\n\n### Requirement 2: Size"
    try workspace.write(
      try workspace.text(requirements).replacing("Requirement 2: Colour", with: "Requirement 3: Colour")
        .replacing("### Requirement 1: Size", with: inserted),
      to: requirements
    )
    #expect(try workspace.run("baseline").code == 0)
    let accepted = try workspace.text(".counterfoil/baseline").split(separator: "\n", omittingEmptySubsequences: false)
    let rest = accepted.filter { !$0.contains("`2.1`") }
    #expect(rest.count < accepted.count)
    try workspace.write(rest.joined(separator: "\n"), to: ".counterfoil/baseline")
    let run = try workspace.run("fix", "--yes")
    #expect(run.code == 1 && run.output.contains("left for you to decide: 1\n"), "\(run)")
    #expect(run.output.contains("lint` passes over them: 1 reference\n"), "\(run)")
    #expect(try workspace.text(tasks) == "# Tasks\n\n\(line)- [ ] 2. Tint it\n  - _Requirements: 3.1_\n")
  }

  @Test("what was not compared is listed, and nothing is said to be done")
  func uncompared() throws {
    let workspace = try renumbered()
    try workspace.write("# Tasks\n\n- [ ] 1. Draw it\n  - _Requirements: 1.1-3.1_\n", to: "specs/004-badge/tasks.md")
    for flag in ["--dry-run", "--yes"] {
      let run = try workspace.run("fix", flag)
      #expect(run.code == 1 && run.output.contains("left for you to decide: 1"), "\(run)")
      #expect(run.output.contains("tasks.md:4: `1.1-3.1`: it is not read as a reference"), "\(run)")
      #expect(!run.output.contains("no reference needs to be rewritten"))
    }
  }

  @Test("over a document that was not read nothing is said to be done")
  func unread() throws {
    let workspace = try renumbered()
    #expect(try workspace.run("fix", "--yes").code == 0)
    let long = "# Task 1 Completion\n\n" + String(repeating: "Words and words and words.\n", count: 60_000)
    try workspace.write(long, to: "specs/004-badge/completion/task-1-completion.md")
    let run = try workspace.run("fix", "--dry-run")
    #expect(run.code == 1 && run.output.contains("task-1-completion.md was not read"))
  }

  @Test("lock names what it takes as it is, and the claims that were made for another text first")
  func changed() throws {
    let workspace = try TemporaryWorkspace()
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n✅ Requirement 1.1: drawn as demanded\n"
    try workspace.write(report, to: "specs/004-badge/completion/task-1-completion.md")
    _ = try workspace.run("lock")
    let requirements = try workspace.text("specs/004-badge/requirements.md")
    let line = try #require(requirements.split(separator: "\n").first { $0.hasPrefix("1. ") })
    try workspace.write(
      requirements.replacing(line, with: "1. WHEN a letter is typed THEN the list SHALL follow within one frame"),
      to: "specs/004-badge/requirements.md"
    )
    let run = try workspace.run("lock")
    #expect(
      run.code == 0 && run.output.contains("accepted with today's texts, written for others: 2\n"),
      "\(run.output)"
    )
    let named = run.output.components(separatedBy: "written for others: 2\n").last?.split(separator: "\n") ?? []
    #expect(named.first?.hasSuffix("task-1-completion.md:5: Requirement 1.1") == true)
    #expect(named.last?.hasSuffix("tasks.md:4: 1.1") == true)
    let other = try renumbered()
    #expect(try other.run("lock").code == 1)
    let accepted = try other.run("lock", "--accept").output
    #expect(accepted.contains("taken as they are, written under older numbers: 1\n"), "\(accepted)")
    #expect(accepted.contains("tasks.md:4: 1.1"))
  }

  @Test("show names what the criterion was, and where it still is called so")
  func show() throws {
    let run = try renumbered().run("show", "004/2.1")
    #expect(run.output.contains("was 1.1 before the lock was written\n"))
    #expect(run.output.contains("moved: `1.1` in specs/004-badge/tasks.md:4, written before the lock was written"))
  }

  @Test("what no lock knew is not vouched for once all that it knew is rewritten")
  func unknownLines() throws {
    let workspace = try lockedBefore("- [ ] 2. Shade the border so that it is seen (Requirement 1.1)\n")
    let fix = try workspace.run("fix", "--yes")
    #expect(fix.code == 0 && fix.errors.contains("does not vouch"), "\(fix)")
    let lock = try workspace.run("lock")
    #expect(lock.code == 1 && (lock.output + lock.errors).contains("tasks.md:6: Requirement 1.1"), "\(lock)")
  }

  @Test("nor is a line that says what one said which the lock knew, and which is rewritten")
  func unknownTwins() throws {
    let workspace = try lockedBefore("- [ ] 2. Shade the border\n  - _Requirements: 1.1_\n")
    try workspace.git("commit", "-qam", "insert")
    let fix = try workspace.run("fix", "--yes")
    #expect(try workspace.text("specs/004-badge/tasks.md").contains("_Requirements: 1.2_"))
    #expect(fix.code == 0 && fix.errors.contains("does not vouch"), "\(fix)")
    let lock = try workspace.run("lock")
    #expect((lock.output + lock.errors).contains("tasks.md:7: 1.1"), "\(lock)")
  }

  /// A task is planned since the lock was written, and after it a criterion is inserted in front of the one that both cite.
  private func lockedBefore(_ task: String) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    let tasks = "# Tasks\n\n- [ ] 1. Draw it\n  - _Requirements: 1.1_\n"
    try workspace.git("init", "-q", "-b", "main")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "write")
    #expect(try workspace.run("lock").code == 0)
    try workspace.write("\(tasks)\n\(task)", to: "specs/004-badge/tasks.md")
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "plan")
    let requirements = try workspace.text("specs/004-badge/requirements.md")
    try workspace.write(
      requirements.replacing("1. WHEN", with: "1. WHEN the pointer is near THEN the badge SHALL glow\n2. WHEN"),
      to: "specs/004-badge/requirements.md"
    )
    return workspace
  }
}

/// Documents that are half rewritten read like something else.
extension FixCommandTests {
  @Test("what a fix that was killed has left is put back by the next one, and kept from all others")
  func killed() throws {
    let workspace = try renumbered()
    let (tasks, journal) = ("specs/004-badge/tasks.md", ".counterfoil/fix/journal.json")
    let before = try workspace.text(tasks)
    let after = before.replacing("1.1", with: "2.1")
    let lock = try workspace.text(".counterfoil/lock")
    let text = { (text: String) in Data(text.utf8).base64EncodedString() }
    try workspace.write(
      #"{"format":"counterfoil-fix","version":1,"lock":"\#(text(lock))","documents":["#
        + #"{"path":"\#(tasks)","before":"\#(text(before))","after":"\#(text(after))"}]}"#,
      to: journal
    )
    try workspace.write(after, to: tasks)
    for command in [["lint"], ["gate"], ["lock"], ["lock", "--check"], ["fix", "--dry-run"], ["fix"]] {
      let run = try workspace.run(command)
      let said = (run.output + run.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(run.code == 2 && said.contains("run `counterfoil fix --yes`"), "\(command): \(run)")
    }
    #expect(try workspace.text(tasks) == after)
    let run = try workspace.run("fix", "--yes")
    #expect(run.code == 0 && run.output.contains("rewrote 1 reference"), "\(run)")
    #expect(run.output.contains("was broken off here"))
    #expect(try workspace.text(tasks) == after)
    #expect(try workspace.run("lint").code == 0)
    #expect(throws: (any Error).self) { try workspace.text(journal) }
  }
}
