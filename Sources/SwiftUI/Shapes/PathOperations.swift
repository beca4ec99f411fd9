public import Foundation
import HeadlessCore
public import UIKit

extension Path {
  public init(_ path: CGPath) { vector = path.vector }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  public var cgPath: CGPath { CGPath(vector) }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(vector.mapped { $0.applying(transform) })
  }

  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    return Path(vector.trimmed(from: from, to: to))
  }

  /// The outline of the pen is not worked out here: the path itself stands in.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let message = "strokedPath(_:) gives the path itself here, not the outline of a pen \(style.lineWidth) wide."
    Graph.note(.unsupported, message)
    return self
  }

  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    vector.addArc(
      center: center,
      radius: radius,
      start: startAngle.radians,
      end: startAngle.radians + delta.radians
    )
  }

  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    vector.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public var currentPoint: CGPoint? { vector.currentPoint }
}

/// A shape that has been filled or stroked, to be filled or stroked again.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Self.Content { get }
}

extension ShapeView {
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Content>
  where S: ShapeStyle {
    let layer = _ShapeView(shape: shape, style: content, isEvenOdd: style.isEOFilled)
    return _LayeredShapeView(shape: shape, base: self, layer: layer)
  }

  nonisolated public func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Content> where S: ShapeStyle {
    _LayeredShapeView(shape: shape, base: self, layer: _ShapeView(shape: shape, style: content, pen: style))
  }

  nonisolated public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Content> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Content> where S: ShapeStyle {
    let layer = _ShapeView(shape: shape.inset(by: style.lineWidth / 2), style: content, pen: style)
    return _LayeredShapeView(shape: shape, base: self, layer: layer)
  }

  nonisolated public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Content> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape over which it is drawn once more.
struct _LayeredShapeView<Content: Shape, Base: View, Layer: View> {
  nonisolated let shape: Content
  let base: Base
  let layer: Layer
}

extension _LayeredShapeView: ShapeView {
  typealias Body = Never

  @MainActor static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(view.base.overlay(alignment: .center) { view.layer })
  }
}

/// A shape with a line along the inside of its edge.
struct _BorderedShapeView<Content: Shape, Border: View> {
  nonisolated let shape: Content
  let border: Border
}

extension _BorderedShapeView: ShapeView {
  typealias Body = Never

  @MainActor static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { inputs.make(view.border) }
}
