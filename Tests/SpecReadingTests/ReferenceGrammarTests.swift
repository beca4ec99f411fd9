import Findings
import SpecModel
import SpecReading
import Testing

/// The one grammar of references, wherever they stand.
struct ReferenceGrammarTests {
  @Test(
    "references that stand alone",
    arguments: [
      ("1.2", "1.2"), ("1", "1"), ("1.1-1.3", "1.1 1.2 1.3"), ("1.1–1.3", "1.1 1.2 1.3"), ("1.1—1.3", "1.1 1.2 1.3"),
      ("1.1 through 1.3", "1.1 1.2 1.3"), ("1.1 to 1.3", "1.1 1.2 1.3"), ("1.1-3", "1.1 1.2 1.3"),
      ("1.1 - 1.3", "1.1 1.2 1.3"), ("1-3", "1 2 3"), ("1–3", "1 2 3"),
      ("R3", "3"), ("R1–R3", "1 2 3"), ("R3 AC2", "3.2"), ("R3 AC2-4", "3.2 3.3 3.4"), ("R11 AC2, AC3", "11.2 11.3"),
      ("R5 AC1, AC6-8, R2", "5.1 5.6 5.7 5.8 2"), ("Req 2 AC 3", "2.3"), ("Req 1, Req 9", "1 9"), ("Req 3.1", "3.1"),
      ("NFR-2", "NFR-2"), ("NFR 3.2", "NFR-3.2"),
      ("NFR-1.2", "NFR-1.2"), ("NFR2", "NFR-2"), ("5.1, NFR-2", "5.1 NFR-2"), ("Requirement 3", "3"),
      ("Requirements 1.1, 1.2 and 1.4", "1.1 1.2 1.4"),
      ("Requirement 2, Acceptance Criterion 3", "2.3"), ("Requirement 2 criterion 3", "2.3"), ("013/4.1", "013/4.1"),
      ("013/4.1, 4.2", "013/4.1 013/4.2"), ("035/8", "035/8"),
      ("013-text-input-field/4.1-4.2", "013-text-input-field/4.1 013-text-input-field/4.2"), ("10~2.1", "10~2.1"),
      ("2~1.1-2~1.3", "2~1.1 2~1.2 2~1.3"), ("2~1.1 \u{2013} 2~1.2", "2~1.1 2~1.2"),
      ("004/10~2", "004/10~2"), ("3, 6.3", "3 6.3"),
      ("1.1; 1.2 & 1.3", "1.1 1.2 1.3"), ("1.1、1.2", "1.1 1.2"), ("1.1, 1.2,1.3", "1.1 1.2 1.3"),
      ("1.1 (why), 1.2", "1.1 1.2"), ("AC 1.1", "1.1"), ("Criterion 9.4", "9.4"), ("Requirement 5.2.3", "5.2.3"),
      ("Requirement 5.2.3.1", "5.2.3.1"), ("a/FR-1.b1", "a/FR-1.b1"), ("1.b12", "1.b12"),
      ("requirement 4.1", "4.1"), ("Requirement #4", "4"), ("Reqs 1.1 and 1.2", "1.1 1.2"),
    ]
  )
  func reading(_ text: String, _ expected: String) throws {
    let references = try #require(ReferenceText.readAll(text), "\(text)")
    #expect(references.map(Self.written).joined(separator: " ") == expected)
  }

  @Test(
    "what is no reference",
    arguments: [
      "1.0.0", "2024", "8080", "1.1 Keyboard", "v1.2", "100%", "2.5 - 100% width", "1.4.11", "0.5em", "1/2",
      "2025-11-18", "", "R", "Req", "AC 2", "1.1-", "-1", "1.",
      "Criterion 4", "1.3-2.4", "4.9-4.2", "1.1-1.999999", "1-999", "Requirement", "1.1-1.1000",
    ]
  )
  func nothing(_ text: String) {
    #expect(ReferenceText.readAll(text) == nil)
  }

  @Test("read all of a text that stands alone, or nothing of it")
  func tooMany() {
    let many = (1...9000).map { "\($0 % 90 + 1).1" }
    #expect(ReferenceText.readAll("001/" + many.prefix(8000).joined(separator: ", "))?.count == 8000)
    #expect(ReferenceText.readAll("001/" + many.joined(separator: ", ")) == nil)
  }

  struct Listed: Sendable {
    let list: String
    var references = ""
    var unreadable: [String] = []
    var citesAll = false
  }

