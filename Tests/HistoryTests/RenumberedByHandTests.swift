import Commands
import Files
import Findings
import History
import Testing

/// Lines of numbers alone that somebody corrected by hand when requirements were taken out, put in or exchanged: nobody moves them twice.
@Suite("Lines of numbers alone that were renumbered by hand")
struct RenumberedByHandTests {
  private static let requirements = ["pedal", "winch", "door", "lamp"]
  private static let words = [
    "pedal": "The backup starts once it is clean.", "winch": "A slip is printed after the service.",
    "door": "The lights are dimmed when it jams.", "lamp": "The fan is stopped while it is cold.",
  ]
  private static let specs = "specs/001-machine/requirements.md"
  private static let report = "specs/001-machine/completion/task-1-completion.md"

  /// What is compared with.
  enum Road: CaseIterable {
    case lock, base
  }

  /// How a report cites a requirement.
  enum Form: CaseIterable {
    case headings, bareHeadings, bullets, rows, ranges, nested, prose

    func text(_ members: [(number: String, word: String)]) -> String {
      let head = self == .rows ? "| Criterion | Status |\n|---|---|\n" : ""
      return "# Task 1 Completion\n\n## Requirements Compliance\n\n" + head + members.map(part).joined()
    }

    private func part(_ number: String, _ word: String) -> String {
      switch self {
      case .headings: "### Requirement \(number) ✅\n\n\(words[word] ?? word)\n\n"
      case .bareHeadings: "### Requirement \(number) ✅\n\n"
      case .bullets: "- ✅ \(number).1\n"
      case .rows: "| \(number).1 | ✅ |\n"
      case .ranges: "- ✅ Requirements \(number).1-\(number).2\n"
      case .nested: "### Requirement \(number) ✅\n\n- ✅ \(number).1\n- ✅ \(number).2\n\n"
      case .prose: "Requirement \(number) is met.\n\n"
      }
    }
  }

  private static func specs(_ words: [String]) -> String {
    HistoryTests.requirements(
      words.map { word in
        (
          "The \(word)",
          ["starts", "ends"].map { "WHEN the \(word) \($0) THEN the machine SHALL watch the \(word) as it \($0)" }
        )
      }
    )
  }

  /// - Parameter number: by which number the report cites a requirement.
  private static func text(_ form: Form, _ words: [String], as number: (String) -> Int) -> String {
    form.text(words.map { ("\(number($0))", $0) })
  }

  private static func number(in words: [String]) -> (String) -> Int { { (words.firstIndex(of: $0) ?? 0) + 1 } }

  /// A repository in which the requirements of then were cited, and those of today stand beside a report of today.
  private func workspace(_ road: Road, then: [String], _ old: String, today: [String], _ new: String) async throws
    -> (work: GitWorkspace, base: String?)
  {
    let work = try await GitWorkspace()
    try work.write(Self.specs(then), to: Self.specs)
    try work.write(old, to: Self.report)
    let base = try await work.commit("Write and claim")
    if road == .lock { try await work.lock() }
    try work.write(Self.specs(today), to: Self.specs)
    try work.write(new, to: Self.report)
    try await work.commit("Renumber")
    return (work, road == .base ? base : nil)
  }

  private static let changes = [
    ["winch", "door"], ["lamp", "pedal", "winch", "door"], ["pedal", "door", "winch"], ["door", "pedal", "winch"],
  ]

  /// A repository for each of them and each form would take a minute: of the others each form has one.
  private static func changes(for form: Form) -> [[String]] {
    let others = changes.dropFirst()
    let place = Form.allCases.firstIndex(of: form) ?? 0
    return [changes[0], changes[others.startIndex + place % others.count]]
  }

  @Test("they stay as they are, and are left to their author", arguments: Form.allCases, Road.allCases)
  func corrected(_ form: Form, _ road: Road) async throws {
    let then = Array(Self.requirements.prefix(3))
    for today in Self.changes(for: form) {
      let kept = then.filter(today.contains)
      let right = Self.text(form, kept, as: Self.number(in: today))
      let old = Self.text(form, then, as: Self.number(in: then))
      let (work, base) = try await workspace(road, then: then, old, today: today, right)
      #expect(try await work.older(base: base).allSatisfy { $0.isUnclear && $0.replacement == nil }, "\(today)")
      #expect(try await work.fix(base: base).written == 0)
      #expect(try work.text(Self.report) == right, "\(today)")
    }
  }

