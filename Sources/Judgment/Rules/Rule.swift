package import Evidence
package import Findings
package import History
package import SpecModel
package import Traceability

/// One thing that must hold of the documents. A pure function of the facts, with its documentation and its examples, which
/// are its tests.
package protocol Rule: Sendable {
  var id: RuleID { get }
  /// How much its findings weigh; where that depends on the place, the most.
  var severity: Severity { get }
  /// Every weight that its findings may have, worst first.
  var severities: [Severity] { get }
  /// The sentence that must hold.
  var summary: String { get }
  /// Why it matters, and how to mend it; markdown.
  var explanation: String { get }
  /// Documents in which it does not hold; `↓` stands before each place where it must fire.
  var triggering: [RuleExample] { get }
  /// Documents in which it holds.
  var nonTriggering: [RuleExample] { get }
  /// Whether people may decide to live with what it finds; not where it says that we could not do our work.
  var canBeAccepted: Bool { get }
  /// Whether it speaks by the documents alone: where evidence, or an older revision, is missing, others are silent.
  var needsDocumentsOnly: Bool { get }
  /// Whether it speaks only where today is compared with a lock or a revision.
  var needsPast: Bool { get }
  /// Whether it speaks only where somebody looked at what lies around the documents: sources, the working tree, git.
  var needsSurroundings: Bool { get }
  /// Itself, where it speaks of how findings were passed over. Said by the rule, because the runtime searches long for what a type is
  /// not.
  var onAcceptance: (any AcceptanceRule)? { get }

  func findings(in facts: Facts) -> [Finding]
}

/// What rules look at.
package struct Facts: Sendable {
  package let graph: TraceGraph
  package let criteria: [CriterionID: CriterionJudgment]
  /// One for each of `graph.claims`.
  package let claims: [ClaimVerdict]
  /// By place in `graph.claims`.
  package let misdirections: [Int: Misdirection]
  package let checks: [CheckID: [JudgedResult]]
  /// What was written when its numbers stood for something else.
  package let older: OlderReferences
  /// Where history has the word.
  package let historic: HistoricPlaces
  let successCriteria: [SuccessCriteriaComparison]

  package var corpus: Corpus { graph.corpus }

  /// The same, for somebody who knows of no time before today.
  var withoutPast: Facts {
    Facts(
      graph: graph,
      criteria: criteria,
      claims: claims,
      misdirections: misdirections,
      checks: checks,
      older: .none,
      historic: HistoricPlaces(.none, hearing: historic.hearing),
      successCriteria: successCriteria
    )
  }
}

/// Documents, by their names in the folder `specs/001-example`, and what lies around them; a name that begins with `specs/` is a
/// path as it is.
package struct RuleExample: Hashable, Sendable {
  package let files: [String: String]
  /// Other files of the workspace, by their paths from its root: sources, and what tasks and reports list. Without any, nobody
  /// looks for sources and artifacts.
  package let tree: [String: String]
  /// What version control remembers of files that are gone: where each one went, or nothing for one that was deleted. `nil` for
  /// a workspace without version control.
  package let history: [String: String?]?
  /// The same documents as they were when the lock was written; empty for an example without a past.
  package let before: [String: String]
  /// What the checks of the documents came to when they last ran, in the order in which they stand; empty where none has run.
  package let outcomes: [Outcome]

  package static func path(of name: String) -> String {
    name.hasPrefix("specs/") ? name : "specs/001-example/\(name)"
  }

  package init(
    _ files: [String: String],
    tree: [String: String] = [:],
    history: [String: String?]? = nil,
    before: [String: String] = [:],
    outcomes: [Outcome] = []
  ) {
    self.files = files
    self.tree = tree
    self.history = history
    self.before = before
    self.outcomes = outcomes
  }

  /// Whether the example is about what lies around the documents.
  package var looksAround: Bool { !tree.isEmpty || history != nil }
}

extension Rule {
  package var severities: [Severity] { [severity] }
  package var canBeAccepted: Bool { true }
  package var needsDocumentsOnly: Bool { true }
  package var needsPast: Bool { false }
  package var needsSurroundings: Bool { false }
  package var onAcceptance: (any AcceptanceRule)? { nil }

  func finding(
    _ location: Location?,
    _ message: String,
    cure: String? = nil,
    notes: [Finding.Note] = [],
    identity: String? = nil
  ) -> Finding {
    Finding(
      rule: id,
      severity: severity,
      location: location,
      message: message,
      cure: cure,
      notes: notes,
      identity: identity
    )
  }
}
