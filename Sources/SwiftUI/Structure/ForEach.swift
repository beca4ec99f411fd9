import HeadlessCore

/// Views made out of data, each with the identity of its element.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What is made of the data where these are read once; `nil` where they may change.
  var settled: (@MainActor (Data, _ViewInputs) -> Data)?
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let subviews = view.data as? ForEachSubviewCollection<Content> { return subviews.make(inputs) }
    if let sections = view.data as? ForEachSectionCollection<Content> { return sections.make(inputs) }
    let data = view.settled.map { $0(view.data, inputs) } ?? view.data
    var nodes: [Node] = []
    nodes.reserveCapacity(data.count)
    let passedOver = inputs.graph.passedOver
    for element in data {
      let id = Identity.ExplicitID(AnyHashable(view.id(element)))
      let place = inputs.descending(.explicit(id))
      if let passedOver, passedOver.contains(place.identity) { continue }
      let made = place.make { view.content(element) }.nodes
      for node in made where !node.traits.isTagged { node.traits.tag(with: id) }
      nodes += made
    }
    if inputs.identity.explicitChildCount(in: inputs.graph.generation) < data.count {
      noteRepeatedID(of: data, view.id, inputs)
    }
    return _ViewOutputs(nodes)
  }

  private static func noteRepeatedID(of data: Data, _ id: (Data.Element) -> ID, _ inputs: _ViewInputs) {
    var known: Set<ID> = []
    guard let repeated = data.lazy.map(id).first(where: { !known.insert($0).inserted }) else { return }
    let message =
      "ForEach: the id \(repeated) occurs several times within the collection. Views share their state and content "
      + "then, and what a device shows is undefined."
    inputs.graph.record(.repeatedID, message, at: inputs.identity)
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
    settled = InitialRange.settle
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
