public import Foundation
package import HeadlessCore

/// A key of an alignment guide, with its default position in a view.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions {
  package let dimensions: Dimensions

  package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  public var width: CGFloat { dimensions.size.width }
  public var height: CGFloat { dimensions.size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.guide] }
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.guide] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { dimensions.explicit(guide.guide) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { dimensions.explicit(guide.guide) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  package init(_ guide: AlignmentGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(key: ObjectIdentifier(id), axis: .horizontal) { id.defaultValue(in: ViewDimensions($0)) }
  }

  public static let leading = HorizontalAlignment(AlignmentGuide.leading)
  public static let center = HorizontalAlignment(AlignmentGuide.centerX)
  public static let trailing = HorizontalAlignment(AlignmentGuide.trailing)

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
  }

  /// Where the line below a row of a list begins; lists draw no such lines here.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let guide: AlignmentGuide

  package init(_ guide: AlignmentGuide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(key: ObjectIdentifier(id), axis: .vertical) { id.defaultValue(in: ViewDimensions($0)) }
  }

  public static let top = VerticalAlignment(AlignmentGuide.top)
  public static let center = VerticalAlignment(AlignmentGuide.centerY)
  public static let bottom = VerticalAlignment(AlignmentGuide.bottom)
  public static let firstTextBaseline = VerticalAlignment(AlignmentGuide.firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(AlignmentGuide.lastTextBaseline)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  package var pair: GuidePair { GuidePair(horizontal: horizontal.guide, vertical: vertical.guide) }
}
