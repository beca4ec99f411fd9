import DesignTokens
import SwiftUI

/// How large a `ButtonIcon` is.
public enum ButtonIconSize: String, CaseIterable, Hashable, Sendable {
  case small
  case medium
  case large

  /// Width and height of the icon in points.
  var icon: CGFloat {
    switch self {
    case .small: DesignTokens.iconSize050
    case .medium: DesignTokens.iconSize075
    case .large: DesignTokens.iconSize100
    }
  }

  /// Between the icon and the edge of the circle, in points.
  var inset: CGFloat {
    switch self {
    case .small: DesignTokens.buttonIconInsetSmall
    case .medium: DesignTokens.buttonIconInsetMedium
    case .large: DesignTokens.buttonIconInsetLarge
    }
  }
}
