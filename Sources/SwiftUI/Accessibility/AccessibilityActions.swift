import HeadlessCore

/// What an action of VoiceOver means.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  public init(named name: Text) { self.name = name.string }

  private init(name: String) { self.name = name }
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    let box = Confined(handler)
    return accessibility(changing: { changes in
      if actionKind == .default {
        changes.activate = box.value
      } else {
        changes.actions.append((actionKind.name, box.value))
      }
    })
  }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    let box = Confined(handler)
    return accessibility(changing: { $0.actions.append((name.string, box.value)) })
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View
  where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  nonisolated public func accessibilityAction<Label>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    let box = Confined((action: action, label: label()))
    return accessibility { inputs in
      let hidden = inputs.makeOne(box.value.label, step: .index(0))
      let elements = AccessibilityTree().elements(of: hidden).flatMap(AccessibilityTree().leaves)
      var changes = AccessibilityChanges()
      changes.actions = [(elements.compactMap(\.label).joined(separator: ", "), box.value.action)]
      return .change(changes)
    }
  }

  /// The buttons of the content become actions of this view.
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View {
    let box = Confined(content())
    return accessibility { inputs in
      let hidden = inputs.makeOne(box.value, step: .index(0))
      let elements = AccessibilityTree().elements(of: hidden).flatMap(AccessibilityTree().leaves)
      var changes = AccessibilityChanges()
      changes.actions = elements.compactMap { element in element.activate.map { (element.label ?? "", $0) } }
      return .change(changes)
    }
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let box = Confined(handler)
    return accessibility(changing: { changes in
      changes.addedTraits.insert(.isAdjustable)
      changes.actions.append(("increment", { box.value(.increment) }))
      changes.actions.append(("decrement", { box.value(.decrement) }))
    })
  }

  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    let box = Confined(handler)
    return accessibility(changing: { changes in
      for edge in Edge.allCases { changes.actions.append(("scroll \(edge)", { box.value(edge) })) }
    })
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    notShown("accessibilityActivationPoint(_:) moves nothing here: activation runs the action.")
  }
}
