public import Foundation
import HeadlessCore

/// Light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much contrast is asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// How large text is, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Posted by nobody: the host evaluates anew where the size of type changes.
  public static let didChangeNotification = Foundation.Notification.Name("UIContentSizeCategoryDidChangeNotification")

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  private static let ranked: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The one of the screen that is being evaluated; large outside of one.
  static var chosen: UIContentSizeCategory { ranked[Graph.current?.textSizeRank ?? 3] }

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The surroundings that a dynamic colour is resolved in.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public let accessibilityContrast: UIAccessibilityContrast

  public let preferredContentSizeCategory: UIContentSizeCategory
  public var displayScale: CGFloat { 3 }

  /// The appearance of the screen that is being evaluated; light outside of one.
  public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: Graph.current?.isDark == true ? .dark : .light,
      accessibilityContrast: .normal,
      contentSize: .chosen
    )
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .normal)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(userInterfaceStyle: .unspecified, accessibilityContrast: accessibilityContrast)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified,
      accessibilityContrast: .unspecified,
      contentSize: preferredContentSizeCategory
    )
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle,
    accessibilityContrast: UIAccessibilityContrast,
    contentSize: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    preferredContentSizeCategory = contentSize
  }
}
