import History
import Testing

@Suite("The lines of a document")
struct LineContextsTests {
  @Test("belong to the nearest heading or check box above them, whatever is ticked")
  func nearest() {
    let text = DocumentText(Array("first\n# Title\nunder\n- [x] 1. Task\n  - [link](a.md)\nend\n".utf8))
    let contexts = LineContexts(text)
    #expect((1...9).map { contexts[$0] } == ["", "", "# Title", "# Title"] + Array(repeating: " 1. Task", count: 5))
  }

  @Test("and headings and boxes to those that they stand below, not to their like")
  func siblings() {
    let text = DocumentText(Array("# A\n## B\n- [ ] 1. C\n  - [ ] 1.1 D\n- [ ] 2. E\nend\n## F\n".utf8))
    let contexts = LineContexts(text)
    #expect((1...8).map { contexts[$0] } == ["", "# A", "## B", " 1. C", "## B", " 2. E", "# A", "## F"])
  }

  @Test("are looked through once, however many there are")
  func once() {
    let lines = 20_000
    let text = DocumentText(Array(String(repeating: "no heading above\n", count: lines).utf8))
    let contexts = LineContexts(text)
    #expect(contexts[lines] == "")
  }
}
