import Foundation
import Testing

/// What a lock accepts is counted and named, when it is written and to whoever compares with a revision before it.
struct AcceptedChangeTests {
  private static let requirements = "specs/004-badge/requirements.md"
  private static let report = "specs/004-badge/completion/task-1-completion.md"

  /// A task and a report that cite 1.1, committed; and another text of 1.1, which is not.
  private func edited(locked: Bool) throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    try workspace.write("# Task 1 Completion\n\n✅ Requirement 1.1: drawn as demanded\n", to: Self.report)
    try workspace.git("init", "-q", "-b", "main")
    if locked { #expect(try workspace.run("lock").code == 0) }
    try commit(workspace)
    try workspace.write(
      try workspace.text(Self.requirements).replacing("24 points wide", with: "48 points wide"),
      to: Self.requirements
    )
    return workspace
  }

  private func commit(_ workspace: TemporaryWorkspace) throws {
    try workspace.git("add", "-A")
    try workspace.git("commit", "-qm", "go on")
  }

  private func lint(_ workspace: TemporaryWorkspace, _ base: String) throws -> String {
    try workspace.run("lint", "--base", base, "--color", "never").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test(
    "a criterion that is edited and locked in one change is a note to whoever compares with the time before it",
    arguments: [true, false]
  )
  func lockedInOneChange(hadLock: Bool) throws {
    let workspace = try edited(locked: hadLock)
    try commit(workspace)
    #expect(try lint(workspace, "HEAD~1").contains("warning: changed-criterion"))
    let lock = try workspace.run("lock")
    #expect(lock.code == 0, "\(lock)")
    #expect(lock.output.contains("accepted with today's texts, written for others: 2\n"), "\(lock.output)")
    #expect(lock.output.contains("task-1-completion.md:3: Requirement 1.1"))
    try commit(workspace)
    let told = try lint(workspace, "HEAD~2")
    #expect(told.contains("info: changed-criterion") && !told.contains("warning: changed-criterion"), "\(told)")
    #expect(told.contains("the lock accepts 1 criterion with other texts than at"), "\(told)")
    #expect(told.contains("in 2 places that cite it: 1.1"), "\(told)")
    #expect(told.contains("24 points wide”; says today: “WHEN the badge is drawn THEN it SHALL be 48"), "\(told)")
    // What was accepted by then is no news.
    #expect(!(try lint(workspace, "HEAD").contains("changed-criterion")))
    #expect(!(try workspace.run("lint").output.contains("changed-criterion")))
  }

  @Test("what nobody has accepted is told as before, and not counted as accepted")
  func notAccepted() throws {
    let workspace = try edited(locked: true)
    try commit(workspace)
    let told = try lint(workspace, "HEAD~1")
    #expect(told.contains("warning: changed-criterion") && !told.contains("the lock accepts"), "\(told)")
  }

  @Test("after a fix that left something the lock is asked of the rewritten lines as well, and refuses them")
  func afterAPartialFix() throws {
    let workspace = try TemporaryWorkspace()
    let write = { (titles: [String]) in
      let all = titles.enumerated().map { index, title in
        "### Requirement \(index + 1): \(title)\n\n1. WHEN the \(title) is drawn THEN each \(title) SHALL have its \(title) beside it\n\n"
      }
      try workspace.write("# Requirements\n\n" + all.joined(), to: Self.requirements)
    }
    try write(["badge", "horn", "lamp"])
    let claims = { (numbers: [String]) in "# Task 1 Completion\n\n" + numbers.map { "- ✅ Requirement \($0)\n" }.joined()
    }
    try workspace.write(claims(["1.1", "2.1", "3.1"]), to: Self.report)
    #expect(try workspace.run("lock").code == 0)
    try write(["ship", "badge", "lamp"])
    let fix = try workspace.run("fix", "--yes")
    #expect(fix.code == 1 && fix.errors.contains("what is left keeps its older numbers"), "\(fix)")
    #expect(try workspace.text(Self.report) == claims(["2.1", "2.1", "3.1"]))
    #expect(try workspace.run("lock").code == 1)
    try write(["harp", "ship", "badge", "lamp"])
    let lock = try workspace.run("lock")
    #expect(lock.code == 1 && lock.output.contains("task-1-completion.md:3: Requirement 2.1"), "\(lock)")
    let accepted = try workspace.run("lock", "--accept")
    #expect(accepted.code == 0 && accepted.output.contains("taken as they are, written under older numbers"))
    #expect(try workspace.text(".counterfoil/lock").hasPrefix("counterfoil lock 5\n"))
  }
}
