import Foundation

extension TextFlow {
  /// The text and its rules, and what was measured of it.
  final class Storage {
    struct Key: Equatable {
      let scale: CGFloat
      let width: CGFloat
      let limit: Int?
    }

    private(set) var runs: [Run]
    var lineLimit: Int?
    var truncation = Truncation.tail
    var alignment = Alignment.leading
    var isRightToLeft = false
    var lineMinimum = 1
    var lineSpacing: CGFloat = 0
    var minimumScale: CGFloat = 1

    // What follows depends on the runs alone, or says on what else.

    /// Most texts are set at one scale: a short list beats hashing.
    var glyphs: [(scale: CGFloat, glyphs: [TextLine.Glyph])] = []
    var lines: [(key: Key, lines: [TextLine])] = []
    var natural: NaturalText?
    var cut: (width: CGFloat, length: CGFloat)?

    init(runs: [Run]) { self.runs = runs }

    /// The same text, to which something will be changed: what was measured of it stays.
    init(_ other: Storage) {
      runs = other.runs
      (lineLimit, lineMinimum, lineSpacing) = (other.lineLimit, other.lineMinimum, other.lineSpacing)
      (truncation, alignment, minimumScale) = (other.truncation, other.alignment, other.minimumScale)
      isRightToLeft = other.isRightToLeft
      (glyphs, lines, natural, cut) = (other.glyphs, other.lines, other.natural, other.cut)
    }

    func replace(_ runs: [Run]) {
      self.runs = runs
      (glyphs, lines, natural, cut) = ([], [], nil, nil)
    }
  }
}
