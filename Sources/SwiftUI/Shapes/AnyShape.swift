public import Foundation

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let fit: @Sendable (ProposedViewSize) -> CGSize
  nonisolated public let layoutDirectionBehavior: LayoutDirectionBehavior

  nonisolated public init<S>(_ shape: S) where S: Shape {
    makePath = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  nonisolated public func path(in rect: CGRect) -> Path { makePath(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// A shape moved by a vector.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
