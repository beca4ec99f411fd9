/// What stands around the body of an ordinary test, and decides whether it runs and whether anybody hears of its failures.
package struct Surroundings: Hashable, Sendable {
  /// The expectations that it reaches are counted.
  package let countsExpectations: Bool
  /// Traits of others run it, or do not.
  package let hasScopes: Bool
  /// `.filterIssues` and `.compactMapIssues`: what fails may be told to nobody.
  package let filtersIssues: Bool

  package init(countsExpectations: Bool, hasScopes: Bool, filtersIssues: Bool) {
    self.countsExpectations = countsExpectations
    self.hasScopes = hasScopes
    self.filtersIssues = filtersIssues
  }
}
