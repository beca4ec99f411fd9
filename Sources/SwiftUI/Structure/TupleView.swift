import HeadlessCore

/// Several views in a row.
public struct TupleView<T> {
  public var value: T
  private let make: @MainActor (_ViewInputs) -> [Node]

  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    let boxes = (repeat Confined(each content))
    var parts = 0
    for _ in repeat each content { parts += 1 }
    let count = parts
    make = { inputs in
      var nodes: [Node] = []
      nodes.reserveCapacity(count)
      var index = 0
      let passedOver = inputs.graph.passedOver
      for box in repeat each boxes {
        let place = inputs.descending(.index(index))
        index += 1
        if let passedOver, passedOver.contains(place.identity) { continue }
        nodes += place.make(box.value).nodes
      }
      return nodes
    }
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.make(inputs))
  }
}
