public import Foundation
import HeadlessCore
public import UIKit

/// A drawing that is made by code.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let renderer = view.renderer
    let node = inner.node(
      layout: GeometryLayout { node in
        var context = GraphicsContext(inputs: inner)
        renderer(&context, node.frame.size)
        return context.nodes
      }
    )
    node.viewTypes.append(Self.self)
    return _ViewOutputs([node])
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

/// What code draws on.
public struct GraphicsContext {
  /// What an outline is painted with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle { Shading(style: AnyShapeStyle(style)) }
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      let message = "A gradient in a Canvas runs from the top to the bottom of what it fills."
      Graph.current?.record(.unsupported, message, at: nil)
      // Points of a context are points of the canvas; those of a gradient are parts of what is painted.
      return Shading(style: AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
    }
  }

  public var opacity = 1.0
  public private(set) var environment: EnvironmentValues
  private var transform = CGAffineTransform.identity
  private let inputs: _ViewInputs
  private(set) var nodes: [Node] = []

  init(inputs: _ViewInputs) {
    self.inputs = inputs
    environment = inputs.environment
  }

  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.applying(transform).vector
    add(.fill({ _ in outline }, paint(shading), evenOdd: style.isEOFilled))
  }

  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = path.applying(transform).vector
    add(.stroke({ _ in outline }, paint(shading), style.settings))
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// What is drawn in the copy of the context belongs to this drawing too, in its order.
  public mutating func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
    nodes = layer.nodes
  }

  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize(), at: point, anchor: anchor)
  }

  public mutating func draw(_ text: Text, in rect: CGRect) { add(text, in: rect) }

  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image, at: point, anchor: anchor)
  }

  public mutating func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(image.resizable(), in: rect)
  }

  private mutating func add<Content: View>(_ view: Content, at point: CGPoint, anchor: UnitPoint) {
    let shift = CGSize(width: 0.5 - anchor.x, height: 0.5 - anchor.y)
    add(view.effect { _ in .relativeOffset(shift) }.position(point))
  }

  private mutating func add<Content: View>(_ view: Content, in rect: CGRect) {
    let place = CGPoint(x: rect.midX, y: rect.midY)
    add(view.frame(width: rect.width, height: rect.height, alignment: .topLeading).position(place))
  }

  /// A view that fills the canvas.
  private mutating func add<Content: View>(_ view: Content) {
    var place = inputs.descending(.index(nodes.count))
    place.environment = environment
    let drawn = Confined((view.opacity(opacity).transformEffect(transform), place))
    nodes += MainActor.assumeIsolated { Confined(drawn.value.1.make(drawn.value.0).nodes) }.value
  }

  private func paint(_ shading: Shading) -> Paint {
    shading.style._paint(in: environment).paint.multiplied(alpha: opacity)
  }

  private mutating func add(_ drawing: Drawing) {
    let node = inputs.descending(.index(nodes.count)).node(layout: ExpandingLayout())
    node.drawing = drawing
    nodes.append(node)
  }
}
