public import Foundation
import HeadlessCore
public import UIKit

/// A font, resolved where it is used: text styles follow the Dynamic Type size.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var design: Design?
  var weight: Weight?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var lineSpacing = Leading.standard
  /// What was asked for and Inter does not have, in sentences.
  var shortcomings: [String] = []

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The family of the system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// Spacing between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose

    /// More or less height a line than the standard, in points.
    var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size), design: design, weight: weight)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  public init(_ font: UIFont) {
    let base: Base = font.name.map { .custom($0, font.pointSize, relativeTo: nil) } ?? .system(font.pointSize)
    self.init(base, weight: Weight(value: font.weight.scale))
    isItalic = font.face.isItalic
    isMonospaced = font.face.isMonospaced
    hasMonospacedDigits = font.face.hasMonospacedDigits
    design =
      switch font.face.design {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  public func monospaced() -> Font {
    var copy = self
    copy.isMonospaced = true
    return copy
  }

  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  public func leading(_ leading: Leading) -> Font {
    var copy = self
    copy.lineSpacing = leading
    return copy
  }

  public func smallCaps() -> Font { noting("smallCaps() leaves text as it is written: Inter has none.") }

  public func lowercaseSmallCaps() -> Font {
    noting("lowercaseSmallCaps() leaves text as it is written: Inter has none.")
  }

  public func uppercaseSmallCaps() -> Font {
    noting("uppercaseSmallCaps() leaves text as it is written: Inter has none.")
  }

  public func width(_ width: Width) -> Font {
    width == .standard ? self : noting("width(_:) does not change the width of letters here: Inter has one width.")
  }

  private func noting(_ shortcoming: String) -> Font {
    var copy = self
    copy.shortcomings.append(shortcoming)
    return copy
  }

  func typeface(at size: DynamicTypeSize) -> Typeface {
    let resolved = base.resolved(at: size)
    return Typeface(
      size: resolved.size,
      weight: weight?.value ?? resolved.weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced || design == .monospaced,
      customName: resolved.name,
      design: design.map { "\($0)" } ?? "default",
      hasMonospacedDigits: hasMonospacedDigits,
      lineSpacing: lineSpacing.points
    )
  }
}

extension Font.Base {
  fileprivate func resolved(at dynamicType: DynamicTypeSize) -> (size: CGFloat, weight: Int, name: String?) {
    switch self {
    case .system(let size): return (size, 400, nil)
    case .style(let style): return (style.size(at: dynamicType), style == .headline ? 600 : 400, nil)
    case .custom(let name, let size, let style):
      guard let style else { return (size, 400, name) }
      return (size * style.size(at: dynamicType) / style.size(at: .large), 400, name)
    }
  }
}
