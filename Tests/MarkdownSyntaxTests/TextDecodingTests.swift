import MarkdownSyntax
import Testing

/// Whatever the bytes are, text comes out, and a note says what had to be done.
struct TextDecodingTests {
  struct Sample: Sendable {
    let bytes: [UInt8]
    let text: String
    let notes: [SyntaxNote.Kind]
  }

  private static let samples: [Sample] = [
    Sample(bytes: Array("# é ✅\n".utf8), text: "# é ✅\n", notes: []),
    Sample(bytes: [0xEF, 0xBB, 0xBF] + Array("# a\n".utf8), text: "# a\n", notes: []),
    Sample(bytes: [0xFF, 0xFE, 35, 0, 32, 0, 97, 0], text: "# a", notes: [.utf16]),
    Sample(bytes: [0xFE, 0xFF, 0, 35, 0, 32, 0, 97], text: "# a", notes: [.utf16]),
    Sample(bytes: littleEndian("# Title\n"), text: "# Title\n", notes: [.utf16]),
    Sample(bytes: [97, 0xFF, 98], text: "a\u{FFFD}b", notes: [.invalidUTF8]),
    Sample(bytes: [97, 0xC0, 0x80], text: "a\u{FFFD}\u{FFFD}", notes: [.invalidUTF8]),
    Sample(bytes: [97, 0xE2, 0x9C], text: "a\u{FFFD}", notes: [.invalidUTF8]),
    Sample(bytes: [0xED, 0xA0, 0x80], text: "\u{FFFD}\u{FFFD}\u{FFFD}", notes: [.invalidUTF8]),
    Sample(bytes: [97, 0, 98], text: "a b", notes: [.nulByte]),
    Sample(bytes: [], text: "", notes: []),
  ]

  private static func littleEndian(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    return bytes
  }

  @Test("bytes become text", arguments: samples)
  func decoding(_ sample: Sample) {
    let decoded = TextDecoding(sample.bytes)
    #expect(String(decoding: decoded.text.bytes, as: UTF8.self) == sample.text)
    #expect(decoded.notes.map(\.kind) == sample.notes)
  }

  @Test(
    "lines end at a line feed, a carriage return, or both",
    arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\rb\r\nc\n"]
  )
  func lineEnds(_ text: String) {
    let source = SourceText(Array(text.utf8))
    #expect((0..<source.lineCount).map { source.string(source.line($0)) } == ["a", "b", "c"])
  }

  @Test("an end is found wherever it stands among eight bytes, and the last one begins no line")
  func anywhere() {
    for length in 1...40 {
      for place in 0..<length {
        var bytes = [UInt8](repeating: 0x0B, count: length)
        bytes[place] = 10
        #expect(SourceText(bytes).lineStarts == (place + 1 < length ? [0, place + 1] : [0]))
        bytes[length / 2] = 10
        let starts = (1..<length).filter { bytes[$0 - 1] == 10 }
        #expect(SourceText(bytes).lineStarts == [0] + starts)
      }
    }
  }
}
