/// The evidence file: JSON, keys sorted, paths relative, with a version and a checksum.
///
/// The checksum is the SHA-256 (first half) of the file's content as compact JSON with sorted keys, without the member
/// `checksum`. It finds damage, not forgery.
package enum EvidenceFile {
  /// Relative to the root of the workspace.
  package static let path = ".counterfoil/evidence.json"
  package static let format = "counterfoil-evidence"
  package static let version = 1

  package static func bytes(of evidence: EvidenceSet) -> [UInt8] {
    var object = evidence.unknown
    object["format"] = .string(format)
    object["version"] = .integer(version)
    let keys = OriginKeys(evidence.results)
    var origins = JSONObject()
    for (origin, key) in keys.keys { origins[key.hexadecimal] = .object(OriginFormat.object(origin)) }
    object["origins"] = .object(origins)
    object["results"] = .array(evidence.results.map { .object(ResultFormat.object($0, origin: keys[$0.origin])) })
    object["components"] = CatalogueFormat.array(evidence.catalogue)
    object["checksum"] = .string(checksum(of: object).hexadecimal)
    return JSONWriter.lines(object)
  }

  /// - Throws: the reason why nothing of the file is taken.
  package static func read(_ bytes: [UInt8]) throws(EvidenceFileFailure) -> EvidenceSet {
    var fields = JSONFields(try object(bytes), at: "the file")
    guard try fields.optional("format", "a string", \.string) == format else { throw .notEvidence }
    let found = try fields.required("version", "a number", \.integer)
    guard found <= version else { throw .newer(version: found, supported: version) }
    guard found > 0 else { throw .malformed(place: "version", expected: "a number from 1") }
    let origins = try origins(&fields)
    let results = try fields.list("results") { (fields: inout JSONFields) throws(EvidenceFileFailure) in
      try ResultFormat.result(&fields, origins: origins)
    }
    let components = try fields.list("components", CatalogueFormat.component)
    return EvidenceSet(results: results, catalogue: Catalogue(components: components), unknown: fields.rest)
  }

  /// The whole of the file, and nothing when a byte of it is not as it was written.
  private static func object(_ bytes: [UInt8]) throws(EvidenceFileFailure) -> JSONObject {
    let value: JSON
    do { value = try JSONParser.parse(bytes) } catch { throw .notJSON(error) }
    guard case .object(var object) = value, object["format"] == .string(format) else { throw .notEvidence }
    if let found = object["version"]?.integer, found > version { throw .newer(version: found, supported: version) }
    guard let written = object.take("checksum"), written == .string(checksum(of: object).hexadecimal) else {
      throw .checksumMismatch
    }
    return object
  }

  private static func origins(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> [Fingerprint: Origin] {
    let value = try fields.required("origins", "an object") { if case .object(let object) = $0 { object } else { nil } }
    var origins: [Fingerprint: Origin] = [:]
    for member in value.members {
      guard let key = Fingerprint(hexadecimal: member.key) else {
        throw .malformed(place: "origins.\(member.key)", expected: "named by a fingerprint")
      }
      var fields = try JSONFields(member.value, at: "origins.\(member.key)")
      origins[key] = try OriginFormat.origin(&fields)
    }
    return origins
  }

  private static func checksum(of object: JSONObject) -> Fingerprint {
    Fingerprint(of: JSONWriter.compact(.object(object)))
  }
}

/// The names of origins, each computed once.
private struct OriginKeys {
  let keys: [Origin: Fingerprint]

  init(_ results: [CheckResult]) {
    keys = Dictionary(Set(results.map(\.origin)).map { ($0, OriginFormat.key($0)) }) { first, _ in first }
  }

  subscript(origin: Origin) -> Fingerprint { keys[origin] ?? OriginFormat.key(origin) }
}
