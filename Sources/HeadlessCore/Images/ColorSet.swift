import Foundation

/// A colour of an asset catalog, in light and dark.
package struct ColorSet: Sendable {
  package let light: RGBA
  package let dark: RGBA

  /// `nil` for a folder whose `Contents.json` names no colour.
  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let plain = contents.colors.first { $0.appearances == nil } ?? contents.colors.first
    guard let light = plain?.color?.components?.rgba else { return nil }
    self.light = light
    let isDark: (Entry) -> Bool = { $0.appearances?.contains { $0.value == "dark" } ?? false }
    dark = contents.colors.first(where: isDark)?.color?.components?.rgba ?? light
  }

  /// The file format of Xcode's catalogs, as far as it is read here.
  private struct Contents: Decodable { let colors: [Entry] }

  private struct Entry: Decodable {
    struct Appearance: Decodable { let value: String? }
    struct Color: Decodable { let components: Components? }

    let appearances: [Appearance]?
    let color: Color?
  }

  /// Numbers from 0 to 1, whole numbers to 255, or bytes with `0x`.
  private struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?

    var rgba: RGBA? {
      guard let red = Self.value(red ?? white), let green = Self.value(green ?? white),
        let blue = Self.value(blue ?? white)
      else { return nil }
      return RGBA(red: red, green: green, blue: blue, alpha: Self.value(alpha) ?? 1)
    }

    private static func value(_ text: String?) -> Double? {
      guard let text else { return nil }
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    }
  }
}
