import DesignTokens
import SwiftUI

/// The icon at the end of the box.
struct TextInputFieldIcon: View {
  let icon: TextInputFieldState.TrailingIcon
  let onInfo: @MainActor () -> Void

  var body: some View {
    switch icon {
    case .error: picture("x", DesignTokens.colorError)
    case .success: picture("check", DesignTokens.colorSuccessStrong)
    case .info:
      Button(action: onInfo) {
        picture("info", DesignTokens.colorTextSubtle)
          .padding(.trailing, DesignTokens.spaceInsetNormal)
          .frame(
            width: DesignTokens.tapAreaRecommended,
            height: DesignTokens.tapAreaRecommended,
            alignment: .trailing
          )
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      // From the strings of this package, and not of the app that uses it.
      .accessibilityLabel(
        Text("More information", bundle: .module, comment: "What VoiceOver calls the icon of information")
      )
      // The target is larger than the picture and ends with the box; the picture stands where those of the other states do.
      .padding(.trailing, -DesignTokens.spaceInsetNormal)
    }
  }

  private func picture(_ name: String, _ color: UIColor) -> Icon {
    Icon(name: name, size: DesignTokens.iconSize100, color: Color(uiColor: color))
  }
}
