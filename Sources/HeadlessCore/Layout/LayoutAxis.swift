package import Foundation

/// The two directions in which lengths are negotiated.
package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
