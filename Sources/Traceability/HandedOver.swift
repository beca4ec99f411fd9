import SpecModel

/// `Requirement 3.3: task 3`, `covered by task 3`: a line without a mark, in the report of another task, that says whose the requirement is,
/// and that task cites it. It claims nothing.
enum HandedOver {
  /// - Parameters:
  ///   - tasks: those of the report.
  ///   - citing: the tasks that cite a criterion.
  static func isHandedOver(
    _ claim: Claim,
    _ resolution: Resolution,
    in spec: SpecID?,
    by tasks: [TaskNumber],
    citing: (CriterionID) -> [TaskID]
  ) -> Bool {
    let ids = resolution.criteria
    guard claim.mark == nil, claim.denial == nil, let spec, !tasks.isEmpty, !ids.isEmpty, ids.count <= most else {
      return false
    }
    let others = NamedTasks.awaited(by: claim.gloss).filter { named in
      !tasks.contains { $0 == named || $0.isPart(of: named) || named.isPart(of: $0) }
    }
    guard !others.isEmpty else { return false }
    return ids.allSatisfy { id in
      citing(id).prefix(most).contains { task in
        task.spec == spec && others.contains { task.number == $0 || task.number.isPart(of: $0) }
      }
    }
  }

  /// Thousands of tasks may cite one criterion, and thousands of lines speak of it.
  private static let most = 32
}
