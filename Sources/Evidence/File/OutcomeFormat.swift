/// How an outcome stands in a file: a word, and a cause unless it passed.
enum OutcomeFormat {
  static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .inconclusive: "inconclusive"
    }
  }

  static func cause(_ outcome: Outcome) -> String? {
    switch outcome {
    case .passed: nil
    case .failed(let cause): cause.rawValue
    case .inconclusive(let cause): cause.rawValue
    }
  }

  static func outcome(_ fields: inout JSONFields) throws(EvidenceFileFailure) -> Outcome {
    switch try fields.required("outcome", "passed, failed or inconclusive", \.string) {
    case "passed": return .passed
    case "failed": return .failed(try fields.word("cause", FailureCause.self))
    case "inconclusive": return .inconclusive(try fields.word("cause", InconclusiveCause.self))
    case let other: throw .malformed(place: "outcome \"\(other)\"", expected: "passed, failed or inconclusive")
    }
  }
}
