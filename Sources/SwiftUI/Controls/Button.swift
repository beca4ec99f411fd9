import HeadlessCore

/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")

  @available(iOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")

  @available(iOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

/// A control that performs an action when it is pressed and released.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View {
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
    inner.environment.offeredAnswers?.value.note(view.role)
    if let style = inner.environment.primitiveButtonStyle { return primitiveNodes(view, style, inner) }
    let pressed = inner.identity.slot(0, as: StateLocation<Bool>.self) {
      StateLocation(false, graph: inner.graph, owner: inner.identity)
    }
    let isEnabled = inner.environment.isEnabled
    let configuration = ButtonStyleConfiguration(
      role: view.role,
      label: .init(view.label),
      isPressed: pressed.value && isEnabled
    )
    let style = inner.environment.buttonStyle
    let node = Node(inner.identity, wrapping: style.node(configuration, inner)).directed(by: inner)
    let action = view.action(beforeClosing: inner.environment.closesOnPress)
    var behavior = ButtonBehavior(
      isEnabled: isEnabled,
      perform: { MainActor.assumeIsolated(action) },
      setPressed: { pressed.set($0) }
    )
    behavior.fillsFrame = style.fillsFrame
    node.interaction = .button(behavior)
    node.accessibility = .children(.combine, Self.accessibility(isEnabled: isEnabled, action: action))
    node.stand(for: Self.self)
    return _ViewOutputs([node])
  }

  /// A style of this kind makes the control itself, out of gestures or of another button.
  @MainActor private static func primitiveNodes(
    _ view: Self,
    _ style: AnyStyle<PrimitiveButtonStyleConfiguration>,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.environment.primitiveButtonStyle = nil
    let action = view.action(beforeClosing: inner.environment.closesOnPress)
    let configuration = PrimitiveButtonStyleConfiguration(role: view.role, label: .init(view.label), action: action)
    let content = inner.makeOne(style.make(configuration), step: .index(0))
    let node = Node(inner.identity, wrapping: content).directed(by: inner)
    node.accessibility = .children(.combine, accessibility(isEnabled: inner.environment.isEnabled, action: action))
    node.stand(for: Self.self)
    return _ViewOutputs([node])
  }

  /// In an alert a button also closes the alert.
  private func action(beforeClosing close: Confined<() -> Void>?) -> @MainActor () -> Void {
    guard let close else { return action }
    return { [action] in
      action()
      close.value()
    }
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

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// What the system writes on a button of which only the role is known.
@available(iOS 26.0, *)
@MainActor @preconcurrency public struct DefaultButtonLabel: View {
  private let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }

  public var body: some View {
    Text(role == .destructive ? "Delete" : role.name.capitalized)
      .notShown("Button(role:action:) says what its role is called here: a device chooses words or a symbol.")
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }, label: { configuration.label })
  }
}
