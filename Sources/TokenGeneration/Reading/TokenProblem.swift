import Findings

/// What can be wrong with a token. Each place that finds something words its own.
struct TokenProblem: Error {
  let rule: RuleID
  let message: String
  let cure: String?

  init(_ rule: RuleID, _ message: String, cure: String? = nil) {
    self.rule = rule
    self.message = message
    self.cure = cure
  }

  func finding(_ location: Location) -> Finding {
    Finding(rule: rule, severity: .error, location: location, message: message, cure: cure)
  }
}
