package import Findings

/// A configuration that cannot be used: everything that is wrong with it, with places.
///
/// The findings bear no rule of the catalogue, because what is wrong is no document: nothing was read.
package struct ConfigurationFailure: Error, CustomStringConvertible {
  package let findings: [Finding]

  package init(findings: [Finding]) {
    self.findings = findings
  }

  /// What the file says is well-formed, and leads nowhere.
  package init(at location: Location, _ message: String, cure: String) {
    let problem = ConfigurationProblem(range: location.range, message: message, cure: cure)
    self.init(findings: [problem.finding])
  }

  /// The first one, on one line.
  package var description: String {
    guard let first = findings.first else { return "\(ConfigurationFile.path) cannot be used" }
    let place = first.location.map { "\($0.path):\($0.line):\($0.range.start.column): " } ?? ""
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    return "\(place)\(first.message)\(more)"
  }
}

/// One thing that is wrong, and where.
struct ConfigurationProblem: Error {
  let range: SourceRange
  let message: String
  let cure: String

  var finding: Finding {
    Finding(
      rule: ConfigurationFile.rule,
      severity: .error,
      location: Location(path: ConfigurationFile.path, range: range),
      message: message,
      cure: cure
    )
  }
}
