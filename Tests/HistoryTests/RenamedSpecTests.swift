import Commands
import Findings
import Foundation
import History
import SpecModel
import Testing
import Workspace

/// A spec whose folder was renamed is the spec that it was, however much of it was rewritten since.
struct RenamedSpecTests {
  private static let words = [
    "Car": "horn", "Bus": "bell", "Van": "gate", "Cab": "door", "Jet": "wing", "Ship": "sail",
  ]

  /// Criteria that bear their numbers: one that is inserted on top leaves hardly a line as it was.
  private static func dotted(_ titles: String...) -> String {
    titles.enumerated().map { index, title in
      "### Requirement \(index + 1): \(title)\n\n"
        + (1...3).map {
          "- \(index + 1).\($0) WHEN the \(title)\($0) is pressed THEN the \(words[title] ?? "") SHALL close \($0) lids\n"
        }
        .joined()
    }.joined(separator: "\n")
  }

  private static let tasks = "- [x] 1. Draw the van\n  - _Requirements: 3.1_\n- [ ] 2. Press\n  - _Requirements: 1.2_\n"

  private func written() async throws -> GitWorkspace {
    let work = try await GitWorkspace()
    try work.write(Self.dotted("Car", "Bus", "Van", "Cab"), to: "specs/001-a/requirements.md")
    try work.write(Self.tasks, to: "specs/001-a/tasks.md")
    return work
  }

