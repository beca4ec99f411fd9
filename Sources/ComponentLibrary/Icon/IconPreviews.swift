import DesignTokens
import SwiftUI

struct IconPreviews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: DesignTokens.spaceGroupedNormal) {
      Icon(name: "check", size: DesignTokens.iconSize050)
      Icon(name: "check", size: DesignTokens.iconSize100)
      Icon(name: "check", size: DesignTokens.iconSize125)
      Icon(name: "check", size: DesignTokens.iconSize150)
    }
    .previewDisplayName("Sizes")

    HStack(spacing: DesignTokens.spaceGroupedNormal) {
      Icon(name: "plus", size: DesignTokens.iconSize100)
      Icon(name: "plus", size: DesignTokens.iconSize100, color: Color(uiColor: DesignTokens.colorError))
    }
    .foregroundColor(Color(uiColor: DesignTokens.colorPrimary))
    .previewDisplayName("Colour of the surroundings, colour of its own")

    set.previewDisplayName("The set")
    set.preferredColorScheme(.dark).previewDisplayName("The set, dark")
    set.dynamicTypeSize(.accessibility2).previewDisplayName("The set beside large text")
  }

  private static let names = [
    ["arrow-right", "check", "plus", "chevron-right"], ["x", "minus", "circle", "info"],
    ["arrow-left", "arrow-up", "arrow-down", "heart"], ["settings", "user", "mail", "calendar"],
  ]

  private static var set: some View {
    VStack(spacing: DesignTokens.spaceInsetSpacious) {
      ForEach(names, id: \.self) { row in
        HStack(spacing: DesignTokens.spaceInsetSpacious) {
          ForEach(row, id: \.self) { Icon(name: $0, size: DesignTokens.iconSize100) }
        }
      }
    }
    .foregroundColor(Color(uiColor: DesignTokens.colorTextDefault))
    .padding(DesignTokens.spaceInsetSpacious)
    .background(Color(uiColor: DesignTokens.colorBackground))
  }
}
