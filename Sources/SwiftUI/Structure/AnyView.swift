/// A view whose type is erased; a change of the wrapped type is a change of identity.
public struct AnyView {
  private let make: @MainActor (_ViewInputs) -> _ViewOutputs

  nonisolated public init<V>(_ view: V) where V: View {
    let box = Confined(view)
    make = { inputs in inputs.descending(into: V.self).make(box.value) }
  }

  nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { view.make(inputs) }
}
