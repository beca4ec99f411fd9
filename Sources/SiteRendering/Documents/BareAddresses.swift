/// Web addresses that stand in a text without being marked as links.
enum BareAddresses {
  enum Piece: Hashable {
    case text(Substring)
    case address(Substring)
  }

  /// In linear time: each byte is looked at once for the scheme and once for the end.
  static func pieces(of text: String) -> [Piece] {
    let bytes = text.utf8
    var pieces: [Piece] = []
    var start = bytes.startIndex
    var index = bytes.startIndex
    while let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = bytes.index(after: colon)
      guard let scheme = scheme(endingAt: colon, in: text, notBefore: start) else { continue }
      let end = end(from: index, in: text)
      guard bytes.distance(from: index, to: end) > 2 else { continue }
      if start < scheme { pieces.append(.text(text[start..<scheme])) }
      pieces.append(.address(text[scheme..<end]))
      (start, index) = (end, end)
    }
    if start < bytes.endIndex { pieces.append(.text(text[start...])) }
    return pieces
  }

  private static func scheme(endingAt colon: String.Index, in text: String, notBefore start: String.Index)
    -> String.Index?
  {
    guard text[colon...].hasPrefix("://") else { return nil }
    for scheme in ["https", "http"] where text[start..<colon].hasSuffix(scheme) {
      let begin = text.utf8.index(colon, offsetBy: -scheme.utf8.count)
      let before = begin > text.startIndex ? text[text.index(before: begin)] : " "
      if !before.isLetter && !before.isNumber { return begin }
    }
    return nil
  }

  /// Where the address ends: at a space, a quote or an angle bracket, and before the punctuation of the sentence around it.
  private static func end(from index: String.Index, in text: String) -> String.Index {
    let rest = text[index...]
    var end = rest.firstIndex { $0.isWhitespace || "<>\"`|".contains($0) } ?? text.endIndex
    // A bracket that the address itself opened is its own; one more is the sentence's.
    var surplus = text[index..<end].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while end > index {
      let last = text.index(before: end)
      let isBracket = text[last] == ")"
      guard ".,;:!?'*_]".contains(text[last]) || (isBracket && surplus > 0) else { break }
      if isBracket { surplus -= 1 }
      end = last
    }
    return end
  }
}
