package import HeadlessCore

/// What a view is evaluated with: its place in the structure and the environment there.
public struct _ViewInputs {
  package let graph: Graph
  package var identity: Identity
  package var environment: EnvironmentValues
  /// The lazy container whose views are being counted; `nil` inside of each.
  var window: LazyWindow?
  /// Whether it is a lazy container that has it out of sight.
  var isShown = true

  /// The inputs of the outermost view.
  package init(graph: Graph, environment: EnvironmentValues) {
    self.graph = graph
    self.environment = environment
    identity = graph.rootIdentity
  }
}

/// What a view is evaluated to. A list, because `Group`, `ForEach` and `if` hand their children to the container.
public struct _ViewOutputs {
  package var nodes: [Node]

  package init(_ nodes: [Node]) { self.nodes = nodes }
}

extension _ViewInputs {
  package func descending(_ step: Identity.Step) -> _ViewInputs {
    var inputs = self
    inputs.identity = identity.child(step, generation: graph.generation)
    return inputs
  }

  /// The place of what is put around a view from outside, and is the view's own all the same.
  ///
  /// - Parameter way: Tells apart who puts it there: transitions are 0, rows 1.
  func beside(_ node: Node, _ way: Int) -> _ViewInputs {
    var inputs = self
    inputs.identity = node.identity.child(.way(way), generation: graph.generation)
    return inputs
  }

  package func descending(into type: any Any.Type) -> _ViewInputs { descending(.type(type)) }

  /// Evaluates a view in this place.
  @MainActor package func make<Content: View>(_ view: Content) -> _ViewOutputs {
    guard let window, !Content._spreads else { return Content._makeNodes(view, self) }
    return row(of: window) { Content._makeNodes(view, $0) }
  }

  /// Evaluates what a view or a modifier in this place says that it is made of, and follows what that reads.
  @MainActor func makeContent<Content: View>(_ content: () -> Content) -> _ViewOutputs {
    make(graph.authoring(at: identity, content))
  }

  /// One view of a lazy container: made while it is in sight, and else only its place.
  @MainActor func row(of window: LazyWindow, _ make: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    let row = LazyRow.of(identity)
    var inner = self
    inner.window = nil
    inner.isShown = row.isShown
    let outputs = window.makes(row) ? make(inner) : _ViewOutputs([inner.node(layout: window.layout(of: row))])
    for node in outputs.nodes { node.traits.isOutOfSight = !row.isShown }
    window.append(row, outputs.nodes)
    return outputs
  }

  /// Evaluates a view and stacks what it gives into one node, as containers with one slot do.
  @MainActor package func makeOne<Content: View>(
    _ view: Content,
    step: Identity.Step,
    alignment: GuidePair? = nil
  ) -> Node {
    var inner = descending(step)
    inner.window = nil
    let nodes = inner.make(view).nodes
    if nodes.count == 1 { return nodes[0] }
    return inner.descending(.attachment)
      .node(layout: LayeredLayout(alignment: alignment ?? Alignment.center.pair), children: nodes)
  }

  package func node(layout: any NodeLayout, children: [Node] = []) -> Node {
    let node = Node(identity, layout: layout, children: children)
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }

  /// The node of a leaf, marked with the type of its view.
  package func leaf(_ type: any Any.Type, layout: any NodeLayout, drawing: Drawing? = nil) -> Node {
    let node = descending(into: type).node(layout: layout)
    node.drawing = drawing
    node.stand(for: type)
    return node
  }
}
