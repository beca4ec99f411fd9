import Foundation

/// Breaks text at spaces and newlines, words that are too long anywhere, and cuts what exceeds the last line.
struct LineBreaker {
  let scale: CGFloat
  let width: CGFloat
  private let glyphs: [TextLine.Glyph]
  private let typeface: Typeface
  private let truncation: TextFlow.Truncation

  init(flow: TextFlow, scale: CGFloat, width: CGFloat) {
    var typeface = flow.runs.first?.typeface ?? Typeface(size: 17)
    typeface.size *= scale
    self.typeface = typeface
    self.scale = scale
    self.width = width
    truncation = flow.truncation
    glyphs = flow.glyphs(scale: scale)
  }

  /// All lines; beyond the limit the rest is one line more, since it will be cut anyway.
  func lines(limit: Int?) -> [TextLine] {
    if glyphs.isEmpty { return [TextLine(glyphs: [], typeface: typeface)] }
    return glyphs.split(separator: "\n", by: \.character).flatMap { wrap($0, limit: limit ?? .max) }
  }

  /// Lengths within a hundredth of a pixel count as fitting: sizes are rounded up to pixels.
  private func fits(_ length: CGFloat) -> Bool { length <= width + 0.01 }

  private func wrap(_ paragraph: ArraySlice<TextLine.Glyph>, limit: Int) -> [TextLine] {
    if fits(paragraph.reduce(0) { $0 + $1.advance }) { return [TextLine(glyphs: Array(paragraph), typeface: typeface)] }
    var lines: [TextLine] = []
    var line: [TextLine.Glyph] = []
    var length: CGFloat = 0
    var lastSpace: Int?
    for glyph in paragraph {
      if !fits(length + glyph.advance), !line.isEmpty, glyph.character != " ", lines.count < limit {
        let cut = lastSpace.map { $0 + 1 } ?? line.count
        lines.append(closed(Array(line[..<cut])))
        line = Array(line[cut...])
        length = line.reduce(0) { $0 + $1.advance }
        lastSpace = nil
      }
      if glyph.character == " " || glyph.character == "-" { lastSpace = line.count }
      line.append(glyph)
      length += glyph.advance
    }
    lines.append(lines.isEmpty ? TextLine(glyphs: line, typeface: typeface) : closed(line))
    return lines
  }

  /// Spaces at the end of a broken line take no room.
  private func closed(_ glyphs: [TextLine.Glyph]) -> TextLine {
    let end = (glyphs.lastIndex { $0.character != " " } ?? -1) + 1
    var line = TextLine(glyphs: Array(glyphs[..<end]), typeface: typeface)
    line.dropped = glyphs[end...]
    return line
  }

  /// The first `limit` lines, the last of them with an ellipsis in place of what does not fit.
  func truncating(_ lines: [TextLine], to limit: Int) -> [TextLine] {
    let rest = lines[(limit - 1)...].flatMap { $0.glyphs + $0.dropped }
    var last = TextLine(glyphs: shortened(rest), typeface: typeface)
    last.isTruncated = true
    return Array(lines[..<(limit - 1)]) + [last]
  }

  private func shortened(_ glyphs: [TextLine.Glyph]) -> [TextLine.Glyph] {
    guard let style = glyphs.last else { return [] }
    var ellipsis = style
    ellipsis.character = "\u{2026}"
    ellipsis.advance = style.typeface.advance(of: "\u{2026}")
    var head = glyphs[...]
    var tail: ArraySlice<TextLine.Glyph> = []
    if truncation != .tail { (head, tail) = (glyphs[..<(glyphs.count / 2)], glyphs[(glyphs.count / 2)...]) }
    if truncation == .head { (head, tail) = ([], glyphs[...]) }
    var length = glyphs.reduce(ellipsis.advance) { $0 + $1.advance }
    while !fits(length), !(head.isEmpty && tail.isEmpty) {
      let isHead = tail.isEmpty || (head.count >= tail.count && truncation == .middle)
      length -= (isHead ? head.removeLast() : tail.removeFirst()).advance
    }
    while truncation == .tail, head.last?.character == " " { head.removeLast() }
    while truncation == .head, tail.first?.character == " " { tail.removeFirst() }
    return head + [ellipsis] + tail
  }
}

extension Collection {
  fileprivate func split<Key: Equatable>(separator: Key, by key: (Element) -> Key) -> [SubSequence] {
    split(maxSplits: .max, omittingEmptySubsequences: false) { key($0) == separator }
  }
}
