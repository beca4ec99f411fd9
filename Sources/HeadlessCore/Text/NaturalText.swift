import Foundation

/// How large a text is that nothing limits. Of most texts nothing else is asked before they are drawn, so that a large
/// tree need not keep their characters.
struct NaturalText {
  let isOneLine: Bool
  /// Of the first line, not yet on whole pixels.
  let width: CGFloat
  let height: CGFloat
  /// The width of what is left where there is no room at all; `nil` where more than the end may give way.
  let leastWidth: CGFloat?

  init(_ lines: [TextLine], isCut: Bool) {
    isOneLine = lines.count == 1
    width = lines.first?.width ?? 0
    height = lines.first?.height ?? 0
    leastWidth = isCut && isOneLine ? lines[0].cutWidth(for: 0) : nil
  }
}

extension TextFlow {
  /// Text that is one line for itself has that size wherever it fits, and is asked for it most often.
  func size(for proposal: ProposedSize) -> CGSize {
    let natural = natural
    let width = proposal.width ?? .infinity
    guard natural.isOneLine, lineMinimum <= 1, !shrinks(natural.height, proposal) else {
      return block(for: proposal).size
    }
    let fits = natural.width <= width + 0.01
    guard let length = fits ? TextBlock.onPixel(natural.width) : cutWidth(for: width) else {
      return block(for: proposal).size
    }
    return CGSize(width: length, height: TextBlock.onPixel(natural.height))
  }

  /// Whether a size is worked out sooner than looked up, in any room.
  var isQuick: Bool { isCutQuickly && lineMinimum <= 1 && natural.leastWidth != nil }

  /// Whether it is one line at most that gives way at its end, so that no lines need to be broken to measure it.
  var isCutQuickly: Bool { lineLimit == 1 && minimumScale >= 1 && truncation == .tail && runs.count == 1 }

  /// The width of one line that is cut at its end, which stacks ask for to see how far text gives way.
  private func cutWidth(for width: CGFloat) -> CGFloat? {
    guard isCutQuickly, let least = natural.leastWidth else { return nil }
    if width == 0 { return least }
    return remembered(cutFor: width) {
      LineBreaker(flow: self, scale: 1, width: .infinity).lines(limit: nil).first?.cutWidth(for: width)
    }
  }
}

extension TextLine {
  /// With an ellipsis behind what fits; `nil` where there is nothing to cut.
  fileprivate func cutWidth(for width: CGFloat) -> CGFloat? {
    guard let style = glyphs.last?.style else { return nil }
    let ellipsis = style.typeface.advance(of: "\u{2026}")
    var (length, kept): (CGFloat, CGFloat) = (0, 0)
    for glyph in glyphs {
      length += glyph.advance
      if length + ellipsis > width + 0.01 { break }
      if glyph.character != " " { kept = length }
    }
    return TextBlock.onPixel(kept + ellipsis)
  }
}
