import DesignTokens
import SwiftUI

/// The box around the words, the ring around the box, and the area that takes a touch.
struct ButtonCTAFace<Content: View>: View {
  let content: Content
  let size: ButtonCTASize
  let style: ButtonCTAStyle
  let isPressed: Bool
  let isFocused: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    box
      .overlay { ring }
      .scaleEffect(isPressed ? DesignTokens.scale097 : 1)
      .animation(reduceMotion ? nil : DesignTokens.motionPress, value: isPressed)
      .opacity(isEnabled ? 1 : DesignTokens.opacityDisabled)
      // Inside the button: a frame around it would be layout, and would take no touch.
      .frame(minWidth: DesignTokens.tapAreaMinimum, minHeight: DesignTokens.tapAreaMinimum)
      .contentShape(Rectangle())
  }

  private var box: some View {
    content
      .padding(.horizontal, size.horizontalInset)
      .padding(.vertical, size.verticalInset)
      .frame(minWidth: size.minimumWidth)
      .background {
        // Under the words, so that these keep their colour while a finger is on the button.
        if isPressed { shape.fill(Color(uiColor: DesignTokens.colorOverlay).opacity(DesignTokens.opacityPressed)) }
      }
      .background { shape.fill(style.background) }
      // Drawn inwards: the border adds nothing to the size.
      .overlay { shape.strokeBorder(style.border, lineWidth: style.borderWidth) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: size.radius) }

  @ViewBuilder private var ring: some View {
    if isFocused {
      let reach = DesignTokens.accessibilityFocusOffset + DesignTokens.accessibilityFocusWidth
      RoundedRectangle(cornerRadius: size.radius + reach)
        .strokeBorder(
          Color(uiColor: DesignTokens.accessibilityFocusColor),
          lineWidth: DesignTokens.accessibilityFocusWidth
        )
        .shadow(
          color: Color(uiColor: DesignTokens.shadowHoverColor),
          radius: DesignTokens.shadowHoverRadius,
          x: DesignTokens.shadowHoverX,
          y: DesignTokens.shadowHoverY
        )
        .padding(-reach)
    }
  }
}
