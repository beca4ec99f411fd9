package import Findings

/// A numbered demand, with the criteria by which it is accepted; a class for the same reason as `CompletionReport`.
package final class Requirement: Sendable {
  package let id: RequirementID
  package let title: String
  /// Its heading says so (`- REMOVED`) or is struck through: it demands nothing any more.
  package let isRemoved: Bool
  /// The heading, or the first criterion where there is none.
  package let location: Location
  package let userStory: UserStory?
  package let criteria: [Criterion]

  package init(
    id: RequirementID,
    title: String,
    isRemoved: Bool,
    location: Location,
    userStory: UserStory?,
    criteria: [Criterion]
  ) {
    self.id = id
    self.title = title
    self.isRemoved = isRemoved
    self.location = location
    self.userStory = userStory
    self.criteria = criteria
  }
}

/// `As a ..., I want ..., so that ...`.
package struct UserStory: Hashable, Sendable {
  package let text: String
  package let location: Location

  package init(text: String, location: Location) {
    self.text = text
    self.location = location
  }
}
