import Findings

/// A heading as a reader sees it: without emphasis, the addresses of links, tags and escapes.
enum HeadingText {
  static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: { ByteSet("[\\<&_`").contains($0) }) else { return text }
    var reading = Reading(bytes: Array(text.utf8))
    reading.read()
    return String(decoding: reading.shown, as: UTF8.self)
  }

  private struct Reading {
    let bytes: [UInt8]
    var shown: [UInt8] = []
    private var index = 0
    /// Where the next bracket, parenthesis and tag close; they only move on, so that the whole takes one pass.
    private var bracket = 0
    private var parenthesis = 0
    private var tag = 0
    private var tick = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func read() {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"): readEscape()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "["): readLink(isImage: shown.last == UInt8(ascii: "!"))
        case UInt8(ascii: "<"): readTag()
        case UInt8(ascii: "&"): readEntity()
        case UInt8(ascii: "_"): readUnderscores()
        default: keep()
        }
      }
    }

    private mutating func keep() {
      shown.append(bytes[index])
      index += 1
    }

    private mutating func readEscape() {
      index += 1
      if index < bytes.count { keep() }
    }

    /// Between backticks everything is shown as it stands.
    private mutating func readCode() {
      let start = index
      while at(index) == UInt8(ascii: "`") { index += 1 }
      let width = index - start
      var close = max(index, tick)
      while close < bytes.count, bytes[close] != UInt8(ascii: "`") { close += 1 }
      tick = close
      guard close < bytes.count else { return }
      shown += bytes[index..<close]
      index = min(bytes.count, close + width)
    }

    /// `[text](address)` is shown as its text, and an image as none.
    private mutating func readLink(isImage: Bool) {
      advance(&bracket, past: index, to: UInt8(ascii: "]"))
      guard bracket < bytes.count else { return keep() }
      let next = at(bracket + 1)
      guard next == UInt8(ascii: "(") || next == UInt8(ascii: "[") else { return keep() }
      advance(&parenthesis, past: bracket + 1, to: next == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"))
      guard parenthesis < bytes.count else { return keep() }
      if isImage {
        shown.removeLast()
      } else {
        shown += Array(HeadingText.shown(String(decoding: bytes[(index + 1)..<bracket], as: UTF8.self)).utf8)
      }
      index = parenthesis + 1
    }

    /// `<a name="x"></a>` is shown as nothing. `a < b` stays.
    private mutating func readTag() {
      let next = at(index + 1)
      let isTag = next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || (next | 32 >= 97 && next | 32 <= 122)
      advance(&tag, past: index, to: UInt8(ascii: ">"))
      guard isTag, tag < bytes.count else { return keep() }
      let inner = bytes[(index + 1)..<tag]
      // `<https://example.org>` is an address, and is shown.
      if inner.contains(UInt8(ascii: ":")), !inner.contains(32) { shown += inner }
      index = tag + 1
    }

    /// `&amp;` is shown as `&`, which is punctuation like most that are written so.
    private mutating func readEntity() {
      var end = index + 1
      while end - index < 10, end < bytes.count, bytes[end] != UInt8(ascii: ";"), bytes[end] != 32 { end += 1 }
      guard at(end) == UInt8(ascii: ";"), end > index + 2 else { return keep() }
      index = end + 1
    }

    /// Underscores are shown within a word, and are emphasis around one.
    private mutating func readUnderscores() {
      let start = index
      while at(index) == UInt8(ascii: "_") { index += 1 }
      if isWord(at(start - 1)), isWord(at(index)) { shown += bytes[start..<index] }
    }

    private func isWord(_ byte: UInt8) -> Bool {
      (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte >= 0x80
    }

    private func at(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    private func advance(_ index: inout Int, past start: Int, to byte: UInt8) {
      index = max(index, start + 1)
      while index < bytes.count, bytes[index] != byte { index += 1 }
    }
  }
}
