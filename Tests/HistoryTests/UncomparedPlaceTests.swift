import Commands
import Evidence
import Findings
import Foundation
import History
import Judgment
import Testing
import Traceability
import Workspace

/// What stands in two folders of specs is compared with what it was, and what cannot be compared is left to its author.
struct UncomparedPlaceTests {
  private static let drawn = "WHEN it is drawn THEN it SHALL be 24 points wide"
  private static let blue = "WHEN the theme changes THEN it SHALL become blue"
  private static let hidden = "WHEN it is hidden THEN it SHALL keep its place"
  private static let pressed = "WHEN it is pressed THEN it SHALL vibrate for 20 ms"
  private static let tooLong = String(repeating: "Words and words and words.\n", count: 60_000)

  private static let own = "specs/001-icon/requirements.md"
  private static let other = ".kiro/specs/002-moon/requirements.md"
  private static let notes = "specs/001-icon/notes.md"

  private func fixing(_ work: GitWorkspace, base: String) -> Fixing {
    let roots = [DocumentPath(".kiro/specs"), DocumentPath("specs")]
    return Fixing(place: WorkspacePlace(root: work.root, roots: roots, loose: [], focus: []), base: base)
  }

  private func criteria(_ all: String...) -> String { requirements([("Icon", all)]) }

  private func plan(_ work: GitWorkspace, base: String) async throws -> FixPlan {
    let fixing = fixing(work, base: base)
    let (graph, older) = try await fixing.read()
    return try await fixing.plan(older, graph)
  }

  /// The notes are written between two insertions.
  private func renumbered(then: (String) -> String = { $0 }) async throws -> (GitWorkspace, base: String, noted: String)
  {
    let work = try await GitWorkspace()
    try work.write(criteria(Self.drawn, Self.blue), to: Self.own)
    try work.write(requirements([("Moon", ["THE moon SHALL shine at night"])]), to: Self.other)
    let base = try await work.commit("Write the requirements")
    try work.write(then(criteria(Self.hidden, Self.drawn, Self.blue)), to: Self.own)
    try await work.commit("Insert one")
    try work.write("# Notes\n\nThe palette follows Requirement 1.3 since spring.\n", to: Self.notes)
    let noted = try await work.commit("Note")
    try work.write(criteria(Self.pressed, Self.hidden, Self.drawn, Self.blue), to: Self.own)
    try await work.commit("Insert another one")
    return (work, base, noted)
  }

  @Test("a reference written after the base is followed, whatever other folders of specs there are")
  func twoFolders() async throws {
    let (work, base, noted) = try await renumbered()
    let older = try await fixing(work, base: base).read().1
    #expect(older.references.map(\.replacement) == ["Requirement 1.4"])
    #expect(older.references.map(\.when.words) == ["at \(noted.prefix(7))"])
    #expect(older.uncompared.isEmpty)
  }

  @Test("what a spec was that lay in no folder of today's is compared all the same")
  func formerFolder() async throws {
    let work = try await GitWorkspace()
    try work.write(requirements([("Moon", ["THE moon SHALL shine at night"])]), to: Self.other)
    try work.write("Notes\n", to: "README.md")
    let base = try await work.commit("Begin")
    try work.write(criteria(Self.drawn, Self.blue), to: "docs/specs/001-icon/requirements.md")
    try work.write("# Notes\n\nThe palette follows Requirement 1.2.\n", to: "docs/specs/001-icon/notes.md")
    try await work.commit("Bring another spec")
    try FileManager.default.createDirectory(atPath: "\(work.root)/specs", withIntermediateDirectories: true)
    try await work.git("mv", "docs/specs/001-icon", "specs/001-icon")
    try await work.commit("Move it")
    try work.write(criteria(Self.hidden, Self.drawn, Self.blue), to: Self.own)
    try await work.commit("Insert one")
    let older = try await fixing(work, base: base).read().1
    // Whether git's names of then are known or not: nothing is said to be unread.
    #expect(older.uncompared.isEmpty)
  }

  @Test("what was written beside requirements that nobody can read is left to its author")
  func unread() async throws {
    let (work, base, noted) = try await renumbered { $0 + Self.tooLong }
    let plan = try await plan(work, base: base)
    #expect(plan.changes.isEmpty)
    #expect(plan.uncompared.map(\.location.path.text) == [Self.notes])
    #expect(plan.uncompared.map(\.written) == ["Requirement 1.3"])
    #expect(plan.uncompared.first?.reason.hasPrefix("\(Self.own) could not be read to its end") == true)
    #expect(plan.uncompared.first?.reason.contains(" at \(noted.prefix(7))") == true)
  }

  @Test("lint says which places were not compared, and with what")
  func told() async throws {
    let (work, base, noted) = try await renumbered { $0 + Self.tooLong }
    let (graph, older) = try await fixing(work, base: base).read()
    let today = TodaysInputs.today(graph) { _ in nil }
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: EvidenceSet(), on: today, older: older)
    let told = judgment.findings.filter { $0.rule == "moved-criterion" && $0.severity == .info }
    #expect(told.map(\.location?.path.text) == [Self.notes])
    #expect(
      told.first?.message.hasPrefix("`Requirement 1.3` may be older: \(Self.own) could not be read to its end") == true
    )
    #expect(told.first?.message.contains("at \(noted.prefix(7))") == true)
  }

  @Test("a lock that fix writes does not vouch for what was not compared")
  func seal() async throws {
    let (work, base, _) = try await renumbered { $0 + Self.tooLong }
    let tasks = "specs/001-icon/tasks.md"
    // Exchanged numbers: to git the rewritten lines look like each other's.
    try work.write("- [ ] 1. Draw\n  - _Requirements: 1.1_\n- [ ] 2. Colour\n  - _Requirements: 1.2_\n", to: tasks)
    let tasked = try await work.commit("Plan")
    #expect(try await plan(work, base: tasked).uncompared.isEmpty)
    try work.write(criteria(Self.hidden, Self.pressed, Self.drawn, Self.blue), to: Self.own)
    let fixing = fixing(work, base: base)
    let (graph, older) = try await fixing.read()
    let plan = try await fixing.plan(older, graph)
    #expect(!plan.changes.isEmpty && plan.uncompared.map(\.location.path.text) == [Self.notes])
    _ = try await fixing.write(plan)
    let again = try await self.plan(work, base: base)
    #expect(again.changes.isEmpty && again.uncompared.map(\.location.path.text) == [Self.notes])
    let lock = FileManager.default.contents(atPath: "\(work.root)/\(Lock.path)") ?? Data()
    #expect(!String(decoding: lock, as: UTF8.self).contains("notes.md"))
  }
}