  @Test("one commit renames the folder and rewrites the requirements: older lines mean what they meant")
  func renamedAndRewritten() async throws {
    let work = try await written()
    let first = try await work.commit("Write")
    try await work.git("mv", "specs/001-a", "specs/001-b")
    try work.write(Self.dotted("Jet", "Car", "Bus", "Van", "Cab"), to: "specs/001-b/requirements.md")
    let renamed = try await work.commit("Rename and insert")
    #expect(
      try await work.git("show", "--format=", "--name-status", "-M", "HEAD").contains("D\tspecs/001-a/requirements.md")
    )
    try work.write(Self.dotted("Ship", "Jet", "Car", "Bus", "Van", "Cab"), to: "specs/001-b/requirements.md")
    try await work.commit("Insert another one")
    for base in [first, renamed] {
      #expect(try await work.older(base: base).map(\.replacement) == ["5.1", "3.2"])
    }
  }

  @Test("a folder that was renamed on the disk and not added is the folder that git knows", arguments: ["", "work/"])
  func notAdded(folder: String) async throws {
    let work = try await GitWorkspace()
    try work.write(Self.dotted("Car", "Bus", "Van", "Cab"), to: "\(folder)specs/001-a/requirements.md")
    try work.write(Self.tasks, to: "\(folder)specs/001-a/tasks.md")
    try work.write(
      "# Task 1 Completion\n\n✅ Requirement 2.1: bell\n",
      to: "\(folder)specs/001-a/completion/task-1-completion.md"
    )
    let first = try await work.commit("Write")
    try FileManager.default.moveItem(
      atPath: "\(work.root)/\(folder)specs/001-a",
      toPath: "\(work.root)/\(folder)specs/001-b"
    )
    try work.write(Self.dotted("Ship", "Car", "Bus", "Van", "Cab"), to: "\(folder)specs/001-b/requirements.md")
    let status = try await work.git("status", "--porcelain")
    let place = WorkspacePlace(root: "\(work.root)/\(folder)", roots: [DocumentPath("specs")], loose: [], focus: [])
    let older = try await Fixing(place: place, base: first).read().1.references
    #expect(older.map(\.replacement) == ["Requirement 3.1", "4.1", "2.2"])
    #expect(try await work.git("status", "--porcelain") == status)
  }

  @Test("two folders that were renamed at once and not added are told apart by their numbers")
  func twoNotAdded() async throws {
    let work = try await written()
    try work.write(Self.dotted("Jet", "Ship", "Bus"), to: "specs/002-c/requirements.md")
    try work.write(Self.tasks, to: "specs/002-c/tasks.md")
    let first = try await work.commit("Write")
    for (old, new) in [("001-a", "001-b"), ("002-c", "002-d")] {
      try FileManager.default.moveItem(atPath: "\(work.root)/specs/\(old)", toPath: "\(work.root)/specs/\(new)")
    }
    try work.write(Self.dotted("Ship", "Car", "Bus", "Van", "Cab"), to: "specs/001-b/requirements.md")
    try work.write(Self.dotted("Cab", "Jet", "Ship", "Bus"), to: "specs/002-d/requirements.md")
    #expect(try await work.older(base: first).map(\.replacement) == ["4.1", "2.2", "4.1", "2.2"])
  }

  @Test("a lock that was written before the folder was renamed keeps what nobody could rewrite")
  func keepsWhatIsLeft() async throws {
    let work = try await written()
    let report = (1...2).flatMap { requirement in (1...3).map { "✅ Requirement \(requirement).\($0): done\n" } }
      .joined()
    try work.write(
      "# Task 1 Completion\n\n\(report)✅ Requirement 4.1: shut\n",
      to: "specs/001-a/completion/task-1-completion.md"
    )
    try await work.lock()
    try await work.commit("Write")
    try await work.git("mv", "specs/001-a", "specs/001-b")
    try work.write(Self.dotted("Jet", "Car", "Bus", "Van"), to: "specs/001-b/requirements.md")
    try await work.commit("Rename, insert and remove")
    let left = try await work.older(base: nil).filter { $0.replacement == nil }
    #expect(left.map(\.written) == ["Requirement 4.1"])
    try await work.fix(base: nil)
    let again = try await work.older(base: nil)
    #expect(again.map(\.location) == left.map(\.location) && again.map(\.members) == left.map(\.members))
  }

  @Test(
    "a renamed folder that gave most of itself to another spec is still known, by git and by the lock",
    arguments: [false, true]
  )
  func split(byLock: Bool) async throws {
    let work = try await written()
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try await work.git("mv", "specs/001-a", "specs/001-b")
    try await work.commit("Rename")
    try work.write(Self.dotted("Jet", "Car"), to: "specs/001-b/requirements.md")
    try work.write(Self.dotted("Bus", "Van", "Cab"), to: "specs/002-c/requirements.md")
    try await work.commit("Split")
    #expect(try await work.older(base: byLock ? nil : first).map(\.replacement) == ["002/2.1", "2.2"])
  }

  @Test("what went to another spec before the base is found there from the line's own commit")
  func goneBeforeTheBase() async throws {
    let work = try await written()
    let first = try await work.commit("Write")
    try work.write(Self.dotted("Car", "Bus"), to: "specs/001-a/requirements.md")
    try work.write(Self.dotted("Van"), to: "specs/002-c/requirements.md")
    let base = try await work.commit("Give the van away")
    try work.write(Self.dotted("Car", "Jet", "Bus"), to: "specs/001-a/requirements.md")
    try await work.commit("Insert")
    for base in [first, base] {
      #expect(try await work.older(base: base).map(\.replacement) == ["002/1.1"])
    }
    // What went there before the base, and is there still, is no news of a base that came later.
    let later = try await work.git("rev-parse", "HEAD")
    try work.write(Self.dotted("Car", "Jet", "Bus", "Ship"), to: "specs/001-a/requirements.md")
    try await work.commit("Add one at the end")
    #expect(try await work.older(base: later).isEmpty)
    // It stood in both, and was taken out of one.
    let other = try await written()
    try other.write(Self.dotted("Van"), to: "specs/002-c/requirements.md")
    try await other.commit("Write")
    try other.write(Self.dotted("Car", "Bus"), to: "specs/001-a/requirements.md")
    let without = try await other.commit("Take the van out")
    try other.write(Self.dotted("Car", "Jet", "Bus"), to: "specs/001-a/requirements.md")
    try await other.commit("Insert")
    #expect(try await other.older(base: without).filter(\.isMoved).isEmpty)
  }

  @Test("of two folders the number tells which was renamed, where a good part of it is left")
  func numbered() {
    func numbering(_ spec: String, _ texts: [String]) -> SpecNumbering {
      let id = RequirementID(spec: SpecID(spec), number: RequirementNumber("1"))
      let criteria = texts.enumerated().map {
        SpecNumbering.Entry(id: CriterionID(requirement: id, label: CriterionLabel("\($0 + 1)")), text: $1)
      }
      return SpecNumbering(spec: SpecID(spec), criteria: criteria, requirements: [])
    }
    let old = Numbering([
      numbering("004-icon", ["It is round", "It is blue", "It is small", "It is flat", "It is still"])
    ])
    func then(_ new: SpecNumbering...) -> [SpecID: SpecID] { SpecPairs(old: old, new: Numbering(new)).then }
    let rest = ["It is blue", "It is flat", "It glows"]
    #expect(then(numbering("004-icons", rest)) == [SpecID("004-icons"): SpecID("004-icon")])
    #expect(then(numbering("005-icons", rest)).isEmpty)
    // One sentence may stand in many specs.
    #expect(then(numbering("004-bell", ["It is blue", "It rings"])).isEmpty)
    #expect(then(numbering("004-bell", ["It rings"])).isEmpty)
  }
}
