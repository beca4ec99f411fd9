import DesignTokens
import SwiftUI

/// The line in which a person types.
struct TextInputFieldInput: View {
  let type: TextInputFieldType
  @Binding var value: String
  let prompt: String?

  var body: some View {
    field
      .typography(DesignTokens.typographyInput)
      .foregroundColor(Color(uiColor: DesignTokens.colorTextDefault))
      .keyboardType(type.keyboard)
      .textContentType(type.content)
  }

  /// What is no sentence is not corrected as one; elsewhere the surroundings decide.
  @ViewBuilder private var field: some View {
    if type.isAddress {
      line
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
    } else {
      line
    }
  }

  @ViewBuilder private var line: some View {
    if type.isSecure {
      SecureField("", text: $value, prompt: promptText)
    } else {
      TextField("", text: $value, prompt: promptText)
    }
  }

  private var promptText: Text? {
    prompt.map { Text($0).foregroundColor(Color(uiColor: DesignTokens.colorTextSubtle)) }
  }
}
