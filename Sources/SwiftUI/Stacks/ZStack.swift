import HeadlessCore

/// Lays its children over one another, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View {
  public typealias Body = Never

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    var content = inner
    content.environment.stackAxis = nil
    let children = content.descending(.index(0)).make(view.content).nodes
    return _ViewOutputs([inner.node(layout: LayeredLayout(alignment: view.alignment.pair), children: children)])
  }
}
