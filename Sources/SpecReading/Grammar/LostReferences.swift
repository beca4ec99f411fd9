import Findings
import SpecModel

/// Goes through what follows references up to the next comma, `1.2 2.2`, `FR-001 → FR-997`, for more of them that nobody reads: no comma
/// parts them from what stands before, and no word that lists or ranges. What stands in parentheses is gloss.
struct LostReferences {
  private let piece: TextSlice
  /// What was read before it.
  private let items: [ReferenceCursor.Item]
  private var index: Int
  private var depth = 0
  private let explains: Bool
  /// How the series among them are called; a list may be long, and hardly any is asked.
  private lazy var prefixes = Set(items.lazy.filter(\.isLabelled).map(\.first.requirement.seriesPrefix))

  init(in piece: TextSlice, behind items: [ReferenceCursor.Item]) {
    self.piece = piece
    self.items = items
    index = piece.start
    explains = items.isEmpty || Self.explains(piece)
  }

  mutating func next() -> TextSlice? {
    while index < piece.end {
      let start = index
      let byte = piece[start]
      index += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth <= 0, !isWordByte(piece[start - 1]) else { continue }
      if (65...90).contains(byte) {
        let end = explains ? nil : labelEnd(at: start)
        index = end ?? wordEnd(behind: start)
        if let end { return piece.slice(from: start).slice(to: end) }
      } else if isDigit(byte) {
        let (end, isCriterion) = number(at: start)
        index = max(index, end)
        if isCriterion { return piece.slice(from: start).slice(to: end) }
      }
    }
    return nil
  }

  private func wordEnd(behind start: Int) -> Int {
    var end = start + 1
    while end < piece.end, isLetter(piece[end]) { end += 1 }
    return end
  }

  /// `2.2`, and no part of `2.2.1` or `4.5:1`.
  private func number(at start: Int) -> (end: Int, isCriterion: Bool) {
    var end = start
    while isDigit(piece[end]) { end += 1 }
    guard piece[start - 1] != UInt8(ascii: "."), piece[end] == UInt8(ascii: "."), isDigit(piece[end + 1]) else {
      return (end, false)
    }
    end += 1
    while isDigit(piece[end]) { end += 1 }
    let goesOn = isWordByte(piece[end]) || piece[end] == UInt8(ascii: ":") || piece[end] == UInt8(ascii: ".")
    return (end, !goesOn)
  }

  /// Behind a colon or a dash stands what the references are about, `FR-001: goes beyond FR-002`.
  private static func explains(_ piece: TextSlice) -> Bool {
    let signs: [StaticString] = [":", "- ", "\u{2014} ", "\u{2013} ", "\u{FF1A}"]
    return signs.contains { piece.hasPrefix($0) }
  }

  /// Where a reference ends that is called as one of those read before, or as requirements are everywhere: `FR-001 for US1` is for a
  /// story, and `FR-001 with UTF-8` names none.
  private mutating func labelEnd(at start: Int) -> Int? {
    guard !ByteSet("-/.`#").contains(piece[start - 1]) else { return nil }
    var cursor = ReferenceCursor(piece.slice(from: start))
    (cursor.allowsSeries, cursor.allowsLetters) = (true, true)
    guard let item = cursor.item(), item.isLabelled, item.spec == nil else { return nil }
    let prefix = item.first.requirement.seriesPrefix
    return prefixes.contains(prefix) || ["FR-", "NFR-"].contains(prefix) ? item.range.upperBound : nil
  }
}
