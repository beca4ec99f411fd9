/// HTML as it grows. What is not markup of our own goes through `text`, and nothing else can be written.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  /// Markup that the renderer itself wrote.
  mutating func markup(_ html: StaticString) {
    html.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Markup that a template wrote.
  mutating func rendered(_ html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  /// Text of a document, fit for content and for quoted attributes.
  mutating func text(_ text: some StringProtocol) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      // No other control character may stand in an HTML document.
      case 0..<9, 11, 12, 14..<32, 127: markup("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
