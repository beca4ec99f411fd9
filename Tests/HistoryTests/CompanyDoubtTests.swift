import Commands
import Files
import Findings
import History
import Judgment
import Testing

/// A claim that those beside it show to be about something else was wrong when it was written: its new number would be wrong as well.
struct CompanyDoubtTests {
  private static func sizes(_ what: String) -> [String] {
    [("small", 8), ("medium", 12), ("large", 16)].map { size, points in
      "WHEN the Button renders \(size) size THEN the Button SHALL use \(what)\(points) for its \(what)"
    }
  }

  private static let styles = [
    "WHEN the Button has style primary THEN it SHALL render a brand background and an onBrand label colour",
    "WHEN the Button has any style THEN it SHALL use tokens for all styling",
    "WHEN the Button has style secondary THEN it SHALL render a plain background, a brand label colour and a brand border",
  ]

  private static func requirements(inserting inserted: Bool) -> String {
    HistoryTests.requirements(
      [("Styles", styles)]
        + (inserted ? [("Lift", ["WHEN the Button is lifted THEN the Button SHALL cast a soft shadow"])] : [])
        + [("Padding", sizes("padding")), ("Radius", sizes("radius"))]
    )
  }

  private static let specs = "specs/001-button/requirements.md"
  private static let report = "specs/001-button/completion/task-1-completion.md"
  private static let claims = [
    "✅ Requirement 2.1: primary button renders brand background",
    "✅ Requirement 2.2: checked by hand",
    "✅ Requirement 2.3: secondary button renders brand label and border",
    "✅ Requirement 3.1: small button uses radius8",
    "✅ Requirement 3.2: medium button uses radius12",
  ]

  @Test("it is left to its author, and doubted afterwards")
  func left() async throws {
    let work = try await GitWorkspace()
    let text = { (lines: [String]) in
      "# Task 1 Completion\n\n## Requirements Compliance\n\n" + lines.map { $0 + "\n" }.joined()
    }
    try work.write(Self.requirements(inserting: false), to: Self.specs)
    try work.write(text(Self.claims), to: Self.report)
    let base = try await work.commit("Write and claim")
    try work.write(Self.requirements(inserting: true), to: Self.specs)
    try await work.commit("Insert")
    let older = try await work.older(base: base)
    #expect(older.map(\.replacement) == [nil, nil, nil, "Requirement 4.1", "Requirement 4.2"])
    let reason =
      "with what stands beside it, it is about 1.2 rather than 3.2, to which its number went: only its author can tell"
    #expect(older[1].obstacle == reason)
    #expect(try await work.fix(base: base).written == 2)
    let moved = ["✅ Requirement 4.1: small button uses radius8", "✅ Requirement 4.2: medium button uses radius12"]
    #expect(try work.text(Self.report) == text(Self.claims[..<3] + moved))
    #expect(try await work.fix(base: base).written == 0)
    #expect(try await work.older(base: base).map(\.written) == (1...3).map { "Requirement 2.\($0)" })
  }
}
