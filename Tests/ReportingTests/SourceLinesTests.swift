import Files
import Findings
import Reporting
import Testing

struct SourceLinesTests {
  @Test("lines of a file are text, however it is encoded")
  func encodings() {
    let text = "# A\nné 🎉\n"
    let units = Array(text.utf16)
    let encoded: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
    for bytes in encoded {
      let lines = SourceLines(files: .inMemory(bytes: ["a.md": bytes]))
      #expect(lines.line(1, of: DocumentPath("a.md")) == "# A")
      #expect(lines.line(2, of: DocumentPath("a.md")) == "né 🎉")
    }
  }
}
