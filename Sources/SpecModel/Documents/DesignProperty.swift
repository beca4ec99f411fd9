package import Findings

/// A property of the design that validates criteria: `### Property 7: Touch target minimum`.
package struct DesignProperty: Hashable, Sendable {
  package let id: PropertyID
  package let title: String
  package let location: Location
  package let validates: [Citation]

  package init(id: PropertyID, title: String, location: Location, validates: [Citation]) {
    self.id = id
    self.title = title
    self.location = location
    self.validates = validates
  }
}

/// A decision that a design or a report records.
package struct DesignDecision: Hashable, Sendable {
  package let title: String
  package let location: Location
  package let options: [String]
  package let decision: String?
  package let rationale: String?
  package let tradeOffs: [String]
  package let counterArguments: [String]

  package init(
    title: String,
    location: Location,
    options: [String],
    decision: String?,
    rationale: String?,
    tradeOffs: [String],
    counterArguments: [String]
  ) {
    self.title = title
    self.location = location
    self.options = options
    self.decision = decision
    self.rationale = rationale
    self.tradeOffs = tradeOffs
    self.counterArguments = counterArguments
  }
}
