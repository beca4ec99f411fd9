/// How an origin stands in a file: once, under its fingerprint, by which results name it.
enum OriginFormat {
  static func key(_ origin: Origin) -> Fingerprint {
    Fingerprint(of: JSONWriter.compact(.object(object(origin))))
  }

  static func object(_ origin: Origin) -> JSONObject {
    var object = origin.unknown
    object["toolchain"] = .string(origin.toolchain)
    object.set("commit", origin.revision.map { .string($0.commit) })
    object.set("dirty", origin.revision.map { .bool($0.isDirty) })
    return object
  }

  static func origin(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> Origin {
    let toolchain = try fields.string("toolchain")
    let commit = try fields.optional("commit", "a string", \.string)
    let isDirty = try fields.optional("dirty", "true or false", \.bool)
    // Without a word on it, files may well have differed.
    let revision = commit.map { Origin.Revision(commit: $0, isDirty: isDirty ?? true) }
    return Origin(toolchain: toolchain, revision: revision, unknown: fields.rest)
  }
}
