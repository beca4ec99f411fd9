import SwiftUI

/// A pictogram in the colour of its surroundings.
///
/// The picture comes from `Icons.xcassets` as a template: it takes the foreground colour that is in force where the
/// icon stands, as text does. An icon is decoration and says nothing to VoiceOver; what it stands for is said by the
/// control or text beside it.
public struct Icon: View {
  /// The name of an image set in the namespace `Icons` of `Icons.xcassets`: `arrow-right`.
  public let name: String
  /// Width and height in points.
  public let size: CGFloat
  /// A colour of its own; `nil` takes the foreground colour of the surroundings.
  public let color: Color?

  public init(name: String, size: CGFloat, color: Color? = nil) {
    self.name = name
    self.size = size
    self.color = color
  }

  // `foregroundColor(nil)` would take the colour of the surroundings away, so it is applied only with a colour.
  public var body: some View {
    if let color {
      picture.foregroundColor(color)
    } else {
      picture
    }
  }

  private var picture: some View {
    Image("Icons/\(name)", bundle: .module)
      .renderingMode(.template)
      .resizable()
      .frame(width: size, height: size)
      .accessibilityHidden(true)
  }
}
