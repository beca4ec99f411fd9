import DesignTokens
import SwiftUI

/// How much weight a `ButtonCTA` has among the actions around it.
public enum ButtonCTAStyle: String, CaseIterable, Hashable, Sendable {
  /// Filled: the one action that matters most.
  case primary
  /// Outlined.
  case secondary
  /// The text alone.
  case tertiary

  var background: Color {
    switch self {
    case .primary: Color(uiColor: DesignTokens.colorPrimary)
    case .secondary: Color(uiColor: DesignTokens.colorBackground)
    case .tertiary: .clear
    }
  }

  var text: Color {
    switch self {
    case .primary: Color(uiColor: DesignTokens.colorTextOnPrimary)
    case .secondary, .tertiary: Color(uiColor: DesignTokens.colorPrimary)
    }
  }

  /// Beside text of the same colour an icon looks heavier than the text: so it is a little lighter, except on a filled
  /// button, where that would cost contrast.
  var icon: Color {
    switch self {
    case .primary: text
    case .secondary, .tertiary: Color(uiColor: DesignTokens.colorIconOpticalBalance)
    }
  }

  var border: Color {
    switch self {
    case .primary, .tertiary: .clear
    case .secondary: Color(uiColor: DesignTokens.colorPrimary)
    }
  }

  /// In points; zero for no border.
  var borderWidth: CGFloat {
    switch self {
    case .primary, .tertiary: 0
    case .secondary: DesignTokens.borderDefault
    }
  }
}
