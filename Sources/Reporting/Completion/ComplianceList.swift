import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

/// The criteria that a task cites, each with the mark that its evidence earned.
struct ComplianceList {
  let ledger: Ledger
  let criteria: [CriterionID]
  /// References of the task that name no criterion, or more than one.
  let unresolved: [TraceLink]

  /// Markdown: how far it is, then one line for each criterion, and for each reference that leads to none.
  var text: String {
    guard !criteria.isEmpty || !unresolved.isEmpty else {
      return "This task cites no requirements: there is nothing to judge."
    }
    return "**Status**: \(status)\n\n"
      + (criteria.map { line($0) } + unresolved.map { line($0) }).joined(separator: "\n")
  }

  /// `Complete` only when everything that is judged is settled.
  private var status: String {
    let states = criteria.map { ledger.judgment.state($0) }.filter { $0 != .notApplicable }
    let settled = states.count { $0 == .proven || $0 == .attested }
    if !unresolved.isEmpty { return "In progress — \(unresolved.count) of its references lead to no criterion" }
    if states.isEmpty { return "Not judged — none of its criteria is judged here" }
    return settled == states.count ? "Complete" : "In progress — \(settled) of \(states.count) criteria settled"
  }

  private func line(_ id: CriterionID) -> String {
    guard let judgment = ledger.judgment.criteria[id], let criterion = ledger.graph.index.criterion(id) else {
      return ""
    }
    let mark = mark(judgment.state).map { $0.rawValue + " " } ?? ""
    return "- \(mark)Requirement \(id.local): \(criterion.text) — \(reason(judgment))"
  }

  private func line(_ link: TraceLink) -> String {
    let reason =
      switch link.resolution {
      case .ambiguous(let ids): "\(ids.count) requirements bear this number"
      default: "there is no such criterion"
      }
    // In backticks: a note, and no claim on a requirement.
    return "- \(Mark.warning.rawValue) The task cites `\(link.reference.local)`: \(reason)"
  }

  /// Nothing but proof earns a ✅.
  private func mark(_ state: CriterionState) -> Mark? {
    switch state {
    case .proven: .passed
    case .failing: .failed
    case .inconclusive: .warning
    case .stale, .unplanned, .planned, .claimed, .attested: .pending
    case .notApplicable: nil
    }
  }

  private func reason(_ judgment: CriterionJudgment) -> String {
    switch judgment.state {
    case .proven where judgment.isUncounted: "\(CriterionJudgment.uncountedWords): \(proofs(judgment))"
    case .proven: "proven by \(proofs(judgment))"
    case .attested: "attested by \(proofs(judgment))"
    case .notApplicable: "not judged here: \(judgment.reason ?? "declared so")"
    // What came of its checks says why, be it that a report is missing too.
    case .failing, .inconclusive, .stale:
      "\(judgment.state.rawValue): \(judgment.chain.reason(.result) ?? "nothing ran")"
    default: "\(judgment.state.rawValue): \(judgment.chain.firstBroken?.reason ?? "nothing ran")"
    }
  }

  private func proofs(_ judgment: CriterionJudgment) -> String {
    judgment.results.filter(\.isCurrent).map { judged in
      switch judged.result.expectations {
      case .counted(let count):
        "`\(judged.result.check)` (\(Counted.words(count, "expectation")), \(judged.result.confidence.rawValue))"
      case .unknown: "`\(judged.result.check)` (expectations unknown)"
      }
    }.joined(separator: ", ")
  }
}
