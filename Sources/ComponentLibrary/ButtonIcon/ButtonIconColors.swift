import DesignTokens
import SwiftUI

/// What a `ButtonIcon` is painted with in one state.
struct ButtonIconColors: Equatable {
  let icon: Color
  let background: Color
  let border: Color
  /// In points; zero for no border.
  let borderWidth: CGFloat

  init(variant: ButtonIconVariant, isPressed: Bool, isHovered: Bool) {
    let isActive = isPressed || isHovered
    let accent =
      isPressed
      ? DesignTokens.colorPrimaryPressed : isHovered ? DesignTokens.colorPrimaryHover : DesignTokens.colorPrimary
    switch variant {
    case .primary:
      icon = Color(uiColor: DesignTokens.colorContrastOnPrimary)
      background = Color(uiColor: accent)
      border = .clear
      borderWidth = 0
    case .secondary:
      icon = Color(uiColor: accent)
      background = isActive ? Color(uiColor: DesignTokens.colorBackgroundPrimarySubtle) : .clear
      border = Color(uiColor: accent)
      borderWidth = isActive ? DesignTokens.borderEmphasis : DesignTokens.borderDefault
    case .tertiary:
      icon = Color(uiColor: accent)
      background = .clear
      border = .clear
      borderWidth = 0
    }
  }
}
