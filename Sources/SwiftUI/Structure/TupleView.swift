import HeadlessCore

/// Several views in a row.
public struct TupleView<T> {
  public var value: T
  private let make: @MainActor (_ViewInputs) -> [Node]

  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    let boxes = (repeat Confined(each content))
    make = { inputs in
      var nodes: [Node] = []
      var index = 0
      for box in repeat each boxes {
        nodes += inputs.descending(.index(index)).make(box.value).nodes
        index += 1
      }
      return nodes
    }
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.make(inputs))
  }
}
