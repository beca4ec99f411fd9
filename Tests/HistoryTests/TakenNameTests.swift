import Findings
import Foundation
import History
import SpecModel
import Testing

/// A spec whose name another one bears since: what `fix` leaves to its author is told as long as it is there.
struct TakenNameTests {
  private static let texts = [
    "a": ["WHEN the belt runs THEN the Panel SHALL light the green lamp", "WHEN the belt stops THEN it SHALL go out"],
    "b": ["WHEN the lid opens THEN the Panel SHALL ring", "WHEN the lid shuts THEN the Panel SHALL be silent"],
    "c": ["WHEN the fan hums THEN the Panel SHALL log it"],
  ]

  private static let added = ["WHEN the fan starts THEN the Panel SHALL blink"] + (texts["c"] ?? [])

  private static let tasks =
    "# T\n\n- [ ] 1. Fan\n  - _Requirements: 1.1_\n\nIt needs Requirement 1.1 (Spec 001) too.\n\n"
    + "It uses Requirement 1.2 (Spec 002) as well.\n"

  /// Each folder gets the number of the next, and a criterion is inserted in the last.
  private func renamed() async throws -> (work: GitWorkspace, base: String) {
    let work = try await GitWorkspace()
    for (spec, criteria) in Self.texts {
      let folder = ["a": "001-a", "b": "002-b", "c": "003-c"][spec] ?? spec
      try work.write(requirements([(spec, criteria)]), to: "specs/\(folder)/requirements.md")
    }
    try work.write(Self.tasks, to: "specs/003-c/tasks.md")
    try await work.lock()
    let base = try await work.commit("Write")
    for (old, new) in [("003-c", "004-c"), ("002-b", "003-b"), ("001-a", "002-a")] {
      try await work.git("mv", "specs/\(old)", "specs/\(new)")
    }
    try work.write(requirements([("c", Self.added)]), to: "specs/004-c/requirements.md")
    return (work, base)
  }

  @Test("a lock that fix renews knows what the specs were called when the lines that are left were written")
  func renewed() async throws {
    let (work, base) = try await renamed()
    let before = try await work.older(base: nil)
    #expect(before.map(\.replacement) == ["1.2", nil, nil])
    try await work.fix(base: nil)
    let left = try await work.older(base: nil)
    #expect(left.map(\.location.line) == [6, 8])
    #expect(left.map(\.members) == before.dropFirst().map(\.members))
    #expect(try await work.older(base: base).map(\.location.line) == [6, 8])
    // The next renaming, and the next renewal, forget none of it.
    try await work.commit("Fix")
    try await work.git("mv", "specs/004-c", "specs/005-c")
    try await work.git("mv", "specs/003-b", "specs/004-b")
    try work.write(
      requirements([("c", ["WHEN it rains THEN the Panel SHALL dim"] + Self.added)]),
      to: "specs/005-c/requirements.md"
    )
    try await work.fix(base: nil)
    let again = try await work.older(base: nil)
    #expect(again.map(\.location.line) == [6, 8])
    #expect(
      again.map(\.members.first?.fate) == [
        .moved(Self.place("002-a", "1"), .sameText), .moved(Self.place("004-b", "2"), .sameText),
      ]
    )
  }

  private static func place(_ spec: String, _ label: String) -> Fate.Place {
    .criterion(
      CriterionID(
        requirement: RequirementID(spec: SpecID(spec), number: RequirementNumber("1"), occurrence: 1),
        label: CriterionLabel(label)
      )
    )
  }
}
