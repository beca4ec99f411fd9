import Findings
import SpecModel

/// `Build the form (AC: 1)`, `Handle errors (AC: #2, #9)`: what a task of a story cites, by the numbers of the story's criteria alone.
///
/// Whose criteria those are, only the whole spec says: they are read with it.
enum StoryCriteria {
  /// - Returns: the citation at the end of a title, and where it begins.
  static func closing(_ text: TextSlice, _ lines: DocumentLines) -> (citation: Citation, start: Int)? {
    let text = text.trimmed
    guard text[text.end - 1] == UInt8(ascii: ")") else { return nil }
    var open = text.end - 2
    while open > text.start, text[open] != UInt8(ascii: "("), text[open] != UInt8(ascii: ")") { open -= 1 }
    let inner = text.slice(from: open + 1).slice(to: text.end - 1).trimmed
    guard text[open] == UInt8(ascii: "("), inner.hasPrefix("AC"), let pieces = pieces(inner) else { return nil }
    let citation = Citation(
      written: inner.string,
      location: lines.location(inner),
      references: [],
      citesAll: false,
      unreadable: pieces.compactMap { piece in
        let location = lines.location(piece.text)
        guard lines.allowance.take(1, line: location.line) else { return nil }
        return Citation.Unreadable(text: "AC\(piece.number)", location: location)
      }
    )
    return (citation, open)
  }

  /// `AC: 1, 2`, `ACs: #2, #9`, `AC1, AC4`: nothing but numbers.
  private static func pieces(_ list: TextSlice) -> [(number: Int, text: TextSlice)]? {
    var rest = list
    var pieces: [(Int, TextSlice)] = []
    while true {
      let start = rest.start
      if let behind = rest.dropping("AC") { rest = behind.dropping("s") ?? behind }
      while ByteSet(":# ").contains(rest.first) { rest.start += 1 }
      let digits = rest.start
      while isDigit(rest.first), rest.start - digits < 3 { rest.start += 1 }
      guard let number = Int(TextSlice(list.source, digits..<rest.start).string), number > 0 else { return nil }
      pieces.append((number, TextSlice(list.source, start..<rest.start)))
      rest = rest.trimmed
      guard !rest.isEmpty else { return pieces }
      guard let next = rest.dropping(",") ?? rest.dropping("&") ?? rest.dropping("and ") else { return nil }
      rest = next
    }
  }
}
