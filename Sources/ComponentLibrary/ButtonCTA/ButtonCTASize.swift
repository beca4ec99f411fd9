import DesignTokens
import SwiftUI

/// How large a `ButtonCTA` is: 40, 48 or 56 points high.
public enum ButtonCTASize: String, CaseIterable, Hashable, Sendable {
  case small
  case medium
  case large

  var typography: Typography {
    switch self {
    case .small, .medium: DesignTokens.typographyBodyMd
    case .large: DesignTokens.typographyBodyLg
    }
  }

  /// Left and right of the content, in points.
  var horizontalInset: CGFloat {
    switch self {
    case .small: DesignTokens.spaceInsetSpacious
    case .medium: DesignTokens.spaceInsetExpansive
    case .large: DesignTokens.spaceInsetGenerous
    }
  }

  /// Above and below the content, in points.
  var verticalInset: CGFloat {
    switch self {
    case .small: DesignTokens.spaceInsetNormal
    case .medium, .large: DesignTokens.spaceInsetComfortable
    }
  }

  var radius: CGFloat {
    switch self {
    case .small: DesignTokens.radius100
    case .medium: DesignTokens.radius150
    case .large: DesignTokens.radius200
    }
  }

  /// Width and height of the icon in points.
  var icon: CGFloat {
    switch self {
    case .small, .medium: DesignTokens.iconSize100
    case .large: DesignTokens.iconSize125
    }
  }

  /// Between icon and text, in points.
  var iconSpacing: CGFloat {
    switch self {
    case .small: DesignTokens.spaceGroupedTight
    case .medium, .large: DesignTokens.spaceGroupedNormal
    }
  }

  /// Of one line of text with its insets, in points.
  var height: CGFloat { typography.lineHeight + verticalInset + verticalInset }

  /// A button with a short word is never narrower than it is high, by a vertical inset on either side.
  var minimumWidth: CGFloat { height + verticalInset + verticalInset }
}
