@_spi(Reflection) import Swift

/// Connects the dynamic properties of a value in place, by the offsets of its fields.
///
/// Unsafe, because no safe way writes a field of a copy of a value whose type is known only by name. `_forEachField`
/// is the standard library's own reflection; `HeadlessTests` holds it against known layouts. It sees neither the
/// payloads of enums nor the fields of superclasses, which views do not have.
enum DynamicProperties {
  private struct Field {
    let offset: Int
    let bind: (UnsafeMutableRawPointer, _ViewInputs, Int) -> Void
  }

  // Unsafe only in name: views are evaluated on the main actor.
  nonisolated(unsafe) private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// A copy of `value` with its properties connected.
  static func bound<Value>(_ value: Value, _ inputs: _ViewInputs) -> Value {
    if fields(of: Value.self).isEmpty { return value }
    var copy = value
    bind(&copy, inputs, offset: 0)
    return copy
  }

  static func bind<Value>(_ value: inout Value, _ inputs: _ViewInputs, offset: Int) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields { field.bind(base + field.offset, inputs, offset + field.offset) }
    }
  }

  private static func fields(of type: any Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    var found: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type { found.append(field(property, at: offset)) }
      return true
    }
    fields[key] = found
    return found
  }

  private static func field<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Field {
    Field(offset: offset) { pointer, inputs, absolute in
      Property._bind(&pointer.assumingMemoryBound(to: Property.self).pointee, inputs, offset: absolute)
    }
  }
}
