import HeadlessCore

/// A modifier that makes a new view out of another.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  typealias Content = _ViewModifier_Content<Self>

  static func _modify(
    _ modifier: Self,
    _ content: _ViewModifier_Content<Self>,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  public static func _modify(
    _ modifier: Self,
    _ content: _ViewModifier_Content<Self>,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    inputs.makeContent { modifier.body(content: content) }
  }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let make: @MainActor (_ViewInputs) -> _ViewOutputs
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { view.make(inputs) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static var _spreads: Bool {
    Content._spreads && (Modifier.Body.self == Never.self || Modifier.Body._spreads)
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Modifier.self)
    let modifier = DynamicProperties.bound(view.modifier, inner)
    let content = view.content
    // The environment of the place where the body puts the content applies to it, not the one outside.
    return Modifier._modify(modifier, _ViewModifier_Content { $0.make(content) }, inner)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
