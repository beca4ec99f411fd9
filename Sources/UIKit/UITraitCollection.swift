public import Foundation

/// Light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The surroundings that a dynamic colour is resolved in.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The size of text, by UIKit's name.
  public var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }

  /// Light, as outside of any view.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
