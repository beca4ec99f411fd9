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
    let column = StackLayout(axis: .vertical, alignment: .centerX, spacing: nil)
    let nodes = content.make(view.content).nodes
    let child = nodes.count == 1 ? nodes[0] : content.descending(.attachment).node(layout: column, children: nodes)
    var layout = ScrollLayout(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical)
    )
    layout.offset = inner.identity.slot(ScrollOffset.slot, as: ScrollOffset.self) { ScrollOffset() }.offset
    let node = inner.node(layout: layout, children: [child])
    node.effect = .viewport
    node.spaceName = AnyHashable(ScrollSpace())
    return _ViewOutputs([node])
  }
}

/// How far the content of a scroll view has been moved.
final class ScrollOffset {
  static let slot = -4
  var offset = CGSize.zero
}

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable {}

/// Gives content a way to scroll to a view.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public typealias Body = Never

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
    guard let graph else { return }
    let wanted = Identity.Step.explicit(AnyHashable(id))
    guard let target = graph.root.first(where: { $0.identity.passes(wanted, below: identity) }),
      let viewport = target.ancestor(where: { $0.layout is ScrollLayout }), let content = viewport.children.first
    else {
      return graph.record(
        .unsupported,
        "scrollTo(_:anchor:) found no view with the id \(id) to scroll to.",
        at: identity
      )
    }
    let (frame, all) = (target.frameInRoot, content.frameInRoot)
    let place = CGRect(origin: CGPoint(x: frame.minX - all.minX, y: frame.minY - all.minY), size: frame.size)
    let kept = viewport.identity.slot(ScrollOffset.slot, as: ScrollOffset.self) { ScrollOffset() }
    kept.offset = CGSize(
      width: Self.offset(
        place.minX,
        place.width,
        in: viewport.frame.width,
        of: all.width,
        anchor: anchor?.x,
        from: kept.offset.width
      ),
      height: Self.offset(
        place.minY,
        place.height,
        in: viewport.frame.height,
        of: all.height,
        anchor: anchor?.y,
        from: kept.offset.height
      )
    )
    graph.invalidate(cause: identity.path)
  }

  /// Where content stands after scrolling along one axis: the anchors of view and viewport on one another, or, without
  /// an anchor, as little moved as shows the view; never beyond an end.
  private static func offset(
    _ start: CGFloat,
    _ length: CGFloat,
    in viewport: CGFloat,
    of content: CGFloat,
    anchor: CGFloat?,
    from old: CGFloat
  ) -> CGFloat {
    var offset = old
    if let anchor {
      offset = start + anchor * (length - viewport)
    } else if start < old {
      offset = start
    } else if start + length > old + viewport {
      offset = start + length - viewport
    }
    return min(max(offset, 0), max(0, content - viewport))
  }
}

/// Whether the marks at the side of scrolled content are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var visible: Self { Self(name: "visible") }
  public static var hidden: Self { Self(name: "hidden") }
  public static var never: Self { Self(name: "never") }
}

/// When content can be pulled beyond its end.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: Self { Self() }
  public static var always: Self { Self() }
  public static var basedOnSize: Self { Self() }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(changing: {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    })
    .notShown("scrollIndicators(_:axes:) changes nothing here: indicators are not drawn.")
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    notShown("scrollDisabled(_:) changes nothing here: content is not scrolled by touch.")
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    notShown("scrollBounceBehavior(_:axes:) changes nothing here: content is not scrolled by touch.")
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    unsupported("scrollClipDisabled(_:) changes nothing here: scrolled content is clipped.")
  }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    notShown("scrollTargetLayout(isEnabled:) changes nothing here: content is not scrolled by touch.")
  }

  nonisolated public func scrollTargetBehavior<B>(_ behavior: B) -> some View where B: ScrollTargetBehavior {
    notShown("scrollTargetBehavior(_:) changes nothing here: content is not scrolled by touch.")
  }

  nonisolated public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  where ID: Hashable {
    unsupported("scrollPosition(id:anchor:) does not move anything here.")
  }

  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment
    )
    .unsupported("containerRelativeFrame(_:alignment:) takes what is offered here, not the size of the container.")
  }
}
