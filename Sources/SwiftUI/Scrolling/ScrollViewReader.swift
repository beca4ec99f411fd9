import HeadlessCore

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
    let (wanted, outer) = (Identity.Step.explicit(AnyHashable(id)), identity)
    LazySearch(graph: graph).scroll(anchor: anchor) {
      guard let target = graph.root.first(where: { $0.identity.passes(wanted, below: outer) }),
        let scrolled = target.ancestor(where: { $0.layout is ScrollLayout }).flatMap(ScrolledContent.init)
      else { return nil }
      return (scrolled, target)
    } otherwise: {
      let message = "scrollTo(_:anchor:) found no view with the id \(id) to scroll to."
      graph.record(.unsupported, message, at: outer)
    }
  }
}
