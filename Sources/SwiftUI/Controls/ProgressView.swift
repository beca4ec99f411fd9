public import Foundation
import HeadlessCore

/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
  var interval: (dates: ClosedRange<Date>, countsDown: Bool)?
}

extension ProgressView: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let fraction = view.interval.map { view.passed($0.dates, $0.countsDown, inner) } ?? view.fraction
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: view.label is EmptyView ? nil : .init(view.label),
      currentValueLabel: view.current is EmptyView ? nil : .init(view.current)
    )
    let content = inner.makeOne(inner.environment.progressViewStyle.make(configuration), step: .index(0))
    let node = Node(inner.identity, wrapping: content).directed(by: inner)
    var changes = AccessibilityChanges()
    if let fraction { changes.value = "\(Int((fraction * 100).rounded()))%" }
    changes.addedTraits = .updatesFrequently
    changes.removedTraits = .isStaticText
    node.accessibility = .children(.combine, changes)
    node.stand(for: Self.self)
    return _ViewOutputs([node])
  }

  /// How much of a span of time is over, or left, at the moment of the evaluation.
  private func passed(_ dates: ClosedRange<Date>, _ countsDown: Bool, _ inputs: _ViewInputs) -> Double {
    let message = "ProgressView(timerInterval:) shows one moment here, and does not go on by itself."
    inputs.graph.record(.unsupported, message, at: inputs.identity)
    let span = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let now = Date(timeIntervalSinceReferenceDate: inputs.graph.clock.now)
    let part = span > 0 ? min(max(now.timeIntervalSince(dates.lowerBound) / span, 0), 1) : 1
    return countsDown ? 1 - part : part
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

extension ProgressView {
  nonisolated public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = nil
    self.label = label()
    current = currentValueLabel()
    interval = (timerInterval, countsDown)
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
