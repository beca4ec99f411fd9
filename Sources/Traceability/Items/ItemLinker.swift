import SpecModel

/// Links validation items to the criteria that they name, or else to those that their tasks cite.
struct ItemLinker {
  private let corpus: Corpus
  private let resolver: Resolver
  private let cited: [TaskID: [CriterionID]]

  /// - Parameter cited: what each task cites, in its order.
  init(corpus: Corpus, index: SpecIndex, cited: [TaskID: [CriterionID]]) {
    self.corpus = corpus
    self.cited = cited
    resolver = Resolver(index: index)
  }

  func items() -> [TracedItem] {
    corpus.specs.flatMap { spec -> [TracedItem] in
      let subtasks = Dictionary(grouping: spec.tasks) { $0.id.number.ancestors.last ?? $0.id.number }
      return spec.reports.flatMap { report -> [TracedItem] in
        guard !report.validationItems.isEmpty else { return [] }
        let inferred = criteria(of: report.tasks, in: spec, subtasks)
        return report.validationItems.map { trace($0, of: report, in: spec, inferred) }
      }
    }
  }

  private func trace(_ item: ValidationItem, of report: CompletionReport, in spec: Spec, _ inferred: [CriterionID])
    -> TracedItem
  {
    let resolutions = item.references.map { resolver.resolve($0, home: spec.id) }
    var named = DistinctCriteria()
    for resolution in resolutions { named.add(resolution.criteria) }
    return TracedItem(
      item: item,
      spec: spec.id,
      tasks: report.tasks,
      resolutions: resolutions,
      // A line that names what is not there names something all the same: nothing is inferred for it.
      criteria: item.references.isEmpty ? inferred : named.all,
      isInferred: item.references.isEmpty
    )
  }

  /// What tasks cite, their subtasks included; a subtask that cites nothing works on what its parent is for.
  private func criteria(of tasks: [TaskNumber], in spec: Spec, _ subtasks: [TaskNumber: [SpecTask]]) -> [CriterionID] {
    var found = DistinctCriteria()
    for number in tasks {
      let family = subtasks[number.ancestors.last ?? number] ?? []
      // Thousands of tasks may bear one number, under which the citations of all of them stand.
      var seen: Set<TaskID> = []
      let below = family.filter { task in
        (task.id.number == number || task.id.number.isPart(of: number)) && seen.insert(task.id).inserted
      }
      var own = below.flatMap { cited[$0.id] ?? [] }
      for ancestor in number.ancestors where own.isEmpty {
        own = cited[TaskID(spec: spec.id, number: ancestor)] ?? []
      }
      found.add(own)
    }
    return found.all
  }
}
