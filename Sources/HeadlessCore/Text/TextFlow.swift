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

  /// In one piece, which its layout and its drawing share: a large tree is as quick as its texts are small.
  private var storage: Storage

  package init(runs: [Run]) { storage = Storage(runs: runs) }

  package var runs: [Run] {
    get { storage.runs }
    set { change { $0.replace(newValue) } }
  }

  package var lineLimit: Int? {
    get { storage.lineLimit }
    set { change { $0.lineLimit = newValue } }
  }

  /// So many lines are as high as the text is at least.
  package var lineMinimum: Int {
    get { storage.lineMinimum }
    set { change { $0.lineMinimum = newValue } }
  }

  package var truncation: Truncation {
    get { storage.truncation }
    set { change { $0.truncation = newValue } }
  }

  package var alignment: Alignment {
    get { storage.alignment }
    set { change { $0.alignment = newValue } }
  }

  package var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  package var minimumScale: CGFloat {
    get { storage.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }

  package var isRightToLeft: Bool {
    get { storage.isRightToLeft }
    set { change { $0.isRightToLeft = newValue } }
  }

  private mutating func change(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    change(storage)
  }

  /// What the text comes to as one line, worked out for the first who asks.
  var natural: NaturalText {
    if let known = storage.natural { return known }
    let lines = LineBreaker(flow: self, scale: 1, width: .infinity).lines(limit: nil)
    let made = NaturalText(lines, isCut: isCutQuickly)
    storage.natural = made
    // Nobody needs the characters again before the text is drawn, unless it is broken.
    if isCutQuickly { storage.glyphs = [] }
    return made
  }

  /// The width for which a text was cut last is mostly asked for again.
  func remembered(cutFor width: CGFloat, _ cut: () -> CGFloat?) -> CGFloat? {
    if let known = storage.cut, known.width == width { return known.length }
    let made = cut()
    storage.cut = made.map { (width, $0) }
    return made
  }

  /// The characters with their styles and advances.
  func glyphs(scale: CGFloat) -> [TextLine.Glyph] {
    if let known = storage.glyphs.first(where: { $0.scale == scale }) { return known.glyphs }
    let made = runs.count == 1 ? runs[0].glyphs(scale: scale) : runs.flatMap { $0.glyphs(scale: scale) }
    storage.glyphs.append((scale, made))
    return made
  }

  /// The lines for one width, which many heights are asked with.
  func lines(_ breaker: LineBreaker) -> [TextLine] {
    let key = Storage.Key(scale: breaker.scale, width: breaker.width, limit: lineLimit)
    if let known = storage.lines.first(where: { $0.key == key }) { return known.lines }
    let made = breaker.lines(limit: lineLimit)
    storage.lines.append((key, made))
    return made
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
  func shrinks(_ height: CGFloat, _ proposal: ProposedSize) -> Bool {
    guard minimumScale < 1, let offered = proposal.height else { return false }
    return height > offered + 0.5
  }

  /// Nearly every text is measured. It is here where its characters were looked at a moment ago.
  package func layout() -> TextLayout {
    _ = natural
    return TextLayout(self)
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
