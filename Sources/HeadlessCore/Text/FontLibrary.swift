import Foundation

/// The instances of Inter that travel with this module, each read when it is first needed.
///
/// Unchecked, because fonts keep a cache of outlines: text is measured and drawn on the main actor only.
final class FontLibrary: @unchecked Sendable {
  static let bundled = FontLibrary()

  private var fonts: [Int: TrueTypeFont] = [:]
  private static let files = [400: "Inter-Regular", 500: "Inter-Medium", 600: "Inter-Semibold", 700: "Inter-Bold"]

  /// The instance nearest to a weight on the scale from 100 to 900.
  func font(weight: Int) -> TrueTypeFont {
    let nearest = min(max((weight + 50) / 100 * 100, 400), 700)
    if let known = fonts[nearest] { return known }
    let font = TrueTypeFont(bytes: Self.bytes(named: Self.files[nearest] ?? ""))
    fonts[nearest] = font
    return font
  }

  private static func bytes(named name: String) -> [UInt8] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "ttf", subdirectory: "Inter"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return [UInt8](data)
  }
}
