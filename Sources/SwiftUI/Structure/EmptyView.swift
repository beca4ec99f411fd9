/// A view that contains nothing.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([]) }
}
