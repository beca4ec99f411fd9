/// How a result stands in a file.
enum ResultFormat {
  static func object(_ result: CheckResult, _ tables: SharedTables = SharedTables()) -> JSONObject {
    var object = result.unknown
    object["check"] = .string(result.check.text)
    object["source"] = .string(result.source.rawValue)
    object["kind"] = .string(result.kind.rawValue)
    object["confidence"] = .string(result.confidence.rawValue)
    object["platform"] = .string(result.platform.text)
    object["outcome"] = .string(OutcomeFormat.word(result.outcome))
    object.set("cause", OutcomeFormat.cause(result.outcome).map(JSON.string))
    object["expectations"] = count(result.expectations)
    object.set("criteria", result.criteria.map(binding))
    object.set("messages", result.messages.map(message))
    object.set("checkSource", result.inputs.check.map { .string($0.hexadecimal) })
    object.set("components", tables.name(of: result.inputs.components).map { .string($0.hexadecimal) })
    object.set("report", result.report.map(JSON.string))
    object.set("place", result.place.map(place))
    object.set("duration", result.duration.map(JSON.number))
    object.set("pictures", result.pictures.map { .string($0.hexadecimal) })
    object["origin"] = .string(tables.name(of: result.origin).hexadecimal)
    return object
  }

  static func result(
    _ fields: inout JSONFields,
    _ tables: SharedTables
  ) throws(EvidenceFileFailure) -> CheckResult {
    let check = CheckKey(try fields.string("check"))
    let source = try fields.word("source", CheckResult.Source.self)
    let kind = try fields.word("kind", CheckResult.Kind.self)
    let outcome = try OutcomeFormat.outcome(&fields)
    let expectations = try fields.required("expectations", "a count or \"unknown\"", count)
    let confidence = try fields.word("confidence", CheckResult.Confidence.self)
    let platform = PlatformName(try fields.string("platform"))
    let criteria = try fields.list("criteria", binding)
    let messages = try fields.list("messages", message)
    let components = try fields.optional("components", "one of the file's lists of components") { value in
      value.string.flatMap(Fingerprint.init(hexadecimal:)).flatMap { tables.components[$0] }
    }
    let inputs = Inputs(check: try fields.fingerprint("checkSource"), components: components ?? [])
    let origin = try fields.required("origin", "one of the file's origins") { value in
      value.string.flatMap(Fingerprint.init(hexadecimal:)).flatMap { tables.origins[$0] }
    }
    let report = try fields.optional("report", "a path", \.string)
    let place = try fields.optional("place", "a path and a line", place)
    let duration = try fields.optional("duration", "a number of seconds", \.number)
    let pictures = try fields.optional("pictures", "an array of fingerprints", fingerprints) ?? []
    return CheckResult(
      check: check,
      source: source,
      kind: kind,
      outcome: outcome,
      expectations: expectations,
      confidence: confidence,
      platform: platform,
      criteria: criteria,
      messages: messages,
      inputs: inputs,
      origin: origin,
      report: report,
      place: place,
      duration: duration,
      pictures: pictures,
      unknown: fields.rest
    )
  }

  private static func count(_ count: ExpectationCount) -> JSON {
    switch count {
    case .counted(let number): .integer(number)
    case .unknown: .string("unknown")
    }
  }

  private static func count(_ value: JSON) -> ExpectationCount? {
    switch value {
    case .integer(let number) where number >= 0: .counted(number)
    case .string("unknown"): .unknown
    default: nil
    }
  }

  private static func binding(_ binding: CriterionBinding) -> JSON {
    var object: JSONObject = ["criterion": .string(binding.criterion.text)]
    object.set("text", binding.text.map { .string($0.hexadecimal) })
    return .object(object)
  }

  private static func binding(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> CriterionBinding {
    CriterionBinding(
      criterion: CriterionReference(try fields.string("criterion")),
      text: try fields.fingerprint("text")
    )
  }

  private static func message(_ message: Message) -> JSON {
    var object: JSONObject = ["level": .string(message.level.rawValue), "text": .string(message.text)]
    object.set("place", message.place.map(place))
    return .object(object)
  }

  private static func message(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> Message {
    Message(
      level: try fields.word("level", Message.Level.self),
      text: try fields.string("text"),
      place: try fields.optional("place", "a path and a line", place)
    )
  }

  private static func place(_ place: SourcePlace) -> JSON {
    ["path": .string(place.path), "line": .integer(place.line)]
  }

  private static func place(_ value: JSON) -> SourcePlace? {
    guard let path = value["path"]?.string, let line = value["line"]?.integer, line > 0 else { return nil }
    return SourcePlace(path: path, line: line)
  }

  private static func fingerprints(_ value: JSON) -> [Fingerprint]? {
    guard let values = value.array else { return nil }
    let fingerprints = values.compactMap { $0.string.flatMap(Fingerprint.init(hexadecimal:)) }
    return fingerprints.count == values.count ? fingerprints : nil
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
