package import Foundation

/// Text with its styles, and the rules by which it is broken into lines.
package struct TextFlow {
  /// A stretch of characters in one style.
  package struct Run {
    package var string: String
    package var typeface: Typeface
    package var paint: Paint
    package var tracking: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    private(set) var lineColors: LineColors?
    /// How far the baseline is raised, in points.
    package var rise: CGFloat

    package init(
      string: String,
      typeface: Typeface,
      paint: Paint,
      tracking: CGFloat = 0,
      isUnderlined: Bool = false,
      isStruckThrough: Bool = false,
      underline: Paint? = nil,
      strikethrough: Paint? = nil,
      rise: CGFloat = 0
    ) {
      self.string = string
      self.typeface = typeface
      self.paint = paint
      self.tracking = tracking
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.rise = rise
      lineColors = LineColors(underline: underline, strikethrough: strikethrough)
    }

    /// The colours of the lines where they are not those of the text.
    package var underline: Paint? {
      get { lineColors?.underline }
      set { lineColors = LineColors(underline: newValue, strikethrough: strikethrough) }
    }

    package var strikethrough: Paint? {
      get { lineColors?.strikethrough }
      set { lineColors = LineColors(underline: underline, strikethrough: newValue) }
    }
  }

  /// Apart from the text, because few have any, and a large tree is as quick as its texts are small.
  final class LineColors: Sendable {
    let underline: Paint?
    let strikethrough: Paint?

    init?(underline: Paint?, strikethrough: Paint?) {
      guard underline != nil || strikethrough != nil else { return nil }
      (self.underline, self.strikethrough) = (underline, strikethrough)
    }
  }

  package enum Truncation: Sendable { case head, middle, tail }
  package enum Alignment: Sendable { case leading, center, trailing }

  package var runs: [Run] {
    didSet { memory = Memory() }
  }
  package var lineLimit: Int?
  /// So many lines are as high as the text is at least.
  package var lineMinimum = 1
  package var truncation = Truncation.tail
  package var alignment = Alignment.leading
  package var lineSpacing: CGFloat = 0
  package var minimumScale: CGFloat = 1
  package var isRightToLeft = false

  /// What was measured already; the copies of a flow share it as long as they are the same text.
  private var memory = Memory()

  package init(runs: [Run]) { self.runs = runs }

  /// The characters with their styles and advances.
  func glyphs(scale: CGFloat) -> [TextLine.Glyph] {
    if let known = memory.glyphs.first(where: { $0.scale == scale }) { return known.glyphs }
    let made = runs.flatMap { $0.glyphs(scale: scale) }
    memory.glyphs.append((scale, made))
    return made
  }

  /// The lines for one width, which many heights are asked with.
  func lines(_ breaker: LineBreaker) -> [TextLine] {
    let key = Memory.Key(scale: breaker.scale, width: breaker.width, limit: lineLimit)
    if let known = memory.lines.first(where: { $0.key == key }) { return known.lines }
    let made = breaker.lines(limit: lineLimit)
    memory.lines.append((key, made))
    return made
  }

  /// Text that is one line for itself has that size wherever it fits, and is asked for it most often.
  func size(for proposal: ProposedSize) -> CGSize {
    let natural = memory.natural ?? LineBreaker(flow: self, scale: 1, width: .infinity).lines(limit: nil)
    memory.natural = natural
    let width = proposal.width ?? .infinity
    guard natural.count == 1, lineMinimum <= 1, !shrinks(natural[0].height, proposal) else {
      return block(for: proposal).size
    }
    guard natural[0].width <= width + 0.01 else {
      return cutSize(of: natural[0], for: width) ?? block(for: proposal).size
    }
    return CGSize(width: TextBlock.onPixel(natural[0].width), height: TextBlock.onPixel(natural[0].height))
  }

  /// The size of one line that is cut at its end, which stacks ask for to see how far text gives way.
  private func cutSize(of line: TextLine, for width: CGFloat) -> CGSize? {
    guard lineLimit == 1, minimumScale >= 1, truncation == .tail, runs.count == 1, let style = line.glyphs.last?.style
    else { return nil }
    let ellipsis = style.typeface.advance(of: "\u{2026}")
    var (length, kept): (CGFloat, CGFloat) = (0, 0)
    for glyph in line.glyphs {
      length += glyph.advance
      if length + ellipsis > width + 0.01 { break }
      if glyph.character != " " { kept = length }
    }
    return CGSize(width: TextBlock.onPixel(kept + ellipsis), height: TextBlock.onPixel(line.height))
  }

  package var string: String { runs.map(\.string).joined() }

  /// The lines for the offered room: as many as fit, one at least, the last one truncated if there is more.
  package func block(for proposal: ProposedSize) -> TextBlock {
    let full = TextBlock(self, scale: 1, proposal: proposal)
    guard minimumScale < 1, full.isTruncated || shrinks(full.size.height, proposal) else { return full }
    for step in 1...20 {
      let scale = 1 - (1 - minimumScale) * CGFloat(step) / 20
      let block = TextBlock(self, scale: scale, proposal: proposal)
      if !block.isTruncated && !shrinks(block.size.height, proposal) || step == 20 { return block }
    }
    return full
  }

  /// Whether text that may be smaller is too high as it is.
  private func shrinks(_ height: CGFloat, _ proposal: ProposedSize) -> Bool {
    guard minimumScale < 1, let offered = proposal.height else { return false }
    return height > offered + 0.5
  }

  package func layout() -> TextLayout { TextLayout(self) }
}

extension TextFlow {
  private final class Memory {
    struct Key: Equatable {
      let scale: CGFloat
      let width: CGFloat
      let limit: Int?
    }

    /// Most texts are set at one scale: a short list beats hashing.
    var glyphs: [(scale: CGFloat, glyphs: [TextLine.Glyph])] = []
    var lines: [(key: Key, lines: [TextLine])] = []
    var natural: [TextLine]?
  }
}

extension TextFlow.Run {
  fileprivate func glyphs(scale: CGFloat) -> [TextLine.Glyph] {
    let style = TextLine.Style(self, scale: scale)
    let measure = style.typeface.measure
    return string.map { character in
      TextLine.Glyph(character: character, advance: measure(character) + tracking * scale, style: style)
    }
  }
}
