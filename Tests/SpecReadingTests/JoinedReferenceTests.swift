import SpecModel
import Testing

/// Words and signs between two references: they list, they range, or what stands behind them is told.
struct JoinedReferenceTests {
  private static let series = "- **FR-001**: It SHALL a\n- **FR-002**: It SHALL b\n- **FR-003**: It SHALL c\n"

  private func read(_ list: String) async -> [String] {
    let tasks = "- [ ] 1. Draw it\n  - _Requirements: \(list)_\n"
    return Self.written(await Reading(["spec.md": Self.series, "tasks.md": tasks]).tasks.flatMap(\.citations))
  }

  private static func written(_ citations: [Citation]) -> [String] {
    citations.flatMap { $0.references.map(\.local) + $0.unreadable.map { "?\($0.text)" } }
  }

  @Test(
    "a word for `to` in any language makes a range of two that are called alike",
    arguments: [
      "bis", "bis zu", "to", "through", "thru", "up to", "a", "à", "au", "jusqu'à", "jusqu\u{2019}à", "al", "ai",
      "fino a", "ao", "até", "hasta", "tot", "tot en met", "til", "till", "do", "до", "по", "đến", "sampai", "から",
    ]
  )
  func ranges(_ word: String) async {
    #expect(await read("FR-001 \(word) FR-003") == ["FR-001", "FR-002", "FR-003"])
    #expect(await read("1.1 \(word) 1.3") == ["1.1", "1.2", "1.3"])
  }

  @Test(
    "what opens a range says nothing by itself",
    arguments: [
      "from FR-001 to FR-003", "del FR-001 al FR-003", "von FR-001 bis FR-003", "FR-001, del FR-002 al FR-003",
    ]
  )
  func opened(_ list: String) async {
    #expect(await read(list) == ["FR-001", "FR-002", "FR-003"])
  }

  @Test(
    "a word that lists does so before what is called a requirement, or is a criterion's number",
    arguments: [
      "as well as", "plus", "sowie", "oder", "ainsi que", "ou", "así como", "o", "assim como", "nonché", "или",
      "以及", "または", "또는", "also", "lub", "eller", "bem como", "或",
    ]
  )
  func lists(_ word: String) async {
    #expect(await read("FR-001 \(word) FR-999") == ["FR-001", "FR-999"])
    #expect(await read("1.1 \(word) 1.99") == ["1.1", "1.99"])
  }

  @Test("where nothing but references is listed", arguments: ["including", "with", "then", "mit", "avec", "con"])
  func accompanied(_ word: String) async {
    #expect(await read("FR-001 \(word) FR-997") == ["FR-001", "FR-997"])
  }

  @Test(
    "what neither lists nor ranges is told",
    arguments: [
      ("FR-001 > FR-997, FR-002", ["FR-001", "FR-002", "?FR-997"]), ("FR-001 FR-997", ["FR-001", "?FR-997"]),
      ("FR-001 vs FR-996 vs FR-997", ["FR-001", "?FR-996", "?FR-997"]),
      ("FR-001 beside FR-1.2", ["FR-001", "?FR-1.2"]),
    ]
  )
  func lost(_ list: String, _ expected: [String]) async {
    #expect(await read(list) == expected)
  }

  @Test(
    "an arrow between two cites both, whether it stands for a range or for what became of the first",
    arguments: [
      ("FR-001 → FR-997", ["FR-001", "FR-997"]), ("FR-001->FR-997", ["FR-001", "FR-997"]),
      ("FR-001 => FR-997, FR-002", ["FR-001", "FR-997", "FR-002"]), ("AUTH-1 ↔ AUTH-2", ["AUTH-1", "AUTH-2"]),
      ("Requirement 1 → Requirement 9", ["1", "9"]), ("1 → 3", ["1", "3"]), ("1.1 → 2.1", ["1.1", "2.1"]),
      ("1.1 → 3 tests", ["1.1"]),
    ]
  )
  func arrows(_ list: String, _ expected: [String]) async {
    #expect(await read(list) == expected)
  }

