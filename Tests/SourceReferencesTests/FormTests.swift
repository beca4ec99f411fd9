import Files
import Findings
import SourceReferences
import SpecModel
import Testing

/// The forms in which sources cite requirements.
struct FormTests {
  @Test(
    "a comment cites in many forms",
    arguments: [
      ("@see Requirements 1.1, 1.2", ["1.1", "1.2"]),
      ("@see Requirements: 54.2, 59.1", ["54.2", "59.1"]),
      ("@see Requirements: R6.1, R6.2", ["6.1", "6.2"]),
      ("@see Requirements 20 (per match), 21 (per year).", ["20", "21"]),
      ("@see Requirements 2.1, 2.4: the parent delegates", ["2.1", "2.4"]),
      ("per Requirement 3.3", ["3.3"]),
      ("(Requirements 1.7, 1.8).", ["1.7", "1.8"]),
      ("Validates: Requirements 1.1-1.4", ["1.1", "1.2", "1.3", "1.4"]),
      ("**Validates: Requirements 5.4**", ["5.4"]),
      ("verifies: 035/8.4", ["035/8.4"]),
      ("@verifies 8.4, 8.5", ["8.4", "8.5"]),
      ("Requirement 4.1 (Spec 013)", ["013/4.1"]),
      ("Requirements 4.1 (Spec 013), 4.2 (Spec 014)", ["013/4.1", "014/4.2"]),
      ("Spec 013, Requirements 4.1 and 4.2", ["013/4.1", "013/4.2"]),
      ("Requirement 4.1 of 013-text-input-field", ["013-text-input-field/4.1"]),
      ("_Requirements: 2.1, 2.2_", ["2.1", "2.2"]),
      ("[035/8.4] is large enough", ["035/8.4"]),
      ("035-button-icon/8.4: the target", ["035-button-icon/8.4"]),
      ("Req 2 AC 3", ["2.3"]),
      ("Requirement 3.1 in requirements.md", ["3.1"]),
      ("PCI DSS Requirement 3.4: mask the number", ["3.4"]),
      ("Requirement 4.2 of RFC 7230 says otherwise", ["4.2"]),
      ("Requirements 1.1 and later of the WCAG", ["1.1"]),
      ("See Requirement 3.1 in Docs/Product.md", ["3.1"]),
      ("需求 1.1：显示", ["1.1"]),
      ("**验证: 需求 1.2**", ["1.2"]),
      ("要件：2.1、2.2", ["2.1", "2.2"]),
      ("요구사항 1.3", ["1.3"]),
      ("Требование 1.4, 1.5", ["1.4", "1.5"]),
      ("非機能要件 1.6", ["NFR-1.6"]),
      ("確認する（Requirements: 1.3）", ["1.3"]),
      ("Anforderung 77.1, 77.2", ["77.1", "77.2"]), ("Exigence 77.3: masque", ["77.3"]),
      ("AC 77.4 and AC-77.6", ["77.4", "77.6"]), ("Acceptance Criteria 77.5", ["77.5"]),
      ("(AC 1.1 (Spec 013))", ["013/1.1"]),
      ("受入基準 77.7", ["77.7"]), ("hides (R77.8)", ["77.8"]), ("AC 1.1, 3 columns", ["1.1"]),
      ("AC 2.5 seconds, AC 3.5 kW, R4.1 of the board, HVAC 1.1, scale 1.5 (R4.1 board)", []),
      ("@spec 002-beta#9.2", ["002-beta/9.2"]), ("owner/repo#12.1, see #12", []),
      ("specs/001-a/requirements.md#requirement-15", ["001-a/15"]),
      ("requirements.md#requirement-15-login, requirements.md#requirement-1-2, x.md#requirement-3", ["15"]),
      ("FR-001: hides", ["FR-001"]),
      ("implements FR-001 and NFR-002", ["FR-001", "NFR-002"]),
      ("需求 3 个节点, 要求: 2 回", []),
      ("要求 16.7 ms 以内, 需求 2.5 秒, 要求：2.5 秒以内, 需求: 1.5 分钟", []),
      ("Requirement: 16.7 ms", []),
      ("Requirements: 20 MB max, requirement: 13.5 inches, Requirement: 3", ["3"]),
      ("Memory requirement 16 MB, requirement 4.5 GB", []),
      ("Requirements 1.1 and 2 seconds later", ["1.1"]),
      ("Requirement 3 points to it, Requirement 4 times out", ["3", "4"]),
      ("iOS requirement 16.4", ["16.4"]),
      ("需求 1.1元数据, 需求 1.2个人资料, 需求 1.3 秒杀", ["1.1", "1.2", "1.3"]),
      ("FR-3 of the bridge, src/FR-001/main.ts, XFR-001", []),
      ("quoted: `Requirement 1.1`, `verifies: 8.4`", []),
      ("verifies 3 things", []),
      ("HTTP/1.1 and 1/2.5", []),
      ("requires 3 retries", []),
      ("see [1] and [2/3]", []),
      ("src/app-v2/1.0/main.ts", []),
    ]
  )
  func comments(text: String, expected: [String]) async {
    let found = await read("// \(text)\nlet a = 1\n", "a.swift").compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    #expect(found.filter { !$0.hasPrefix("@") }.map(String.init) == expected)
  }

