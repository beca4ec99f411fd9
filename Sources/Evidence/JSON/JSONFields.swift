/// Takes the members that a format knows out of an object. What is left over comes from a writer that knew more, and is
/// handed on by the next one.
struct JSONFields {
  private let members: [JSONObject.Member]
  private let place: String
  /// Which members were taken: a bit for each of the first 64, which is more than any of our objects has.
  private var taken: UInt64 = 0

  /// - Parameter place: where the object stands, for messages: `results[3]`.
  init(_ value: JSON, at place: String) throws(EvidenceFileFailure) {
    guard case .object(let object) = value else { throw .malformed(place: place, expected: "an object") }
    self.init(object, at: place)
  }

  init(_ object: JSONObject, at place: String) {
    members = object.members
    self.place = place
  }

  /// What nobody took.
  var rest: JSONObject {
    let left = members.indices.filter { $0 >= 64 || taken & (1 << UInt64($0)) == 0 }
    return left.isEmpty ? JSONObject() : JSONObject(sorted: left.map { members[$0] })
  }

  private mutating func take(_ key: String) -> JSON? {
    guard let index = members.prefix(64).firstIndex(where: { $0.key == key }), taken & (1 << UInt64(index)) == 0 else {
      return nil
    }
    taken |= 1 << UInt64(index)
    return members[index].value
  }

  mutating func optional<Value>(
    _ key: String,
    _ expected: String,
    _ convert: (JSON) -> Value?
  ) throws(EvidenceFileFailure) -> Value? {
    guard let member = take(key), member != .null else { return nil }
    guard let value = convert(member) else {
      throw .malformed(place: place.isEmpty ? key : "\(place).\(key)", expected: expected)
    }
    return value
  }

  mutating func required<Value>(
    _ key: String,
    _ expected: String,
    _ convert: (JSON) -> Value?
  ) throws(EvidenceFileFailure) -> Value {
    guard let value = try optional(key, expected, convert) else {
      throw .malformed(place: place.isEmpty ? key : "\(place).\(key)", expected: expected)
    }
    return value
  }

  mutating func string(_ key: String) throws(EvidenceFileFailure) -> String {
    try required(key, "a string", \.string)
  }

  mutating func fingerprint(_ key: String) throws(EvidenceFileFailure) -> Fingerprint? {
    try optional(key, "a fingerprint of 32 hexadecimal digits") { $0.string.flatMap(Fingerprint.init(hexadecimal:)) }
  }

  mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String,
    _ type: Value.Type
  ) throws(EvidenceFileFailure) -> Value {
    try required(key, "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")) {
      $0.string.flatMap(Value.init(rawValue:))
    }
  }

  /// An array of objects, each read by `element`; empty when the member is absent.
  mutating func list<Value>(
    _ key: String,
    _ element: (inout JSONFields) throws(EvidenceFileFailure) -> Value
  ) throws(EvidenceFileFailure) -> [Value] {
    let values = try optional(key, "an array", \.array) ?? []
    var list: [Value] = []
    list.reserveCapacity(values.count)
    for value in values {
      // The place is put into words only where something is wrong.
      guard case .object(let object) = value else {
        throw .malformed(place: "\(place).\(key)[\(list.count)]", expected: "an object")
      }
      var fields = JSONFields(object, at: "")
      do throws(EvidenceFileFailure) {
        list.append(try element(&fields))
      } catch {
        throw error.inside("\(place).\(key)[\(list.count)]")
      }
    }
    return list
  }
}

extension JSONObject {
  /// Puts a member in unless there is nothing to say.
  mutating func set(_ key: String, _ value: JSON?) {
    if let value { self[key] = value }
  }

  mutating func set(_ key: String, _ values: [JSON]) {
    if !values.isEmpty { self[key] = .array(values) }
  }
}
