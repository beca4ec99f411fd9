package import HeadlessCore

/// A view that puts another over the whole screen: over the bars around it too, and over all that stands beside it.
struct Covering<Content: View, Cover: View> {
  let content: Content
  let isPresented: Bool
  let cover: () -> Cover
}

extension Covering: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    guard view.isPresented, let last = outputs.nodes.indices.last else { return outputs }
    let place = inputs.descending(.attachment)
    let make = { @MainActor in place.makeOne(view.cover().onScreenOfItsOwn(), step: .index(0)) }
    outputs.nodes[last] =
      inputs.graph.isEvaluating
      ? handUp(make, from: outputs.nodes[last], place) : layOver(make(), outputs.nodes[last], place)
    return outputs
  }

  @MainActor private static func handUp(
    _ make: @escaping @MainActor () -> Node,
    from node: Node,
    _ place: _ViewInputs
  ) -> Node {
    place.graph.hasCovers = true
    let wrapper = Node(place.descending(.index(1)).identity, wrapping: node)
    wrapper.preference = (ObjectIdentifier(CoverKey.self), node.preference(CoverKey.self) + [make])
    return wrapper
  }

  /// What is made to measure cannot reach beyond the view that it is made for.
  @MainActor private static func layOver(_ cover: Node, _ node: Node, _ place: _ViewInputs) -> Node {
    let message = "A sheet or an alert of a view that is made to measure covers that view only."
    place.graph.record(.unsupported, message, at: place.identity)
    let layout = AttachmentLayout(alignment: Alignment.center.pair, primary: 0)
    let both = place.descending(.index(1)).node(layout: layout, children: [node.buried(place, 2), cover])
    both.traits = node.traits
    return both
  }
}

/// Hands what covers the screen up to the screen.
enum CoverKey: PreferenceKey {
  static var defaultValue: [@MainActor () -> Node] { [] }

  static func reduce(value: inout [@MainActor () -> Node], nextValue: () -> [@MainActor () -> Node]) {
    value += nextValue()
  }
}

extension _ViewInputs {
  /// So many covers over one another are taken to mean that one presents itself.
  private static var coverLimit: Int { 32 }

  /// A screen with all that its views put over it. What is covered cannot be touched, and nobody reads it aloud.
  @MainActor package func covered(_ screen: Node) -> Node {
    guard graph.hasCovers else { return screen }
    var layers = [screen]
    var waiting = screen.preference(CoverKey.self)[...]
    while let make = waiting.popFirst(), layers.count <= Self.coverLimit {
      let cover = make()
      layers.append(cover)
      waiting += cover.preference(CoverKey.self)
    }
    guard layers.count > 1 else { return screen }
    if !waiting.isEmpty {
      graph.record(.unsupported, "Only the first \(Self.coverLimit) sheets over one another are shown.", at: nil)
    }
    let last = layers.count - 1
    let children = layers.enumerated().map { $0 < last ? $1.buried(self, $0) : $1 }
    return descending(.attachment).node(layout: CoveredLayout(), children: children)
  }
}

extension Node {
  /// Under something that covers it.
  @MainActor fileprivate func buried(_ inputs: _ViewInputs, _ layer: Int) -> Node {
    let wrapper = Node(inputs.descending(.attached(layer)).identity, wrapping: self)
    wrapper.accessibility = .hidden(true)
    wrapper.effect = .hitTesting(false)
    return wrapper
  }

  /// Keeps what covers the views below to them: nobody above shows it.
  package func keepCovers() { preference = (ObjectIdentifier(CoverKey.self), CoverKey.defaultValue as Any) }
}

extension View {
  /// Stands in no bar, no row and no stack of what it covers.
  nonisolated fileprivate func onScreenOfItsOwn() -> some View {
    environment(changing: { values in
      values.hasBars = false
      values.hasPages = false
      values.listRow = nil
      values.stackAxis = nil
      values.submitAction = nil
      values.searchAction = nil
    })
  }
}