  @Test(
    "a standard or a document beside it takes no reference away",
    arguments: [
      "Requirement 1.1 in spec.md", "Requirement 1.1 from 001-a.md", "Requirement 1.1 in `docs/001-a.md`",
      "Requirement 1.1 in src/index.html is drawn here", "Requirement 1.1 of icon.md", "Requirement 1.1 in Card.mdx",
      "Requirement 1.1 of SOC chips", "Requirement 1.1 under CIS load", "Parse RFC 3339 Requirement 1.1",
    ]
  )
  func ofAnother(text: String) async {
    let found = await read("// Spec: 001-a\n\n// \(text)\n", "a.swift").map { $0.split(separator: " ")[1] }
    // `from 001-a.md` names the spec itself.
    #expect(found == [text.contains("from 001-a") ? "001-a/1.1" : "1.1"])
  }

  @Test("a list goes on in the next line of a comment, behind a comma only")
  func lines() async {
    #expect(
      await read("/**\n * @see Requirements 1.1,\n *   1.2\n * 3.4\n */", "a.ts").map { $0.split(separator: " ")[1] }
        == ["1.1", "1.2"]
    )
  }

  @Test(
    "code in a comment is quoted",
    arguments: [
      "/// ```\n/// Requirement 1.1\n/// ```\n/// Requirement 1.2", "///     Requirement 1.1\n/// Requirement 1.2",
    ]
  )
  func code(text: String) async {
    #expect(await read(text, "a.swift").map { $0.split(separator: " ")[1] } == ["1.2"])
  }

  @Test("a list goes on in the next of several line comments")
  func lineComments() async {
    #expect(
      await read("// Requirements 1.1,\n// 1.2\n", "a.swift").map { $0.split(separator: " ")[1] } == ["1.1", "1.2"]
    )
  }

  @Test(
    "a reference that the end of a line parts is read where its number stands",
    arguments: [
      ("/// per Requirement\n/// 3.3 of it\nfunc a() {}\n", ["3.3 2:5-8"]),
      ("/// it is as Requirements\n/// 3.3 and 3.4 say\n", ["3.3 2:5-8", "3.4 2:13-16"]),
      ("/// Requirements 1.1\n/// and 3.8\n", ["1.1 1:5-21", "3.8 2:9-12"]),
      ("/*\n * per Requirement\n * 3.5\n */\n", ["3.5 3:4-7"]),
      ("let a = 1 /* per Requirement\n   3.5 */\n", ["3.5 2:4-7"]),
      (
        "// Requirements 1.1,\n// 1.2 to\n// 1.4, per Requirement\n//   2.1\n",
        ["1.1 1:4-20", "1.2 2:4-3:7", "1.3 2:4-3:7", "1.4 2:4-3:7", "2.1 4:6-9"]
      ),
      ("// Validates: Requirements\n// 3.6, 3.7\n", ["3.6 2:4-7", "3.7 2:9-12"]),
      ("// Spec 013,\n// Requirement 4.1\n", ["013/4.1 2:4-19"]),
      ("// Requirements\n// 1. It is drawn\n// 2. It moves\n", []), ("// per Requirement\n\n// 3.3\n", []),
      ("// per Requirement\nlet a = 1 // 3.3\n", []), ("// the requirements\n// are 3\n", []),
      ("/// ```\n/// Requirement\n/// 3.3\n/// ```\n", []),
    ]
  )
  func wrapped(text: String, expected: [String]) async {
    let path = DocumentPath("src/a.swift")
    let scan = await SourceScanner(files: .inMemory([path.text: text]), workers: 1).scan([path])
    let found = scan.files.flatMap(\.mentions)
    let written = found.map { mention in
      let (start, end) = (mention.reference.location.range.start, mention.reference.location.range.end)
      let tail = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
      return
        "\(mention.reference.spec.map { $0 + "/" } ?? "")\(mention.reference.local) \(start.line):\(start.column)-\(tail)"
    }
    #expect(written == expected)
  }

  @Test(
    "the names of tests cite what they mark as a reference",
    arguments: [
      ("@Test(\"[035/8.4] is large\") func a() {}", "a.swift", ["test name 035/8.4"]),
      (
        "@Test(\"works\", .verifies(\"035/8.4, 035/8.5\")) func a() {}", "a.swift",
        ["verifies 035/8.4", "verifies 035/8.5"]
      ),
      ("func `[035/8.4] is large`() {}", "a.swift", ["test name 035/8.4"]),
      ("func testRequirement8_4IsLarge() {}", "a.swift", ["test name 8.4"]),
      ("let label = \"[035/8.4]\"", "a.swift", []),
      ("let code = \"func testRequirement8_4() {}\"", "a.swift", []),
      ("print(\"[035/8.4] is large\")", "a.swift", []),
      ("it('[035/8.4] is large', () => {})", "a.test.ts", ["test name 035/8.4"]),
      ("it.only(\"Requirement 8.4\", f)", "a.test.js", ["test name 8.4"]),
      ("test.each([1, 2])('[035/8.4] %s', f)", "a.test.ts", ["test name 035/8.4"]),
      ("describe(`[035/8.4] ${name}`, f)", "a.test.tsx", ["test name 035/8.4"]),
      ("def test_req_8_4_is_large():\n  pass", "a.py", ["test name 8.4"]),
      ("#[test]\nfn requirement_8_4() {}", "a.rs", ["test name 8.4"]),
      ("@Test fun `[035/8.4] is large`() {}", "a.kt", ["test name 035/8.4"]),
      ("@DisplayName(\"[035/8.4] is large\") void a() {}", "A.java", ["test name 035/8.4"]),
      ("t.Run(\"[035/8.4] is large\", f)", "a_test.go", ["test name 035/8.4"]),
      ("// Spec: 035\nit('is large [8.4]', f)", "a.test.ts", ["test name 8.4"]),
      ("// Spec: 035\nit(`R8.4 works`, f)", "b.test.ts", ["test name 8.4"]),
      ("// Spec: 035\nit('AC 8.4', f)", "c.test.ts", ["test name 8.4"]),
      ("it('is large [8.4]', f)", "d.test.ts", []),
      ("it('R8.4 works', f)", "e.test.ts", []),
      ("@pytest.mark.requirement(\"8.4\")\ndef test_a():\n  pass", "a.py", ["verifies 8.4"]),
      ("@pytest.mark.requirement(\"login\")\ndef test_a():\n  pass", "b.py", []),
    ]
  )
  func names(text: String, file: String, expected: [String]) async {
    #expect(await read(text, file).map { String($0.prefix { $0 != "@" }.dropLast()) } == expected)
  }

  @Test("what verifies nothing that can be read is kept as such")
  func unreadable() async {
    let path = DocumentPath("a.swift")
    let files = FileAccess.inMemory([
      "a.swift": "@Test(.verifies(\"8.4 or so, 1\")) func a() {}\n// Requirements 4.9-4.2\n"
    ])
    let scan = await SourceScanner(files: files, workers: 1).scan([path])
    #expect(scan.files.first?.unreadable.map(\.text) == ["8.4 or so, 1", "Requirements 4.9-4.2"])
  }

  @Test("a folder's name alone at the head of a file names its spec")
  func folderAtHead() async {
    let files = FileAccess.inMemory(["a.css": "/* 035-button */\n/* per Requirement 8.4 */\n"])
    let file = await SourceScanner(files: files, workers: 1).scan([DocumentPath("a.css")]).files.first
    #expect(file?.specs.map(\.name) == ["035-button"])
  }

  @Test(
    "a comment names its spec",
    arguments: [
      ("Spec: 035", "035", true), ("@spec 035-button-icon", "035-button-icon", true),
      (".kiro/specs/035-button-icon/requirements.md", "035-button-icon", true),
      ("**Feature: button-icon, Property 7: size**", "button-icon", false),
      ("Feature: 006-email-channel", "006-email-channel", true),
    ]
  )
  func hints(text: String, name: String, isCertain: Bool) async {
    let path = DocumentPath("a.ts")
    let files = FileAccess.inMemory(["a.ts": "/**\n * \(text)\n * Validates: Requirements 1.1\n */\n"])
    let file = await SourceScanner(files: files, workers: 1).scan([path]).files.first
    #expect(file?.specs == [SpecHint(name: name, isCertain: isCertain)])
    #expect(file?.mentions.first?.specs == file?.specs)
  }
}
