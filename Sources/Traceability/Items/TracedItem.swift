package import SpecModel

/// A marked line of a report's validation sections, and the criteria that it is about.
package struct TracedItem: Hashable, Sendable {
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
}
