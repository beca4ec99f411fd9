import Findings
import Reporting
import Testing

struct ExcerptTests {
  private func rows(_ line: String, columns: Range<Int>, width: Int = 80) -> [String] {
    Excerpt(line: line, range: SourceRange(line: 12, columns: columns)).lines(width: width)
  }

  @Test("the carets stand under what is meant")
  func carets() {
    #expect(
      rows("  - _Requirements: 1.1, 9.9_", columns: 25..<28) == [
        "   12 |   - _Requirements: 1.1, 9.9_",
        "      |                         ^^^",
      ]
    )
  }

  @Test("a character that takes two columns moves them by two")
  func wide() {
    #expect(rows("✅ Requirement 9", columns: 5..<18)[1] == "      |    ^^^^^^^^^^^^^")
  }

  @Test("a long line is cut around what is meant, and never wider than the terminal", arguments: [60, 80, 120])
  func long(width: Int) {
    let line = String(repeating: "word ", count: 60) + "HERE" + String(repeating: " word", count: 60)
    let rows = rows(line, columns: 301..<305, width: width)
    #expect(rows[0].contains("HERE"))
    #expect(rows.allSatisfy { $0.count <= width })
    let caret = rows[1].firstIndex(of: "^").map { rows[1].distance(from: rows[1].startIndex, to: $0) }
    let word = rows[0].ranges(of: "HERE").first.map { rows[0].distance(from: rows[0].startIndex, to: $0.lowerBound) }
    #expect(caret == word)
  }

  @Test("control characters cannot reach the terminal")
  func control() {
    #expect(
      !rows("a\u{1B}[31mb\u{202E}c", columns: 1..<2)[0].unicodeScalars.contains {
        $0.value == 0x1B || $0.value == 0x202E
      }
    )
  }

  @Test("the column counts characters, as editors do")
  func column() {
    #expect(Excerpt(line: "✅ Requirement 9", range: SourceRange(line: 1, columns: 5..<6)).column == 3)
  }
}
