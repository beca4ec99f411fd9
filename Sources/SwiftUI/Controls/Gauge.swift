/// A value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ current: CurrentValueLabel,
    _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    fraction = span > 0 ? min(max(Double(value - bounds.lowerBound) / span, 0), 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: fraction,
        label: .init(label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(current),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(minimum),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(maximum)
      )
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(from: label)
    .accessibilityValue("\(Int((fraction * 100).rounded()))%")
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// Finds the style of the place.
private struct StyledGauge: View {
  @Environment(\.gaugeStyle) private var style
  let configuration: GaugeStyleConfiguration

  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}
