public import Foundation
import HeadlessCore

/// A font of UIKit: a size and a weight. Its height is that of the system font.
public final class UIFont: NSObject, Sendable {
  /// Thickness from -1 to 1, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// On the scale from 100 to 900.
    package var scale: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  /// The roles of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// In points at the standard text size.
    var size: CGFloat {
      let sizes: [String: CGFloat] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "subheadline": 15, "callout": 16, "footnote": 13,
        "caption1": 12, "caption2": 11,
      ]
      return sizes[rawValue] ?? 17
    }
  }

  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight
  /// Of a font that is not the system's.
  package let name: String?
  package let face: Face

  /// What is said of the letters beside their size and weight.
  package struct Face: Hashable, Sendable {
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var design = UIFontDescriptor.SystemDesign.default
  }

  init(size: CGFloat, weight: Weight = .regular, name: String? = nil, face: Face = Face()) {
    pointSize = size
    self.weight = weight
    self.name = name
    self.face = face
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(size: size, weight: descriptor.weight, name: descriptor.name, face: descriptor.face)
  }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, name: name, face: face)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, face: Face(isItalic: true))
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, name: fontName)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, face: Face(hasMonospacedDigits: true))
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, face: Face(isMonospaced: true))
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Of the size that a person chose for all text; traits name no size of their own here.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(size: style.chosenSize, weight: style == .headline ? .semibold : .regular)
  }

  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight, name: name, face: face) }

  public var fontName: String { name ?? "SFUI-Regular" }
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  public var leading: CGFloat { 0 }
}

extension UIFont.TextStyle {
  /// Where nothing is hosted, that of the standard text size.
  fileprivate var chosenSize: CGFloat { Graph.current?.textSize?(rawValue).map { CGFloat($0) } ?? size }
}

/// Scales sizes with the text size. Outside of a view the standard size counts.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// In the proportion of the text style's sizes, as `ScaledMetric`: modelled.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * style.chosenSize / style.size }

  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
}
