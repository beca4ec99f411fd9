import Mustache

/// A task with its subtasks.
package struct TaskView: Sendable {
  package let number: String
  /// Absent where an earlier task of the same number has it.
  package let anchor: String?
  package let title: String
  /// `ticked`, `open`
  package let mark: StateMark
  package let source: PageLink
  package let reports: [PageLink]
  package let moreReports: Remainder?
  package let criteria: [MarkedLink]
  package let moreCriteria: Remainder?
  package let successCriteria: [PageLink]
  package let moreSuccessCriteria: Remainder?
  package let subtasks: [TaskView]

  package init(
    number: String,
    anchor: String?,
    title: String,
    mark: StateMark,
    source: PageLink,
    reports: [PageLink],
    moreReports: Remainder? = nil,
    criteria: [MarkedLink],
    moreCriteria: Remainder? = nil,
    successCriteria: [PageLink],
    moreSuccessCriteria: Remainder? = nil,
    subtasks: [TaskView]
  ) {
    self.number = number
    self.anchor = anchor
    self.title = title
    self.mark = mark
    self.source = source
    self.reports = reports
    self.moreReports = moreReports
    self.criteria = criteria
    self.moreCriteria = moreCriteria
    self.successCriteria = successCriteria
    self.moreSuccessCriteria = moreSuccessCriteria
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
    case "moreReports": moreReports
    case "criteria": criteria
    case "moreCriteria": moreCriteria
    case "successCriteria": successCriteria
    case "moreSuccessCriteria": moreSuccessCriteria
    case "subtasks": subtasks
    default: nil
    }
  }
}
