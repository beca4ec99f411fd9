/// How a part of all checks stands in a file.
enum ShardFormat {
  static func object(_ shard: ShardRecord) -> JSONObject {
    var object = shard.unknown
    object["number"] = .integer(shard.number)
    object["count"] = .integer(shard.count)
    object["plan"] = .string(shard.plan.hexadecimal)
    if let sources = shard.sources { object["sources"] = .string(sources.hexadecimal) }
    return object
  }

  static func shard(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> ShardRecord {
    let number = try fields.required("number", "a number", \.integer)
    let count = try fields.required("count", "a number", \.integer)
    let plan = try fields.required("plan", "a fingerprint") { $0.string.flatMap(Fingerprint.init(hexadecimal:)) }
    let sources = try fields.optional("sources", "a fingerprint") {
      $0.string.flatMap(Fingerprint.init(hexadecimal:))
    }
    guard let shard = ShardRecord(number: number, count: count, plan: plan, sources: sources, unknown: fields.rest)
    else {
      throw .malformed(place: "number", expected: "from 1 to the count, which is \(ShardRecord.mostShards) at most")
    }
    return shard
  }
}

/// How a run that did not come to its end stands in a file: the part that it was of, and how far it got.
enum UnfinishedFormat {
  static func object(_ run: UnfinishedRun) -> JSONObject {
    var object = ShardFormat.object(run.part)
    object["planned"] = .integer(run.planned)
    object["reported"] = .integer(run.reported)
    return object
  }

  static func run(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> UnfinishedRun {
    let planned = try fields.required("planned", "a number from 0", number)
    let reported = try fields.required("reported", "a number from 0", number)
    return UnfinishedRun(part: try ShardFormat.shard(&fields), planned: planned, reported: reported)
  }

  private static func number(_ value: JSON) -> Int? { value.integer.flatMap { $0 >= 0 ? $0 : nil } }
}
