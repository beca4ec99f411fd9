import DesignTokens
import SwiftUI

/// A round button with an icon and no text.
///
/// What it does is said by `ariaLabel`, which VoiceOver reads in place of the icon. It cannot be disabled: hide an
/// action that is not available, or say why it is not, so that nobody is left to guess.
///
/// The button takes up the circle and, on all sides, the room that its focus ring needs; whatever its size, at least
/// 48 by 48 points of it can be tapped.
public struct ButtonIcon: View {
  /// The name of an image set in `Icons.xcassets`.
  public let icon: String
  /// What VoiceOver calls the button.
  public let ariaLabel: String
  public let onPress: @MainActor () -> Void
  public let size: ButtonIconSize
  public let variant: ButtonIconVariant
  /// Tests of the user interface find the button by it.
  public let testID: String?

  @FocusState private var isFocused: Bool
  @State private var isHovered = false

  public init(
    icon: String,
    ariaLabel: String,
    onPress: @escaping @MainActor () -> Void,
    size: ButtonIconSize = .medium,
    variant: ButtonIconVariant = .primary,
    testID: String? = nil
  ) {
    self.icon = icon
    self.ariaLabel = ariaLabel
    self.onPress = onPress
    self.size = size
    self.variant = variant
    self.testID = testID
  }

  /// The same with the action as a trailing closure.
  public init(
    icon: String,
    ariaLabel: String,
    size: ButtonIconSize,
    variant: ButtonIconVariant = .primary,
    testID: String? = nil,
    onPress: @escaping @MainActor () -> Void
  ) {
    self.init(icon: icon, ariaLabel: ariaLabel, onPress: onPress, size: size, variant: variant, testID: testID)
  }

  public var body: some View {
    Button(action: onPress) {
      Icon(name: icon, size: size.icon)
    }
    .buttonStyle(ButtonIconStyle(size: size, variant: variant, isHovered: isHovered, isFocused: isFocused))
    // Reached by Tab and not by a tap, so that only people who use a keyboard see the ring.
    .focusable(interactions: .activate)
    .focused($isFocused)
    // Once a press: a key that is held does not act again and again.
    .onKeyPress(keys: [.return, .space], phases: .down) { _ in
      onPress()
      return .handled
    }
    .onHover { isHovered = $0 }
    .accessibilityLabel(ariaLabel)
    .accessibilityIdentifier(testID ?? "")
  }
}
