import SpecModel

/// Success criteria of which the report of their ticked task says ❌ or ⏳, and none says ✅.
struct DeniedSuccessCriteria {
  let criterion: SuccessCriterionClaim
  let task: SpecTask

  /// A success criterion that a report of these tasks says is met, be it another report than the one that denies it.
  private struct Met: Hashable {
    let tasks: [TaskNumber]
    let criterion: String
  }

  static func all(in corpus: Corpus) -> [DeniedSuccessCriteria] {
    corpus.specs.flatMap { spec -> [DeniedSuccessCriteria] in
      let reports = spec.reports.filter { $0.successCriteria.contains(where: isDenied) }
      guard !reports.isEmpty else { return [] }
      let byNumber = Dictionary(grouping: spec.tasks) { $0.id.number }
      let met = Set(
        spec.reports.flatMap { report in claimed(in: report).map { Met(tasks: report.tasks, criterion: $0) } }
      )
      return reports.flatMap { report -> [DeniedSuccessCriteria] in
        let tasks = report.tasks.flatMap { byNumber[$0] ?? [] }
        guard let task = tasks.first, tasks.allSatisfy(\.isTicked) else { return [] }
        return report.successCriteria.filter {
          isDenied($0) && !met.contains(Met(tasks: report.tasks, criterion: key($0)))
        }.map { DeniedSuccessCriteria(criterion: $0, task: task) }
      }
    }
  }

  private static func isDenied(_ criterion: SuccessCriterionClaim) -> Bool {
    criterion.mark == .failed || criterion.mark == .pending
  }

  private static func claimed(in report: CompletionReport) -> [String] {
    report.successCriteria.filter { $0.mark?.isPositive == true }.map(key)
  }

  private static func key(_ criterion: SuccessCriterionClaim) -> String {
    criterion.number.map(String.init) ?? criterion.title.lowercased()
  }
}
