import Foundation

/// Letters and numbers, as they stand in shapes: `a.circle`, `3.circle`, `12.square.fill`. None stands alone.
enum SymbolLetters {
  /// For one letter of the alphabet or a number of up to two digits.
  static func form(_ name: String) -> SymbolCatalog.Drawing? {
    let isNumber = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { (48...57).contains($0) }
    guard isNumber || name.utf8.count == 1 && name.utf8.allSatisfy({ (97...122).contains($0) }) else { return nil }
    return { pen in SymbolForm(nil, extras: outline(name.uppercased(), pen)) }
  }

  /// The words in the font that texts are drawn in, as high as signs are, in the middle.
  private static func outline(_ words: String, _ pen: CGFloat) -> SymbolOutline {
    let typeface = Typeface(size: words.count > 1 ? 22 : 26, weight: min(900, Int(pen * 180)))
    var glyphs = VectorPath()
    var x: CGFloat = 0
    for character in words {
      glyphs.append(typeface.outline(of: character).translated(x: x, y: 0))
      x += typeface.advance(of: character)
    }
    let bounds = glyphs.bounds
    return area(glyphs.translated(x: 12 - bounds.midX, y: 12 - bounds.midY))
  }

  /// What a font winds the other way round is a hole.
  private static func area(_ path: VectorPath) -> SymbolOutline {
    let contours = path.flattened(steps: 4)
    let clockwise = contours.map { SymbolOutline.clockwise($0) }
    let widest = contours.indices.max { size(of: clockwise[$0]) < size(of: clockwise[$1]) }
    guard let widest else { return .nothing }
    let isReversed = contours[widest] != clockwise[widest]
    var (areas, holes): ([SymbolOutline], [SymbolOutline]) = ([], [])
    for (contour, turned) in zip(contours, clockwise) {
      if (contour != turned) == isReversed { areas.append(.closed(turned)) } else { holes.append(.closed(turned)) }
    }
    return .union(areas) - .union(holes)
  }

  private static func size(of polygon: [CGPoint]) -> CGFloat {
    let (xs, ys) = (polygon.map(\.x), polygon.map(\.y))
    return ((xs.max() ?? 0) - (xs.min() ?? 0)) * ((ys.max() ?? 0) - (ys.min() ?? 0))
  }
}
