/// What many results have in common stands in the file once, under its fingerprint, by which results name it.
struct SharedTables {
  private(set) var origins: [Fingerprint: Origin] = [:]
  private(set) var components: [Fingerprint: [SourceFingerprint]] = [:]
  private var originNames: [Origin: Fingerprint] = [:]
  private var componentNames: [[SourceFingerprint]: Fingerprint] = [:]

  /// No tables: names are computed each time.
  init() {}

  init(_ results: [CheckResult]) {
    originNames = Self.names(Set(results.map(\.origin)), OriginFormat.key)
    componentNames = Self.names(Set(results.map(\.inputs.components)), Self.key)
  }

  func name(of origin: Origin) -> Fingerprint { originNames[origin] ?? OriginFormat.key(origin) }

  /// - Returns: `nil` for no components at all.
  func name(of components: [SourceFingerprint]) -> Fingerprint? {
    components.isEmpty ? nil : componentNames[components] ?? Self.key(components)
  }

  private static func names<Value: Hashable>(_ values: Set<Value>, _ name: (Value) -> Fingerprint) -> [Value:
    Fingerprint]
  {
    Dictionary(values.map { ($0, name($0)) }) { first, _ in first }
  }

  private static func key(_ components: [SourceFingerprint]) -> Fingerprint {
    Fingerprint(of: JSONWriter.compact(array(components)))
  }

  // MARK: The file

  func write(to file: inout JSONObject) {
    var origins = JSONObject()
    for (origin, name) in originNames { origins[name.hexadecimal] = .object(OriginFormat.object(origin)) }
    var components = JSONObject()
    for (list, name) in componentNames where !list.isEmpty { components[name.hexadecimal] = Self.array(list) }
    file["origins"] = .object(origins)
    file["sources"] = .object(components)
  }

  init(_ fields: inout JSONFields) throws(EvidenceFileFailure) {
    for (name, value) in try Self.table("origins", &fields) {
      var fields = try JSONFields(value, at: "origins.\(name)")
      origins[name] = try OriginFormat.origin(&fields)
    }
    for (name, value) in try Self.table("sources", &fields) {
      var fields = JSONFields(JSONObject(dictionaryLiteral: ("list", value)), at: "sources.\(name)")
      components[name] = try fields.list("list", Self.source)
    }
  }

  private static func table(
    _ key: String,
    _ fields: inout JSONFields
  ) throws(EvidenceFileFailure) -> [(name: Fingerprint, value: JSON)] {
    let table = try fields.required(key, "an object") { if case .object(let object) = $0 { object } else { nil } }
    var entries: [(name: Fingerprint, value: JSON)] = []
    for member in table.members {
      guard let name = Fingerprint(hexadecimal: member.key) else {
        throw .malformed(place: "\(key).\(member.key)", expected: "named by a fingerprint")
      }
      entries.append((name, member.value))
    }
    return entries
  }

  private static func array(_ components: [SourceFingerprint]) -> JSON {
    .array(components.map { ["path": .string($0.path), "fingerprint": .string($0.fingerprint.hexadecimal)] })
  }

  private static func source(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> SourceFingerprint {
    let fingerprint = try fields.required("fingerprint", "a fingerprint") {
      $0.string.flatMap(Fingerprint.init(hexadecimal:))
    }
    return SourceFingerprint(path: try fields.string("path"), fingerprint: fingerprint)
  }
}
