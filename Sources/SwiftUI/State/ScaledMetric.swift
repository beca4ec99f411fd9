import Foundation

/// A number that grows and shrinks with the text size that a person has chosen.
///
/// Scaled in the proportion of the text style's sizes; Apple publishes no formula, so results are *modelled*.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private var scale: CGFloat = 1

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(scale) }

  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    let size = inputs.environment.dynamicTypeSize
    property.scale = property.style.size(at: size) / property.style.size(at: .large)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
