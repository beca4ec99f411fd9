import Findings
import Judgment
import SpecModel
import Traceability

/// Makes the tree of a spec's tasks.
struct TaskMapping {
  let site: Site
  let page: SitePath
  private let tree: TaskTree
  private let reports: [TaskNumber: [CompletionReport]]

  init(site: Site, page: SitePath, spec: Spec, tasks: ArraySlice<SpecTask>) {
    self.site = site
    self.page = page
    tree = TaskTree(tasks)
    reports = spec.reports.reduce(into: [:]) { reports, report in
      for task in report.tasks { reports[task, default: []].append(report) }
    }
  }

  var views: [TaskView] { tree.roots.map(view) }

  private func view(_ index: Int) -> TaskView {
    let task = tree.tasks[index]
    // What is known of a number stands once, where it stands first: thousands of tasks of one number would each repeat it.
    let isFirst = tree.isFirst(index)
    let reports = isFirst ? reports[task.id.number] ?? [] : []
    let criteria = isFirst ? site.criteriaByTask[task.id] ?? [] : []
    let source = site.source(task.location, from: page)
    return TaskView(
      number: task.id.number.text,
      anchor: isFirst ? SiteAnchor.task(task.id.number.text) : nil,
      title: task.title,
      mark: StateMark(task.state.words),
      source: source,
      reports: reports.prefix(PageLimit.links).map { report in
        PageLink(report.document.name, href: site.pages[report.document].map { page.href(to: $0) })
      },
      moreReports: Remainder(reports.count - PageLimit.links, "reports"),
      criteria: criteria.prefix(PageLimit.links).map { id in
        MarkedLink(
          site.link(to: id, from: page, home: task.id.spec),
          mark: StateMark(site.ledger.judgment.state(id).rawValue)
        )
      },
      moreCriteria: Remainder(criteria.count - PageLimit.links, "criteria", place: source),
      successCriteria: task.successCriteria.prefix(PageLimit.links).map {
        site.link(to: $0.location, from: page, text: $0.text)
      },
      moreSuccessCriteria: Remainder(task.successCriteria.count - PageLimit.links, "success criteria", place: source),
      subtasks: tree.children[index].map(view)
    )
  }
}

/// Which task stands below which, each task once, by its place among the tasks.
private struct TaskTree {
  let tasks: [SpecTask]
  private(set) var roots: [Int] = []
  private(set) var children: [[Int]]
  private var first: [TaskNumber: Int] = [:]

  init(_ tasks: ArraySlice<SpecTask>) {
    self.tasks = Array(tasks)
    children = Array(repeating: [], count: tasks.count)
    for (index, task) in tasks.enumerated() where first[task.id.number] == nil { first[task.id.number] = index }
    place()
  }

  func isFirst(_ index: Int) -> Bool { first[tasks[index].id.number] == index }

  private mutating func place() {
    let parents = parents
    for index in tasks.indices {
      var line: [Int] = []
      var above = parents[index]
      while let next = above {
        line.append(next)
        above = parents[next]
      }
      // A page that nests as deep as a hostile document does could not be drawn, nor even written.
      if let parent = line.dropFirst(max(0, line.count - PageLimit.taskLevels + 1)).first {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
  }

  /// Of several tasks of the parent's number, the nearest before counts. A task whose parent is not there, or is itself, stands on its
  /// own: none is lost.
  private var parents: [Int?] {
    var latest: [TaskNumber: Int] = [:]
    return tasks.indices.map { index in
      defer { latest[tasks[index].id.number] = index }
      guard let parent = tasks[index].parent, tasks[index].id.number.isPart(of: parent) else { return nil }
      return latest[parent] ?? first[parent]
    }
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