  @Test(
    "what a task cites",
    arguments: [
      Listed(list: "1.1, 1.2", references: "1.1 1.2"),
      Listed(list: "1.1-1.3, 2.1-2.2", references: "1.1 1.2 1.3 2.1 2.2"),
      Listed(list: "9.1–9.3, 10.2", references: "9.1 9.2 9.3 10.2"),
      Listed(list: "All", citesAll: true), Listed(list: "all", citesAll: true),
      Listed(list: "All requirements", citesAll: true), Listed(list: "All requirements integrated", citesAll: true),
      Listed(list: "All (see above)", citesAll: true),
      Listed(
        list: "All requirements related to the primitive",
        unreadable: ["All requirements related to the primitive"]
      ), Listed(list: "All frontend requirements", unreadable: ["All frontend requirements"]),
      Listed(list: "1:2", references: "1", unreadable: [":2"]),
      Listed(list: "1.1/2", references: "1.1", unreadable: ["/2"]),
      Listed(list: "1。2", references: "1", unreadable: ["。2"]),
      Listed(list: "1 .2", references: "1", unreadable: [".2"]),
      Listed(list: "1. 2", references: "1", unreadable: [". 2"]),
      Listed(list: "1.1. 1.2. 1.3. 2", references: "1.1 1.2 1.3 2"), Listed(list: "1.1. 1.2.", references: "1.1 1.2"),
      Listed(list: "1.1. 2 new files", references: "1.1"),
      Listed(list: "1.1, Testing infrastructure", references: "1.1", unreadable: ["Testing infrastructure"]),
      Listed(list: "1, 2, error handling", references: "1 2", unreadable: ["error handling"]),
      Listed(list: "1, 2, and error handling", references: "1 2", unreadable: ["and error handling"]),
      Listed(list: "1, 2 / setup", references: "1 2", unreadable: ["setup"]),
      Listed(list: "1.1, same as before, for the width of the icon", references: "1.1"),
      Listed(list: "Requirement 1, all criteria; Requirement 2", references: "1 2"),
      Listed(list: "2.2；设计：第3节", references: "2.2"),
      Listed(list: "1.1 2", references: "1.1", unreadable: ["2"]),
      Listed(list: "1.1→1.2", references: "1.1 1.2"),
      Listed(list: "R1-1", unreadable: ["R1-1"]), Listed(list: "tbd 1.1", unreadable: ["tbd 1.1"]),
      Listed(list: "{1.1}", unreadable: ["{1.1}"]), Listed(list: "§1.1", unreadable: ["§1.1"]),
      Listed(list: "1_1", unreadable: ["1_1"]), Listed(list: "v1.1", unreadable: ["v1.1"]),
      Listed(list: "Epic 3", unreadable: ["Epic 3"]), Listed(list: "Story 3, Story 1.2", references: "3 1.2"),
      Listed(list: "1.1 (see 2), 1.2 for 3 of them", references: "1.1 1.2"),
      Listed(list: "Requirement 1 AC 1, 2", references: "1.1 1.2"),
      Listed(list: "Requirement 1 AC 1-2, 4; Requirement 2, 3.1", references: "1.1 1.2 1.4 2 3.1"),
      Listed(list: "2 AC 1", references: "2.1"), Listed(list: "1.2.3, 1.2.4", references: "1.2.3 1.2.4"),
      Listed(list: "AUTH-01, UI-FORM-02.3", references: "AUTH-01 UI-FORM-02.3"), Listed(list: "N/A (setup)"),
      Listed(list: "TBD"), Listed(list: "\u{2014}"), Listed(list: "\u{2013}"), Listed(list: "-"), Listed(list: "--"),
      Listed(list: "\u{FF0D}"), Listed(list: "1.1, \u{2014}", references: "1.1"),
      Listed(list: "\u{2014} 9.9", unreadable: ["\u{2014} 9.9"]),
      Listed(list: "Properties 1, 2, 11 from design"),
      Listed(list: "Property 1 → Requirements 1.1", references: "1.1"),
      Listed(list: "Property 8, Requirement 2.5", references: "2.5"), Listed(list: "Decision 2"),
      Listed(list: "design.md § Contracts"),
      Listed(list: "1.6 (error state), 4.4 (icon color)", references: "1.6 4.4"),
      Listed(list: "2.1, 2.7 (same as original Task 3.4)", references: "2.1 2.7"),
      Listed(list: "6.1, 6.2 (Spec 040)", references: "040/6.1 040/6.2"),
      Listed(list: "013/4.1, 1.2", references: "013/4.1 013/1.2"),
      Listed(list: "1.1, 1.3-2.4, 1.2", references: "1.1 1.2", unreadable: ["1.3-2.4"]),
      Listed(list: "1.1-1.999", unreadable: ["1.1-1.999"]), Listed(list: "1.x, 2.X", references: "1 2"),
      Listed(list: "Testing infrastructure", unreadable: ["Testing infrastructure"]),
      Listed(list: "1.1, 1.2 9.9", references: "1.1 1.2", unreadable: ["9.9"]),
      Listed(list: "1.1/9.9, 1.2 as before (see 4.4)", references: "1.1 9.9 1.2"),
      Listed(list: "1.1 / 1.2 | 1.3", references: "1.1 1.2 1.3"), Listed(list: "1.1 or 1.2", references: "1.1 1.2"),
      Listed(list: "1.1, 1.2, & 1.3", references: "1.1 1.2 1.3"), Listed(list: "#1.1, \"1.2\"", references: "1.1 1.2"),
      Listed(list: "1.1…1.3", references: "1.1 1.2 1.3"), Listed(list: "1.1--1.2", references: "1.1 1.2"),
      Listed(list: "`1.1`-`1.3`", references: "1.1 1.2 1.3"),
      Listed(list: "[1.1](a.md)–[1.2](a.md), 2.1", references: "1.1 1.2 2.1"),
      Listed(list: "2.1.1-2.1.3", references: "2.1.1 2.1.2 2.1.3"),
      Listed(list: "2.1.1-2.2.3", references: "2.1.1", unreadable: ["-2.2.3"]),
      Listed(list: "Requirement 1 - AC 1, AC 2", references: "1.1 1.2"),
      Listed(list: "需求 1 的验收标准 2", references: "1.2"), Listed(list: "要件1（1.1, 1.2）", references: "1.1 1.2"),
      Listed(list: "1.1, l.2, foo, TBD", references: "1.1", unreadable: ["l.2", "foo", "TBD"]),
      Listed(list: "1.1, Requirement nine, -3", references: "1.1", unreadable: ["Requirement nine", "-3"]),
      Listed(list: "1.1、1.2", references: "1.1 1.2"),
      Listed(list: "Requirement 1, Requirement 2.3", references: "1 2.3"),
      Listed(list: "1, 2, 3", references: "1 2 3"), Listed(list: "1.1,1.2,", references: "1.1 1.2"),
      Listed(list: "FR-1, NFR-2", references: "FR-1 NFR-2"), Listed(list: "**1.1**, 1.2", references: "1.1 1.2"),
      Listed(list: "`1.1`, `1.2`", references: "1.1 1.2"),
      Listed(list: "[1.1](requirements.md), 1.2", references: "1.1 1.2"), Listed(list: "None"),
      Listed(list: "1.1 and 1.2", references: "1.1 1.2"), Listed(list: " ", unreadable: [""]),
      Listed(list: "1.1 and banana", references: "1.1", unreadable: ["banana"]),
      Listed(list: "1.1 and what follows from it", references: "1.1"),
      Listed(list: "1.1, everything else", references: "1.1", unreadable: ["everything else"]),
    ]
  )
  func citing(_ listed: Listed) async throws {
    let reading = await Reading(["tasks.md": "- [ ] 1. Do\n  - _Requirements: \(listed.list)_\n"])
    let citation = try #require(reading.tasks.first?.citations.first, "\(listed)")
    #expect(citation.references.map(Self.written).joined(separator: " ") == listed.references, "\(listed.list)")
    #expect(citation.unreadable.map(\.text) == listed.unreadable, "\(listed.list)")
    #expect(citation.citesAll == listed.citesAll, "\(listed.list)")
  }

