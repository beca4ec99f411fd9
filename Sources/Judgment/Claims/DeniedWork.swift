import SpecModel
import Traceability

/// Which tasks are there for what reports deny: those that cite it. What nothing resolves is compared as it is written.
struct DeniedWork {
  private let graph: TraceGraph
  private let tasks: [TaskID: SpecTask]
  private var ofCriterion: [CriterionID: CitingTasks] = [:]
  private var asWritten: [Written: CitingTasks]?

  /// A reference of a spec's documents that resolves to nothing.
  private struct Written: Hashable {
    let home: SpecID?
    let spec: String?
    let local: String

    init(_ reference: Reference, home: SpecID?) {
      (self.home, spec, local) = (home, reference.spec, reference.local)
    }
  }

  init(_ graph: TraceGraph, tasks: [TaskID: SpecTask]) {
    (self.graph, self.tasks) = (graph, tasks)
  }

  /// Whether a task that is still open cites it. What was moved elsewhere is open nowhere.
  mutating func isPlanned(_ claim: TracedClaim) -> Bool { citing(claim).contains(where: \.areOpen) }

  /// The ticked task that cites it, among those that its report is about and their subtasks; of a subtask that is still open, the
  /// ticked one that it is a part of.
  mutating func done(_ claim: TracedClaim, by reported: [SpecTask]) -> SpecTask? {
    let citing = citing(claim)
    return reported.lazy.compactMap { task in citing.lazy.compactMap { $0.done[task.id] }.first }.first
      ?? reported.first { task in citing.contains { $0.begun.contains(task.id) } }
  }

  private mutating func citing(_ claim: TracedClaim) -> [CitingTasks] {
    let ids = claim.resolution.criteria
    guard ids.isEmpty else { return ids.map { citing($0) } }
    let known = asWritten ?? unresolved()
    asWritten = known
    return known[Written(claim.claim.reference, home: claim.spec)].map { [$0] } ?? []
  }

  private mutating func citing(_ id: CriterionID) -> CitingTasks {
    if let known = ofCriterion[id] { return known }
    var citing = CitingTasks()
    for task in graph.criteria[id]?.tasks ?? [] { tasks[task].map { citing.add($0) } }
    ofCriterion[id] = citing
    return citing
  }

  private func unresolved() -> [Written: CitingTasks] {
    var found: [Written: CitingTasks] = [:]
    for link in graph.links where link.resolution.criteria.isEmpty {
      guard case .task(let id) = link.origin, let task = tasks[id] else { continue }
      found[Written(link.reference, home: link.home), default: CitingTasks()].add(task)
    }
    return found
  }
}

/// Tasks that cite one thing.
private struct CitingTasks {
  private(set) var areOpen = false
  /// The ticked ones, each by itself and by the tasks that it is a part of.
  private(set) var done: [TaskID: SpecTask] = [:]
  /// Those of which one that is still open is a part.
  private(set) var begun: Set<TaskID> = []

  mutating func add(_ task: SpecTask) {
    switch task.state {
    case .open, .inProgress:
      areOpen = true
      begun.formUnion(task.id.number.ancestors.map { TaskID(spec: task.id.spec, number: $0) })
    case .dropped: break
    case .done:
      done[task.id] = task
      for number in task.id.number.ancestors {
        let whole = TaskID(spec: task.id.spec, number: number)
        done[whole] = done[whole] ?? task
      }
    }
  }
}
