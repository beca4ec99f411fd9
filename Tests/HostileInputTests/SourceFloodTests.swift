import Files
import Findings
import SourceReferences
import SpecModel
import Testing

/// Sources that only look like what people write. Short lines first: a file of long ones is passed over as minified.
@Suite(.serialized) struct SourceFloodTests {
  private static let head = String(repeating: "x\n", count: 33_000)

  @Test(
    "a flood in a source is read in one pass, and what stands behind it is read",
    arguments: [
      ("patterns that nothing closes", String(repeating: "(/[", count: 100_000) + "\n"),
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
}
