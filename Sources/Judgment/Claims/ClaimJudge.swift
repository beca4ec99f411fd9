import SpecModel
import Traceability

/// Judges claims from the states of the criteria that they are about.
struct ClaimJudge {
  let graph: TraceGraph
  let criteria: [CriterionID: CriterionJudgment]
  /// The claims, by place, that mean another criterion.
  let astray: Set<Int>
  private let denied: Set<CriterionID>
  private let scopes: TaskScopes

  init(graph: TraceGraph, criteria: [CriterionID: CriterionJudgment], astray: Set<Int>) {
    self.graph = graph
    self.criteria = criteria
    self.astray = astray
    // A denial counts against what it names, whatever its words fit: a guess must not hide a no.
    denied = Set(graph.claims.filter { $0.claim.mark == .failed }.flatMap(\.resolution.criteria))
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
    if states.contains(.failing) || ids.contains(where: denied.contains) { return .contradicted }
    // The proof of what it cites says nothing about what it means.
    if isMisdirected { return .misdirected }
    if !states.isEmpty, states.allSatisfy({ $0 == .proven }) { return .proven }
    if isOutOfScope(claim, ids) { return .outOfScope }
    return states.contains(.stale) ? .stale : .unproven
  }

  /// Its tasks cite requirements, and none of these.
  private func isOutOfScope(_ claim: TracedClaim, _ ids: [CriterionID]) -> Bool {
    guard let spec = claim.spec, !ids.isEmpty else { return false }
    let scoped = claim.tasks.filter { scopes.hold(TaskID(spec: spec, number: $0)) }
    guard !scoped.isEmpty else { return false }
    return !ids.contains { id in
      graph.criteria[id]?.tasks.contains { citing in
        citing.spec == spec && scoped.contains { citing.number == $0 || citing.number.isPart(of: $0) }
      } ?? false
    }
  }
}

/// The tasks that cite anything, themselves or by a subtask: what they cite is what they are for.
private struct TaskScopes {
  private var scoped: Set<TaskID> = []

  init(graph: TraceGraph) {
    for trace in graph.criteria.values {
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
}
