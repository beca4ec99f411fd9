import HeadlessCore

/// Several views in a row.
public struct TupleView<T> {
  public var value: T
  private let makers: [@MainActor (_ViewInputs) -> [Node]]

  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var makers: [@MainActor (_ViewInputs) -> [Node]] = []
    repeat makers.append(Self.maker(each content))
    self.makers = makers
  }

  private nonisolated static func maker<Content: View>(_ view: Content) -> @MainActor (_ViewInputs) -> [Node] {
    let box = Confined(view)
    return { inputs in inputs.make(box.value).nodes }
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var nodes: [Node] = []
    for (index, make) in view.makers.enumerated() { nodes += make(inputs.descending(.index(index))) }
    return _ViewOutputs(nodes)
  }
}
