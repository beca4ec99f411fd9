import HeadlessCore

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = LabelStyleConfiguration
}

/// What a label style has to work with.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    let slot: StyleSlot

    init(_ content: some View) { slot = StyleSlot(content) }
  }

  /// The icon of the label.
  public struct Icon {
    let slot: StyleSlot

    init(_ content: some View) { slot = StyleSlot(content) }
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.slot.make(inputs.descending(into: Self.self))
  }
}

extension LabelStyleConfiguration.Icon: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.slot.make(inputs.descending(into: Self.self))
  }
}

/// The style of the platform: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // Beside several lines the icon belongs to the first.
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title; the icon is not shown.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon; the title is read and not shown.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel(from: configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
      AnyStyle(Confined(())) { _, configuration in DefaultLabelStyle().makeBody(configuration: configuration) }
    }
  }

  var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.labelStyle
      environment.labelStyle = AnyStyle(
        box.value,
        leaving: { $0.labelStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }

  /// Reads the words of a view that is not shown.
  nonisolated func accessibilityLabel<Source: View>(from source: Source) -> some View {
    accessibilityLabel(from: source) { _ in true }
  }

  /// Reads the words of another view where this one has none.
  nonisolated func accessibilityLabel<Source: View>(orFrom source: Source) -> some View {
    accessibilityLabel(from: source) { node in
      AccessibilityTree().elements(of: node).allSatisfy { ($0.label ?? "").isEmpty }
    }
  }

  nonisolated private func accessibilityLabel<Source: View>(
    from source: Source,
    where isWanted: @escaping @MainActor (Node) -> Bool
  ) -> some View {
    let box = Confined(source)
    return NodeModified(content: self) { node, inputs in
      guard isWanted(node) else { return node }
      let hidden = inputs.makeOne(box.value, step: .index(0))
      let elements = AccessibilityTree().elements(of: hidden)
      guard let named = elements.first(where: { $0.label != nil }) else { return node }
      var changes = AccessibilityChanges()
      (changes.label, changes.symbol) = (named.label, named.symbol)
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.accessibility = .children(.ignore, changes)
      return wrapper
    }
  }
}