  @Test(
    "a series that stands alone",
    arguments: [
      ("AUTH-01", "AUTH-01"), ("AUTH-01.2", "AUTH-01.2"), ("035/AUTH-1", "035/AUTH-1"),
      ("035/UI-A-1.2", "035/UI-A-1.2"),
    ]
  )
  func standingAlone(_ text: String, _ written: String) throws {
    #expect(Self.written(try #require(ReferenceText.read(text))) == written)
  }

  @Test(
    "what prose names",
    arguments: [
      ("as Requirement 7.2 says", "7.2"), ("per requirement 3.3.", "3.3"), ("(Requirements 1.1–1.3)", "1.1 1.2 1.3"),
      ("Requirement 6.1 (Spec 040)", "040/6.1"), ("Req 3 AC 2", "3.2"),
      ("WCAG 2.4.7 and 1.4.11", ""), ("requirements 13 strategic tokens", "13"), ("`Requirement 1.1` in code", ""),
      ("version 1.2 of it", ""), ("on 2025-11-18", ""), ("R4 F19", ""),
      ("Documentation Requirements", ""), ("Requirement 10 and Requirement 11", "10 11"), ("prerequirement 1.1", ""),
      ("Requirement 2.5 - 100% width", "2.5"), ("Requirement 2.1.7 says", "2.1.7"), ("as R9.4 says", "9.4"),
      ("XR9.4, -R9.4 and R9", ""), ("Requirement 002/3.3", "002/3.3"),
      ("PCI DSS Requirement 3.4", ""), ("PCI DSS v4.0 Requirement 3.4", ""), ("requirement 9.2 of ISO 27001", ""),
      ("WCAG 2.1 requirement 1.4", ""), ("NIST 800-53 Requirement 11.2", ""), ("GDPR requirement 17", ""),
      ("Minimum requirement 16 GB", ""), ("Requirements 18 months old", ""),
      ("meets ISO 27001. Requirement 1.1 says", "1.1"), ("The Icon Requirement 1.1", "1.1"),
      ("requirement 1.1 of the icon", "1.1"), ("AC 9.7 in prose", "9.7"),
      ("(ACs 9.7, 9.8 and 2.1-2.2)", "9.7 9.8 2.1 2.2"),
      ("Acceptance criterion 2.1 says", "2.1"), ("as acceptance criteria 2.1 and 2.2 say", "2.1 2.2"),
      ("as Criterion 9.4 says", "9.4"), ("AC 9.7 (Spec 013)", "013/9.7"), ("US-1 AC 1.2", ""),
      ("Success Criterion 2.1", ""),
      ("success criterion 2.1", ""), ("WCAG Criterion 1.4", ""), ("Acceptance criterion 2.4.7", ""), ("HVAC 2.1", ""),
      ("AC 2.5 seconds long", ""), ("`AC 9.7` in code", ""),
      ("iOS requirement 16.4", ""), ("on macOS 14.2 requirement 14.2 or later", ""),
      ("the App Store requirement 13.2", ""), ("iOS Requirement 16.4", "16.4"),
      ("iOS requirements 1.1, 1.2", "1.1 1.2"),
      ("the radios requirement 1.1", "1.1"), ("iOS requirement 1.1 (Spec 013)", "013/1.1"),
      ("Requirement 9 points to the lid", "9"), ("Requirement 9.9 times out", "9.9"), ("requirement 4 points to 8", ""),
      ("requirement 13.5 inches", ""),
    ]
  )
  func mentions(_ text: String, _ expected: String) async throws {
    let reading = await Reading(["notes.md": "# Notes\n\n\(text)\n", "tasks.md": ""])
    let document = try #require(reading.corpus.documents.first { $0.path.name == "notes.md" })
    #expect(document.mentions.map(Self.written).joined(separator: " ") == expected, "\(text)")
  }

