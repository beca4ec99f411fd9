import DesignTokens
import SwiftUI

/// A line of text to fill in, whose label floats from inside the box to above it.
///
/// The field is as wide as its surroundings offer; there are no sizes. It cannot be disabled: make it read-only, leave
/// it out, or say what has to be done first, so that nobody is left to guess why a field is grey.
public struct TextInputField: View {
  /// Tells the field from others on the screen; tests of the user interface find it by this unless there is a `testID`.
  public let id: String
  public let label: String
  @Binding public var value: String
  public let type: TextInputFieldType
  /// What is expected; stays below the field.
  public let helperText: String?
  /// What is wrong. A text that is not empty puts the field into its error state.
  public let errorMessage: String?
  public let isSuccess: Bool
  /// Adds an icon to tap that has the helper text read out and set off.
  public let showInfoIcon: Bool
  /// Shown while the label floats over an empty box.
  public let placeholder: String?
  /// Shows the value as text that can be reached, read out and copied, and not typed over.
  public let readOnly: Bool
  public let testID: String?
  public let onFocus: (() -> Void)?
  public let onBlur: (() -> Void)?

  @FocusState private var isFocused: Bool
  @State private var isHelperSetOff = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  public init(
    id: String,
    label: String,
    value: Binding<String>,
    type: TextInputFieldType = .text,
    helperText: String? = nil,
    errorMessage: String? = nil,
    isSuccess: Bool = false,
    showInfoIcon: Bool = false,
    placeholder: String? = nil,
    readOnly: Bool = false,
    testID: String? = nil,
    onFocus: (() -> Void)? = nil,
    onBlur: (() -> Void)? = nil
  ) {
    self.id = id
    self.label = label
    _value = value
    self.type = type
    self.helperText = helperText
    self.errorMessage = errorMessage
    self.isSuccess = isSuccess
    self.showInfoIcon = showInfoIcon
    self.placeholder = placeholder
    self.readOnly = readOnly
    self.testID = testID
    self.onFocus = onFocus
    self.onBlur = onBlur
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: DesignTokens.spaceGroupedMinimal) {
      TextInputFieldBox(label: label, state: state, isReadOnly: readOnly, onInfo: explain) { field }
        .contentShape(Rectangle())
        // The whole box is the field's, label and insets included, and not only the line of text in it.
        .onTapGesture { isFocused = true }
      TextInputFieldMessages(helperText: helperText, errorMessage: message, isHelperSetOff: isHelperSetOff)
    }
    .animation(animation, value: state.isLabelFloated)
    .animation(animation, value: state.trailingIcon)
    .onChange(of: isFocused) { _, isFocused in
      if !isFocused { isHelperSetOff = false }
      (isFocused ? onFocus : onBlur)?()
    }
    .onChange(of: message) { _, message in
      if let message { UIAccessibility.post(notification: .announcement, argument: message) }
    }
  }

  private var field: some View {
    TextInputFieldInput(
      type: type,
      value: $value,
      prompt: state.isLabelFloated ? placeholder : nil,
      isReadOnly: readOnly
    )
    .focused($isFocused)
    .accessibilityLabel(label)
    // In lines of their own: VoiceOver pauses between them, and no language is asked how it joins sentences.
    .accessibilityHint([helperText, message].compactMap { $0 }.joined(separator: "\n"))
    .accessibilityIdentifier(testID ?? id)
  }

  private var state: TextInputFieldState {
    TextInputFieldState(
      isFocused: isFocused,
      isFilled: !value.isEmpty,
      hasError: message != nil,
      isSuccess: isSuccess,
      showsInfo: showInfoIcon
    )
  }

  private var message: String? { errorMessage.flatMap { $0.isEmpty ? nil : $0 } }

  private var animation: Animation? { reduceMotion ? nil : DesignTokens.motionFloatLabel }

  private func explain() {
    isHelperSetOff = true
    if let helperText { UIAccessibility.post(notification: .announcement, argument: helperText) }
  }
}
