import Foundation
import HeadlessCore
import UIKit

/// A control that chooses a number in a range: its knob is dragged, and VoiceOver's swipes move it.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
}

extension Slider: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let isEnabled = inputs.environment.isEnabled
    let span = view.bounds.upperBound - view.bounds.lowerBound
    let value = min(max(view.value.wrappedValue, view.bounds.lowerBound), view.bounds.upperBound)
    let fraction = span > 0 ? (value - view.bounds.lowerBound) / span : 0
    let row = HStack(spacing: 8) {
      view.minimumLabel
      SliderTrack(fraction: fraction, editing: view.onEditingChanged) { moved in
        let wanted = view.bounds.lowerBound + moved * span
        let stepped = view.step.map { view.bounds.lowerBound + (moved * span / $0).rounded() * $0 } ?? wanted
        view.value.wrappedValue = min(max(stepped, view.bounds.lowerBound), view.bounds.upperBound)
      }
      view.maximumLabel
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(from: view.label)
    .accessibilityValue("\(Int((fraction * 100).rounded()))%")
    .accessibility(changing: { if !isEnabled { $0.addedTraits.insert(.isDisabled) } })
    .accessibilityAdjustableAction { direction in
      guard isEnabled else { return }
      let stride = view.step ?? span / 10
      let moved = direction == .increment ? value + stride : value - stride
      view.onEditingChanged(true)
      view.value.wrappedValue = min(max(moved, view.bounds.lowerBound), view.bounds.upperBound)
      view.onEditingChanged(false)
    }
    let node = inner.makeOne(row, step: .index(0))
    node.stand(for: Self.self)
    return _ViewOutputs([node])
  }
}

/// 28 points high, as wide as there is room.
private struct SliderTrack: View {
  /// Where the knob was when the finger took it; touching the track moves nothing.
  @State private var grasped: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  let fraction: Double
  let editing: (Bool) -> Void
  let move: (Double) -> Void

  var body: some View {
    GeometryReader { proxy in
      let travel = proxy.size.width - 28
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemGray5)).frame(height: 4)
        Capsule().fill(Color.accentColor).frame(width: 14 + travel * fraction, height: 4)
        Circle().fill(.white).shadow(radius: 2).frame(width: 28, height: 28).offset(x: travel * fraction)
          .gesture(isEnabled ? grip(travel) : nil)
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 28)
  }

  private func grip(_ travel: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { touch in
        let start = grasped ?? fraction
        if grasped == nil {
          grasped = fraction
          editing(true)
        }
        let way = direction == .rightToLeft ? -touch.translation.width : touch.translation.width
        if way != 0, travel > 0 { move(min(max(start + way / travel, 0), 1)) }
      }
      .onEnded { _ in
        grasped = nil
        editing(false)
      }
  }
}

extension Slider {
  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V?,
    _ label: Label,
    _ minimum: ValueLabel,
    _ maximum: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label: View, ValueLabel: View {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

/// The forms of before iOS 15, with the labels of the ends as values.
extension Slider where Label: View, ValueLabel: View {
  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}
