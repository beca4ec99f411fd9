/// How a report that could not be read whole stands in a file.
enum UnreadFormat {
  static func object(_ report: UnreadReport) -> JSONObject {
    var object = report.unknown
    object["report"] = .string(report.path)
    object["problems"] = .array(report.problems.map(JSON.string))
    return object
  }

  static func report(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> UnreadReport {
    let path = try fields.required("report", "a path", \.string)
    let problems = try fields.required("problems", "a list of strings") { value -> [String]? in
      guard let values = value.array else { return nil }
      let strings = values.compactMap(\.string)
      return strings.count == values.count ? strings : nil
    }
    return UnreadReport(path: path, problems: problems, unknown: fields.rest)
  }
}
