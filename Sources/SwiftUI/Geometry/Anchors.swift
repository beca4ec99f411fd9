public import Foundation
import HeadlessCore

/// A place in one view that others can ask for in their own coordinates.
public struct Anchor<Value> {
  /// What of a view is meant.
  public struct Source: Sendable {
    let read: @Sendable (CGSize) -> Value
  }

  let node: Node
  private let kept: KeptNode
  let source: Source

  init(_ node: Node, in graph: Graph, source: Source) {
    self.node = node
    self.source = source
    kept = KeptNode(node, in: graph)
  }

  /// Of the view as it stands now, and the way from it to the screen; `nil` when it is gone.
  var current: (value: Value, toRoot: AffineTransform)? {
    kept.current.map { (source.read($0.frame.size), $0.transformToRoot) }
  }
}

// Unchecked, because a node belongs to the main actor, where anchors are asked.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// The same place of the same view, wherever that has moved.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    let size = a.node.frame.size
    return a.node.identity === b.node.identity && size == b.node.frame.size
      && a.source.read(size) == b.source.read(size)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node.identity)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Self { CGRect(origin: .zero, size: $0) } }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self { _ in r } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Self { _ in p } }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// A view that is gone has no place.
extension GeometryProxy {
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    guard let (rect, toRoot) = anchor.current else { return .zero }
    let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)].map {
      fromRoot(toRoot.transform($0))
    }
    return CGRect(
      x: min(corners[0].x, corners[1].x),
      y: min(corners[0].y, corners[1].y),
      width: abs(corners[1].x - corners[0].x),
      height: abs(corners[1].y - corners[0].y)
    )
  }

  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    anchor.current.map { fromRoot($0.toRoot.transform($0.value)) } ?? .zero
  }

  /// A point of the screen in the coordinates of this view.
  private func fromRoot(_ point: CGPoint) -> CGPoint {
    node?.transformToRoot.inverted()?.transform(point) ?? point
  }
}

extension View {
  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    let box = Confined(transform)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.preference = (ObjectIdentifier(K.self), box.value(Anchor(wrapper, in: inputs.graph, source: value)))
      return wrapper
    }
  }

  nonisolated public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    let box = Confined(transform)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      var all = node.preference(K.self)
      box.value(&all, Anchor(wrapper, in: inputs.graph, source: value))
      wrapper.preference = (ObjectIdentifier(K.self), all)
      return wrapper
    }
  }

  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    let box = Confined(AnyHashable(name))
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.spaceName = box.value
      return wrapper
    }
  }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name.value)
  }
}

/// A space by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: Confined<AnyHashable>

  public static func == (left: Self, right: Self) -> Bool { left.name.value == right.name.value }

  public var coordinateSpace: CoordinateSpace { .named(name.value) }
}

/// Something that names a space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: Confined(AnyHashable(ScrollSpace())))
  }

  /// Of the nearest scroll view, whichever way it scrolls.
  public static func scrollView(axis: Axis) -> Self {
    let message = "The space .scrollView(axis: .\(axis)) is that of the nearest scroll view, whichever way it scrolls."
    Graph.note(.notShown, message)
    return scrollView
  }

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: Confined(AnyHashable(name)))
  }
}
