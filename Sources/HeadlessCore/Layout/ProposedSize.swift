package import Foundation

/// The size in points that a parent offers to a child; `nil` asks for the ideal length of that axis.
package struct ProposedSize: Hashable, Sendable {
  /// A number that no length is stands for none: every node keeps several of these, and a large tree is as quick as its memory is small.
  private var bits: (width: UInt64, height: UInt64)

  package var width: CGFloat? {
    get { Self.length(bits.width) }
    set { bits.width = Self.bits(newValue) }
  }

  package var height: CGFloat? {
    get { Self.length(bits.height) }
    set { bits.height = Self.bits(newValue) }
  }

  private static func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? .max }

  private static func length(_ bits: UInt64) -> CGFloat? { bits == .max ? nil : CGFloat(Double(bitPattern: bits)) }

  package static func == (left: Self, right: Self) -> Bool { left.width == right.width && left.height == right.height }

  /// Tells lengths apart that are equal and not the same, which is quicker.
  func isIdentical(to other: Self) -> Bool { bits == other.bits }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  package static let unspecified = ProposedSize(width: nil, height: nil)
  package static let zero = ProposedSize(width: 0, height: 0)
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  package init(width: CGFloat?, height: CGFloat?) {
    bits = (Self.bits(width), Self.bits(height))
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