  @Test("those that nobody touched are rewritten, once", arguments: Form.allCases, Road.allCases)
  func untouched(_ form: Form, _ road: Road) async throws {
    let then = Array(Self.requirements.prefix(3))
    for today in Self.changes(for: form) {
      let kept = then.filter(today.contains)
      // The section of what was taken out was taken out with it.
      let (old, left) = (
        Self.text(form, then, as: Self.number(in: then)), Self.text(form, kept, as: Self.number(in: then))
      )
      let isWindows = [.headings, .rows].contains(form)
      let written = { (text: String) in isWindows ? text.replacing("\n", with: "\r\n") : text }
      let (work, base) = try await workspace(road, then: then, written(old), today: today, written(left))
      try await work.fix(base: base)
      #expect(try work.text(Self.report) == written(Self.text(form, kept, as: Self.number(in: today))), "\(today)")
      #expect(try await work.fix(base: base).written == 0)
    }
  }

  @Test("one that stands beside its own words is rewritten, whatever was done to others", arguments: Road.allCases)
  func half(_ road: Road) async throws {
    let (then, today) = (["pedal", "winch", "door"], ["lamp", "pedal", "winch", "door"])
    let old = Self.text(.headings, then, as: Self.number(in: then))
    // Only the first one was renumbered, and its words were mended.
    let half = Self.text(.headings, then) { $0 == "pedal" ? 2 : Self.number(in: then)($0) }
      .replacing("once it is clean", with: "as soon as it is clean")
    let (work, base) = try await workspace(road, then: then, old, today: today, half)
    try await work.fix(base: base)
    let text = try work.text(Self.report)
    #expect(text.contains("Requirement 3 ✅\n\n\(Self.words["winch"] ?? "")"))
    #expect(text.contains("Requirement 4 ✅\n\n\(Self.words["door"] ?? "")"))
    #expect(text.contains("Requirement 2 ✅\n\nThe backup"))
    let once = text
    #expect(try await work.fix(base: base).written == 0)
    #expect(try work.text(Self.report) == once)
  }

  @Test("marks that were exchanged with the numbers are not exchanged back", arguments: Road.allCases)
  func marks(_ road: Road) async throws {
    let (then, today) = (["pedal", "winch", "door"], ["pedal", "door", "winch"])
    let list = { (marks: [String]) in
      "# Task 1 Completion\n\n## Requirements Compliance\n\n"
        + marks.enumerated().map { "- \($1) \($0 + 1).1\n" }.joined()
    }
    let right = list(["✅", "✅", "❌"])
    let (work, base) = try await workspace(road, then: then, list(["✅", "❌", "✅"]), today: today, right)
    try await work.fix(base: base)
    #expect(try work.text(Self.report) == right)
    // One that was only marked anew is rewritten.
    let (other, start) = try await workspace(
      road,
      then: then,
      list(["✅", "❌", "✅"]),
      today: today,
      list(["✅", "✅", "✅"])
    )
    try await other.fix(base: start)
    #expect(
      try other.text(Self.report)
        == list(["✅", "✅", "✅"]).replacing("2.1", with: "0").replacing("3.1", with: "2.1").replacing("0", with: "3.1")
    )
  }

  @Test("what was left stays left when the lock is renewed for others")
  func leftAgain() async throws {
    let (then, today) = (["pedal", "winch", "door"], ["winch", "door"])
    let tasks = "specs/001-machine/tasks.md"
    let right = Self.text(.bullets, today, as: Self.number(in: today))
    let work = try await GitWorkspace()
    try work.write(Self.specs(then), to: Self.specs)
    try work.write(Self.text(.bullets, then, as: Self.number(in: then)), to: Self.report)
    try work.write("- [ ] 1. Hoist it\n  - _Requirements: 2.1_\n", to: tasks)
    try await work.lock()
    try work.write(Self.specs(today), to: Self.specs)
    try work.write(right, to: Self.report)
    for _ in 0..<2 {
      try await work.fix(base: nil)
      #expect(try work.text(Self.report) == right)
      #expect(try work.text(tasks) == "- [ ] 1. Hoist it\n  - _Requirements: 1.1_\n")
      #expect(try await work.older(base: nil).map(\.isUnclear) == [true, true])
    }
  }

  @Test("a lock that knows nothing of what stands beside them leaves them too")
  func olderLock() async throws {
    let (then, today) = (["pedal", "winch", "door"], ["winch", "door"])
    let old = Self.text(.headings, then, as: Self.number(in: then))
    for isCorrected in [true, false] {
      let new = Self.text(.headings, today, as: Self.number(in: isCorrected ? today : then))
      let (work, _) = try await workspace(.lock, then: then, old, today: today, new)
      let lock = try work.text(Lock.path.text)
      let older = lock.replacing("lock 5\n", with: "lock 3\n").replacing(#/(-[0-9a-f]{16}-[0-9a-f]{4})-[0-9a-f]{8}/#) {
        $0.1
      }
      #expect(older != lock)
      try work.write(older, to: Lock.path.text)
      try await work.fix(base: nil)
      #expect(try work.text(Self.report) == Self.text(.headings, today, as: Self.number(in: today)))
    }
  }
}
