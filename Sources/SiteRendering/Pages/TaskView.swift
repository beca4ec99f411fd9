import Mustache

/// A task with its subtasks.
package struct TaskView: Sendable {
  package let number: String
  package let anchor: String
  package let title: String
  /// `ticked`, `open`
  package let mark: StateMark
  package let source: PageLink
  package let reports: [PageLink]
  package let criteria: [MarkedLink]
  package let successCriteria: [PageLink]
  package let subtasks: [TaskView]

  package init(
    number: String,
    title: String,
    mark: StateMark,
    source: PageLink,
    reports: [PageLink],
    criteria: [MarkedLink],
    successCriteria: [PageLink],
    subtasks: [TaskView]
  ) {
    self.number = number
    anchor = SiteAnchor.task(number)
    self.title = title
    self.mark = mark
    self.source = source
    self.reports = reports
    self.criteria = criteria
    self.successCriteria = successCriteria
    self.subtasks = subtasks
  }
}

extension TaskView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "number": number
    case "anchor": anchor
    case "title": title
    case "mark": mark
    case "source": source
    case "reports": reports
    case "criteria": criteria
    case "successCriteria": successCriteria
    case "subtasks": subtasks
    default: nil
    }
  }
}
