import HeadlessCore

/// The values that a view hands to the container around it, and no further.
public struct ContainerValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?

  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.base as? V }

  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    let box = Confined((keyPath, value))
    return NodeModified(content: self) { node, _ in
      var values = ContainerValues(of: node)
      values[keyPath: box.value.0] = box.value.1
      node.traits.layoutValues = values.values
      return node
    }
  }
}

extension ContainerValues {
  fileprivate init(of node: Node) {
    values = node.traits.layoutValues
    tag = node.traits.tag
  }
}

/// A view that stands for one of the views that another was resolved to.
public struct Subview: Identifiable {
  /// What tells a subview from the others.
  public struct ID: Hashable {
    let identity: ObjectIdentifier

    public static func == (a: ID, b: ID) -> Bool { a.identity == b.identity }
  }

  let resolved: ResolvedView

  public var id: ID { ID(identity: ObjectIdentifier(resolved.node.identity)) }

  public var containerValues: ContainerValues { ContainerValues(of: resolved.node) }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.resolved.take(in: inputs).map { [$0] } ?? [])
  }
}

/// A node that waits for its place. Who asks twice gets the view evaluated once more, since a node has one place.
final class ResolvedView {
  let node: Node
  private let again: @MainActor (_ViewInputs) -> Node?
  private var isTaken = false

  init(_ node: Node, again: @escaping @MainActor (_ViewInputs) -> Node?) {
    self.node = node
    self.again = again
  }

  @MainActor func take(in inputs: _ViewInputs) -> Node? {
    if isTaken { return again(inputs) }
    isTaken = true
    return node
  }
}

/// The views that another was resolved to, as a collection and as a view.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }

  init(_ views: [Subview]) { self.views = views }

  @MainActor init<Content: View>(_ content: Content, _ inputs: _ViewInputs) {
    let nodes = inputs.make(content).nodes
    views = nodes.indices.map { index in
      Subview(
        resolved: ResolvedView(nodes[index]) { place in
          let others = place.make(content).nodes
          return others.indices.contains(index) ? others[index] : nil
        }
      )
    }
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(views) { $0 } }
}

/// A part of the views that another was resolved to.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let views: ArraySlice<Subview>

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(views)) { $0 } }
}

/// A view made out of the subviews of another.
public struct GroupElementsOfContent<Subviews, Content> where Subviews: View, Content: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let all = SubviewsCollection(view.subviews, inputs.descending(.index(0)))
    return inputs.descending(.index(1)).make(view.content(all))
  }
}

extension Group {
  nonisolated public init<Base, Result>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}

/// The subviews of a view, and what is made of each. They are known when the view is evaluated, not before.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  public typealias Element = Subview
  public typealias Index = Int

  let make: @MainActor (_ViewInputs) -> _ViewOutputs

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(position: Int) -> Subview {
    // Reached only when somebody counts to the end of an empty collection and goes on.
    preconditionFailure("The subviews of a view are known when it is evaluated.")
  }
}

extension ForEach {
  nonisolated public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    let box = Confined((view, content))
    data = ForEachSubviewCollection { inputs in
      let all = SubviewsCollection(box.value.0, inputs.descending(.index(0)))
      let place = inputs.descending(.index(1))
      return _ViewOutputs(
        all.flatMap { place.descending(.explicit(AnyHashable($0.id))).make(box.value.1($0)).nodes }
      )
    }
    self.content = content
    id = { $0.id }
  }
}
