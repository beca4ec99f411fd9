package import Findings

/// A line of a document with a caret under what is meant, cut to the width of a terminal.
package struct Excerpt: Sendable {
  private let line: String
  private let range: SourceRange

  /// - Parameter line: the text of the range's first line, without its end.
  package init(line: String, range: SourceRange) {
    self.line = line
    self.range = range
  }

  /// The column of the place in characters, from 1: what editors count.
  package var column: Int {
    before.count + 1
  }

  private var before: String { String(decoding: line.utf8.prefix(range.start.column - 1), as: UTF8.self) }

  private var marked: String {
    let start = line.utf8.dropFirst(range.start.column - 1)
    let length = range.end.line == range.start.line ? range.end.column - range.start.column : start.count
    return String(decoding: start.prefix(max(0, length)), as: UTF8.self)
  }

  /// - Returns: two lines: the text behind its number, and the carets.
  package func lines(width: Int) -> [String] {
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    let window = Window(before: before, marked: marked, line: line, width: max(20, width - gutter.count))
    let margin = String(repeating: " ", count: gutter.count - 2) + "| "
    return [gutter + window.text, margin + String(repeating: " ", count: window.offset) + window.carets]
  }

  /// The part of a long line around the place.
  private struct Window {
    let text: String
    let offset: Int
    let carets: String

    init(before: String, marked: String, line: String, width: Int) {
      let before = Self.printable(before)
      let rest = Self.printable(line).dropFirst(before.count)
      var lead = before[...]
      var cut = false
      // Keep what is meant in sight, with some of what stands before it.
      var leadWidth = DisplayWidth.of(lead)
      let room = width - 4 - min(DisplayWidth.of(marked), width / 2)
      while leadWidth > room, let first = lead.popFirst() {
        leadWidth -= DisplayWidth.of(first)
        cut = true
      }
      let head = cut ? "…" + lead : String(lead)
      offset = DisplayWidth.of(head)
      var tail = ""
      var used = offset
      var wasCut = false
      for character in rest {
        used += DisplayWidth.of(character)
        if used > width - 1 {
          wasCut = true
          break
        }
        tail.append(character)
      }
      text = head + tail + (wasCut ? "…" : "")
      let length = min(DisplayWidth.of(Self.printable(marked)), max(1, DisplayWidth.of(text) - offset))
      carets = String(repeating: "^", count: max(1, length))
    }

    /// Tabs as one blank, and control characters, which could rewrite the terminal, as what they are called.
    private static func printable(_ text: String) -> String {
      String(
        text.map { character -> Character in
          if character == "\t" { return " " }
          let isControl = character.unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0.properties.generalCategory == .format && $0.value != 0x200D
          }
          return isControl ? "\u{FFFD}" : character
        }
      )
    }
  }
}
