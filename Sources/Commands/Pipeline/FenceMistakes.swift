import CheckRunning
import Evidence
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability

/// What is wrong with the fences of the checks that ran, and with what their sections say that they validate: a check whose reference
/// resolves to nothing runs, passes, and proves nothing.
struct FenceMistakes {
  let graph: TraceGraph
  let judgment: Judgment
  let plan: CheckPlan

  var findings: [Finding] {
    let places = places
    return judgment.findings.filter { finding in
      guard finding.severity == .error, Self.rules.contains(finding.rule), let location = finding.location else {
        return false
      }
      return places.contains(LinePlace(location))
    }
  }

  private static let rules: Set<RuleID> = [
    FenceArgumentIsKnown().id, CheckBindsCriterion().id, CheckNameIsUnique().id, ReferenceResolves().id,
    AmbiguousReference().id,
  ]

  private var places: Set<LinePlace> {
    let ran = Set(plan.checks.map { LinePlace(path: DocumentPath($0.place.path), line: $0.place.line) })
    let blocks = graph.obligations.map(\.block).filter { ran.contains(LinePlace($0.fence)) }
    return Set(blocks.flatMap { [$0.fence] + $0.sectionCitations.map(\.location) }.map { LinePlace($0) })
  }
}
