/// How a part of all checks stands in a file.
enum ShardFormat {
  static func object(_ shard: ShardRecord) -> JSONObject {
    var object = shard.unknown
    object["number"] = .integer(shard.number)
    object["count"] = .integer(shard.count)
    object["plan"] = .string(shard.plan.hexadecimal)
    return object
  }

  static func shard(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> ShardRecord {
    let number = try fields.required("number", "a number", \.integer)
    let count = try fields.required("count", "a number", \.integer)
    let plan = try fields.required("plan", "a fingerprint") { $0.string.flatMap(Fingerprint.init(hexadecimal:)) }
    guard let shard = ShardRecord(number: number, count: count, plan: plan, unknown: fields.rest) else {
      throw .malformed(place: "number", expected: "from 1 to the count")
    }
    return shard
  }
}
