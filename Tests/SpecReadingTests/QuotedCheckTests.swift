import Files
import Findings
import SpecModel
import SpecReading
import Testing

struct QuotedCheckTests {
  @Test(
    "a check in a quote is read without the marks of the quote, and none of its own are taken off",
    arguments: [
      ("```swift check\nlet a = b\n  > c\n```", "let a = b\n  > c\n"),
      ("> ```swift check\n> let a = b\n>   > c\n>\n> #expect(a)\n> ```", "let a = b\n  > c\n\n#expect(a)\n"),
      (">```swift check\n>#expect(a)\n>```", "#expect(a)\n"),
      ("> > ```swift check\n> > #expect(a)\n>> > b\n> > ```", "#expect(a)\n> b\n"),
    ]
  )
  func source(_ text: String, _ source: String) async {
    let files = FileAccess.inMemory(["specs/001-icon/design.md": "# Design\n\n\(text)\n"])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    #expect(corpus.documents.flatMap(\.checks).map(\.source) == [source])
  }
}
