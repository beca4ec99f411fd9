package import Findings
import SpecModel
import Traceability

/// Tasks and reports that cite requirements which nobody wrote, or which somebody took away.
package struct SpecStatesRequirements: Rule {
  package let id: RuleID = "spec-without-requirements"
  package let severity = Severity.error
  package let summary = "A spec whose tasks, properties or reports cite requirements states them."
  package let explanation = """
    A claim such as `✅ Requirement 1.1` in a folder where no requirement can be read is about nothing. It happens when
    `requirements.md` is deleted, renamed, emptied or damaged: then every criterion is gone, and with it everything that could fail.

    Bring the requirements back, or take the references out. Requirements are read from headings such as `### Requirement 1: Size`
    with numbered criteria below them.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [x] 1. Draw it\n  - _Requirements: ↓1.1, 1.2_\n"]),
    RuleExample([
      "requirements.md": "# Requirements\n\nTo come.\n",
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: ↓1.1_\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [x] 1. Draw it\n"]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be square\n",
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
    ]),
    // A folder that only holds specs may keep their reports together.
    RuleExample([
      "specs/001-a/b/requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be round\n",
      "specs/001-a/b/tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "specs/001-a/completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is round\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let loose = Set(facts.corpus.documents.filter(\.isLoose).map(\.path))
    // What only holds specs speaks of theirs.
    let holders = Set(
      facts.corpus.specs.filter { !$0.requirements.isEmpty }.compactMap { spec in
        spec.id.name.lastIndex(of: "/").map { SpecID(String(spec.id.name[..<$0])) }
      }
    )
    var bySpec: [SpecID: [Location]] = [:]
    for link in facts.graph.links where link.resolution == .unlinked {
      guard let home = link.home, link.origin.isBinding, !holders.contains(home),
        !loose.contains(link.reference.location.path)
      else { continue }
      bySpec[home, default: []].append(link.reference.location)
    }
    return bySpec.compactMap { spec, places in
      // The plan comes first: which report is the first one changes with every report.
      (places.filter { $0.path.name.lowercased() == "tasks.md" }.min() ?? places.min()).map { first in
        let others =
          places.count == 1 ? "this reference cites one" : "\(places.count) references cite some; this is one"
        return finding(
          first,
          "spec `\(spec)` states no requirement that can be read, and \(others)",
          cure: "bring its requirements back, or take the references out",
          identity: "spec `\(spec)` states no requirement that can be read"
        )
      }
    }
  }
}

extension TraceLink.Origin {
  /// Something is said to be done, planned or checked for what it cites.
  var isBinding: Bool {
    switch self {
    case .task, .property, .check, .claim: true
    case .prose: false
    }
  }
}
