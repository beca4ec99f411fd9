import SpecModel
import Traceability

/// Judges claims from the states of the criteria that they are about.
struct ClaimJudge {
  let graph: TraceGraph
  let criteria: [CriterionID: CriterionJudgment]
  /// The claims, by place, that mean another criterion.
  let astray: Set<Int>
  private let denied: Set<CriterionID>
  private let deniedRequirements: Set<RequirementID>
  private let scopes: TaskScopes

  init(graph: TraceGraph, criteria: [CriterionID: CriterionJudgment], astray: Set<Int>) {
    self.graph = graph
    self.criteria = criteria
    self.astray = astray
    // A denial counts against what it names, whatever its words fit: a guess must not hide a no.
    let denials = graph.claims.filter(\.claim.saysUnmet).map(\.resolution)
    denied = Set(denials.flatMap(\.criteria))
    deniedRequirements = Set(denials.compactMap(\.requirement))
    scopes = TaskScopes(graph: graph)
  }

  /// - Parameter place: its place in the graph's claims.
  func verdict(at place: Int) -> ClaimVerdict {
    let claim = graph.claims[place]
    switch claim.resolution {
    case .ambiguous: return .ambiguous
    case .dangling: return .dangling
    case .unlinked: return .unlinked
    case .criterion, .requirement: break
    }
    let ids = claim.resolution.criteria
    let states = ids.compactMap { criteria[$0]?.state }.filter { $0 != .notApplicable }
    let isMisdirected = astray.contains(place)
    guard claim.claim.saysMet else { return isMisdirected ? .misdirected : .unproven }
    if states.contains(.failing) || isDenied(claim, ids) { return .contradicted }
    // The proof of what it cites says nothing about what it means.
    if isMisdirected { return .misdirected }
    if !states.isEmpty, states.allSatisfy({ $0 == .proven }) { return .proven }
    if isOutOfScope(claim, ids) { return .outOfScope }
    return states.contains(.stale) ? .stale : .unproven
  }

  /// A line that names a whole requirement and marks nothing, `Requirement 7: described in the README`, says nothing of each of its
  /// criteria: who denies one of them does not deny the line.
  private func isDenied(_ claim: TracedClaim, _ ids: [CriterionID]) -> Bool {
    guard claim.isUnmarkedWhole, let requirement = claim.resolution.requirement else {
      return ids.contains(where: denied.contains)
    }
    return deniedRequirements.contains(requirement) || (!ids.isEmpty && ids.allSatisfy(denied.contains))
  }

  /// Its tasks cite requirements, and none of these.
  private func isOutOfScope(_ claim: TracedClaim, _ ids: [CriterionID]) -> Bool {
    guard let spec = claim.spec, !ids.isEmpty else { return false }
    let scoped = claim.tasks.filter { scopes.hold(TaskID(spec: spec, number: $0)) }
    guard !scoped.isEmpty else { return false }
    let isCited = { (tasks: [TaskNumber]) in
      ids.contains { scopes.isCited($0, by: tasks, of: spec, directly: graph.criteria[$0]?.tasks ?? []) }
    }
    if isCited(scoped) { return false }
    // `✅ Requirement 3.1: done in task 1` says which task it is in the scope of, and so does a column `Task`.
    return !([claim.claim.gloss] + claim.claim.beside).contains { isCited(NamedTasks.responsible(by: $0)) }
  }
}

/// The tasks that cite anything, themselves or by a subtask: what they cite is what they are for.
private struct TaskScopes {
  private var scoped: Set<TaskID> = []
  /// Of criteria that many tasks cite: these tasks, and what they are part of. Each claim of such a criterion would go through all.
  private var citing: [CriterionID: Set<TaskID>] = [:]
  private static let many = 32

  init(graph: TraceGraph) {
    for (id, trace) in graph.criteria {
      if trace.tasks.count > Self.many {
        citing[id] = Set(
          trace.tasks.flatMap { task in
            [task] + task.number.ancestors.map { TaskID(spec: task.spec, number: $0) }
          }
        )
      }
      for task in trace.tasks where scoped.insert(task).inserted {
        for number in task.number.ancestors { scoped.insert(TaskID(spec: task.spec, number: number)) }
      }
    }
    // A task that cites all requirements has none outside its scope.
    for spec in graph.corpus.specs {
      for task in spec.tasks where task.citations.contains(where: \.citesAll) { scoped.remove(task.id) }
    }
  }

  /// Whether something may lie outside of what a task is for.
  func hold(_ task: TaskID) -> Bool { scoped.contains(task) }

  /// Whether one of the tasks cites a criterion, itself or by a subtask.
  func isCited(_ id: CriterionID, by tasks: [TaskNumber], of spec: SpecID, directly: [TaskID]) -> Bool {
    if let citing = citing[id] { return tasks.contains { citing.contains(TaskID(spec: spec, number: $0)) } }
    return directly.contains { citing in
      citing.spec == spec && tasks.contains { citing.number == $0 || citing.number.isPart(of: $0) }
    }
  }
}
