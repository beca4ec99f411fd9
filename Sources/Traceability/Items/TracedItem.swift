package import SpecModel

/// A marked line of a report's validation sections, and the criteria that it is about. A class, as a claim is: reports have thousands.
package final class TracedItem: Sendable {
  package let item: ValidationItem
  package let spec: SpecID?
  /// The tasks that its report is about.
  package let tasks: [TaskNumber]
  /// What the references of the line turned out to mean.
  package let resolutions: [Resolution]
  /// Those that the line names, or else those that its tasks cite.
  package let criteria: [CriterionID]
  /// The line names none itself.
  package let isInferred: Bool

  init(
    item: ValidationItem,
    spec: SpecID?,
    tasks: [TaskNumber],
    resolutions: [Resolution],
    criteria: [CriterionID],
    isInferred: Bool
  ) {
    self.item = item
    self.spec = spec
    self.tasks = tasks
    self.resolutions = resolutions
    self.criteria = criteria
    self.isInferred = isInferred
  }
}
