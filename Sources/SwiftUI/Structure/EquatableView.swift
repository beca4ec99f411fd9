/// A view that compares itself. Here every evaluation makes all views anew, and nothing is spared.
public struct EquatableView<Content> {
  public var content: Content
}

extension EquatableView: View where Content: Equatable, Content: View {
  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@available(*, deprecated, renamed: "ViewModifier")
public protocol AnimatableModifier: Animatable, ViewModifier {}
