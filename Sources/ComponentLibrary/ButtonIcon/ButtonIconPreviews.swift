import DesignTokens
import SwiftUI

struct ButtonIconPreviews: PreviewProvider {
  static var previews: some View {
    matrix.previewDisplayName("Sizes and variants")
    matrix.preferredColorScheme(.dark).previewDisplayName("Dark")
    matrix.dynamicTypeSize(.accessibility2).previewDisplayName("Large text")
  }

  private static var matrix: some View {
    VStack(spacing: DesignTokens.spaceGroupedNormal) {
      ForEach(ButtonIconVariant.allCases, id: \.self) { variant in
        HStack(spacing: DesignTokens.spaceGroupedNormal) {
          ForEach(ButtonIconSize.allCases, id: \.self) { size in
            ButtonIcon(icon: "plus", ariaLabel: "Add", onPress: {}, size: size, variant: variant)
          }
        }
      }
    }
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }
}
