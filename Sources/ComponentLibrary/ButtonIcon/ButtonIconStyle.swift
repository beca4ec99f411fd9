import SwiftUI

/// Tells the face of a `ButtonIcon` whether a finger is on it.
struct ButtonIconStyle: ButtonStyle {
  let size: ButtonIconSize
  let variant: ButtonIconVariant
  let isHovered: Bool
  let isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    ButtonIconFace(
      icon: configuration.label,
      size: size,
      colors: ButtonIconColors(variant: variant, isPressed: configuration.isPressed, isHovered: isHovered),
      isPressed: configuration.isPressed,
      isFocused: isFocused
    )
  }
}
