import Findings
import Judgment
import SpecModel
import Traceability

/// Makes the tree of a spec's tasks.
struct TaskMapping {
  let site: Site
  let page: SitePath
  private let children: [TaskNumber?: [SpecTask]]
  private let reports: [TaskNumber: [CompletionReport]]

  init(site: Site, page: SitePath, spec: Spec) {
    self.site = site
    self.page = page
    let known = Set(spec.tasks.map(\.id.number))
    // A task whose parent is not there, or is itself, stands on its own: none is lost.
    children = Dictionary(grouping: spec.tasks) { task in
      task.parent.flatMap { known.contains($0) && task.id.number.ancestors.contains($0) ? $0 : nil }
    }
    reports = spec.reports.reduce(into: [:]) { reports, report in
      for task in report.tasks { reports[task, default: []].append(report) }
    }
  }

  var views: [TaskView] { (children[nil] ?? []).map(view) }

  private func view(_ task: SpecTask) -> TaskView {
    TaskView(
      number: task.id.number.text,
      title: task.title,
      mark: StateMark(task.state.words),
      source: site.source(task.location, from: page),
      reports: (reports[task.id.number] ?? []).map { report in
        PageLink(report.document.name, href: site.pages[report.document].map { page.href(to: $0) })
      },
      criteria: (site.criteriaByTask[task.id] ?? []).sorted().map { id in
        MarkedLink(
          site.link(to: id, from: page, home: task.id.spec),
          mark: StateMark(site.ledger.judgment.state(id).rawValue)
        )
      },
      successCriteria: task.successCriteria.map { site.link(to: $0.location, from: page, text: $0.text) },
      subtasks: (children[task.id.number] ?? []).map(view)
    )
  }
}

extension TaskState {
  fileprivate var words: String {
    switch self {
    case .open: "open"
    case .done: "ticked"
    case .inProgress: "in progress"
    case .dropped: "dropped"
    }
  }
}
