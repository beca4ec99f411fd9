import HeadlessCore

/// How buttons look; what a press does stays as it is.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style has to work with.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let make: @MainActor (_ViewInputs) -> _ViewOutputs

    @MainActor init(_ label: some View) {
      make = { inputs in
        let nodes = inputs.make(label).nodes
        if nodes.count == 1 { return _ViewOutputs(nodes) }
        let layout = StackLayout(axis: .horizontal, alignment: .centerY, spacing: nil)
        return _ViewOutputs([inputs.descending(.attachment).node(layout: layout, children: nodes)])
      }
    }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.make(inputs.descending(into: Self.self))
  }
}

/// A style that also decides when the action runs.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style has to work with.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor public func trigger() { action() }
}

/// The style of the surroundings.
@MainActor struct AnyButtonStyle {
  /// Buttons in buttons are rare; so many are taken to have no end.
  private static let deepest = 12
  let node: @MainActor (ButtonStyleConfiguration, _ViewInputs) -> Node
  /// Whether the whole frame of the label can be tapped, as with the style of the system. With the plain style, and with
  /// those of an app, it is what the body of the style draws.
  let fillsFrame: Bool

  init<S: ButtonStyle>(_ style: S) {
    fillsFrame = S.self == BorderlessLook.self
    node = { configuration, inputs in
      var inner = inputs.descending(into: S.self)
      inner.environment.buttonNesting += 1
      if inner.environment.buttonNesting > Self.deepest {
        let message =
          "The body of the button style \(S.self) holds a Button, which takes the same style, and so on for ever. "
          + "Give it another style inside: .buttonStyle(.plain)."
        inner.graph.record(.endlessUpdate, message, at: inputs.identity)
        return inner.makeOne(configuration.label, step: .index(0))
      }
      let bound = DynamicProperties.bound(style, inner)
      return inner.makeOne(bound.makeBody(configuration: configuration), step: .index(0))
    }
  }
}

extension EnvironmentValues {
  /// How many buttons there are around a place.
  @Entry var buttonNesting: Int = 0

  private enum ButtonStyleKey: EnvironmentKey { static let defaultValue: AnyButtonStyle? = nil }

  @MainActor var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] ?? AnyButtonStyle(BorderlessLook()) }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    let box = Confined(style)
    return environment(changing: {
      $0.buttonStyle = AnyButtonStyle(box.value)
      $0.primitiveButtonStyle = nil
    })
  }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let box = Confined(style)
    return environment(changing: {
      if let standard = box.value as? any StandardButtonStyle {
        $0.buttonStyle = standard.anyLook
        $0.primitiveButtonStyle = nil
      } else {
        $0.primitiveButtonStyle = AnyStyle(box.value) { $0.makeBody(configuration: $1) }
      }
    })
  }
}

extension EnvironmentValues {
  private enum PrimitiveStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration>? { nil }
  }

  /// A style that makes the whole control.
  var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveStyleKey.self] }
    set { self[PrimitiveStyleKey.self] = newValue }
  }
}
