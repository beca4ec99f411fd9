import Foundation
import HeadlessCore

/// Content that is longer than the room for it.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View {
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
    let (position, margins) = (ScrolledPosition.of(inner.identity), inner.environment.contentMargins)
    position.room.margins = margins.insets
    content.environment.containerRoom = Confined(position.room)
    content.environment.contentMargins = ContentMargins()
    let column = StackLayout(axis: .vertical, alignment: .centerX, spacing: nil)
    let nodes = content.make(view.content).nodes
    let child = nodes.count == 1 ? nodes[0] : content.descending(.attachment).node(layout: column, children: nodes)
    var layout = ScrollLayout(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical)
    )
    position.anchors = inner.environment.defaultScrollAnchors.anchors
    layout.position = position
    let node = inner.node(
      layout: layout,
      children: [margins == ContentMargins() ? child : inner.padded(child, margins)]
    )
    node.effect = .viewport
    node.interaction = .scroll(ScrollBehavior(position, in: inner.environment))
    node.spaceName = AnyHashable(ScrollSpace())
    return _ViewOutputs([node])
  }
}

extension ScrolledPosition {
  /// Where the content of the scroll view at a place stands.
  static func of(_ place: Identity) -> ScrolledPosition {
    place.slot(-4, as: ScrolledPosition.self) { ScrolledPosition() }
  }
}

extension _ViewInputs {
  fileprivate func padded(_ child: Node, _ margins: ContentMargins) -> Node {
    Node(descending(.index(1)).identity, wrapping: child, layout: PaddingLayout(margins.insets)).directed(by: self)
  }
}

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable {}

extension ScrollBehavior {
  fileprivate init(_ position: ScrolledPosition, in environment: EnvironmentValues) {
    self.init(position: position)
    isEnabled = environment.isScrollEnabled
    bounces = (
      environment.horizontalScrollBounceBehavior.bouncesAlways, environment.verticalScrollBounceBehavior.bouncesAlways
    )
    if let way = environment.scrollRest?.value { rest = { way.offset(near: $0, from: $1, of: $2, in: environment) } }
  }
}
