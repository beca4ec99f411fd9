package import Findings
import History
import SpecModel
import Traceability

/// A spec whose requirements were there, and are no more.
package struct SpecKeepsItsRequirements: Rule {
  package let id: RuleID = "vanished-requirements"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning]
  package let needsPast = true
  package let summary = "A spec that stated requirements when the lock was written, or at the base, states some today."
  package let explanation = """
    `requirements.md` was emptied, overwritten or deleted, and nothing is left that could fail: what is not demanded need not be proven.
    Where something still cites the requirements, `removed-criterion` or `spec-without-requirements` speaks, where it stands.

    Bring the requirements back. Where they were taken out on purpose, `counterfoil lock --accept` says so. Where the whole folder is
    gone since the revision that `--base` names, this is a warning: the change itself shows it to whoever reviews it, and no lock could
    accept it. Only a look at the whole workspace tells.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      ["requirements.md": "↓# Requirements\n\nTo come.\n", "design.md": "# Design\n"],
      before: ["requirements.md": one, "design.md": "# Design\n"]
    )
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": one], before: ["requirements.md": one]),
    // What cites them is another rule's place.
    RuleExample(
      ["requirements.md": "# Requirements\n\nTo come.\n", "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n"],
      before: ["requirements.md": one, "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n"]
    ),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let vanished = facts.older.vanished
    guard !vanished.isEmpty else { return [] }
    let documents = Dictionary(grouping: facts.corpus.documents.filter { $0.spec != nil }) { $0.spec }
    let citing = Set(facts.graph.links.filter(\.origin.isBinding).compactMap(\.home))
    return vanished.compactMap { spec in
      let paths = (documents[spec.id] ?? []).map(\.path).sorted { (rank($0), $0) < (rank($1), $1) }
      guard let path = paths.first else { return gone(spec, facts) }
      guard !citing.contains(spec.id) else { return nil }
      return finding(
        Location(path: path, range: SourceRange(line: 1, columns: 1..<1)),
        "spec `\(spec.id)` stated \(Counted.criteria(spec.criteria.count)) at \(facts.older.source ?? ""), and states none today",
        cure: "bring its requirements back, or accept that they are gone with `counterfoil lock --accept`",
        identity: "spec `\(spec.id)` states no criterion any more"
      )
    }
  }

  private func gone(_ spec: VanishedSpec, _ facts: Facts) -> Finding {
    Finding(
      rule: id,
      severity: facts.older.isOfLock ? severity : .warning,
      location: nil,
      message:
        "spec `\(spec.id)`, of \(Counted.criteria(spec.criteria.count)) at \(facts.older.source ?? ""), is not there any more",
      cure: "bring it back, or accept that it is gone with `counterfoil lock --accept`",
      identity: "spec `\(spec.id)` is not there any more"
    )
  }

  private func rank(_ path: DocumentPath) -> Int {
    ["requirements.md", "bugfix.md", "design.md", "tasks.md"].firstIndex(of: path.name.lowercased()) ?? 4
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
