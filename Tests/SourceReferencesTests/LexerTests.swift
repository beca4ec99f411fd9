import Files
import Findings
import SourceReferences
import SpecModel
import Testing

/// What is a comment, and what is a text, in each family of languages.
struct LexerTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let text: String
    /// What is read, as `kind reference @line:column`.
    let expected: [String]

    init(_ name: String, _ file: String, _ text: String, _ expected: [String]) {
      (self.name, self.file, self.text, self.expected) = (name, file, text, expected)
    }

    var testDescription: String { "\(file): \(name)" }
  }

  static let samples: [Sample] = [
    Sample("a comment", "a.swift", "let a = 1  // per Requirement 3.3\n", ["comment 3.3 @1:19"]),
    Sample("a comment in a text is none", "a.swift", "let a = \"// Requirement 3.3\"\n", []),
    Sample("a text in a comment is none", "a.swift", "// \"Requirement 3.3\n// \"\nlet b = 2", ["comment 3.3 @1:5"]),
    Sample(
      "an escaped quote",
      "a.swift",
      "let a = \"\\\"// Requirement 1.1\" // Requirement 1.2",
      ["comment 1.2 @1:35"]
    ),
    Sample(
      "a nested comment",
      "a.swift",
      "/* a /* b */ Requirement 1.1 */ let a = \"Requirement 1.2\"",
      ["comment 1.1 @1:14"]
    ),
    Sample(
      "no nested comment in C",
      "a.c",
      "/* a /* b */ char *s = \"Requirement 1.1\"; /* Requirement 1.2 */",
      ["comment 1.2 @1:46"]
    ),
    Sample("a raw text", "a.swift", "let a = #\"\\\"#  // Requirement 1.1", ["comment 1.1 @1:19"]),
    Sample(
      "a text of many lines",
      "a.swift",
      "let a = \"\"\"\n  // Requirement 1.1 \"quoted\"\n  \"\"\" // Requirement 1.2",
      ["comment 1.2 @3:10"]
    ),
    Sample(
      "code in a text",
      "a.swift",
      "let a = \"\\(b(\"// Requirement 1.1\")) // Requirement 1.2\" // Requirement 1.3",
      ["comment 1.3 @1:60"]
    ),
    Sample(
      "code in a template",
      "a.ts",
      "const a = `${b('`')} // Requirement 1.1` // Requirement 1.2",
      ["comment 1.2 @1:45"]
    ),
    Sample(
      "a nested template",
      "a.ts",
      "const a = `${b ? `// Requirement 1.1` : {x: 1}.x}`; // Requirement 1.2",
      ["comment 1.2 @1:56"]
    ),
    Sample("a quote in a pattern", "a.js", "s.replace(/[\"'`/]/g, '') // Requirement 1.1", ["comment 1.1 @1:29"]),
    Sample("a division", "a.js", "const a = b / c / d // Requirement 1.1", ["comment 1.1 @1:24"]),
    Sample("an apostrophe in markup", "a.tsx", "<p>Don't</p>\n{/* Requirement 1.1 */}", ["comment 1.1 @2:5"]),
    Sample(
      "an apostrophe in markup on the line of a comment",
      "a.tsx",
      "<p>Don't stop</p>; // Requirement 1.2",
      ["comment 1.2 @1:23"]
    ),
    Sample(
      "one at the end of a word, and a comment in markup",
      "a.tsx",
      "<p>The users' list</p>{/* Requirement 1.2 */}",
      ["comment 1.2 @1:27"]
    ),
    Sample(
      "a quote that its line does not close",
      "a.jsx",
      "<p>6\" wide</p> // Requirement 1.2",
      ["comment 1.2 @1:19"]
    ),
    Sample("a text behind a word", "a.js", "return'// Requirement 1.1' // Requirement 1.2", ["comment 1.2 @1:31"]),
    Sample("a division of what was counted up", "a.ts", "i++ / 2; // Requirement 1.3", ["comment 1.3 @1:13"]),
    Sample("a pattern behind a condition", "a.ts", "if (x(1)) /'/.test(y); // Requirement 1.4", ["comment 1.4 @1:27"]),
    Sample(
      "a division of what stands in parentheses",
      "a.ts",
      "a = f(x) / '/'.length // Requirement 1.4",
      ["comment 1.4 @1:26"]
    ),
    Sample("a quote in a pattern of Swift", "a.swift", "let a = /\"/ // Requirement 1.3", ["comment 1.3 @1:16"]),
    Sample("a quote in a pattern with hashes", "a.swift", "let a = #/ \" /# // Requirement 1.4", ["comment 1.4 @1:20"]),
    Sample(
      "operators of Swift",
      "a.swift",
      "let a = b.reduce(1, /) + \"/\".count // Requirement 1.4",
      ["comment 1.4 @1:39"]
    ),
    Sample("a division of Swift", "a.swift", "let a = b / \"/\".count / 2 // Requirement 1.4", ["comment 1.4 @1:30"]),
    Sample("a lifetime", "a.rs", "fn f<'a>(x: &'a str) {} // Requirement 1.1", ["comment 1.1 @1:28"]),
    Sample("a character", "a.rs", "let c = '\"'; // Requirement 1.1", ["comment 1.1 @1:17"]),
    Sample(
      "a raw text with hashes",
      "a.rs",
      "let s = r#\"\" // Requirement 1.1\"#; // Requirement 1.2",
      ["comment 1.2 @1:39"]
    ),
    Sample(
      "a raw text of C++",
      "a.cpp",
      "auto s = R\"x(\" // Requirement 1.1)x\"; // Requirement 1.2",
      ["comment 1.2 @1:42"]
    ),
    Sample("a raw text of Go", "a.go", "s := `\\` // Requirement 1.1", ["comment 1.1 @1:13"]),
    Sample("a raw text of Kotlin", "a.kt", "val s = \"\"\"\\\"\"\" // Requirement 1.1", ["comment 1.1 @1:20"]),
    Sample("a hash", "a.py", "s = '# Requirement 1.1'  # Requirement 1.2", ["comment 1.2 @1:28"]),
    Sample("a docstring", "a.py", "def f():\n    \"\"\"Validates: Requirements 1.1\"\"\"\n", ["comment 1.1 @2:19"]),
    Sample("a text of three quotes that is used", "a.py", "f(\"\"\"Requirement 1.1\"\"\")", []),
    Sample(
      "a style sheet",
      "a.css",
      "a { content: \"/* Requirement 1.1 */\" } /* Requirement 1.2 */",
      ["comment 1.2 @1:43"]
    ),
    Sample(
      "an address in a style sheet",
      "a.scss",
      "a { b: url(http://x.y/Requirement 1.1) } // Requirement 1.2",
      ["comment 1.2 @1:45"]
    ),
    Sample("a text that nothing closes", "a.ts", "const a = `never closed\n// Requirement 1.1\n", ["comment 1.1 @2:4"]),
    Sample(
      "a text that its line does not close",
      "a.java",
      "String a = \"open\n// Requirement 1.1",
      ["comment 1.1 @2:4"]
    ),
  ]

  @Test("only comments are read as comments", arguments: samples)
  func comments(_ sample: Sample) async {
    #expect(await read(sample.text, sample.file) == sample.expected)
  }
}

/// What a source of one file names.
func read(_ text: String, _ file: String) async -> [String] {
  let path = DocumentPath("src/\(file)")
  let scan = await SourceScanner(files: .inMemory([path.text: text]), workers: 1).scan([path])
  return scan.files.flatMap(\.mentions).map { mention in
    let start = mention.reference.location.range.start
    let spec = mention.reference.spec.map { "\($0)/" } ?? ""
    return "\(mention.kind.rawValue) \(spec)\(mention.reference.local) @\(start.line):\(start.column)"
  }
}
