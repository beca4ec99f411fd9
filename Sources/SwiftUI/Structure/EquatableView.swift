/// A view that compares itself. Here every evaluation makes all views anew, and nothing is spared.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@available(*, deprecated, renamed: "ViewModifier")
public protocol AnimatableModifier: Animatable, ViewModifier {}
