import Evidence

/// Holds a value against a JSON schema, as far as our own schemas go. What it does not know it reports, and so never passes.
struct SchemaCheck {
  let schema: JSON

  private static let known: Set<String> = [
    "$schema", "title", "description", "$defs", "$ref", "type", "const", "enum", "anyOf", "properties", "required",
    "additionalProperties", "items", "minItems", "minimum", "maximum", "minLength", "maxLength",
  ]

  /// Each with its place; none means that the value conforms.
  func faults(in value: JSON) -> [String] { faults(value, schema, at: "$") }

  private func faults(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
    guard case .object(let object) = schema else { return ["\(place): no schema"] }
    let unknown = object.members.map(\.key).filter { !Self.known.contains($0) }
    guard unknown.isEmpty else { return ["\(place): unknown to this check: \(unknown)"] }
    var faults: [String] = []
    if let reference = schema["$ref"]?.string { faults += self.faults(value, resolved(reference), at: place) }
    if let any = schema["anyOf"]?.array, !any.contains(where: { self.faults(value, $0, at: place).isEmpty }) {
      faults.append("\(place): none of the choices")
    }
    if let constant = schema["const"], constant != value { faults.append("\(place): not \(constant)") }
    if let choices = schema["enum"]?.array, !choices.contains(value) {
      faults.append("\(place): not one of the choices")
    }
    if let type = schema["type"], !isOf(type, value) { return faults + ["\(place): wrong type"] }
    return faults + limits(value, schema, at: place) + members(value, schema, at: place)
  }

  private func resolved(_ reference: String) -> JSON {
    reference.split(separator: "/").dropFirst().reduce(schema) { $0[String($1)] ?? .null }
  }

  private func isOf(_ type: JSON, _ value: JSON) -> Bool {
    let names = type.array?.compactMap(\.string) ?? [type.string ?? ""]
    return names.contains { name in
      switch (name, value) {
      case ("null", .null), ("boolean", .bool), ("integer", .integer), ("string", .string), ("array", .array),
        ("object", .object):
        true
      default: false
      }
    }
  }

  private func limits(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
    let size =
      switch value {
      case .integer(let number): number
      case .string(let text): text.unicodeScalars.count
      case .array(let values): values.count
      default: 0
      }
    let (low, high) =
      switch value {
      case .integer: ("minimum", "maximum")
      case .string: ("minLength", "maxLength")
      default: ("minItems", "maxItems")
      }
    let isLow = schema[low]?.integer.map { size < $0 } ?? false
    let isHigh = schema[high]?.integer.map { size > $0 } ?? false
    return isLow || isHigh ? ["\(place): out of bounds"] : []
  }

  private func members(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
    switch value {
    case .array(let values):
      guard let items = schema["items"] else { return [] }
      return values.enumerated().flatMap { faults($1, items, at: "\(place)[\($0)]") }
    case .object(let object):
      let missing = (schema["required"]?.array ?? []).compactMap(\.string).filter { object[$0] == nil }
      return missing.map { "\(place): \($0) is missing" }
        + object.members.flatMap { member -> [String] in
          if let own = schema["properties"]?[member.key] {
            return faults(member.value, own, at: "\(place).\(member.key)")
          }
          switch schema["additionalProperties"] {
          case .bool(false)?: return ["\(place): \(member.key) is unknown"]
          case let other? where other != .bool(true): return faults(member.value, other, at: "\(place).\(member.key)")
          default: return []
          }
        }
    default: return []
    }
  }
}
