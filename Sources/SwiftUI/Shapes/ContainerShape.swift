public import Foundation
import HeadlessCore

/// The shape of the container around a view, inset so that its corners stay concentric; without a container a plain
/// rectangle.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}

  /// Of a shape that stands in no view: a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// The shape that a container gave, and the node that it is the shape of, known once the container is evaluated.
final class ContainerOutline {
  weak var node: Node?
  private let path: (CGRect, CGFloat) -> VectorPath

  init<S: InsettableShape>(_ shape: S) { path = { shape.inset(by: $1).path(in: $0).vector } }

  /// The container's shape, as far inside as `inner` is from the nearest edge of the container.
  func outline(of inner: Node, in rect: CGRect, inset: CGFloat) -> VectorPath {
    let distance = node.flatMap { inner.distance(toEdgesOf: $0) } ?? 0
    return path(rect.insetBy(dx: -distance, dy: -distance), distance + inset)
  }
}

extension Node {
  /// From the nearest edge, no less than nothing; `nil` where `outer` is not around this node.
  fileprivate func distance(toEdgesOf outer: Node) -> CGFloat? {
    var frame = CGRect(origin: .zero, size: frame.size)
    var place = self
    while place !== outer {
      guard let parent = place.parent else { return nil }
      frame = frame.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
      place = parent
    }
    let distances = [frame.minX, frame.minY, outer.frame.width - frame.maxX, outer.frame.height - frame.maxY]
    return max(0, distances.min() ?? 0)
  }
}

extension Shape {
  /// The outline for the node that paints it or is clipped by it. Types are compared, because a cast of each shape costs.
  func outline(for node: Node, in inputs: _ViewInputs) -> Drawing.SendableOutline {
    if Self._kind == ContainerRelativeShape.self {
      let inset = (self as? _InsetShape<ContainerRelativeShape>)?.amount ?? 0
      if let relative = ContainerRelativeShape.outline(around: node, inset: inset, in: inputs) { return relative }
    }
    return outline(in: inputs.environment.layoutDirection)
  }
}

extension ContainerRelativeShape {
  /// That of the container, if there is one.
  fileprivate static func outline(
    around node: Node,
    inset: CGFloat,
    in inputs: _ViewInputs
  ) -> Drawing.SendableOutline? {
    guard let container = inputs.environment.containerOutline else { return nil }
    let box = Confined((container, Weak(node), inset))
    return { rect in
      let (container, inner, inset) = box.value
      guard let node = inner.node else { return Self().inset(by: inset).path(in: rect).vector }
      return container.outline(of: node, in: rect, inset: inset)
    }
  }
}

/// Does not keep the node, which keeps the outline. A drawing that a departing view hands on may outlive its node.
private struct Weak {
  weak var node: Node?

  init(_ node: Node) { self.node = node }
}

/// A view whose shape those inside take after.
private struct ContainerShaped<Content: View> {
  let content: Content
  let makeOutline: @MainActor () -> ContainerOutline
}

extension ContainerShaped: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let outline = view.makeOutline()
    var inner = inputs.descending(.attached(0))
    inner.environment.containerOutline = outline
    let node = Node(inner.identity, wrapping: inner.makeOne(view.content, step: .index(0))).directed(by: inputs)
    outline.node = node
    return _ViewOutputs([node])
  }
}

extension EnvironmentValues {
  @Entry var containerOutline: ContainerOutline? = nil
}

extension View {
  /// The shape that a `ContainerRelativeShape` inside takes after.
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    ContainerShaped(content: self) { ContainerOutline(shape) }
  }
}
