import DesignTokens
import SwiftUI

/// The circle, the ring around it and the area that takes a touch.
struct ButtonIconFace<Icon: View>: View {
  let icon: Icon
  let size: ButtonIconSize
  let colors: ButtonIconColors
  let isPressed: Bool
  let isFocused: Bool

  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    circle
      .animation(animation, value: colors)
      .scaleEffect(isPressed ? DesignTokens.scale097 : 1)
      .animation(animation, value: isPressed)
      // The ring lies inside the button's own bounds, where it cannot overlap a neighbour.
      .padding(DesignTokens.accessibilityFocusOffset + DesignTokens.accessibilityFocusWidth)
      .overlay { ring }
      // Inside the button: a frame around it would be layout, and would take no touch.
      .frame(minWidth: DesignTokens.tapAreaRecommended, minHeight: DesignTokens.tapAreaRecommended)
      .contentShape(Rectangle())
  }

  private var circle: some View {
    icon
      .foregroundColor(colors.icon)
      .padding(size.inset)
      .background { Circle().fill(colors.background) }
      .clipShape(Circle())
      // Drawn inwards over the inset, so that a thicker border moves nothing.
      .overlay { Circle().strokeBorder(colors.border, lineWidth: colors.borderWidth) }
  }

  @ViewBuilder private var ring: some View {
    if isFocused {
      Circle().strokeBorder(
        Color(uiColor: DesignTokens.accessibilityFocusColor),
        lineWidth: DesignTokens.accessibilityFocusWidth
      )
    }
  }

  /// The size changes at once for people who asked for less motion.
  private var animation: Animation? { reduceMotion ? nil : DesignTokens.motionStateChange }
}
