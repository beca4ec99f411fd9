/// A stored property of a view that is connected to the runtime before the body is evaluated.
public protocol DynamicProperty {
  /// Connects the property, which lives at `offset` in its view.
  static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int)

  mutating func update()
}

extension DynamicProperty {
  public static func _bind(_ property: inout Self, _ inputs: _ViewInputs, offset: Int) {
    DynamicProperties.bind(&property, inputs, offset: offset)
    property.update()
  }

  public mutating func update() {}
}