  @Test(
    "honest words behind a reference are its gloss",
    arguments: [
      "FR-001 with retries", "FR-001 a été fait", "FR-001 → see design", "FR-001 (see FR-002)", "FR-001: as FR-002",
      "FR-001 - beside FR-002", "FR-001 for US1", "FR-001 by ADR-003", "FR-001 with UTF-8", "FR-001 in `FR-002.md`",
      "FR-001 then waits", "FR-001 or so",
    ]
  )
  func glosses(_ list: String) async {
    #expect(await read(list) == ["FR-001"])
  }

  @Test(
    "titles cite with the same words",
    arguments: [
      ("Draw it (FR-003 as well as FR-998)", ["FR-003", "FR-998"]),
      ("Draw it (FR-001 bis FR-003)", ["FR-001", "FR-002", "FR-003"]),
      ("Draw it (FR-001 then FR-996)", ["FR-001", "FR-996"]), ("Draw it (FR-001 → FR-996)", ["FR-001", "FR-996"]),
      ("Draw it (FR-001 replaces FR-996)", []), ("Draw it (FR-001 with retries)", []),
    ]
  )
  func titles(_ title: String, _ expected: [String]) async {
    let reading = await Reading(["spec.md": Self.series, "tasks.md": "- [ ] 1. \(title)\n"])
    #expect(Self.written(reading.tasks.flatMap(\.citations)) == expected)
  }

  @Test(
    "strokes part any number of a series",
    arguments: [
      ("FR-001/002/003", ["FR-001", "FR-002", "FR-003"]), ("REQ-F-001/002/003", ["F-001", "F-002", "F-003"]),
      ("REQ-F-001 / 002 / 003", ["F-001", "F-002", "F-003"]), ("002/1.1, 1.2", ["1.1", "1.2"]),
    ]
  )
  func strokes(_ list: String, _ expected: [String]) async {
    #expect(await read(list) == expected)
  }

  @Test("a property lists so, too")
  func property() async {
    let design = "### Property 1: A\n\n**Validates: Requirements FR-001 including FR-997**\n"
    let reading = await Reading(["spec.md": Self.series, "design.md": design])
    #expect(Self.written(reading.corpus.specs.flatMap(\.properties).flatMap(\.validates)) == ["FR-001", "FR-997"])
  }

  @Test(
    "every citation of a line counts",
    arguments: [
      "_Requirements: 1.1_ _Requirements: 7.1_", "_Requirements: 1.1_ | _Depends: 2_ | _Requirements: 7.1_",
      "_Boundary: API_ _Requirements: 1.1_ _Requirements: 7.1_", "**Requirements: 1.1** (Requirements: 7.1)",
    ]
  )
  func several(_ line: String) async {
    let tasks = "- [ ] 1. Draw it\n  - \(line)\n- [ ] 2. Ship it. \(line)\n"
    let reading = await Reading(["tasks.md": tasks])
    #expect(reading.tasks.map { Self.written($0.citations) } == [["1.1", "7.1"], ["1.1", "7.1"]])
  }

  @Test("every citation below a property counts, for its checks as well")
  func severalOfProperty() async {
    let design = """
      ### Property 1: A

      **Validates: Requirement 1.1** **Validates: Requirement 7.1**

      ```swift check
      #expect(true)
      ```
      """
    let corpus = await Reading(["design.md": design]).corpus
    #expect(Self.written(corpus.specs.flatMap(\.properties).flatMap(\.validates)) == ["1.1", "7.1"])
    let checks = corpus.documents.flatMap(\.checks)
    #expect(Self.written(checks.flatMap(\.sectionCitations)) == ["1.1", "7.1"])
  }

  @Test("a task waits for another once, however often that is said")
  func dependencies() async {
    let tasks = "- [ ] T001 Draw it\n- [ ] T002 Ship it\n  - Depends on: T001\n  - _Depends: T001_\n"
    #expect(await Reading(["tasks.md": tasks]).tasks.last?.dependencies.map(\.text) == ["T001"])
  }
}
