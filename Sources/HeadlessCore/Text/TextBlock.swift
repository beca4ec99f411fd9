package import Foundation

/// Text broken into lines for one offered size.
package struct TextBlock {
  package let lines: [TextLine]
  package let scale: CGFloat
  package let isTruncated: Bool
  package let size: CGSize
  private let lineSpacing: CGFloat

  init(_ flow: TextFlow, scale: CGFloat, proposal: ProposedSize) {
    let breaker = LineBreaker(flow: flow, scale: scale, width: proposal.width ?? .infinity)
    let all = flow.lines(breaker)
    let limit = Self.limit(flow, all, height: proposal.height)
    isTruncated = all.count > limit || all.contains(where: \.isTruncated)
    lines = all.count > limit ? breaker.truncating(all, to: limit) : all
    self.scale = scale
    lineSpacing = flow.lineSpacing
    let count = max(lines.count, flow.lineMinimum)
    let missing = CGFloat(count - lines.count) * (lines.first?.height ?? 0)
    let height = lines.reduce(missing) { $0 + $1.height } + flow.lineSpacing * CGFloat(max(0, count - 1))
    size = CGSize(width: Self.onPixel(lines.map(\.width).max() ?? 0), height: Self.onPixel(height))
  }

  /// As many lines as fit the height, at least one, at most the limit.
  private static func limit(_ flow: TextFlow, _ lines: [TextLine], height: CGFloat?) -> Int {
    let limit = max(1, flow.lineLimit ?? .max)
    guard let height, height.isFinite, let first = lines.first, first.height > 0 else { return limit }
    let fitting = Int((height + flow.lineSpacing + 0.5) / (first.height + flow.lineSpacing))
    return min(limit, max(1, fitting))
  }

  /// Text sizes end on whole pixels of a 3x screen.
  static func onPixel(_ length: CGFloat) -> CGFloat { (length * 3 - 0.001).rounded(.up) / 3 }

  package var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }

  package var lastBaseline: CGFloat {
    guard let last = lines.last else { return 0 }
    return baselines.last ?? last.ascent
  }

  /// The baseline of each line, from the top.
  package var baselines: [CGFloat] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.height + lineSpacing }
      return top + line.ascent
    }
  }
}

/// One line: its characters with their styles and advances in points.
package struct TextLine {
  package struct Glyph {
    package var character: Character
    package var advance: CGFloat
    let style: Style

    package var typeface: Typeface { style.typeface }
    package var paint: Paint { style.paint }
    package var isUnderlined: Bool { style.isUnderlined }
    package var isStruckThrough: Bool { style.isStruckThrough }
    package var underline: Paint? { style.underline }
    package var strikethrough: Paint? { style.strikethrough }
    package var rise: CGFloat { style.rise }
  }

  /// What the characters of one stretch have in common, at one scale: shared, because lines are broken often.
  final class Style {
    let typeface: Typeface
    let paint: Paint
    let isUnderlined: Bool
    let isStruckThrough: Bool
    private let lineColors: TextFlow.LineColors?
    let rise: CGFloat

    var underline: Paint { lineColors?.underline ?? paint }
    var strikethrough: Paint { lineColors?.strikethrough ?? paint }

    init(_ run: TextFlow.Run, scale: CGFloat) {
      var face = run.typeface
      face.size *= scale
      typeface = face
      paint = run.paint
      isUnderlined = run.isUnderlined
      isStruckThrough = run.isStruckThrough
      lineColors = run.lineColors
      rise = run.rise
    }
  }

  package let glyphs: [Glyph]
  package let width: CGFloat
  package var isTruncated = false
  /// The spaces at the end that take no room, and that come back where lines are joined to be cut.
  var dropped: ArraySlice<Glyph> = []
  package var ascent: CGFloat
  package var descent: CGFloat

  init(glyphs: [Glyph], typeface: Typeface) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.advance }
    guard let first = glyphs.first else {
      ascent = typeface.ascent
      descent = typeface.descent
      return
    }
    var style = first.style
    (ascent, descent) = (style.typeface.ascent, style.typeface.descent)
    for glyph in glyphs where glyph.style !== style {
      style = glyph.style
      ascent = max(ascent, style.typeface.ascent)
      descent = max(descent, style.typeface.descent)
    }
  }

  package var height: CGFloat { ascent + descent }
  package var string: String { String(glyphs.map(\.character)) }
}
