/// A task with its subtasks.
package struct TaskView: Sendable {
  package let number: String
  package let anchor: String
  package let title: String
  /// `ticked`, `open`
  package let mark: Mark
  package let source: Link
  package let reports: [Link]
  package let criteria: [MarkedLink]
  package let successCriteria: [MarkedLink]
  package let subtasks: [TaskView]

  package init(
    number: String, title: String, mark: Mark, source: Link, reports: [Link], criteria: [MarkedLink],
    successCriteria: [MarkedLink], subtasks: [TaskView]
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
