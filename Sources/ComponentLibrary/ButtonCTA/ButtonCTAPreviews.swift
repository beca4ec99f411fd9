import DesignTokens
import SwiftUI

struct ButtonCTAPreviews: PreviewProvider {
  static var previews: some View {
    matrix.previewDisplayName("Sizes and styles")
    matrix.preferredColorScheme(.dark).previewDisplayName("Dark")
    matrix.dynamicTypeSize(.accessibility2).previewDisplayName("Large text")
    long.previewDisplayName("Long words")
    disabled.previewDisplayName("Disabled")
    matrix.environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
  }

  private static var matrix: some View {
    VStack(spacing: DesignTokens.spaceGroupedLoose) {
      ForEach(ButtonCTAStyle.allCases, id: \.self) { style in
        ForEach(ButtonCTASize.allCases, id: \.self) { size in
          HStack(spacing: DesignTokens.spaceGroupedLoose) {
            ButtonCTA(label: "Continue", size: size, style: style, onPress: {})
            ButtonCTA(label: "Next", size: size, style: style, icon: "arrow-right", onPress: {})
          }
        }
      }
    }
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }

  private static var disabled: some View {
    VStack(spacing: DesignTokens.spaceGroupedLoose) {
      ForEach(ButtonCTAStyle.allCases, id: \.self) { style in
        ButtonCTA(label: "Continue", style: style, icon: "arrow-right", onPress: {}, disabled: true)
      }
    }
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }

  private static var long: some View {
    VStack(spacing: DesignTokens.spaceGroupedLoose) {
      ButtonCTA(label: "Send the order to every warehouse that has some of it", onPress: {})
      ButtonCTA(label: "Send the order to every warehouse that has some of it", noWrap: true, onPress: {})
    }
    .padding(DesignTokens.spaceInsetSpacious)
  }
}
