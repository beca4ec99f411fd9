import DesignTokens
import SwiftUI

struct TextInputFieldPreviews: PreviewProvider {
  static var previews: some View {
    states.previewDisplayName("States")
    states.preferredColorScheme(.dark).previewDisplayName("Dark")
    states.dynamicTypeSize(.accessibility1).previewDisplayName("Large text")
    states.environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
    types.previewDisplayName("Types")
  }

  private static var types: some View {
    VStack(spacing: DesignTokens.spaceInsetSpacious) {
      ForEach(TextInputFieldType.allCases, id: \.self) { type in
        TextInputField(
          id: type.rawValue,
          label: type.rawValue.capitalized,
          value: .constant(""),
          type: type,
          placeholder: "Tap to see me"
        )
      }
    }
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }

  private static var states: some View {
    VStack(spacing: DesignTokens.spaceInsetSpacious) {
      TextInputField(id: "empty", label: "Name", value: .constant(""), helperText: "As it stands in your passport")
      TextInputField(id: "filled", label: "Name", value: .constant("Ada"), showInfoIcon: true)
      TextInputField(
        id: "error",
        label: "Address",
        value: .constant("ada@"),
        type: .email,
        helperText: "We send the receipt there",
        errorMessage: "The address has no domain"
      )
      TextInputField(id: "success", label: "Address", value: .constant("ada@example.org"), isSuccess: true)
      TextInputField(id: "secret", label: "Password", value: .constant("countess"), type: .password)
      TextInputField(id: "fixed", label: "Account", value: .constant("1815"), readOnly: true)
    }
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }
}
