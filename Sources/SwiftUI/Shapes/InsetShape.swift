public import Foundation
import HeadlessCore

/// A shape of the system drawn smaller on all sides. The inset is on its way together with the rest of the shape: a border
/// stays inside of it while its pen grows.
struct _InsetShape<Base: InsetOutline>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  nonisolated init(_ shape: Base, by amount: CGFloat) {
    self.shape = shape
    self.amount = amount
  }

  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// Found, and named in paths, as the shape that it is made of.
  nonisolated static var _kind: any Any.Type { Base._kind }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.rounded(less: amount).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape, by: self.amount + amount) }
}

/// A shape that is inset by the same shape in a smaller rectangle.
protocol InsetOutline: InsettableShape {
  /// The same with corners that stay concentric when it is inset.
  nonisolated func rounded(less amount: CGFloat) -> Self
}

extension InsetOutline {
  nonisolated func rounded(less amount: CGFloat) -> Self { self }
}

extension Rectangle: InsetOutline {}
extension Circle: InsetOutline {}
extension Ellipse: InsetOutline {}
extension Capsule: InsetOutline {}
extension ContainerRelativeShape: InsetOutline {}

extension RoundedRectangle: InsetOutline {
  nonisolated func rounded(less amount: CGFloat) -> Self {
    let corner = CGSize(width: cornerSize.width - amount, height: cornerSize.height - amount)
    return RoundedRectangle(cornerSize: corner, style: style)
  }
}

extension UnevenRoundedRectangle: InsetOutline {
  nonisolated func rounded(less amount: CGFloat) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii.mapped { $0 - amount }, style: style)
  }
}
