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

  @Test("are looked through once, however many there are")
  func once() {
    let lines = 20_000
    let text = DocumentText(Array(String(repeating: "no heading above\n", count: lines).utf8))
    let contexts = LineContexts(text)
    #expect(contexts[lines] == "")
  }
}
