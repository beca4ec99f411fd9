import Foundation
import HeadlessCore
import UIKit

/// A control with a minus and a plus.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// Told `true` before a change and `false` after it: here a press is one change.
  let onEditingChanged: (Bool) -> Void
  /// The value in words, where a format was given.
  var written: String?
}

extension Stepper: View {
  public var body: some View {
    ControlRow(label: label) {
      HStack(spacing: 0) {
        StepperHalf(name: "Decrement", glyph: "\u{2212}", action: edited(by: decrement))
        StepperHalf(name: "Increment", glyph: "+", action: edited(by: increment))
      }
      .accessibility(changing: { if let written { $0.value = written } })
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private func edited(by action: (() -> Void)?) -> (() -> Void)? {
    guard let action else { return nil }
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

/// 47 by 32 points.
private struct StepperHalf: View {
  let name: String
  let glyph: String
  let action: (() -> Void)?

  var body: some View {
    Button {
      action?()
    } label: {
      Text(glyph).frame(width: 47, height: 32).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}

extension Stepper where Label: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  nonisolated public init<V>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    let (up, down) = (value.wrappedValue.advanced(by: step), value.wrappedValue.advanced(by: -step))
    self.init(
      label: label,
      onIncrement: bounds.contains(up) ? { value.wrappedValue = up } : nil,
      onDecrement: bounds.contains(down) ? { value.wrappedValue = down } : nil,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label: View {
  /// The format writes the value behind the label.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    written = format.format(value.wrappedValue)
  }

  nonisolated public init<F>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    written = format.format(value.wrappedValue)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
