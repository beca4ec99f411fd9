import SpecModel
import Traceability

/// What tasks demand, in their success criteria and by what they cite. Read only where a report denies something.
struct DemandsOfTasks {
  private let facts: Facts
  private var texts: [TaskID: [String]] = [:]

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// Whether a success criterion of the tasks, or a criterion that they cite, demands just this.
  mutating func speak(
    _ tasks: [TaskNumber],
    of spec: Spec,
    phrase: String,
    _ demands: inout CriterionDemands
  ) -> Bool {
    let demanded = BrokenBound.number(of: phrase) ?? phrase[...]
    return tasks.contains { number in
      let id = TaskID(spec: spec.id, number: number)
      return stated(by: id, of: spec).contains { $0.contains(demanded) }
        || (facts.graph.cited[id] ?? []).prefix(Self.most).contains { demands.speak($0, of: phrase) }
    }
  }

  /// More than a task cites would be asked about for every line of its report.
  private static let most = 100

  private mutating func stated(by id: TaskID, of spec: Spec) -> [String] {
    if let known = texts[id] { return known }
    for task in spec.tasks where texts[task.id] == nil {
      texts[task.id] = task.successCriteria.prefix(Self.most).map { $0.text.lowercased() }
    }
    // Of a number that no task bears as well: it may be asked about for every line of a report.
    let known = texts[id] ?? []
    texts[id] = known
    return known
  }
}
