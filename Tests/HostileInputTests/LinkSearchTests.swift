import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// Broken links are offered what they may have meant; the search for it is bounded by what it costs.
@Suite(.serialized) struct LinkSearchTests {
  private static let folder = "specs/001-hostile"

  /// - Returns: the links of the design, looked up, and what that cost.
  private func linked(_ design: String, _ files: (FileAccess) -> FileAccess = { $0 }) async -> ([DocumentLink], Double)
  {
    let files = files(.inMemory(["\(Self.folder)/design.md": design]))
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    var links: [DocumentLink] = []
    let time = processorTime { links = Linker(files: files).link(corpus).documentLinks }
    return (links, time)
  }

  @Test("thousands of tags that nothing closes are looked through once")
  func tags() async {
    let line = String(repeating: "<aaa ", count: 800) + "\n"
    let (links, time) = await linked(
      "[x](#nowhere) [y](#here)\n\n" + String(repeating: line, count: 60) + "<a id=here>\n"
    )
    #expect(links.map(\.target).contains(.found(DocumentPath("\(Self.folder)/design.md"))))
    #expect(time < allowance)
  }

  @Test("long anchors that differ by a letter are compared with long headings up to a limit")
  func longAnchors() async {
    func word(_ index: Int) -> String {
      String(repeating: "y", count: 100) + "\(index)" + String(repeating: "x", count: 70)
    }
    let headings = (10_000..<12_000).map { "# \(word($0))\n" }.joined()
    let (links, time) = await linked(headings + (20_000..<23_000).map { "[x](#\(word($0))) " }.joined())
    #expect(links.count == 3000)
    #expect(time < allowance)
  }

  @Test("thousands of anchors that nearly fit thousands of headings are asked for without a copy of them all for each")
  func nearAnchors() async {
    // As many links as a document may give.
    let headings = (0..<8192).map { "## ab\($0)\n" }.joined()
    let (links, time) = await linked(headings + "\n" + (0..<8192).map { "[x](#ba\($0)) " }.joined())
    #expect(links.count == 8192)
    #expect(time < allowance)
  }

  @Test("many documents that lead to one of thousands of headings search it up to a limit that is theirs together")
  func nearAnchorsOfMany() async {
    var documents = ["\(Self.folder)/design.md": (0..<8000).map { "## ab\($0)\n" }.joined()]
    for number in 0..<900 { documents["\(Self.folder)/notes/n\(number).md"] = "[x](../design.md#ba\(number))\n" }
    let files = FileAccess.inMemory(documents)
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    var links: [DocumentLink] = []
    let time = processorTime { links = Linker(files: files).link(corpus).documentLinks }
    #expect(links.count == 900)
    #expect(time < allowance)
  }

  @Test("thousands of links into a folder of thousands of numbered folders are looked up by their numbers")
  func numbered() async {
    let links = (0..<4000).map { "[x](../../other/\(20_000 + $0)-a/b.md) " }.joined()
    let (found, time) = await linked(links) { memory in
      FileAccess(
        read: memory.read,
        list: { folder throws(FileFailure) in
          guard folder.text == "other" else { return try memory.list(folder) }
          return (0..<4000).map { index in
            FileAccess.Entry(name: "\(10_000 + index)-b", kind: .folder, identity: UInt64(index), isLink: false)
          }
        },
        write: memory.write,
        kind: memory.kind
      )
    }
    #expect(found.count == 4000)
    #expect(time < allowance)
  }

  @Test(
    "the nearest of two words is found, however it was mistyped",
    arguments: [
      ("desing", "design"), ("design", "design"), ("esign", "design"), ("designn", "design"), ("dseign", "design"),
      ("größe", "große"), ("xyz", nil), ("", nil), ("tasks", "task"),
    ]
  )
  func nearest(_ word: String, _ match: String?) {
    #expect(nearestMatch(to: word, among: ["design", "große", "task", "requirements"]) == match)
  }
}
