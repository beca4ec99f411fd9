import SwiftUI

/// Tells the face of a `ButtonCTA` whether a finger is on it.
struct ButtonCTAFaceStyle: ButtonStyle {
  let size: ButtonCTASize
  let style: ButtonCTAStyle
  let isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    ButtonCTAFace(
      content: configuration.label,
      size: size,
      style: style,
      isPressed: configuration.isPressed,
      isFocused: isFocused
    )
  }
}
