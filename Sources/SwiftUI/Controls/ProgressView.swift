import Foundation
import HeadlessCore

/// How far something is, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.fraction,
      label: view.label is EmptyView ? nil : .init(view.label),
      currentValueLabel: view.current is EmptyView ? nil : .init(view.current)
    )
    let content = inner.makeOne(inner.environment.progressViewStyle.make(configuration), step: .index(0))
    let node = Node(inner.identity, wrapping: content).directed(by: inner)
    var changes = AccessibilityChanges()
    if let fraction = view.fraction { changes.value = "\(Int((fraction * 100).rounded()))%" }
    changes.addedTraits = .updatesFrequently
    changes.removedTraits = .isStaticText
    node.accessibility = .children(.combine, changes)
    node.viewTypes.append(Self.self)
    return _ViewOutputs([node])
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    fraction = nil
    label = EmptyView()
    current = EmptyView()
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
    current = EmptyView()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol { self.init { Text(title) } }
}

extension ProgressView {
  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
  }

  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    fraction = Self.fraction(value, total)
    label = EmptyView()
    current = EmptyView()
  }

  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    fraction = Self.fraction(value, total)
    self.label = label()
    current = EmptyView()
  }

  nonisolated public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    fraction = Self.fraction(value, total)
    self.label = label()
    current = currentValueLabel()
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The same progress, in another style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label ?? .init(EmptyView())
    current = configuration.currentValueLabel ?? .init(EmptyView())
  }
}
