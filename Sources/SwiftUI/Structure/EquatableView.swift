import HeadlessCore

/// A view that compares itself: while the new value equals the old one, the old one stays. What it reads of its state,
/// its environment and its observable objects is of now all the same.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never

  public static var _spreads: Bool { Content._spreads }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let kept = inner.identity.slot(0, as: KeptView<Content>.self) { KeptView(view.content) }
    if kept.content != view.content { kept.content = view.content }
    let outputs = inner.make(kept.content)
    for node in outputs.nodes { node.stand(for: Self.self) }
    return outputs
  }
}

/// The value of a view that was unlike the one before it.
private final class KeptView<Content> {
  var content: Content

  init(_ content: Content) { self.content = content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@available(*, deprecated, renamed: "ViewModifier")
public protocol AnimatableModifier: Animatable, ViewModifier {}
