package import Findings

/// A line of a document with a caret under what is meant, cut to the width of a terminal.
package struct Excerpt: Sendable {
  private let line: String
  private let range: SourceRange
  /// Bytes of the line that are left out before what is shown.
  private let skipped: Int

  /// No terminal is as wide; of a longer line only the part around the place is looked at.
  private static let reach = 600

  /// - Parameter line: the text of the range's first line, without its end.
  package init(line: String, range: SourceRange) {
    self.range = range
    guard line.utf8.count > 2 * Self.reach else {
      self.line = line
      skipped = 0
      return
    }
    skipped = min(max(0, range.start.column - 1 - Self.reach / 4), line.utf8.count)
    self.line = String(decoding: line.utf8.dropFirst(skipped).prefix(Self.reach), as: UTF8.self)
  }

  /// The column of the place in characters, from 1: what editors count. On very long lines bytes count instead.
  package var column: Int {
    // Every place is asked, and nearly all lines are ASCII.
    skipped + (Printable.isPlain(line) ? lead : before.count) + 1
  }

  /// How many bytes of the line stand before the place.
  private var lead: Int { min(range.start.column - 1 - skipped, line.utf8.count) }

  /// How many of its bytes are meant.
  private var length: Int {
    let rest = line.utf8.count - lead
    return range.end.line == range.start.line ? min(max(0, range.end.column - range.start.column), rest) : rest
  }

  private var before: String { String(decoding: line.utf8.prefix(lead), as: UTF8.self) }

  private var marked: String { String(decoding: line.utf8.dropFirst(lead).prefix(length), as: UTF8.self) }

  /// - Returns: two lines: the text behind its number, and the carets.
  package func lines(width: Int) -> [String] {
    let number = String(range.start.line)
    let gutter = String.row(of: " ", 5 - number.utf8.count) + number + " | "
    let room = max(20, width - gutter.utf8.count)
    let window =
      Window(plain: line, before: lead, marked: length, width: room)
      ?? Window(before: before, marked: marked, line: line, width: room)
    let margin = String.row(of: " ", gutter.utf8.count - 2) + "| "
    return [gutter + window.text, margin + .row(of: " ", window.offset) + window.carets]
  }

  /// The part of a long line around the place.
  private struct Window {
    let text: String
    let offset: Int
    let carets: String

    init(before: String, marked: String, line: String, width: Int) {
      let before = Self.printable(before)
      let shown = Self.printable(line)
      if let whole = Self(whole: shown, before: before, marked: Self.printable(marked), width: width) {
        self = whole
        return
      }
      let rest = shown.dropFirst(before.count)
      var lead = before[...]
      var cut = false
      // Keep what is meant in sight, with some of what stands before it.
      var wanted = DisplayWidth.of(lead) + min(DisplayWidth.of(marked), width / 2)
      while wanted > width - 4, let first = lead.popFirst() {
        wanted -= DisplayWidth.of(first)
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
      carets = .row(of: "^", max(1, length))
    }

    /// A line of ASCII, as nearly all are: its columns are its bytes.
    init?(plain line: String, before: Int, marked: Int, width: Int) {
      guard Printable.isPlain(line) else { return nil }
      let skipped = min(before, max(0, before + min(marked, width / 2) - (width - 4)))
      let offset = before - skipped + (skipped > 0 ? 1 : 0)
      let rest = line.utf8.count - before
      let tail = max(0, min(rest, width - 1 - offset))
      let shown = line.utf8.dropFirst(skipped).prefix(before - skipped + tail)
      text = (skipped > 0 ? "…" : "") + String(Substring(shown)) + (tail < rest ? "…" : "")
      self.offset = offset
      carets = .row(of: "^", max(1, min(marked, tail + (tail < rest ? 1 : 0))))
    }

    /// A line that fits as it is.
    private init?(whole line: String, before: String, marked: String, width: Int) {
      let length = DisplayWidth.of(line)
      guard length < width else { return nil }
      let (offset, marked) = (DisplayWidth.of(before), DisplayWidth.of(marked))
      guard offset + min(marked, width / 2) <= width - 4 else { return nil }
      text = line
      self.offset = offset
      carets = .row(of: "^", max(1, min(marked, length - offset)))
    }

    /// Tabs as one blank, and what a terminal would obey, or not show at all, as what it is.
    private static func printable(_ text: String) -> String {
      guard text.unicodeScalars.contains(where: isSpelled) else { return text }
      var shown = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        if scalar == "\t" {
          shown.append(" ")
        } else if isSpelled(scalar) {
          shown += Printable.spelling(scalar).unicodeScalars
        } else {
          shown.append(scalar)
        }
      }
      return String(shown)
    }

    /// Obeyed, or hidden; joiners belong to letters and emoji.
    private static func isSpelled(_ scalar: Unicode.Scalar) -> Bool {
      if (0x20..<0x7F).contains(scalar.value) { return false }
      return Printable.isObeyed(scalar)
        || scalar.properties.generalCategory == .format && scalar.value != 0x200C && scalar.value != 0x200D
    }
  }
}

extension String {
  /// One ASCII character again and again.
  fileprivate static func row(of character: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: repeatElement(UInt8(ascii: character), count: Swift.max(0, count)), as: UTF8.self)
  }
}
