import Findings

/// Breaks text between words, and shows what a terminal would obey. Colour is for what stands around it.
package enum TextWrapping {
  /// - Returns: lines of at most `width` columns; a longer word stands alone on its line, unbroken, for paths are copied.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    // By bytes: no other character holds that of a blank, unless it bears a mark.
    let shown = Printable.line(shortened(text))
    if let lines = plainLines(shown, width) { return lines }
    for word in shown.split(atByte: UInt8(ascii: " ")) {
      let length = DisplayWidth.of(word)
      if !line.isEmpty, used + 1 + length > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += length
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// A word of pages buries what is said about it: its ends are shown.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestWord else { return text }
    return text.split(atByte: UInt8(ascii: " ")).map { word in
      word.utf8.count > longestWord ? word.prefix(longestWord / 2) + "…" + word.suffix(longestWord / 8) : word[...]
    }
    .joined(separator: " ")
  }

  /// In bytes; longer than any path that a system opens in one piece is in practice.
  private static let longestWord = 400

  /// Of ASCII with one blank between its words, as nearly every message is: its columns are its bytes.
  private static func plainLines(_ text: String, _ width: Int) -> [String]? {
    guard Printable.isPlain(text) else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { bytes -> [String]? in
      var lines: [String] = []
      var (line, word, end) = (0, 0, 0)
      for place in 0...bytes.count where place == bytes.count || bytes[place] == UInt8(ascii: " ") {
        guard place > word else { return nil }
        if end > line, place - line > width {
          lines.append(String(decoding: bytes[line..<end], as: UTF8.self))
          line = word
        }
        (end, word) = (place, place + 1)
      }
      return lines + [String(decoding: bytes[line..<end], as: UTF8.self)]
    } ?? nil
  }

  /// The lines, each after the first under the first.
  package static func hanging(_ lead: String, _ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lead = Printable.line(lead)
    let inner = indent + DisplayWidth.of(lead)
    let lines = lines(text, width: max(20, width - inner))
    let rest = lines.dropFirst().map { "\n" + String(repeating: " ", count: inner) + $0 }
    return margin + lead + (lines.first ?? "") + rest.joined()
  }
}
