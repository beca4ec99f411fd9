import DesignTokens
import SwiftUI

/// What is expected and what is wrong, below the box.
struct TextInputFieldMessages: View {
  let helperText: String?
  let errorMessage: String?
  let isHelperSetOff: Bool

  var body: some View {
    if let helperText { line(helperText, helperColor) }
    if let errorMessage { line(errorMessage, DesignTokens.colorError) }
  }

  private var helperColor: UIColor {
    isHelperSetOff ? DesignTokens.colorTextDefault : DesignTokens.colorTextSubtle
  }

  private func line(_ text: String, _ color: UIColor) -> some View {
    Text(text)
      .typography(DesignTokens.typographyCaption)
      .foregroundColor(Color(uiColor: color))
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, DesignTokens.spaceInsetNormal)
  }
}
