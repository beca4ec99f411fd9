import HeadlessCore

/// Several views treated as one by modifiers, without a container of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(.index(0)).make(view.content)
  }
}
