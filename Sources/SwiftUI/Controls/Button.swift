import HeadlessCore

/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action when it is pressed and released.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View where Label: View {
  public typealias Body = Never

  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let pressed = inner.identity.slot(0, as: StateLocation<Bool>.self) {
      StateLocation(false, graph: inner.graph, owner: inner.identity)
    }
    let isEnabled = inner.environment.isEnabled
    let configuration = ButtonStyleConfiguration(
      role: view.role,
      label: .init(view.label),
      isPressed: pressed.value && isEnabled
    )
    let node = Node(inner.identity, wrapping: inner.environment.buttonStyle.node(configuration, inner)).directed(
      by: inner
    )
    let action = view.action
    node.interaction = .button(
      ButtonBehavior(
        isEnabled: isEnabled,
        perform: { MainActor.assumeIsolated(action) },
        setPressed: { pressed.set($0) }
      )
    )
    node.accessibility = .children(.combine, Self.accessibility(isEnabled: isEnabled, action: action))
    node.viewTypes.append(Self.self)
    return _ViewOutputs([node])
  }

  private static func accessibility(
    isEnabled: Bool,
    action: @escaping @MainActor () -> Void
  ) -> AccessibilityChanges {
    var changes = AccessibilityChanges()
    changes.addedTraits = isEnabled ? .isButton : [.isButton, .isDisabled]
    changes.removedTraits = [.isStaticText, .isImage]
    if isEnabled { changes.activate = { MainActor.assumeIsolated(action) } }
    return changes
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: nil, action: action) { Text(title) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }, label: { configuration.label })
  }
}
