import HeadlessCore

/// Content that is longer than the room for it.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    var content = inner.descending(.index(0))
    content.environment.stackAxis = .vertical
    let column = StackLayout(axis: .vertical, alignment: .centerX, spacing: nil)
    let nodes = content.make(view.content).nodes
    let child = nodes.count == 1 ? nodes[0] : content.descending(.attachment).node(layout: column, children: nodes)
    let layout = ScrollLayout(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical)
    )
    let node = inner.node(layout: layout, children: [child])
    node.effect = .viewport
    return _ViewOutputs([node])
  }
}

/// Gives content a way to scroll to a view. The host shows all content, so there is nothing to scroll.
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    return inner.make(view.content(ScrollViewProxy(graph: inner.graph, identity: inner.identity)))
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  weak var graph: Graph?
  let identity: Identity

  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    graph?.record(.unsupported, "scrollTo(_:anchor:) does not move anything here.", at: identity)
  }
}
