import Commands
import Findings
import History
import Testing

/// Lines that say nothing but numbers, and what tells what they are about.
@Suite("A line of numbers alone, one of whose like was taken out with what stood beside it")
struct CorrectedSectionTests {
  private static let criteria = [
    "WHEN the pedal is cleaned THEN the machine SHALL start the backup",
    "WHEN the winch is serviced THEN the machine SHALL print a slip",
    "WHEN the door jams THEN the machine SHALL dim the lights",
  ]
  private static let words = [
    "The backup starts once the pedal is clean.", "A slip is printed after the winch was serviced.",
    "The lights are dimmed when the door jams.",
  ]

  /// What cites each criterion with words beside it.
  enum Form: CaseIterable {
    case headings, properties, groups, parts

    var path: String {
      self == .properties ? "specs/001-machine/design.md" : "specs/001-machine/completion/task-1-completion.md"
    }

    func text(_ members: [(number: String, words: String)]) -> String {
      let head =
        self == .properties
        ? "# Design\n\n## Correctness Properties\n\n" : "# Task 1 Completion\n\n## Requirements Compliance\n\n"
      return head + members.map { part($0.number, $0.words) }.joined()
    }

    private func part(_ number: String, _ words: String) -> String {
      switch self {
      case .headings: "### Requirement \(number) ✅\n\n\(words)\n\n"
      case .properties: "Property \(number.last ?? " "): \(words)\n**Validates: Requirements \(number)**\n\n"
      case .groups: "\(words)\n\n- ✅ Requirement \(number)\n\n"
      case .parts: "- ✅ **Requirement \(number)**\n  - \(words)\n"
      }
    }
  }

  private static func requirements(_ criteria: [String]) -> String {
    HistoryTests.requirements([("Machine", criteria)])
  }

  private static let specs = "specs/001-machine/requirements.md"

  @Test("may be the next one, renumbered by hand: that is left to its author", arguments: Form.allCases)
  func corrected(_ form: Form) async throws {
    let work = try await GitWorkspace()
    let numbers = ["1.1", "1.2", "1.3"]
    try work.write(Self.requirements(Self.criteria), to: Self.specs)
    try work.write(form.text(zip(numbers, Self.words).map { ($0, $1) }), to: form.path)
    let base = try await work.commit("Write and claim")
    let right = form.text(zip(numbers, Self.words.dropFirst()).map { ($0, $1) })
    try work.write(Self.requirements(Array(Self.criteria.dropFirst())), to: Self.specs)
    try work.write(right, to: form.path)
    try await work.commit("Take the first one out, and its section")
    #expect(try await work.older(base: base).allSatisfy { $0.isUnclear && $0.replacement == nil })
    #expect(try await work.fix(base: base).written == 0)
    #expect(try work.text(form.path) == right)
  }

  @Test("is what it was where its words are, mended or not", arguments: Form.allCases)
  func kept(_ form: Form) async throws {
    let work = try await GitWorkspace()
    let (then, today) = (["1.1", "1.2", "1.3"], ["1.2", "1.3", "1.4"])
    try work.write(Self.requirements(Self.criteria), to: Self.specs)
    try work.write(form.text(zip(then, Self.words).map { ($0, $1) }), to: form.path)
    let base = try await work.commit("Write and claim")
    let mended = Self.words.map { $0.replacing("slip", with: "paper slip") }
    try work.write(
      Self.requirements(["WHEN the lamp is cold THEN the machine SHALL wait"] + Self.criteria),
      to: Self.specs
    )
    try work.write(form.text(zip(then, mended).map { ($0, $1) }), to: form.path)
    try await work.commit("Insert")
    try await work.fix(base: base)
    let text = try work.text(form.path)
    #expect(today.allSatisfy { text.contains($0) })
    #expect(!text.contains("1.1"))
  }
}
