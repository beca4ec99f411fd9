import Foundation
import HeadlessCore

/// A control that is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  public typealias Body = Never

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let isOn = view.isOn
    let flip = { isOn.wrappedValue.toggle() }
    let content = inner.makeOne(SwitchRow(label: view.label, isOn: isOn.wrappedValue), step: .index(0))
    let node = Node(inner.identity, wrapping: content).directed(by: inner)
    let isEnabled = inner.environment.isEnabled
    node.interaction = .button(ButtonBehavior(isEnabled: isEnabled, perform: flip, setPressed: { _ in }))
    var changes = AccessibilityChanges()
    changes.value = isOn.wrappedValue ? "1" : "0"
    changes.addedTraits = isEnabled ? [.isToggle, .isButton] : [.isToggle, .isButton, .isDisabled]
    changes.removedTraits = .isStaticText
    if isEnabled { changes.activate = flip }
    node.accessibility = .children(.combine, changes)
    node.viewTypes.append(Self.self)
    return _ViewOutputs([node])
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

/// The switch of iOS: 51 by 31 points, at the end of the row.
private struct SwitchRow<Label: View>: View {
  let label: Label
  let isOn: Bool

  var body: some View {
    HStack {
      label
      Spacer()
      Capsule()
        .fill(isOn ? Color.green : Color(white: 0.9))
        .frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) { Circle().fill(.white).padding(2) }
        .accessibilityHidden(true)
    }
  }
}
