import Foundation
import HeadlessCore

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View {
  public typealias Body = Never

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let isOn = view.isOn
    let configuration = ToggleStyleConfiguration(label: .init(view.label), isOn: isOn)
    let content = inner.makeOne(inner.environment.toggleStyle.make(configuration), step: .index(0))
    let node = Node(inner.identity, wrapping: content).directed(by: inner)
    node.stand(for: Self.self)
    // A custom style brings its own control: nothing is added to what its body does.
    if inner.environment.isToggleCustom {
      node.accessibility = .children(.combine, Self.accessibility(isOn, inner, activates: false))
      return _ViewOutputs([node])
    }
    let isEnabled = inner.environment.isEnabled
    let flip = { isOn.wrappedValue.toggle() }
    node.interaction = .button(ButtonBehavior(isEnabled: isEnabled, perform: flip, setPressed: { _ in }))
    node.accessibility = .children(.combine, Self.accessibility(isOn, inner, activates: true))
    return _ViewOutputs([node])
  }

  private static func accessibility(
    _ isOn: Binding<Bool>,
    _ inputs: _ViewInputs,
    activates: Bool
  ) -> AccessibilityChanges {
    var changes = AccessibilityChanges()
    let isEnabled = inputs.environment.isEnabled
    changes.value = isOn.wrappedValue ? "1" : "0"
    changes.addedTraits = isEnabled ? [.isToggle, .isButton] : [.isToggle, .isButton, .isDisabled]
    changes.removedTraits = .isStaticText
    if isEnabled, activates { changes.activate = { isOn.wrappedValue.toggle() } }
    return changes
  }
}

extension Toggle where Label: View {
  /// Several values that are switched together: on when all of them are.
  nonisolated public init<C>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } }
    )
    self.init(isOn: all, label: label)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
