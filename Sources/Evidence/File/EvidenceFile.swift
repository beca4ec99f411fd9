/// The evidence file: JSON, keys sorted, paths relative, with a version and a checksum.
///
/// The checksum is the SHA-256 (first half) of the file's content as compact JSON with sorted keys, without the member
/// `checksum`. It finds damage, not forgery.
package enum EvidenceFile {
  /// Relative to the root of the workspace.
  package static let path = ".counterfoil/evidence.json"
  /// What people vouch for, in the same format: for committing, since no run brings it back.
  package static let attested = ".counterfoil/attested.json"
  package static let format = "counterfoil-evidence"
  package static let version = 1
  /// In bytes: of half a million checks, and as much as memory should hold of one file.
  package static let largest = 1 << 28

  package static func bytes(of evidence: EvidenceSet) -> [UInt8] { JSONWriter.lines(object(of: evidence)) }

  /// The same, for a file that is to be read again.
  ///
  /// - Throws: `tooLarge` where it could not be.
  package static func readableBytes(
    of evidence: EvidenceSet,
    atMost values: Int = JSONParser.mostValues
  ) throws(EvidenceFileFailure) -> [UInt8] {
    let object = object(of: evidence)
    guard JSON.object(object).room <= values else { throw .tooLarge(limit: "\(values) values") }
    let bytes = JSONWriter.lines(object)
    guard bytes.count <= largest else { throw .tooLarge(limit: "\(largest >> 20) MB") }
    return bytes
  }

  private static func object(of evidence: EvidenceSet) -> JSONObject {
    var object = evidence.unknown
    object["format"] = .string(format)
    object["version"] = .integer(version)
    let tables = SharedTables(evidence.results)
    tables.write(to: &object)
    object["results"] = .array(evidence.results.map { .object(ResultFormat.object($0, tables)) })
    object["components"] = CatalogueFormat.array(evidence.catalogue)
    object.set("shards", evidence.shards.map { .object(ShardFormat.object($0)) })
    object.set("unfinished", evidence.unfinished.map { .object(UnfinishedFormat.object($0)) })
    object.set("unread", evidence.unread.map { .object(UnreadFormat.object($0)) })
    object["checksum"] = .string(checksum(of: object).hexadecimal)
    return object
  }

  /// - Throws: the reason why nothing of the file is taken.
  package static func read(_ bytes: [UInt8]) throws(EvidenceFileFailure) -> EvidenceSet {
    var fields = JSONFields(try object(bytes), at: "the file")
    guard try fields.optional("format", "a string", \.string) == format else { throw .notEvidence }
    let found = try fields.required("version", "a number", \.integer)
    guard found <= version else { throw .newer(version: found, supported: version) }
    guard found > 0 else { throw .malformed(place: "version", expected: "a number from 1") }
    let tables = try SharedTables(&fields)
    let results = try fields.list("results") { (fields: inout JSONFields) throws(EvidenceFileFailure) in
      try ResultFormat.result(&fields, tables)
    }
    let components = try fields.list("components", CatalogueFormat.component)
    let shards = try fields.list("shards", ShardFormat.shard)
    let unfinished = try fields.list("unfinished", UnfinishedFormat.run)
    let unread = try fields.list("unread", UnreadFormat.report)
    return EvidenceSet(
      results: results,
      catalogue: Catalogue(components: components),
      shards: shards,
      unfinished: unfinished,
      unread: unread,
      unknown: fields.rest
    )
  }

  /// The whole of the file, and nothing when a byte of it is not as it was written.
  private static func object(_ bytes: [UInt8]) throws(EvidenceFileFailure) -> JSONObject {
    let value: JSON
    do { value = try JSONParser.parse(bytes) } catch { throw .notJSON(error) }
    guard case .object(var object) = value, object["format"] == .string(format) else { throw .notEvidence }
    if let found = object["version"]?.integer, found > version { throw .newer(version: found, supported: version) }
    guard let written = object.take("checksum")?.string.flatMap(Fingerprint.init(hexadecimal:)),
      written == WrittenChecksum.of(bytes) || written == checksum(of: object)
    else { throw .checksumMismatch }
    return object
  }

  private static func checksum(of object: JSONObject) -> Fingerprint {
    Fingerprint(of: JSONWriter.compact(.object(object)))
  }
}
