import DesignTokens
import SwiftUI

/// The line in which a person types, or reads what cannot be typed over.
struct TextInputFieldInput: View {
  let type: TextInputFieldType
  @Binding var value: String
  let prompt: String?
  let isReadOnly: Bool

  var body: some View {
    field
      .typography(DesignTokens.typographyInput)
      .foregroundColor(Color(uiColor: DesignTokens.colorTextDefault))
      .keyboardType(type.keyboard)
      .textContentType(type.content)
  }

  /// What is no sentence is not corrected as one; elsewhere the surroundings decide.
  @ViewBuilder private var field: some View {
    if isReadOnly {
      words
    } else if type.isAddress {
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

  /// A field would bring up the keyboard and show what is typed, whatever its binding made of it. What can only be read
  /// is text: it can be copied, reached by a keyboard, and is heard as the value of its label.
  private var words: some View {
    Text(shownValue)
      .frame(maxWidth: .infinity, alignment: .leading)
      .textSelection(.enabled)
      .focusable()
      .accessibilityElement()
      .accessibilityValue(shownValue)
  }

  private var shownValue: String { type.isSecure ? String(repeating: "\u{2022}", count: value.count) : value }

  private var promptText: Text? {
    prompt.map { Text($0).foregroundColor(Color(uiColor: DesignTokens.colorTextSubtle)) }
  }
}
