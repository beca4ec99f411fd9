import Foundation

/// A TrueType font: which glyph a character has, how wide it is, and its outline.
final class TrueTypeFont {
  let unitsPerEm: Int
  private let reader: BigEndianReader
  private let tables: [String: Int]
  private let longOffsets: Bool
  private let metricCount: Int
  private let glyphIndices: [UInt32: Int]
  private var outlines: [Int: VectorPath] = [:]
  private var advances: [Character: Int] = [:]
  /// The widths of ASCII, which most text is: an array is read quicker than a key is hashed.
  private lazy var simpleAdvances = (0..<128).map { units(of: Character(Unicode.Scalar($0))) }

  init(bytes: [UInt8]) {
    let reader = BigEndianReader(bytes: bytes)
    var tables: [String: Int] = [:]
    for index in 0..<reader.u16(4) {
      let record = 12 + 16 * index
      let tag = String(decoding: (0..<4).map { UInt8(reader.u8(record + $0)) }, as: UTF8.self)
      tables[tag] = reader.u32(record + 8)
    }
    self.reader = reader
    self.tables = tables
    unitsPerEm = max(1, reader.u16((tables["head"] ?? 0) + 18))
    longOffsets = reader.u16((tables["head"] ?? 0) + 50) == 1
    metricCount = max(1, reader.u16((tables["hhea"] ?? 0) + 34))
    glyphIndices = CharacterMap(reader: reader, table: tables["cmap"] ?? 0).glyphIndices
  }

  func glyph(for scalar: Unicode.Scalar) -> Int? { glyphIndices[scalar.value] }

  /// In font units.
  func advance(of glyph: Int) -> Int {
    reader.u16((tables["hmtx"] ?? 0) + 4 * min(glyph, metricCount - 1))
  }

  /// In font units. A character that the font does not have is taken to be as wide as high, which emoji and ideographs
  /// are.
  func advance(of character: Character) -> Int {
    // A line break that is two characters has an ASCII value, and is neither.
    if let simple = character.asciiValue, character != "\r\n" { return simpleAdvances[Int(simple)] }
    if let known = advances[character] { return known }
    let units = units(of: character)
    advances[character] = units
    return units
  }

  private func units(of character: Character) -> Int {
    if lacks(character) { return unitsPerEm }
    return character.unicodeScalars.reduce(0) { total, scalar in
      if scalar.properties.generalCategory == .nonspacingMark { return total }
      return total + (glyph(for: scalar).map(advance(of:)) ?? 0)
    }
  }

  /// Whether a part of the character that would be seen is not in the font. Several parts may be one picture, as those of
  /// a flag are.
  func lacks(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      if glyph(for: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint { return false }
      return ![.nonspacingMark, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory
      )
    }
  }

  /// In font units, y upwards.
  func outline(of glyph: Int) -> VectorPath {
    if let known = outlines[glyph] { return known }
    let outline = GlyphOutline(reader: reader, location: location).path(of: glyph)
    outlines[glyph] = outline
    return outline
  }

  /// Where the description of a glyph starts, or `nil` for an empty one.
  private func location(of glyph: Int) -> Int? {
    guard let loca = tables["loca"], let glyf = tables["glyf"] else { return nil }
    let start = longOffsets ? reader.u32(loca + 4 * glyph) : 2 * reader.u16(loca + 2 * glyph)
    let end = longOffsets ? reader.u32(loca + 4 * glyph + 4) : 2 * reader.u16(loca + 2 * glyph + 2)
    return end > start ? glyf + start : nil
  }
}
