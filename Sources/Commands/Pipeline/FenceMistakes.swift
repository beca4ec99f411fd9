import CheckRunning
import Findings
import Judgment
import Reporting
import SpecModel
import Traceability

/// What is wrong with the fences of the checks that ran, and with what their sections say that they validate: a check whose reference
/// resolves to nothing runs, passes, and proves nothing.
struct FenceMistakes {
  let ledger: Ledger
  let plan: CheckPlan

  var findings: [Finding] {
    let places = places
    return ledger.judgment.findings.filter { finding in
      guard finding.severity == .error, rules.contains(finding.rule), let location = finding.location else {
        return false
      }
      return places.contains(Place(location))
    }
  }

  private let rules: Set<RuleID> = [
    FenceArgumentIsKnown().id, CheckBindsCriterion().id, CheckNameIsUnique().id, ReferenceResolves().id,
    AmbiguousReference().id,
  ]

  private struct Place: Hashable {
    let path: DocumentPath
    let line: Int

    init(_ location: Location) {
      path = location.path
      line = location.line
    }
  }

  private var places: Set<Place> {
    let ran = Set(plan.checks.map(\.place.description))
    let blocks = ledger.graph.obligations.map(\.block).filter { ran.contains("\($0.fence.path):\($0.fence.line)") }
    return Set(blocks.flatMap { [$0.fence] + $0.sectionCitations.map(\.location) }.map(Place.init))
  }

  init(ledger: Ledger, plan: CheckPlan) {
    self.ledger = ledger
    self.plan = plan
  }
}
