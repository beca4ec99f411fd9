package import Foundation

extension Font.TextStyle {
  /// The size of a style by UIKit's name for it; `nil` for a name that is no style.
  package static func size(named name: String, at dynamicType: DynamicTypeSize) -> CGFloat? {
    let styles: [String: Font.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title, "title2": .title2, "title3": .title3, "headline": .headline,
      "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption,
      "caption2": .caption2,
    ]
    return styles[name]?.size(at: dynamicType)
  }
}
