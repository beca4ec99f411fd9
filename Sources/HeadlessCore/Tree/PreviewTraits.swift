package import Foundation

/// How a view wants to be shown where previews are shown.
package struct PreviewTraits {
  package var name: String?
  /// In points, where the preview has a size of its own.
  package var size: CGSize?
  package var wantsDark: Bool?

  package init() {}
}
