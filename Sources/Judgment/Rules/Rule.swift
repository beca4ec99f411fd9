package import Findings
package import SpecModel
package import Traceability

/// One thing that must hold of the documents. A pure function of the facts, with its documentation and its examples, which
/// are its tests.
package protocol Rule: Sendable {
  var id: RuleID { get }
  var severity: Severity { get }
  /// The sentence that must hold.
  var summary: String { get }
  /// Why it matters, and how to mend it; markdown.
  var explanation: String { get }
  /// Documents in which it does not hold; `↓` stands before each place where it must fire.
  var triggering: [RuleExample] { get }
  /// Documents in which it holds.
  var nonTriggering: [RuleExample] { get }

  func findings(in facts: Facts) -> [Finding]
}

/// What rules look at.
package struct Facts: Sendable {
  package let graph: TraceGraph
  package let criteria: [CriterionID: CriterionJudgment]
  /// One for each of `graph.claims`.
  package let claims: [ClaimVerdict]
  package let checks: [CheckID: [JudgedResult]]

  package var corpus: Corpus { graph.corpus }
}

/// Documents of one spec, by their names in its folder `specs/001-example`.
package struct RuleExample: Hashable, Sendable {
  package let files: [String: String]

  package init(_ files: [String: String]) {
    self.files = files
  }
}

extension Rule {
  func finding(_ location: Location?, _ message: String, cure: String? = nil, notes: [Finding.Note] = []) -> Finding {
    Finding(rule: id, severity: severity, location: location, message: message, cure: cure, notes: notes)
  }
}
