import Files
import Findings
import SourceReferences
import SpecModel
import SpecReading
import Testing
import Traceability

/// Sources that only look like what people write. Short lines first: a file of long ones is passed over as minified.
@Suite(.serialized) struct SourceFloodTests {
  private static let head = String(repeating: "x\n", count: 33_000)

  @Test(
    "a flood in a source is read in one pass, and what stands behind it is read",
    arguments: [
      ("patterns that nothing closes", String(repeating: "(/[", count: 100_000) + "\n"),
      ("quotes that nothing closes", "\"" + String(repeating: "\\\"", count: 60_000) + "\n"),
      ("apostrophes within words", "\"" + String(repeating: "n't \\\"", count: 30_000) + "\n"),
      ("slashes behind conditions", String(repeating: "if (a) /b ", count: 20_000) + "\n"),
      ("calls that open nowhere", String(repeating: String(repeating: "))(\"1\"", count: 10) + "\n", count: 10_000)),
      ("names with numbers", String(repeating: "function a1_1() {}\n", count: 20_000)),
    ]
  )
  func floods(_ name: String, _ flood: String) async {
    let text = Self.head + flood + "// see Requirement 1.1\nit(\"does [001/1.2]\", () => {})\n"
    let files = FileAccess.inMemory(["src/a.js": text])
    let start = ContinuousClock.now
    let scan = await SourceScanner(files: files, workers: 1).scan([DocumentPath("src/a.js")])
    #expect(scan.files.first?.mentions.count == 2, "\(name)")
    // Nothing here takes the processor away for as long as reading every rest of the file again would.
    #expect(ContinuousClock.now - start < .seconds(60), "\(name)")
  }

  @Test("a reference of a comment is looked for in the code span that may hold it, and not in each of its line")
  func codeSpans() async {
    let spans = String(repeating: "`a` Req ", count: 200_000 / 8)
    let files = FileAccess.inMemory(["src/a.swift": Self.head + "// \(spans). See Requirement 1.2\n"])
    var mentions = 0
    let time = await fastest(within: .seconds(10)) {
      let scan = await SourceScanner(files: files, workers: 1).scan([DocumentPath("src/a.swift")])
      mentions = scan.files.first?.mentions.count ?? 0
    }
    #expect(mentions == 1)
    #expect(time < .seconds(10))
  }

  /// What reading a comment of so many of the same lines takes, in seconds: the lesser of two attempts.
  private func time(reading line: String, _ count: Int) -> Double {
    let bytes = Array(String(repeating: line, count: count).utf8)[...]
    let piece = CommentReferences.Piece(bytes, at: SourcePosition(line: 1, column: 1))
    return (1...2).map { _ in
      processorTime {
        _ = CommentReferences([piece], in: DocumentPath("a.ts"), allowance: CommentReferences.allowance())
      }
    }.min() ?? 0
  }

  @Test(
    "a comment of twice as many lines costs twice as much, where each line goes on from the one before",
    arguments: [" * Requirement 1.1", " * Requirement 1.1 (Spec 013)"]
  )
  func wrappedComment(_ line: String) {
    let long = line + " " + String(repeating: "x", count: 1000) + "\n"
    let (once, twice) = (time(reading: long, 4000), time(reading: long, 8000))
    #expect(twice < once * 2.6, "\(once) and \(twice)")
  }

  @Test("what a comment names is of the specs that it names, and these are looked up once a comment")
  func specHints() throws {
    let path = DocumentPath("src/a.ts")
    let corpus = Corpus(specs: [], documents: [], problems: [])
    func time(_ count: Int) throws -> Double {
      let text = (1...count).map { "// Spec: \($0)-x\n// see Requirement 1.1\n" }.joined()
      let reading = CommentReferences(
        [CommentReferences.Piece(Array(text.utf8)[...], at: SourcePosition(line: 1, column: 1))],
        in: path,
        allowance: CommentReferences.allowance()
      )
      let mentions = reading.mentions.map {
        SourceMention(kind: .comment, reference: $0.reference, text: $0.text, specs: reading.specs)
      }
      #expect(mentions.count == count && reading.specs.count == count)
      let file = SourceFile(path: path, specs: [], mentions: mentions, unreadable: [])
      let scan = SourceScan(files: [file], readCount: 1, skipped: [])
      let surroundings = Surroundings(sources: scan, paths: [])
      var links: [SourceLink] = []
      let time = processorTime { links = Linker(files: .inMemory([:])).link(corpus, in: surroundings).sources }
      #expect(links.allSatisfy { $0.attribution == .comment && $0.home == nil })
      return time
    }
    let (once, twice) = try (time(1000), time(2000))
    #expect(twice < once * 2.6 + 0.1, "\(once) and \(twice)")
  }

  @Test(
    "references beyond the limit of a source are a finding that names it, in one comment and in many",
    arguments: [
      ("/*\n", " * Requirement 1.1 (Spec ok)\n", "*/\n"), ("", "// Requirement 1.1\n\n", ""),
      ("", "// verifies: x/y1\n", ""), ("", "test(\"[001/1.1]\", () => {})\n", ""),
    ]
  )
  func cutOff(_ start: String, _ line: String, _ end: String) async throws {
    let flood = start + String(repeating: line, count: 9000) + end
    let files = FileAccess.inMemory(["src/a.ts": flood + "// Requirement 9.9\n", "src/b.ts": "// Requirement 1.1\n"])
    let scan = await SourceScanner(files: files, workers: 1).scan([DocumentPath("src/a.ts"), DocumentPath("src/b.ts")])
    #expect(scan.skipped.map(\.path.text) == ["src/a.ts"])
    #expect(scan.skipped.allSatisfy { $0.reason == .tooManyReferences(limit: 8192) })
    let file = try #require(scan.files.first)
    #expect(file.mentions.count + file.unreadable.count == 8192)
    #expect(scan.files.last?.path.text == "src/b.ts")
  }
}
