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

extension SourceLinesTests {
  @Test("columns count UTF-16 code units, on short lines and on long ones")
  func columns() {
    let line = String(repeating: "né🎉 ", count: 2000)
    let lines = SourceLines(files: .inMemory(["a.md": "né🎉x\n" + line + "\n"]))
    let path = DocumentPath("a.md")
    let short = [1: 1, 2: 2, 4: 3, 8: 5, 9: 6, 99: 6]
    for (column, expected) in short {
      #expect(lines.column(SourcePosition(line: 1, column: column), in: .utf16CodeUnits, of: path) == expected)
    }
    for offset in line.utf8.indices.enumerated().filter({ $1.samePosition(in: line) != nil }).map(\.offset) {
      let expected = String(decoding: line.utf8.prefix(offset), as: UTF8.self).utf16.count + 1
      let column = lines.column(SourcePosition(line: 2, column: offset + 1), in: .utf16CodeUnits, of: path)
      guard column == expected else {
        Issue.record("\(column) is not \(expected) at byte \(offset)")
        return
      }
    }
    #expect(lines.column(SourcePosition(line: 9, column: 7), in: .utf16CodeUnits, of: path) == 7)
    #expect(lines.column(SourcePosition(line: 1, column: 7), in: .utf16CodeUnits, of: DocumentPath("gone.md")) == 7)
  }

  @Test("thousands of columns of a line of a megabyte are counted from near by")
  func manyColumns() {
    let lines = SourceLines(files: .inMemory(["a.md": String(repeating: "é", count: 400_000)]))
    let path = DocumentPath("a.md")
    let start = ContinuousClock.now
    let sum = (0..<8000).reduce(0) {
      $0 + lines.column(SourcePosition(line: 1, column: 2 * (390_000 + $1) + 1), in: .utf16CodeUnits, of: path)
    }
    #expect(sum == (0..<8000).reduce(0) { $0 + 390_001 + $1 })
    // Each from the front would be more than six thousand million bytes.
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
