import DesignTokens
import SwiftUI

/// A button that calls to an action in words, with an icon before them if there is one.
///
/// It is as wide as its words need; longer words go on in a second line, and the button grows with them, also when the
/// person has chosen larger text. Offered a fixed width by its surroundings it stays inside that width.
public struct ButtonCTA: View {
  public let label: String
  public let size: ButtonCTASize
  public let style: ButtonCTAStyle
  /// The name of an image set in `Icons.xcassets`.
  public let icon: String?
  /// Cuts words that do not fit, in place of a second line.
  public let noWrap: Bool
  public let onPress: @MainActor () -> Void
  /// Tests of the user interface find the button by it.
  public let testID: String?
  public let disabled: Bool

  @FocusState private var isFocused: Bool

  public init(
    label: String,
    size: ButtonCTASize = .medium,
    style: ButtonCTAStyle = .primary,
    icon: String? = nil,
    noWrap: Bool = false,
    onPress: @escaping @MainActor () -> Void,
    testID: String? = nil,
    disabled: Bool = false
  ) {
    self.label = label
    self.size = size
    self.style = style
    self.icon = icon
    self.noWrap = noWrap
    self.onPress = onPress
    self.testID = testID
    self.disabled = disabled
  }

  public var body: some View {
    Button(action: onPress) {
      HStack(spacing: size.iconSpacing) {
        if let icon { Icon(name: icon, size: size.icon, color: style.icon) }
        words
      }
    }
    .buttonStyle(ButtonCTAFaceStyle(size: size, style: style, isFocused: isFocused))
    .disabled(disabled)
    // Reached by Tab and not by a tap, so that only people who use a keyboard see the ring.
    .focusable(!disabled, interactions: .activate)
    .focused($isFocused)
    // Once a press: a key that is held does not act again and again.
    .onKeyPress(keys: [.return, .space], phases: .down) { _ in
      onPress()
      return .handled
    }
    .accessibilityIdentifier(testID ?? "")
  }

  private var words: some View {
    Text(label)
      .typography(size.typography)
      .foregroundColor(style.text)
      .lineLimit(noWrap ? 1 : nil)
      .truncationMode(.tail)
      .multilineTextAlignment(.center)
      .frame(minHeight: size.typography.lineHeight)
  }
}
