import SpecModel
import Traceability

/// Judges validation items from the states of the criteria that they name.
///
/// An item that names none is linked to what its task cites, so that a reader finds it there. That says nothing of what the line
/// itself claims, and so it stays unproven whatever is proven of the task.
struct ItemJudge {
  let criteria: [CriterionID: CriterionJudgment]

  func verdict(_ item: TracedItem) -> ClaimVerdict {
    for resolution in item.resolutions {
      switch resolution {
      case .ambiguous: return .ambiguous
      case .dangling: return .dangling
      case .unlinked: return .unlinked
      case .criterion, .requirement: continue
      }
    }
    guard !item.isInferred, item.item.mark.isPositive else { return .unproven }
    let states = item.criteria.compactMap { criteria[$0]?.state }.filter { $0 != .notApplicable }
    if states.contains(.failing) { return .contradicted }
    if !states.isEmpty, states.allSatisfy({ $0 == .proven }) { return .proven }
    return states.contains(.stale) ? .stale : .unproven
  }
}
