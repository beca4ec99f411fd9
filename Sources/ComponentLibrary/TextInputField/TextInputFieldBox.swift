import DesignTokens
import SwiftUI

/// The box with its border, the ring around it, the icon at its end and the label that floats.
struct TextInputFieldBox<Field: View>: View {
  let label: String
  let state: TextInputFieldState
  let isReadOnly: Bool
  let onInfo: @MainActor () -> Void
  /// How much larger the person wants text to be.
  @ScaledMetric(relativeTo: .body) var textScale: CGFloat = 1
  @ViewBuilder let field: Field

  var body: some View {
    HStack(spacing: DesignTokens.spaceGroupedNormal) {
      field
        // Where text is larger, the box grows around it. The icon's target is as high as the box and needs no inset.
        .padding(.vertical, DesignTokens.spaceInsetNormal)
      if let icon = state.trailingIcon {
        TextInputFieldIcon(icon: icon, onInfo: onInfo)
          // What is clear is not read out either.
          .opacity(state.isTrailingIconVisible ? 1 : 0)
          // Nor is it reached by a keyboard while nobody sees it.
          .disabled(!state.isTrailingIconVisible)
          .transition(.opacity)
      }
    }
    .padding(.horizontal, DesignTokens.spaceInsetNormal)
    .frame(maxWidth: .infinity, minHeight: DesignTokens.tapAreaRecommended)
    .background { shape.fill(Color(uiColor: background)) }
    // A line would take the touches that are meant for what lies under it.
    .overlay { shape.strokeBorder(state.borderColor, lineWidth: DesignTokens.borderDefault).allowsHitTesting(false) }
    .overlay { ring }
    .overlay(alignment: state.isLabelFloated ? .topLeading : .leading) { floatingLabel }
    // The room that the label floats into is kept, so that nothing moves when it does.
    .padding(.top, DesignTokens.typographyLabelMdFloat.lineHeight * textScale + DesignTokens.spaceGroupedTight)
    // And so is the room of the ring, which would otherwise lie on the words below.
    .padding(.bottom, reach)
  }

  private var background: UIColor {
    isReadOnly ? DesignTokens.colorBackgroundPrimarySubtle : DesignTokens.colorBackground
  }

  /// How far the ring goes beyond the box.
  private var reach: CGFloat { DesignTokens.accessibilityFocusOffset + DesignTokens.accessibilityFocusWidth }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: DesignTokens.radius150) }

  @ViewBuilder private var ring: some View {
    if state.isFocused {
      RoundedRectangle(cornerRadius: DesignTokens.radius150 + reach)
        .strokeBorder(
          Color(uiColor: DesignTokens.accessibilityFocusColor),
          lineWidth: DesignTokens.accessibilityFocusWidth
        )
        .padding(-reach)
        .allowsHitTesting(false)
    }
  }

  private var floatingLabel: some View {
    let isFloated = state.isLabelFloated
    return Text(label)
      .typography(isFloated ? DesignTokens.typographyLabelMdFloat : DesignTokens.typographyLabelMd)
      .foregroundColor(state.labelColor)
      .lineLimit(1)
      .padding(.horizontal, DesignTokens.spaceInsetNormal)
      .alignmentGuide(.top) { label in
        isFloated ? label[.bottom] + DesignTokens.spaceGroupedTight : label[.top]
      }
      // The field bears the same words for VoiceOver, and a touch on them is a touch on the box.
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}
