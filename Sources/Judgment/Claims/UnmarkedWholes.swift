import SpecModel
import Traceability

extension TracedClaim {
  /// It names a requirement with all its criteria, and no mark says of it that it is met.
  var isUnmarkedWhole: Bool { claim.mark == nil && resolution.requirement != nil }
}

extension Resolution {
  /// The whole requirement that it stands for.
  var requirement: RequirementID? {
    if case .requirement(let id, _) = self { id } else { nil }
  }
}
