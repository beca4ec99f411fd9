package import Foundation

/// The size in points that a parent offers to a child; `nil` asks for the ideal length of that axis.
package struct ProposedSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  package static let unspecified = ProposedSize(width: nil, height: nil)
  package static let zero = ProposedSize(width: 0, height: 0)
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  package subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package func replacing(_ fallback: CGSize) -> CGSize {
    CGSize(width: width ?? fallback.width, height: height ?? fallback.height)
  }
}