  @Test(
    "what the prose of every kind of document names",
    arguments: [
      (
        "requirements.md", "### Requirement 1: A\n\nAs in Requirement 9.9.\n\n1. a SHALL b as 013/9.9 says\n",
        "9.9 013/9.9"
      ),
      ("requirements.md", "### Requirement 1: A\n\n1. a SHALL b\n2. c, beside Requirement 1.1\n", "1.1"),
      ("requirements.md", "## List\n\n- **REQ-1**: a SHALL b, see Req 7\n", "7"),
      ("tasks.md", "- [ ] 1. Do\n  - as Req 1 AC 2 says\n  - _Requirements: 1.1_\n", "1.2"),
      ("design.md", "## Parts\n\n**Requirements**: 9.9, R3\n", "9.9 3"),
      ("design.md", "### Property 1: A\n\n**Validates: Requirements 1.1**\n", ""),
      ("completion/task-1-completion.md", "# Task 1 Completion: A\n\n**Requirements**: 9.9\n", "9.9"),
      ("completion/task-1-completion.md", "# Task 1 Completion: A\n\n**Requirements**: R9\n", "9"),
      ("completion/task-1-completion.md", "# Task 1 Completion: A\n\n**Requirements**: 3 columns\n", ""),
    ]
  )
  func prose(_ name: String, _ text: String, _ expected: String) async throws {
    let reading = await Reading([name: text, "notes.md": ""])
    let document = try #require(reading.corpus.documents.first { $0.path.text.hasSuffix(name) })
    #expect(document.mentions.map(Self.written).joined(separator: " ") == expected, "\(text)")
  }

  static func written(_ reference: Reference) -> String {
    (reference.spec.map { $0 + "/" } ?? "") + reference.local
  }
}
