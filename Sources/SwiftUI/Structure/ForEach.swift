import HeadlessCore

/// Views made out of data, each with the identity of its element.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let subviews = view.data as? ForEachSubviewCollection<Content> { return subviews.make(inputs) }
    if let sections = view.data as? ForEachSectionCollection<Content> { return sections.make(inputs) }
    var nodes: [Node] = []
    nodes.reserveCapacity(view.data.count)
    let passedOver = inputs.graph.passedOver
    for element in view.data {
      let id = Identity.ExplicitID(AnyHashable(view.id(element)))
      let place = inputs.descending(.explicit(id))
      if let passedOver, passedOver.contains(place.identity) { continue }
      let made = place.make { view.content(element) }.nodes
      for node in made where !node.traits.isTagged { node.traits.tag(with: id) }
      nodes += made
    }
    return _ViewOutputs(nodes)
  }
}

extension ForEach {
  public static var _spreads: Bool { true }
}

extension _ViewInputs {
  /// Content that a lazy container may do without is not even asked for.
  @MainActor fileprivate func make<Content: View>(_ content: () -> Content) -> _ViewOutputs {
    guard let window, !Content._spreads else { return make(content()) }
    return row(of: window) { $0.make(content()) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension View {
  /// A new id is a new view: its state starts afresh.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: Confined(id))
  }

  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    let box = Confined(tag)
    return NodeModified(content: self) { node, inputs in
      node.traits.tag = AnyHashable(box.value)
      if !includeOptional {
        let message = "tag(_:includeOptional:) is met by optional selections too here."
        inputs.graph.record(.notShown, message, at: inputs.identity)
      }
      return node
    }
  }
}

/// A view with an identity that its author gave it.
private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: Confined<ID>
}

/// A view with an id that the app gave.
protocol Identified {
  @MainActor var explicitID: AnyHashable { get }
}

extension IdentifiedView: Identified {
  var explicitID: AnyHashable { AnyHashable(id.value) }
}

extension IdentifiedView: View {
  typealias Body = Never

  static var _spreads: Bool { Content._spreads }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(.explicit(AnyHashable(view.id.value))).make(view.content)
  }
}
