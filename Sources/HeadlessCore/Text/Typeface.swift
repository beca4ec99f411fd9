package import Foundation

/// A font at a size: what text is measured and drawn with.
///
/// Outlines and widths are those of Inter, vertical metrics those of the system font of iOS (ascender 1950 and
/// descender 494 of 2048 units), so that heights are close to the real ones while nothing of Apple's is shipped.
package struct Typeface: Hashable, Sendable {
  package var size: CGFloat
  /// On the scale from 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// The name of a custom font that was asked for; its metrics are Inter's.
  package var customName: String?
  package var design: String
  package var hasMonospacedDigits: Bool
  /// What a line is higher than the font's own height, in points.
  package var lineSpacing: CGFloat

  package init(
    size: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    customName: String? = nil,
    design: String = "default",
    hasMonospacedDigits: Bool = false,
    lineSpacing: CGFloat = 0
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.customName = customName
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.lineSpacing = lineSpacing
  }

  package var ascent: CGFloat { size * 1950 / 2048 }
  package var descent: CGFloat { max(0, size * 494 / 2048 + lineSpacing) }

  private var font: TrueTypeFont { FontLibrary.bundled.font(weight: weight) }

  func advance(of character: Character) -> CGFloat { measure(character) }

  /// The widths of characters, with the font looked up once.
  var measure: (Character) -> CGFloat {
    let size = size
    if isMonospaced { return { _ in size * 0.6 } }
    let (font, hasMonospacedDigits) = (font, hasMonospacedDigits)
    return { character in
      // Digits of one width are as wide as the widest of them.
      let character = hasMonospacedDigits && character.isASCII && character.isNumber ? "0" : character
      return CGFloat(font.advance(of: character)) / CGFloat(font.unitsPerEm) * size
    }
  }

  /// With the origin on the baseline, y downwards.
  func outline(of character: Character) -> VectorPath {
    let font = font
    let scale = size / CGFloat(font.unitsPerEm)
    let slant: CGFloat = isItalic ? 0.2 : 0
    var path = VectorPath()
    if font.lacks(character) { return VectorPath(placeholderOf: size) }
    for scalar in character.unicodeScalars {
      guard let glyph = font.glyph(for: scalar) else { continue }
      path.append(font.outline(of: glyph).mapped { CGPoint(x: ($0.x + slant * $0.y) * scale, y: -$0.y * scale) })
    }
    return path
  }
}

extension Typeface {
  /// The characters that are not in the font, for which boxes stand in.
  package func missingCharacters(in string: String) -> [Character] {
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    let font = FontLibrary.bundled.font(weight: weight)
    return string.filter { font.lacks($0) }
  }
}

extension VectorPath {
  /// A hollow box on the baseline, for a character of the given size.
  fileprivate init(placeholderOf size: CGFloat) {
    let box = CGRect(x: size * 0.12, y: -size * 0.72, width: size * 0.76, height: size * 0.76)
    self.init(rect: box)
    let inner = box.insetBy(dx: size * 0.06, dy: size * 0.06)
    // The other way round, so that the inside stays empty.
    move(to: inner.origin)
    line(to: CGPoint(x: inner.minX, y: inner.maxY))
    line(to: CGPoint(x: inner.maxX, y: inner.maxY))
    line(to: CGPoint(x: inner.maxX, y: inner.minY))
    close()
  }
}
