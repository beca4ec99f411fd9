import DesignTokens
import SwiftUI

/// What follows from focus, content and validation for the look of a `TextInputField`.
struct TextInputFieldState: Equatable {
  var isFocused: Bool
  var isFilled: Bool
  var hasError: Bool
  var isSuccess: Bool
  var showsInfo: Bool

  /// The label is above the box, and not in it. What was judged has been a field of interest: its label does not go back.
  var isLabelFloated: Bool { isFocused || isFilled || hasError || isSuccess }

  /// At most one icon: what is wrong comes before what is right, and both before what might help.
  enum TrailingIcon: Equatable {
    case error
    case success
    case info
  }

  var trailingIcon: TrailingIcon? {
    if hasError { return .error }
    if isSuccess { return .success }
    return showsInfo ? .info : nil
  }

  /// The icon of information keeps its place, so that nothing moves when it comes and goes with the label.
  var isTrailingIconVisible: Bool { trailingIcon == .info ? isFocused || isFilled : trailingIcon != nil }

  var labelColor: Color {
    if hasError { return Color(uiColor: DesignTokens.colorError) }
    if isSuccess { return Color(uiColor: DesignTokens.colorSuccess) }
    return Color(uiColor: isFocused ? DesignTokens.colorPrimary : DesignTokens.colorTextSubtle)
  }

  var borderColor: Color {
    if hasError { return Color(uiColor: DesignTokens.colorError) }
    if isSuccess { return Color(uiColor: DesignTokens.colorSuccess) }
    return Color(uiColor: isFocused ? DesignTokens.colorPrimaryFocus : DesignTokens.colorBorder)
  }
}
